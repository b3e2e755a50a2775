#include "server/worker.hpp"

#include <utility>

#include "run/disk/temporary_files.hpp"
#include "server/http/http.hpp"

namespace dawson::server {

Worker::Worker(std::size_t most)
    : most_(most), thread_([this] {
        run::give_thread_a_stack_for_crashes();
        work();
      }) {}

void Worker::end() {
  {
    std::lock_guard const lock(mutex_);
    ended_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

bool Worker::add(std::function<void()> task) {
  {
    std::lock_guard const lock(mutex_);
    if (tasks_.size() >= most_) return false;
    tasks_.push_back(std::move(task));
  }
  changed_.notify_one();
  return true;
}

void Worker::add_next(std::function<void()> task) {
  {
    std::lock_guard const lock(mutex_);
    tasks_.push_front(std::move(task));
  }
  changed_.notify_one();
}

void Worker::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return ended_ || !tasks_.empty(); });
    if (ended_) return;
    auto const task = std::move(tasks_.front());
    tasks_.pop_front();
    lock.unlock();
    try {
      task();
    } catch (...) {  // it has answered nobody: the next one has its turn all the same
      failed("a task");
    }
    lock.lock();
  }
}

}  // namespace dawson::server
