// The parts of a stipulation: its signs ("ser-h=5", "zg74", "3#"), its words in languages that
// Dawson reads and does not print, and what follows it, such as set play and tries.
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
  bool reversed = false;  ///< the goal behind the length: "3#", "h3#"
};

/// Reads Popeye's signs (py-engl.txt), also "PG 12.5", "3#", and "+" and "=" of studies. `folded`
/// is in lower case.
std::optional<TaskSigns> read_task_signs(std::string_view folded);

/// Whether `folded` is a play and a goal whose length is missing: "h#", "ser-h=".
bool lacks_length(std::string_view folded);

/// The signs of a task: "h#2.5", "PG 12.5".
std::string task_in_signs(chess::Task const& task);

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

struct TaskTail {
  std::vector<chess::TaskMark> marks;
  std::string intended;  ///< "2", "2.1.1"
  text::Span remark;     ///< groups in parentheses
};

/// Reads all of `folded`, in lower case, from byte `at` on; nothing if it is not made of marks,
/// numbers of solutions and remarks alone. A full stop at the end is the text's.
std::optional<TaskTail> read_task_tail(std::string_view folded, std::size_t at);

/// Where the mark or the number of solutions ends that stands at byte `at` of `folded`; `at` itself
/// without one.
std::size_t task_option_end(std::string_view folded, std::size_t at);

/// What an option of Popeye's says of the task ("SetPlay", "WeissBeginnt", in any case of letters);
/// nothing for what concerns the solving alone.
std::optional<chess::TaskMark> mark_of_option(std::string_view option);

/// "* vv 2.1.1 duplex", as it stands behind signs.
std::string tail_in_symbols(TaskTail const& tail);

/// ", set play, 2 solutions".
std::string tail_in_words(TaskTail const& tail, chess::Language language);

}  // namespace dawson::semantics
