// Finds pieces that a record names in words, while its position has only their symbols. For formats
// with walks.
#pragma once

#include "chess/fairy_men.hpp"
#include "chess/position.hpp"
#include "collection/record.hpp"

namespace dawson::collection {

/// Pieces with their walks: those that the legend names ("*2n = Nachtreiter"), and those that a
/// line of the legend, of the conditions or of the remarks names with their squares ("d5, e6:
/// Grasshopper"). Names are in English, German or French, in the singular or plural.
struct NamedPieces {
  chess::Position position;
  bool legend_said = false;  ///< walks and their symbols express the whole legend
};
/// Returns `position` with the pieces that the record names.
NamedPieces with_named_pieces(Record const& record, chess::Position position);

/// Returns the piece of that name, in English, German or French, in the singular or plural; null
/// without one.
chess::FairyPiece const* piece_called(std::string_view name);

}  // namespace dawson::collection
