// One thread that draws: Pango, cairo and librsvg are not shared between threads.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace dawson::server {

class Worker {
 public:
  /// At most `most` tasks wait.
  explicit Worker(std::size_t most = 64);

  ~Worker() { end(); }
  Worker(Worker const&) = delete;
  Worker& operator=(Worker const&) = delete;

  /// Waits for the task that is being done; those that wait are dropped, and so are later ones.
  void end();

  /// Does the task after those before it; false where too many wait. What it throws is told in a
  /// line on standard error.
  bool add(std::function<void()> task);

  /// Does the task next, however many wait.
  void add_next(std::function<void()> task);

 private:
  void work();

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> tasks_;
  bool ended_ = false;
  std::thread thread_;
};

}  // namespace dawson::server
