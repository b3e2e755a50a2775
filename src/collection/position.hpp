// Reads the position of a record, for the formats of `convert`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

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

}  // namespace dawson::collection
