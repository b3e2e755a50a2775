// What is to be done, in how many moves.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dawson::chess {

/// A stipulation that Dawson understands. Moves are counted in half moves: #3 has 6, h#2.5 has 5.
struct Task {
  std::string
      play;  ///< "" direct, "h", "s", "r", "semi-r", "hs", "hr", with "ser-", "pser-" ... before
  std::string goal;    ///< Popeye's sign: "#", "=", "==", "+", "zg7" ...
  int half_moves = 0;  ///< 0: no length was given ("+" of a study)

  friend bool operator==(Task const&, Task const&) = default;
};

/// What is asked for besides, or how the play goes.
enum class TaskMark : std::uint8_t {
  set_play,       ///< "*"
  one_try,        ///< "v"
  some_tries,     ///< "vv"
  white_to_play,  ///< in help play, where Black begins otherwise
  duplex,
  half_duplex,
  quodlibet,
  post_key_play,
};

/// The author's words stay beside their meaning; free text has none.
struct Stipulation {
  std::string text;
  std::optional<Task> task;
  std::vector<TaskMark> marks{};
  std::string intended{};  ///< solutions: "2", "2.1.1.1"; empty: not told

  friend bool operator==(Stipulation const&, Stipulation const&) = default;
};

}  // namespace dawson::chess
