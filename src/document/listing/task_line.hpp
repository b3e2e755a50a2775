// The line of a listing that says what is to be done, and all that print puts behind it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::document {

struct TaskLine {
  /// The task and what solvers are told of it, "h#3" and "2 solutions", each with what joins it to
  /// what stands before.
  struct Piece {
    text::Span where;
    std::string before;
  };
  std::vector<Piece> stipulation;
  bool has_task = false;  ///< the first of them is one
  std::vector<text::Span> conditions;
  text::Span twins, sound, count;
  std::string men;  ///< the count as its field has it, "4+5"
};

/// Reads all of a line: a task and parts, or parts alone; nothing where something else stands in
/// it, or nothing.
std::optional<TaskLine> read_task_line(std::string_view line);

/// Twins, and what of a line's end is their count or soundness.
TaskLine read_twins_line(std::string_view line);

/// The pieces between `,` and `;` of a line whose first is a known condition; empty for others.
std::vector<text::Span> read_condition_list(std::string_view line);

/// Whether it has a count, a soundness, or `#` with a number behind it, wherever these stand.
bool has_task_signs(std::string_view line);

/// Whether the line's last word is a task in signs: "-1w & #2".
bool ends_with_task(std::string_view line);

}  // namespace dawson::document
