// The parts of a stipulation: its signs ("ser-h=5", "zg74", "3#"), its words in languages that
// Dawson reads but does not print, and marks after it, such as set play and tries.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// A task at the beginning of a text.
struct TaskSigns {
  chess::Task task;
  std::size_t end = 0;
  bool reversed = false;  ///< the goal after the length: "3#", "h3#"
};

/// Reads Popeye's signs (py-engl.txt), also "PG 12.5", "3#", and "+" and "=" of studies. `folded`
/// is in lower case.
std::optional<TaskSigns> read_task_signs(std::string_view folded);

/// Returns true if `folded` is a play and a goal without a length: "h#", "ser-h=".
bool lacks_length(std::string_view folded);

/// Writes the signs of a task: "h#2.5", "PG 12.5".
std::string task_in_signs(chess::Task const& task);

struct ForeignTask {
  chess::Task task;  ///< empty for a sentence ("Белые начинают и выигрывают"), which has no sign
  std::size_t end = 0;  ///< length of the task in bytes
};

/// Returns the task that `text` begins with, in either case: a task with its length, or, as the
/// whole text, a win or a draw. Nothing for a task in English, German or French.
std::optional<ForeignTask> read_foreign_task(std::string_view text);

/// Returns the end of a sentence at the beginning of `text` that names a side and its goal: "Il
/// Bianco muove e vince", "Białe zaczynają i wygrywają"; 0 without one. A win or a draw alone
/// counts as one.
std::size_t foreign_sentence_end(std::string_view text);

/// Returns true if `text` begins with the first word of a task in these languages.
bool begins_like_foreign_task(std::string_view text);

struct TaskTail {
  std::vector<chess::TaskMark> marks;
  std::string intended;  ///< "2", "2.1.1"
  text::Span remark;     ///< groups in parentheses
};

/// Reads all of `folded`, in lower case, from byte `at` on; nothing unless it consists of marks,
/// numbers of solutions and remarks. A full stop at the end is ignored.
std::optional<TaskTail> read_task_tail(std::string_view folded, std::size_t at);

/// Returns the end of the mark or the number of solutions at byte `at` of `folded`; `at` without
/// one.
std::size_t task_option_end(std::string_view folded, std::size_t at);

/// Returns the mark that one of Popeye's options sets ("SetPlay", "WeissBeginnt", in either case);
/// nothing for options that concern only the solving.
std::optional<chess::TaskMark> mark_of_option(std::string_view option);

/// Writes "* vv 2.1.1 duplex", the form after signs.
std::string tail_in_symbols(TaskTail const& tail);

/// Writes ", set play, 2 solutions".
std::string tail_in_words(TaskTail const& tail, chess::Language language);

}  // namespace dawson::semantics
