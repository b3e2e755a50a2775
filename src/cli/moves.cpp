#include <fmt/format.h>

#include <algorithm>

#include "chess/move_words.hpp"
#include "chess/reach.hpp"
#include "cli/command.hpp"
#include "cli/diagram.hpp"
#include "run/disk.hpp"
#include "terms/betza.hpp"
#include "terms/men_by_moves.hpp"
#include "terms/move_setup.hpp"
#include "text/ascii.hpp"

namespace dawson::cli {
namespace {

namespace po = boost::program_options;

// An option's value is a text of its own, with findings of its own.
template <class T>
std::optional<T> taken(text::Result<T> result, std::string_view option, std::string const& value,
                       text::Diagnostics warnings, Reporter& reporter) {
  if (!result) warnings.push_back(result.error());
  reporter.report(warnings, text::Source(fmt::format("<{}>", option), value));
  return result ? std::optional<T>(std::move(*result)) : std::nullopt;
}

struct Setup {
  chess::Position position;
  chess::Square from;
  std::vector<terms::Neighbour> neighbours;
};

std::optional<Setup> read_setup(po::variables_map const& values, Reporter& reporter) {
  Setup setup;
  auto const board_text =
      values.contains("board") ? values["board"].as<std::string>() : std::string("15x15");
  text::Diagnostics warnings;
  auto read_board = terms::read_move_board(board_text, warnings);
  auto board = taken(std::move(read_board), "board", board_text, std::move(warnings), reporter);
  if (!board) return {};
  setup.position = std::move(*board);
  setup.from = terms::middle_square(setup.position.board);
  if (values.contains("at")) {
    auto const text = values["at"].as<std::string>();
    auto const square =
        taken(terms::read_move_square(text, setup.position.board), "at", text, {}, reporter);
    if (!square) return {};
    setup.from = *square;
  }
  if (values.contains("occupied")) {
    auto const text = values["occupied"].as<std::string>();
    auto neighbours = taken(terms::read_neighbours(text, setup.position.board, setup.from),
                            "occupied", text, {}, reporter);
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

// Three sets of offsets; sorted as the squares are.
std::string list(chess::Movement const& movement, chess::Arena const& arena, chess::Square from) {
  chess::Targets const found = chess::targets(movement, arena, from);
  std::vector<chess::Square> both;
  std::ranges::copy_if(found.moves, std::back_inserter(both), [&](chess::Square square) {
    return std::ranges::find(found.captures, square) != found.captures.end();
  });
  return fmt::format("move:{}\ncapture:{}\nboth:{}\n", offsets(found.moves, from),
                     offsets(found.captures, from), offsets(both, from));
}

std::string explain(chess::Betza const& man) {
  std::string out;
  auto phrases = chess::move_words(man);
  for (std::string& phrase : phrases) {
    phrase.front() = text::to_upper(phrase.front());
    out += phrase + ".\n";
  }
  for (terms::NamedMan const& named : terms::men_by_moves(chess::movement(man))) {
    out += fmt::format("Known as: {}", named.name);
    std::string others;
    if (!named.german.empty()) others += fmt::format("German {}", named.german);
    if (!named.french.empty())
      others += fmt::format("{}French {}", others.empty() ? "" : ", ", named.french);
    if (!others.empty()) out += fmt::format(" ({})", others);
    if (!named.remark.empty()) out += fmt::format(", {}", named.remark);
    out += ".\n";
  }
  return out;
}

}  // namespace

int run_moves(Arguments const& arguments) {
  po::options_description options("options");
  options.add_options()                                                              //
      ("list", po::bool_switch(), "print the squares reached, as offsets")           //
      ("explain", po::bool_switch(), "say the moves in words, and the man's names")  //
      ("board", po::value<std::string>(),
       "files x ranks, or a placement; 15x15 for lists, 8x8 for diagrams")                    //
      ("at", po::value<std::string>(), "the man's square, e4 or 5,4; the middle without it")  //
      ("occupied", po::value<std::string>(),
       "men around: 'e6:enemy g4:friend', or by offsets '0,2:e 3,3:f'")                  //
      ("figure", po::value<std::string>(), "of diagrams: the man shown, *2q or amazon")  //
      ("field", po::value<std::vector<std::string>>()->composing(),
       "of diagrams: a board field, as in size=3mm")  //
      ("output,o", po::value<std::string>(),
       "write a diagram: .pdf .svg .png .tex, or - for .tex")  //
      ("dialect", po::value<std::string>()->default_value("betza"),
       "betza, or xbetza: what XBoard reads alike");
  options.add(look_options()).add(reporting_options());
  po::variables_map values;
  if (!read_arguments(arguments, options,
                      {"dawson moves BETZA [--explain] [--list] [-o OUT]",
                       "Shows how a man moves that is described in Betza's notation: in words, as "
                       "a list of squares, as a diagram.",
                       "  dawson moves fhNfrlRK --explain -o piece.svg\n"
                       "  dawson moves gQ --list --board 8x8 --at e4 --occupied 'e6:enemy'"},
                      values))
    return done;
  if (!values.contains("operand")) throw UsageError("no moves are given");
  auto const operands = values["operand"].as<std::vector<std::string>>();
  if (operands.size() != 1) throw UsageError("one man at a time");
  bool const wants_list = values["list"].as<bool>(), wants_words = values["explain"].as<bool>();
  bool const wants_diagram = values.contains("output");
  if (!wants_list && !wants_words && !wants_diagram)
    throw UsageError("what for? say --explain, --list, or -o for a diagram");
  auto const output = wants_diagram ? values["output"].as<std::string>() : std::string();
  run::BoardOptions board;
  if (wants_diagram) board.kind = kind_by_suffix(output);
  auto const dialect = values["dialect"].as<std::string>();
  if (dialect != "betza" && dialect != "xbetza")
    throw UsageError(fmt::format("--dialect is betza or xbetza, not '{}'", dialect));

  Reporter reporter(values);
  bool const from_stdin = operands[0] == "-" && arguments.literals.empty();
  std::string text = from_stdin ? run::read_file("-") : operands[0];
  while (from_stdin && (text.ends_with('\n') || text.ends_with('\r'))) text.pop_back();
  text::Source const source(from_stdin ? "<stdin>" : "<argument>", std::move(text));
  text::Diagnostics findings;
  auto const man = terms::read_betza(
      source.bytes(),
      dialect == "xbetza" ? terms::BetzaDialect::xbetza : terms::BetzaDialect::funny, findings);
  if (!man) findings.push_back(man.error());
  reporter.report(findings, source);
  if (!man) return reporter.status();

  std::string out;
  if (wants_words) out += explain(*man);
  if (wants_list) {
    auto const setup = read_setup(values, reporter);
    if (!setup) return reporter.status();
    auto arena = chess::arena(setup->position.board, chess::Side::white);
    if (!arena) {
      taken(std::move(arena), "board", values["board"].as<std::string>(), {}, reporter);
      return reporter.status();
    }
    for (terms::Neighbour const& one : setup->neighbours)
      arena->put(one.square, one.enemy ? chess::Content::enemy : chess::Content::friendly);
    out += list(chess::movement(*man), *arena, setup->from);
  }
  if (wants_diagram) {
    std::string lines =
        dialect == "xbetza" ? terms::write_betza(*man) : std::string(source.bytes());
    for (char const* name : {"board", "at", "occupied", "figure"})
      if (values.contains(name))
        lines += fmt::format("\n{}: {}", name, values[name].as<std::string>());
    lines += field_lines(values);
    text::Source const request("<arguments>", std::move(lines));
    text::Diagnostics of_diagram;
    board.style = read_style_option(values, reporter);
    run::TexPieceSets sets;
    board.pieces = read_pieces_option(values, board.style, sets, reporter);
    auto const drawn =
        run::draw_position(request, document::find_field("moves"), board, sets, of_diagram);
    std::erase_if(of_diagram, [](text::Diagnostic const& finding) {
      return finding.code == "W-NOMOVE";
    });  // said above
    reporter.report(of_diagram, request);
    if (drawn) write_drawn(output, *drawn);
  }
  if (!out.empty()) run::write_file("-", out);
  return reporter.status();
}

}  // namespace dawson::cli
