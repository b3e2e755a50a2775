// How far a run is that takes longer than one likes to wait.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace dawson::cli {

/// Whether standard error is a terminal that knows no more than letters: TERM is `dumb`, or not
/// set.
inline bool on_dumb_terminal() {
  char const* const terminal = std::getenv("TERM");
  return !terminal || !*terminal || std::string_view(terminal) == "dumb";
}

/// A line on standard error, only on a terminal and from the third second on; gone when the work is
/// done or something else is to be said.
class Progress {
 public:
  ~Progress() { clear(); }

  /// Shows what `words` returns, four times a second at most.
  template <class Words>
  void show(Words words) {
    if (!terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(250);
    shown_ = true;
    std::string const line = "\r" + words() + "\x1b[K";
    std::fputs(line.c_str(), stderr);
    std::fflush(stderr);
  }

  /// Nothing is shown from here on.
  void hide() {
    clear();
    terminal_ = false;
  }

  void clear() {
    if (shown_) std::fputs("\r\x1b[K", stderr);
    shown_ = false;
  }

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_ = ::isatty(STDERR_FILENO) != 0 && !on_dumb_terminal();
  bool shown_ = false;
  Clock::time_point next_ = Clock::now() + std::chrono::seconds(2);
};

}  // namespace dawson::cli
