// Worker threads, for commands and the server. Pango, cairo and librsvg objects are not shared
// between threads, so each thread has fonts of its own.
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

/// Fonts that one thread has opened; no other thread may use them.
using ThreadFonts = std::shared_ptr<type::TypeCache>;

/// Returns the number of cores of the machine, at least 2, so that a large picture does not delay
/// small ones.
std::size_t usual_threads();

/// A pool of threads with a bounded queue of tasks.
class Workers {
 public:
  using Task = std::function<void(ThreadFonts const&)>;

  /// Starts `threads` threads. At most `most` tasks may wait.
  explicit Workers(std::size_t threads = usual_threads(), std::size_t most = 64);

  ~Workers() { end(); }
  Workers(Workers const&) = delete;
  Workers& operator=(Workers const&) = delete;

  /// Waits for the running tasks and joins the threads; drops waiting tasks and later ones.
  void end();

  /// Queues a task; returns false if too many tasks wait. A task has to handle its own errors: an
  /// exception that leaves it is dropped.
  bool add(Task task);

  /// Queues a task for the thread number `worker`, which runs it before tasks of the common queue.
  /// Memory freed by the thread that allocated it costs a fraction of memory freed by another
  /// thread.
  void add_for(std::size_t worker, Task task);

  /// Returns the number of the worker whose thread calls this.
  static std::size_t here();

 private:
  void work(std::size_t number);

  std::size_t most_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Task> tasks_;
  std::vector<std::deque<Task>> own_;  // per thread
  bool ended_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace dawson::run
