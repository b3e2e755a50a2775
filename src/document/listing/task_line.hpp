// Reads the line of a listing that contains the stipulation, and what is printed after it. For the
// reader of listings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::document {

/// The stipulation, conditions, twins, soundness and count of a line; spans are bytes of the line.
struct TaskLine {
  /// A task or a remark for solvers, "h#3" or "2 solutions", with the text that joins it to what
  /// precedes it.
  struct Phrase {
    text::Span where;
    std::string before;
  };
  std::vector<Phrase> stipulation;
  bool has_task = false;  ///< the first of them is a task
  std::vector<text::Span> conditions;
  text::Span twins, sound, count;
  std::string pieces;  ///< the count as in its field, "4+5"
};

/// Parses all of a line: a task and parts, or parts alone. No value if the line is empty or
/// contains anything else.
std::optional<TaskLine> read_task_line(std::string_view line);

/// Parses twins, and a count or soundness at the end of the line.
TaskLine read_twins_line(std::string_view line);

/// Returns the items between `,` and `;` of a line whose first item is a known condition; empty for
/// others.
std::vector<text::Span> read_condition_list(std::string_view line);

/// Returns true if the line contains a count, a soundness, or `#` before a number, at any place.
bool has_task_signs(std::string_view line);

/// Returns true if the last word of the line is a task in signs: "-1w & #2".
bool ends_with_task(std::string_view line);

}  // namespace dawson::document
