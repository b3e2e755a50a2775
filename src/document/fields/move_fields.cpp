#include "document/fields/field_reading.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/fairy_men.hpp"
#include "document/fields/values.hpp"
#include "notation/janko/janko.hpp"
#include "terms/betza.hpp"
#include "terms/men_by_moves.hpp"
#include "terms/move_setup.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;

constexpr std::string_view usual_board = "8x8";

class MoveFieldsReader {
 public:
  MoveFieldsReader(FieldReading& reading, std::vector<FieldLine> const& fields)
      : reading_(reading), fields_(fields) {}

  bool run() {
    problem::Problem& problem = reading_.problem;
    auto const text = value(FieldId::moves);
    if (!text) {
      refuse_alone();
      return false;
    }
    text::Diagnostics warnings;
    auto const piece = kept(terms::read_betza(text->text(), warnings), *text);
    for (text::Diagnostic const& warning : warnings) reading_.say(text->origin(warning));
    auto const board_text = value(FieldId::board);
    std::string const board_written = board_text ? board_text->text() : std::string(usual_board);
    text::Diagnostics of_board;
    auto board = kept(terms::read_move_board(board_written, of_board), board_text.value_or(*text));
    auto const figure = read_figure();
    if (!piece || !board || !sound_) return false;

    chess::Square from = terms::usual_square(
        *piece, board->board, figure ? figure->side : chess::Side(chess::Side::white));
    if (auto const at = value(FieldId::at))
      if (auto const square = kept(terms::read_move_square(at->text(), board->board), *at))
        from = *square;
    if (!sound_) return false;
    if (!chess::cell_at(board->board, from))
      return say(text::error("E-SQUARE", text->origin(), "board has no square for the piece",
                             "add `at: e4` or another square of the board")),
             false;
    std::optional<std::vector<terms::Neighbour>> neighbours;
    if (auto const occupied = value(FieldId::occupied))
      neighbours = kept(terms::read_neighbours(occupied->text(), board->board, from), *occupied);
    if (!sound_) return false;

    auto setup = terms::set_up_moves(*piece, std::move(*board), from, figure, neighbours);
    if (!setup) {
      text::Diagnostic fault = setup.error();
      fault.span = (board_text ? *board_text : *text).origin();
      return say(std::move(fault)), false;
    }
    problem.position = std::move(setup->position);
    problem.view.moves =
        problem::MoveDiagram{std::move(setup->movement),
                             setup->from,
                             setup->stand_ins,
                             true,
                             reading_.settings.language.value_or(chess::Language::english),
                             std::string(text->text())};
    // The frame is open where a cylinder is joined, unless the author says otherwise.
    bool const round =
        std::ranges::any_of(problem.view.moves->movement, &chess::Slide::cylindrical);
    if (round) problem.view.edges = chess::Edges::vertical_cylinder;
    name_mover(*piece, *text, problem);
    return true;
  }

 private:
  void say(text::Diagnostic finding) {
    sound_ = sound_ && finding.severity != text::Severity::error;
    reading_.say(std::move(finding));
  }

  template <class T>
  std::optional<T> kept(text::Result<T> result, Plain const& value) {
    if (result) return std::move(*result);
    say(value.origin(result.error()));
    return {};
  }

  FieldLine const* find(FieldId id) const {
    auto const found =
        std::ranges::find_if(fields_, [&](FieldLine const& line) { return line.field->id == id; });
    return found == fields_.end() ? nullptr : &*found;
  }

  std::optional<Plain> value(FieldId id) const {
    FieldLine const* line = find(id);
    if (!line) return {};
    return reading_.plain(*line);
  }

  void refuse_alone() {
    for (problem::Field const& row : problem::fields())
      if (FieldLine const* line = row.of_moves ? find(row.id) : nullptr)
        say(text::error("E-FIELD", line->name,
                        fmt::format("`{}` belongs to a diagram of moves", row.name),
                        row.id == FieldId::board ? "add `moves: ...`, or write `board: points`"
                                                 : "add `moves: ...`, or remove the field"));
  }

  // A man as janko writes him, or by his name.
  std::optional<chess::Piece> read_figure() {
    auto const text = value(FieldId::figure);
    if (!text) return {};
    std::string_view const word = text->text();
    if (chess::FairyPiece const* fairy = chess::find_fairy_piece(word))
      return chess::Piece{chess::Kind::named, chess::Side::white, 0, std::string(fairy->name)};
    text::Diagnostics warnings;
    auto const pieces = kept(notation::read_janko_men(word, warnings), *text);
    if (!pieces) return {};
    auto const* piece = pieces->size() == 1 ? std::get_if<chess::Piece>(&pieces->front()) : nullptr;
    if (piece) return *piece;
    say(text::error("E-MAN", text->origin(), "expected exactly one piece",
                    "write `*2q`, or the name of a fairy piece"));
    return {};
  }

  // The first line under the board says who it is, unless the author does.
  void name_mover(chess::Betza const& piece, Plain const& text, problem::Problem& problem) {
    if (find(FieldId::legend)) return;
    auto const* cell =
        &problem.position.board
             .cells()[*chess::cell_at(problem.position.board, problem.view.moves->from)];
    auto const known = terms::pieces_by_moves(chess::movement(piece));
    std::string const name(known.empty() ? terms::without_dialect(text.text())
                                         : known.front().in(problem.view.moves->language));
    problem.legend.push_back({{*cell->occupant}, {prose::Text{name}}, text.text()});
  }

  FieldReading& reading_;
  std::vector<FieldLine> const& fields_;
  bool sound_ = true;
};

}  // namespace

bool read_move_fields(FieldReading& reading, std::vector<FieldLine> const& fields) {
  return MoveFieldsReader(reading, fields).run();
}

}  // namespace dawson::document
