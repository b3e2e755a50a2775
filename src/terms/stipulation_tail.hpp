// What stands behind a task: set play, tries, how many solutions, who begins, remarks.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/stipulation.hpp"
#include "text/span.hpp"

namespace dawson::terms {

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

}  // namespace dawson::terms
