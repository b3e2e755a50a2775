// Tags of PGN for fields that the standard has no tag for.
#pragma once

#include <span>
#include <string_view>

namespace dawson::collection::pgn {

struct OwnTag {
  std::string_view name;   ///< "SourceNumber"
  std::string_view field;  ///< "source-number"
};

/// Returns all of them, in the order in which they are written.
std::span<OwnTag const> own_tags();

/// Returns the field of a tag, by its name in lower case; empty without one.
std::string_view field_of_own_tag(std::string_view key);

}  // namespace dawson::collection::pgn
