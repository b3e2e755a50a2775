#include "server/editor/palette.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "collection/directives.hpp"
#include "document/directive.hpp"
#include "text/scanning.hpp"

namespace dawson::server {
namespace {

using chess::Cell;
using chess::Position;
using chess::Square;

constexpr int eighths_a_turn = 8;

class Editor {
 public:
  Editor(Position& position, std::size_t most) : position_(position), most_(most) {}

  std::optional<text::Diagnostic> operator()(PutPiece const& put) {
    Cell* const cell = find(put.square);
    if (!cell) return no_square(put.square);
    drop_attributes(put.square);
    cell->occupant = put.occupant;
    return {};
  }

  std::optional<text::Diagnostic> operator()(TakePiece const& take) {
    Cell* const cell = find(take.square);
    if (!cell) return no_square(take.square);
    drop_attributes(take.square);
    cell->occupant.reset();
    return {};
  }

  std::optional<text::Diagnostic> operator()(MovePiece const& move) {
    Cell* const from = find(move.from);
    Cell* const to = find(move.to);
    if (!from || !to) return no_square(from ? move.to : move.from);
    if (from == to || !from->occupant) return {};
    drop_attributes(move.to);
    for (chess::Attributes& one : position_.attributes)
      if (one.square == move.from) one.square = move.to;
    to->occupant = std::move(from->occupant);
    from->occupant.reset();
    return {};
  }

  std::optional<text::Diagnostic> operator()(TurnPiece const& turn) {
    Cell* const cell = find(turn.square);
    if (!cell) return no_square(turn.square);
    if (cell->occupant)
      std::visit(
          [&](auto& occupant) {
            int const turned = (occupant.rotation + turn.eighths) % eighths_a_turn;
            occupant.rotation = (turned + eighths_a_turn) % eighths_a_turn;
          },
          *cell->occupant);
    return {};
  }

  std::optional<text::Diagnostic> operator()(ChangeSide const& change) {
    Cell* const cell = find(change.square);
    if (!cell) return no_square(change.square);
    auto* const piece = cell->occupant ? std::get_if<chess::Piece>(&*cell->occupant) : nullptr;
    if (piece)
      piece->side = piece->side == chess::Side::white   ? chess::Side::black
                    : piece->side == chess::Side::black ? chess::Side::neutral
                                                        : chess::Side::white;
    return {};
  }

  std::optional<text::Diagnostic> operator()(ChangeAttribute const& change) {
    Cell* const cell = find(change.square);
    if (!cell) return no_square(change.square);
    if (!cell->occupant || !std::holds_alternative<chess::Piece>(*cell->occupant))
      return text::error(
          "E-EDIT", {},
          fmt::format("there is no piece on {} that could be {}", chess::square_name(change.square),
                      text::lower_case(change.word)),
          "choose a square with a piece");
    auto& all = position_.attributes;
    auto one = std::ranges::find(all, change.square, &chess::Attributes::square);
    if (one == all.end()) one = all.insert(all.end(), {change.square, {}});
    if (std::erase(one->words, change.word) == 0) one->words.push_back(change.word);
    if (one->words.empty()) all.erase(one);
    return {};
  }

  std::optional<text::Diagnostic> operator()(ToggleHole const& toggle) {
    auto const rows = static_cast<int>(position_.board.rows());
    if (toggle.square.rank < 0 || toggle.square.rank >= rows) return no_square(toggle.square);
    auto const row = position_.board.row(static_cast<std::size_t>(rows - 1 - toggle.square.rank));
    if (toggle.square.file < 0 || toggle.square.file >= static_cast<int>(row.size()))
      return no_square(toggle.square);
    Cell& cell = row[static_cast<std::size_t>(toggle.square.file)];
    drop_attributes(toggle.square);
    bool const hole = cell.kind == chess::CellKind::hole;
    cell.kind = hole ? chess::CellKind::plain : chess::CellKind::hole;
    cell.occupant.reset();
    position_.board.checker(position_.board.lower_left);
    return {};
  }

  std::optional<text::Diagnostic> operator()(Resize const& size) {
    if (!position_.board.rectangular())
      return text::error("E-EDIT", {}, "the board is not a rectangle of squares",
                         "write its rows in the directive");
    bool const fits = size.files >= 1 && size.ranks >= 1 && size.files <= most_side &&
                      size.ranks <= most_side &&
                      static_cast<std::size_t>(size.files * size.ranks) <= most_;
    if (!fits)
      return text::error("E-EDIT", {}, fmt::format("a board has at most {} squares", most_),
                         "choose fewer files or ranks, at least 1 of each");
    chess::Board board;
    board.tiling = position_.board.tiling;
    for (int rank = size.ranks - 1; rank >= 0; --rank) {
      board.open_row();
      for (int file = 0; file < size.files; ++file) {
        Cell cell;
        if (Cell const* old = at({file, rank})) cell = *old;
        cell.left = file * chess::quarters;
        board.add(std::move(cell));
      }
    }
    board.checker(position_.board.lower_left);
    position_.board = std::move(board);
    std::erase_if(position_.attributes, [&](chess::Attributes const& one) {
      return one.square.file >= size.files || one.square.rank >= size.ranks;
    });
    return {};
  }

