// Tasks in signs: "ser-h=5", "2->ser-h#4", "zg74", "PG 12.5", "3#".
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "chess/stipulation.hpp"

namespace dawson::terms {

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

}  // namespace dawson::terms
