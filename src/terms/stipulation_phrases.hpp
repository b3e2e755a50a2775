// Phrases for tasks: what is played and what is reached, "series-helpmate".
#pragma once

#include <optional>
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
  bool square = false;       ///< a target square follows, which belongs to the goal
  bool goal_behind = false;  ///< the goal follows the length: "help play in 1 move, goal: any move"
};

/// All phrases, in small letters (of ASCII): those that can be composed, and what people say
/// besides.
using Phrasebook = std::unordered_multimap<std::string, PhraseMeaning>;
Phrasebook const& phrasebook();

/// A task in words, within a sentence.
struct TaskPhrase {
  std::string opening;  ///< before the length: "series-helpmate", "help play"
  std::string goal;     ///< after the length, if the opening does not contain it: "goal: any move"
};

/// Returns the phrase for a play without introduction ("ser-h") and a goal ("zg7"); an empty
/// opening if it has none.
TaskPhrase phrase_of(std::string_view play, std::string_view goal, chess::Language language);

/// A goal that is read after a length.
struct GoalBehind {
  std::string goal;
  std::size_t end = 0;  ///< offset after it
};

/// Reads ", goal: square d6" in small letters, in any language, at the beginning of `folded`; no
/// value if there is none.
std::optional<GoalBehind> read_goal_behind(std::string_view folded);

}  // namespace dawson::terms
