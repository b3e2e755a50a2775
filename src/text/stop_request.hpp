// Ending a run early, for programs that embed this one.
#pragma once

#include <atomic>
#include <chrono>
#include <exception>
#include <optional>

namespace dawson::text {

/// A request to end a run. Another thread or a signal handler may set `made`.
struct StopRequest {
  std::atomic<bool> made{false};
  std::optional<std::chrono::steady_clock::time_point> deadline;  ///< set before the run begins
};

/// Thrown by a run that is stopped.
class Stopped : public std::exception {
 public:
  char const* what() const noexcept override;
};

/// Makes this thread obey a request as long as the object lives.
class Stoppable {
 public:
  /// `by` must outlive the object.
  explicit Stoppable(StopRequest const& by);
  ~Stoppable();
  Stoppable(Stoppable const&) = delete;
  Stoppable& operator=(Stoppable const&) = delete;

 private:
  StopRequest const* before_;
};

/// Throws Stopped if this thread obeys a request that has been made. Budgets of work call it every
/// few thousand steps (text/limits.hpp).
void stop_if_requested();

}  // namespace dawson::text
