// Tasks in words: "Helpmate in 3½ moves", "Hilfsmatt in 3½ Zügen", and their phrases, such as
// "series-helpmate".
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "chess/fairy_pieces.hpp"
#include "chess/language.hpp"
#include "chess/task.hpp"

namespace dawson::semantics {

/// The meaning of a phrase.
struct PhraseMeaning {
  std::string play;
  std::string goal;  ///< empty for a task without a sign
  chess::Language language = chess::Language::english;
  bool square = false;      ///< a target square follows and belongs to the goal
  bool goal_after = false;  ///< the goal follows the length: "help play in 1 move, goal: any move"
};

/// Returns all phrases, in small letters (of ASCII): the composed ones and further common ones.
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
struct GoalAfter {
  std::string goal;
  std::size_t end = 0;  ///< offset after it
};

/// Reads ", goal: square d6" in small letters, in any language, at the beginning of `folded`; no
/// value if there is none.
std::optional<GoalAfter> read_goal_after(std::string_view folded);

/// A task at the beginning of a text.
struct TaskWords {
  chess::Task
      task;  ///< without a goal for a task in words that has no sign ("Ortho-reconstruction")
  std::size_t end = 0;
  std::optional<chess::Language> mixed;  ///< the words mix two languages: that of "moves"
};

/// Reads the words of a task with its length, in the printed forms. `folded` is in lower case.
std::optional<TaskWords> read_task_words(std::string_view folded);

/// Writes the task in words; empty if it has none and is printed in signs ("c81", "reci-h(=)#4").
std::string task_in_words(chess::Task const& task, chess::Language language);

/// Returns the closest known beginning of a task for that of `folded` ("helpmat in 2 moves");
/// empty if none is close, or if it is known.
std::string_view closest_task_words(std::string_view folded);

/// Reads a number from 1 to 12 in words at the beginning of a text.
struct NumberWord {
  int value = 0;
  std::size_t end = 0;
};
std::optional<NumberWord> read_number_word(std::string_view folded);

}  // namespace dawson::semantics
