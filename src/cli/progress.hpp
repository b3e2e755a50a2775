// The progress line of long runs.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace dawson::cli {

/// Returns whether standard error is a terminal without control sequences: TERM is `dumb` or not
/// set.
inline bool on_dumb_terminal() {
  char const* const terminal = std::getenv("TERM");
  return !terminal || !*terminal || std::string_view(terminal) == "dumb";
}

/// A progress line on standard error, shown only on a terminal and only after two seconds; it is
/// erased when the work is done or something else has to be printed.
class Progress {
 public:
  ~Progress() { clear(); }

  /// Shows the text that `words` returns, at most four times a second.
  template <class Words>
  void show(Words words) {
    if (!terminal_ || Clock::now() < next_) return;
    next_ = Clock::now() + std::chrono::milliseconds(250);
    shown_ = true;
    std::string const line = "\r" + words() + "\x1b[K";
    std::fputs(line.c_str(), stderr);
    std::fflush(stderr);
  }

  /// Erases the line and shows no more progress.
  void hide() {
    clear();
    terminal_ = false;
  }

  /// Erases the line.
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