  std::optional<text::Diagnostic> operator()(TakeAllPieces const&) {
    for (Cell& cell : position_.board.cells()) cell.occupant.reset();
    position_.attributes.clear();
    return {};
  }

 private:
  static constexpr int most_side = 1000;

  Cell* find(Square square) {
    auto const index = chess::cell_at(position_.board, square);
    return index ? &position_.board.cells()[*index] : nullptr;
  }

  // Returns holes too.
  Cell const* at(Square square) const {
    auto const rows = static_cast<int>(position_.board.rows());
    if (square.rank >= rows) return nullptr;
    chess::Board const& board = position_.board;
    auto const row = board.row(static_cast<std::size_t>(rows - 1 - square.rank));
    return square.file < static_cast<int>(row.size()) ? &row[static_cast<std::size_t>(square.file)]
                                                      : nullptr;
  }

  static text::Diagnostic no_square(Square square) {
    return text::error("E-EDIT", {},
                       fmt::format("the board has no square {}", chess::square_name(square)),
                       "choose a square of the board");
  }

  void drop_attributes(Square square) {
    std::erase_if(position_.attributes,
                  [&](chess::Attributes const& one) { return one.square == square; });
  }

  Position& position_;
  std::size_t most_;
};

}  // namespace

std::optional<text::Diagnostic> apply(PositionEdit const& edit, Position& position,
                                      std::size_t most) {
  return std::visit(Editor(position, most), edit);
}

namespace {

using document::FieldLine;
using document::MarkupLanguage;

bool has_comment(FieldLine const& field, MarkupLanguage const& markup) {
  return std::ranges::any_of(field.lines, [&](document::ValueLine const& line) {
    return markup.without_comment(line.text).text() != line.text.text();
  });
}

// The lines of a field converted to another markup language.
struct Carried {
  std::string lines;
  bool changed = false;
};
std::optional<Carried> carried(FieldLine const& field, MarkupLanguage const& from,
                               MarkupLanguage const& target, text::Diagnostics& findings) {
  if (!collection::form_of(field.field->name).known) return {};
  text::Diagnostics own;
  auto const read = collection::record_field(field, collection::markup_of(from), own);
  std::optional<Carried> out;
  if (read) {
    collection::Record const record{collection::markup_of(from), {*read}, {}};
    auto const written = collection::in_document(record, collection::markup_of(target), own);
    auto const& fields = written.record().fields;
    if (!fields.empty()) {
      bool const same =
          std::ranges::equal(fields.front().values, read->values,
                             [](auto const& a, auto const& b) { return a.text() == b.text(); });
      out = Carried{collection::write_field(fields.front(), collection::markup_of(target)),
                    !same || has_comment(field, from)};
    }
  }
  for (text::Diagnostic& finding : own) {
    finding.span = {};  // of the text before the change
    findings.push_back(std::move(finding));
  }
  return out;
}

}  // namespace

MarkupLanguage const* markup_named(std::string_view name) {
  if (name == name_of(document::tex_markup)) return &document::tex_markup;
  return name == name_of(document::markdown_markup) ? &document::markdown_markup : nullptr;
}

std::string_view name_of(MarkupLanguage const& markup) {
  return &markup == &document::tex_markup ? "LaTeX" : "Markdown";
}

std::string text_in_markup(document::DirectiveText const& directive, MarkupLanguage const& target,
                           text::Diagnostics& findings) {
  std::string out = directive.text();
  if (&directive.markup() == &target) return out;
  std::vector<FieldLine> const& fields = directive.fields();
  for (std::size_t i = fields.size(); i-- > directive.in_listing();) {
    auto const made = carried(fields[i], directive.markup(), target, findings);
    if (!made || !made->changed) continue;
    text::Span lines = directive.lines_of(fields[i]);
    if (lines.end < out.size()) ++lines.end;
    out.replace(lines.begin, lines.end - lines.begin, made->lines);
  }
  std::string listed;
  bool changed = false;
  for (std::size_t i = 0; i < directive.in_listing(); ++i)
    if (auto const made = carried(fields[i], directive.markup(), target, findings)) {
      listed += made->lines;
      changed = changed || made->changed;
    }
  if (!changed) return out;
  std::size_t const end = fields.size() > directive.in_listing()
                              ? directive.lines_of(fields[directive.in_listing()]).begin
                              : out.size();
  findings.push_back(
      text::warning("W-EDIT", {}, "the lines of the listing are replaced with fields"));
  return listed + out.substr(end);
}

}  // namespace dawson::server
