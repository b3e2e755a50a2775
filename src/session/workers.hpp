// Threads that work for the one that asks: Pango, cairo and librsvg are not shared between threads,
// so each has fonts of its own.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "type/type_cache.hpp"

namespace dawson::run {

/// What a thread has opened; no other one may use it.
using ThreadFonts = std::shared_ptr<type::TypeCache>;

/// As many as the machine has cores, two at least: a large picture holds up no small one.
std::size_t usual_threads();

class Workers {
 public:
  using Task = std::function<void(ThreadFonts const&)>;

  /// At most `most` tasks wait.
  explicit Workers(std::size_t threads = usual_threads(), std::size_t most = 64);

  ~Workers() { end(); }
  Workers(Workers const&) = delete;
  Workers& operator=(Workers const&) = delete;

  /// Waits for the tasks that are being done; those that wait are dropped, and so are later ones.
  void end();

  /// Begins the task after those before it; false where too many wait. What it throws is its own
  /// to tell: here it is dropped.
  bool add(Task task);

  /// The same for one of them, before what any may do: memory goes back to whoever had it at a
  /// fraction of what it costs others to give it back.
  void add_for(std::size_t worker, Task task);

  /// The number of the one whose thread this is.
  static std::size_t here();

 private:
  void work(std::size_t number);

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  std::vector<std::deque<Task>> own_;  // of each
  bool ended_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace dawson::run
