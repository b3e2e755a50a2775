#include <fmt/format.h>

#include <algorithm>

#include "chess/move_words.hpp"
#include "chess/targets.hpp"
#include "cli/command.hpp"
#include "cli/commands/board.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/men_by_moves.hpp"
#include "semantics/move_setup.hpp"
#include "text/scanning.hpp"

namespace dawson::cli {
namespace {

// Reports findings in the value of an option as in a text of its own.
template <class T>
std::optional<T> taken(text::Result<T> result, std::string_view option, std::string const& value,
                       text::Diagnostics warnings, run::Invocation& invocation) {
  if (!result) warnings.push_back(result.error());
  invocation.report(std::move(warnings),
                    invocation.sources().open(fmt::format("<{}>", option), value));
  return result ? std::optional<T>(std::move(*result)) : std::nullopt;
}

struct Setup {
  chess::Position position;
  chess::Square from;
  std::vector<semantics::Neighbour> neighbours;
};

std::optional<Setup> read_setup(Values const& values, run::Invocation& invocation) {
  Setup setup;
  auto const board_text = values.has("board") ? values["board"] : "15x15";
  text::Diagnostics warnings;
  auto read_board = semantics::read_move_board(board_text, warnings);
  auto board = taken(std::move(read_board), "board", board_text, std::move(warnings), invocation);
  if (!board) return {};
  setup.position = std::move(*board);
  setup.from = semantics::middle_square(setup.position.board);
  if (values.has("at")) {
    auto const& text = values["at"];
    auto const square =
        taken(semantics::read_move_square(text, setup.position.board), "at", text, {}, invocation);
    if (!square) return {};
    setup.from = *square;
  }
  if (values.has("occupied")) {
    auto const& text = values["occupied"];
    auto neighbours = taken(semantics::read_neighbours(text, setup.position.board, setup.from),
                            "occupied", text, {}, invocation);
    if (!neighbours) return {};
    setup.neighbours = std::move(*neighbours);
  }
  return setup;
}

std::string offsets(std::vector<chess::Square> const& squares, chess::Square from) {
  std::string out;
  for (chess::Square const& square : squares)
    out += fmt::format(" {},{}", square.file - from.file, square.rank - from.rank);
  return out;
}

// Lists offsets, sorted by square: moves, captures and both, and the kinds that some part of the
// movement uses.
std::string list(chess::Movement const& movement, chess::Occupancy const& arena,
                 chess::Square from) {
  chess::Targets const found = chess::targets(movement, arena, from);
  std::vector<chess::Square> both;
  std::ranges::copy_if(found.moves, std::back_inserter(both), [&](chess::Square square) {
    return std::ranges::find(found.captures, square) != found.captures.end();
  });
  std::string out = fmt::format("move:{}\ncapture:{}\nboth:{}\n", offsets(found.moves, from),
                                offsets(found.captures, from), offsets(both, from));
  chess::Aspects const asked = chess::aspects(movement);
  auto const add = [&](bool wanted, std::string_view kind, std::string const& squares) {
    if (wanted) out += fmt::format("{}:{}\n", kind, squares);
  };
  add(asked.first_move, "initial", offsets(found.first_move, from));
  add(asked.passant, "ep", offsets(found.passant, from));
  add(asked.castling, "castle", offsets(found.castling, from));
  add(asked.own, "own", offsets(found.own, from));
  std::string pairs;
  for (chess::TakenOnTheWay const& one : found.on_the_way)
    pairs += fmt::format("{}>{}", offsets({one.taken}, from), offsets({one.end}, from).substr(1));
  add(asked.on_the_way, "locust", pairs);
  add(asked.chains, "pass", found.pass ? " yes" : " no");
  return out;
}

std::string explain(chess::Betza const& piece) {
  std::string out;
  auto phrases = chess::move_words(piece);
  for (std::string& phrase : phrases) {
    phrase.front() = text::to_upper(phrase.front());
    out += phrase + ".\n";
  }
  for (semantics::NamedPiece const& named : semantics::pieces_by_moves(chess::movement(piece))) {
    out += fmt::format("Known as: {}", named.name);
    std::string others;
    for (chess::Language const other : chess::all_languages) {
      std::string_view const name = chess::name_of_piece(named.name, other);
      if (other != chess::Language::english && !name.empty())
        others +=
            fmt::format("{}{} {}", others.empty() ? "" : ", ", chess::about(other).name, name);
    }
    if (!others.empty()) out += fmt::format(" ({})", others);
    if (!named.remark.empty()) out += fmt::format(", {}", named.remark);
    out += ".\n";
  }
  return out;
}

Options moves_options() {
  return joined(
      {under(
           "options",
           {{"list", "print the squares reached, as offsets"},
            {"explain", "describe the moves and name the piece; the default"},
            {"board", any_text("SIZE"),
             "files x ranks, or a placement; 15x15 for lists, 8x8 for diagrams"},
            {"at", any_text("SQUARE"), "the piece's square, e4 or 5,4; default: the middle"},
            {"occupied", any_text("MEN"),
             "other pieces: 'e6:enemy g4:friend', or offsets '0,2:e 3,3:f'"},
            {"figure", any_text("MAN"), "diagrams: the piece shown, *2q or amazon"},
            {"field", several(any_text("NAME=VALUE")), "diagrams: a board field such as size=3mm"},
            {"output,o", a_diagram(),
             "write a diagram: " + run::output_names(".") + "; or - for .tex"},
            {"dialect", one_of("DIALECT", names_in(semantics::betza_dialects)),
             "betza, or xbetza (XBoard's dialect)", "betza"}}),
       style_options(), writing_options()});
}

// Lists the squares that the piece reaches; returns nothing if an option has an error.
std::optional<std::string> listed(chess::Betza const& piece, Values const& values,
                                  run::Invocation& invocation) {
  auto const setup = read_setup(values, invocation);
  if (!setup) return {};
  auto arena = chess::arena(setup->position.board, chess::Side::white);
  if (!arena) {
    taken(std::move(arena), "board", values["board"], {}, invocation);
    return {};
  }
  for (semantics::Neighbour const& one : setup->neighbours)
    arena->put(one.square, one.enemy ? chess::Content::enemy : chess::Content::friendly);
  return list(chess::movement(piece), *arena, setup->from);
}

// Returns the directive that the options are equivalent to.
std::string directive(std::string moves, Values const& values) {
  for (char const* name : {"board", "at", "occupied", "figure"})
    if (values.has(name)) moves += fmt::format("\n{}: {}", name, values[name]);
  return moves + field_lines(values);
}

int run_moves(Values const& values) {
  std::string const& output = values["output"];
  bool const wants_list = values.has("list");
  bool const wants_words = values.has("explain") || (!wants_list && output.empty());
  run::BoardOptions const board{output.empty() ? nullptr
                                               : output_wanted({"moves", {}}, output, values)};
  semantics::BetzaDialect const dialect =
      row_named(semantics::betza_dialects, values["dialect"])->dialect;

  Session session(values);
  run::Invocation& invocation = session.invocation();
  text::SourceId const operand = session.open_operand("string of moves");
  std::string_view const bytes = invocation.sources()[operand].bytes();
  text::Diagnostics findings;
  auto const piece = semantics::read_betza(bytes, dialect, findings);
  if (!piece) findings.push_back(piece.error());
  // The diagram reports them itself.
  if (piece && board.output) findings.clear();
  invocation.report(std::move(findings), operand);
  if (!piece) return session.finish();

  std::string out;
  if (wants_words) out += explain(*piece);
  if (wants_list) {
    auto const squares = listed(*piece, values, invocation);
    if (!squares) return session.finish();
    out += *squares;
  }
  if (board.output) {
    std::string moves(bytes);
    if (dialect != semantics::BetzaDialect::funny) moves = values["dialect"] + " " + moves;
    text::SourceId const request =
        invocation.sources().open("<arguments>", directive(std::move(moves), values));
    auto const drawn =
        run::draw_position(invocation, request, &problem::field(problem::FieldId::moves), board);
    if (drawn) write_drawn(invocation.disk(), output, *drawn);
  }
  if (!out.empty()) invocation.disk().write("-", out);
  return session.finish();
}

}  // namespace

Command const moves_command{
    "moves",
    "show how a piece moves, from Betza's notation",
    Operand::moves,
    "dawson moves BETZA [--explain] [--list] [-o OUT]",
    "Shows how a piece in Betza's notation moves: in words, as a list of squares,\n"
    "or as a diagram.",
    "  dawson moves fhNfrlRK --explain -o piece.svg\n"
    "  dawson moves gQ --list --board 8x8 --at e4 --occupied 'e6:enemy'",
    moves_options,
    run_moves,
    diagram_suffixes};

}  // namespace dawson::cli
