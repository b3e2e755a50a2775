// The value of `tags`: which tags of PGN become which fields.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// What games are read as.
enum class Profile : std::uint8_t {
  automatic,  ///< by their tags
  study,      ///< compositions: White is the author
  game,       ///< games between White and Black
};

struct TagRules {
  struct Pair {
    std::string field, tag;  ///< the tag in lower case
  };
  Profile profile = Profile::automatic;
  std::vector<Pair> pairs;  ///< a tag that is named goes only there
};

/// Reads `study`, `game`, or pairs of a field and a tag with an equals sign, separated by
/// semicolons. E-FIELD: no field of that name; E-VALUE: neither a word nor a pair. Spans are bytes
/// of `value`.
text::Result<TagRules> read_tag_rules(std::string_view value);

}  // namespace dawson::collection::pgn
