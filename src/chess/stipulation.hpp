// Stipulations: the goal and the number of moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dawson::chess {

/// A stipulation that Dawson understands. Moves are counted in half moves: #3 has 6, h#2.5 has 5.
struct Task {
  std::string play;  ///< "" direct, "h", "s", "r", "semi-r", "hs", "hr", after an optional "ser-",
                     ///< "pser-" ...
  std::string goal;  ///< Popeye's sign: "#", "=", "==", "+", "zg7" ...
  int half_moves = 0;  ///< 0: no length given ("+" of a study)

  friend bool operator==(Task const&, Task const&) = default;
};

/// Additions to a stipulation.
enum class TaskMark : std::uint8_t {
  set_play,       ///< "*"
  one_try,        ///< "v"
  some_tries,     ///< "vv"
  white_to_play,  ///< help play in which White begins instead of Black
  duplex,
  half_duplex,
  quodlibet,
  post_key_play,
};

/// A stipulation: the author's text and its meaning; free-form text has no task.
struct Stipulation {
  std::string text;
  std::optional<Task> task;
  std::vector<TaskMark> marks{};
  std::string intended{};  ///< number of intended solutions: "2", "2.1.1.1"; empty: not given

  friend bool operator==(Stipulation const&, Stipulation const&) = default;
};

}  // namespace dawson::chess
