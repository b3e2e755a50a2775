// The position of a record.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// The field that says it, in whatever notation; null without one.
RecordField const* position_of(Record const& record);

/// Reads it, with the letters of the record's `variant`. Findings are in terms of the source;
/// nothing if there is an error.
std::optional<chess::Position> read_position(Record const& record, RecordField const& field,
                                             text::Diagnostics& findings);

/// A list by square, as Popeye has it.
struct EnglishList {
  std::string text;
  bool legend_said = false;  ///< the legend says no more than the walks do
};

/// The position as Popeye's list in English, "White Kd1 Black Kh8"; a list of its own as it is,
/// with its attributes; men that the record names have their walks. E-LOSS for what `format` cannot
/// say: other boards than 8x8, men without a walk, no position at all.
std::optional<EnglishList> english_list(Record const& record, RecordField const* field,
                                        std::string_view format, text::Diagnostics& findings);

}  // namespace dawson::collection
