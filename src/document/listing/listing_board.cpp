#include "document/listing/listing_board.hpp"

#include <algorithm>

#include "document/fields/values.hpp"
#include "document/listing/listing_fields.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

std::optional<chess::Position> position_in(FieldLine const& field, MarkupLanguage const& host) {
  text::SourceMappedText const value = join_lines(field, host);
  text::Diagnostics unused;  // told where the field is read
  if (auto const* const notation = notation::find_notation(field.field->name)) {
    auto position = notation->read(value.text(), unused);
    return position ? std::optional(std::move(*position)) : std::nullopt;
  }
  auto guessed = notation::read_any(value.text(), unused);
  return guessed ? std::optional(std::move(guessed->position)) : std::nullopt;
}

}  // namespace

ListingBoard::ListingBoard(text::SourceMappedText const* own, std::vector<FieldLine> const& given,
                           MarkupLanguage const& host)
    : own_(own != nullptr) {
  if (own) {
    FieldLine line;
    line.field = &position_of_listing();
    line.lines.push_back({*own});
    position_ = position_in(line, host);
    return;
  }
  auto const field = std::ranges::find_if(
      given, [](FieldLine const& line) { return line.field->syntax == Syntax::position; });
  if (field != given.end()) position_ = position_in(*field, host);
}

ListedPiecesEffect ListingBoard::take(std::string_view line,
                                      std::vector<ListedPiece> const& pieces) {
  if (!position_) return {};
  ListedPiecesEffect effect = place_listed_pieces(line, pieces, *position_, own_);
  placed_ = placed_ || effect.placed;
  return effect;
}

std::optional<ListingBoard::Written> ListingBoard::written() const {
  if (!placed_) return {};
  std::optional<Written> best;
  chess::Position position = *position_;
  // What a FEN says that says nothing.
  if (position.to_move == chess::Side(chess::Side::white)) position.to_move.reset();
  for (notation::Notation const& notation : notation::notations()) {
    notation::WriteResult made = notation.write(position);
    if (made.ok() && (!best || made.dropped.size() < best->dropped.size()))
      best = Written{find_field(notation.name), std::move(made.text), std::move(made.dropped)};
  }
  return best;
}

}  // namespace dawson::document
