// Phrases for tasks: what is played and what is reached, "series-helpmate".
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "chess/language.hpp"

namespace dawson::terms {

/// What a phrase means.
struct PhraseMeaning {
  std::string play;
  std::string goal;  ///< empty: a task that has no sign
  chess::Language language = chess::Language::english;
  bool square = false;  ///< a target square follows, which belongs to the goal
};

/// All phrases, in small letters (of ASCII): those that can be composed, and what people say
/// besides.
using Phrasebook = std::unordered_multimap<std::string, PhraseMeaning>;
Phrasebook const& phrasebook();

/// The phrase for a play without introduction ("ser-h") and a goal ("zg7"), as it stands within a
/// sentence; empty where it has none.
std::string phrase_of(std::string_view play, std::string_view goal, chess::Language language);

}  // namespace dawson::terms
