// Tasks in words: "Helpmate in 3½ moves", "Hilfsmatt in 3½ Zügen", "Mat aidé en 3,5 coups".
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/fairy_men.hpp"
#include "chess/language.hpp"
#include "chess/stipulation.hpp"

namespace dawson::terms {

/// A task at the beginning of a text.
struct TaskWords {
  chess::Task task;  ///< without a goal: a task in words that has no sign ("Ortho-reconstruction")
  std::size_t end = 0;
  std::optional<chess::Language> mixed;  ///< the words are of two languages: that of "moves"
};

/// Reads the words of a task, all but the capitals of ASCII as they are printed, its length with
/// them. `folded` is in lower case.
std::optional<TaskWords> read_task_words(std::string_view folded);

/// The task in words; empty where it has none and is printed in signs ("c81", "reci-h(=)#4").
std::string task_in_words(chess::Task const& task, chess::Language language);

/// The known beginning of a task that is nearest to that of `folded` ("helpmat in 2 moves"); empty
/// where none is near, or it is known.
std::string_view nearest_task_words(std::string_view folded);

/// A number from 1 to 12 in words at the beginning of a text, and where it ends.
struct NumberWord {
  int value = 0;
  std::size_t end = 0;
};
std::optional<NumberWord> read_number_word(std::string_view folded);

}  // namespace dawson::terms
