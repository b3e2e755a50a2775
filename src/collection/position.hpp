// Reads the position of a record, for the formats of `convert`, with the pieces that the record
// names in words.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/fairy_pieces.hpp"
#include "chess/position.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Returns the field with the position, in any notation; null without one.
RecordField const* position_of(Record const& record);

/// Parses the position, with the letters of the record's `variant`. Findings have spans in the
/// source; no value if there is an error.
std::optional<chess::Position> read_position(Record const& record, RecordField const& field,
                                             text::Diagnostics& findings);

/// A list by square, in Popeye's form.
struct EnglishList {
  std::string text;
  bool legend_said = false;  ///< the walks express the whole legend
};

/// Returns the position as Popeye's list in English, "White Kd1 Black Kh8". A list of its own is
/// returned as it is, with its attributes; pieces that the record names have their walks. E-LOSS
/// for what `format` cannot express: boards other than 8x8, pieces without a walk, no position at
/// all.
std::optional<EnglishList> english_list(Record const& record, RecordField const* field,
                                        std::string_view format, text::Diagnostics& findings);

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
