#include "lsp/documents/pieces.hpp"

#include <algorithm>

#include "document/fields/values.hpp"

namespace dawson::lsp {
namespace {

constexpr std::string_view digits = "0123456789";

// Returns the text of the only piece in a placement: without empty squares and other ranks.
std::string only_piece(std::string_view placement) {
  std::size_t const begin = placement.find_first_not_of("0123456789/");
  if (begin == std::string_view::npos) return {};
  std::string_view piece = placement.substr(begin, placement.find('/', begin) - begin);
  while (!piece.empty() && digits.find(piece.back()) != std::string_view::npos)
    piece.remove_suffix(1);
  return std::string(piece);
}

bool is_fairy(chess::Piece const& piece) {
  return piece.rotation != 0 || piece.kind == chess::Kind::named ||
         piece.kind == chess::Kind::letter || piece.side == chess::Side::neutral;
}

}  // namespace

std::optional<WrittenPosition> position_in(OutlinedDirective const& directive,
                                           document::MarkupLanguage const& markup) {
  document::FieldLine const* const field = directive.field(problem::FieldId::position);
  if (!field || field->field->syntax != problem::Syntax::position) return {};
  notation::Notation const* const notation = notation::find_notation(field->field->name);
  if (!notation) return {};
  WrittenPosition out{
      field, notation, markup.position(document::join_lines(*field, markup)).trimmed().text(), {}};
  text::Diagnostics warnings;
  auto read = notation->read(out.text, warnings);
  if (!read) return {};
  out.position = std::move(*read);
  return out;
}

std::string piece_in(notation::Notation const& notation, chess::Piece const& piece) {
  // A board of one square has no empty squares around the piece.
  text::Diagnostics warnings;
  auto const* const placement = notation::find_notation("janko");
  auto alone = placement->read("K", warnings);
  if (!alone) return {};
  for (chess::Cell& cell : alone->board.cells())
    if (cell.occupant) cell.occupant = piece;
  auto const written = notation.write(*alone);
  return written.ok() ? only_piece(written.text) : std::string();
}

std::vector<WrittenPiece> fairy_pieces_in(OutlinedDirective const& directive,
                                          document::MarkupLanguage const& markup) {
  std::vector<WrittenPiece> out;
  auto const written = position_in(directive, markup);
  if (!written) return out;
  for (chess::Cell const& cell : written->position.board.cells()) {
    chess::Piece const* const piece = chess::piece_on(cell);
    if (!piece || !is_fairy(*piece)) continue;
    std::string text = piece_in(*written->notation, *piece);
    if (text.empty() || std::ranges::count(out, text, &WrittenPiece::text) > 0) continue;
    out.push_back({std::move(text), *piece});
  }
  return out;
}

}  // namespace dawson::lsp
