// Tasks in the words of languages that Dawson reads and does not print: "Мат в 2 хода", "Matto in 2
// mosse".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/stipulation.hpp"

namespace dawson::terms {

struct ForeignTask {
  chess::Task task;  ///< of a sentence ("Белые начинают и выигрывают") empty: it has no sign
  std::size_t end = 0;  ///< bytes of the text that it takes
};

/// Returns the task that `text` begins with, in any case of letters: a task with its length, or,
/// where nothing else follows, a win or a draw. Nothing for a task of English, German or French.
std::optional<ForeignTask> read_foreign_task(std::string_view text);

/// Returns where a sentence ends that `text` begins with, one that names a side and what it
/// reaches: "Il Bianco muove e vince", "Białe zaczynają i wygrywają"; 0 without one. A win or a
/// draw alone is one too.
std::size_t foreign_sentence_end(std::string_view text);

/// Returns whether `text` begins with a word with which a task of these languages begins.
bool begins_like_foreign_task(std::string_view text);

}  // namespace dawson::terms
