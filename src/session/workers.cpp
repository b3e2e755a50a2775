#include "session/workers.hpp"

#include <algorithm>
#include <utility>

#include "disk/temporary_files.hpp"

namespace dawson::run {

namespace {

constinit thread_local std::size_t number_here = 0;

}  // namespace

std::size_t Workers::here() { return number_here; }

std::size_t default_threads() { return std::max(2U, std::thread::hardware_concurrency()); }

Workers::Workers(std::size_t threads, std::size_t most) : most_(most), own_(threads) {
  for (std::size_t i = 0; i < threads; ++i)
    threads_.emplace_back([this, i] {
      give_thread_a_stack_for_crashes();
      work(i);
    });
}

void Workers::end() {
  {
    std::lock_guard const lock(mutex_);
    ended_ = true;
  }
  changed_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

bool Workers::add(Task task) {
  {
    std::lock_guard const lock(mutex_);
    if (tasks_.size() >= most_) return false;
    tasks_.push_back(std::move(task));
  }
  changed_.notify_one();
  return true;
}

void Workers::add_for(std::size_t worker, Task task) {
  {
    std::lock_guard const lock(mutex_);
    own_[worker].push_back(std::move(task));
  }
  changed_.notify_all();
}

void Workers::work(std::size_t number) {
  number_here = number;
  std::deque<Task>& own = own_[number];
  auto const fonts = std::make_shared<type::TypeCache>();
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [&] { return ended_ || !own.empty() || !tasks_.empty(); });
    if (ended_) return;
    {
      std::deque<Task>& from = own.empty() ? tasks_ : own;
      auto const task = std::move(from.front());
      from.pop_front();
      lock.unlock();
      try {
        task(fonts);
      } catch (...) {  // the next task is started all the same
      }
    }
    lock.lock();
  }
}

namespace {

constinit thread_local bool is_for_another = false;

struct LeftToAskingThread : std::exception {};

}  // namespace

ForAnother::ForAnother() { is_for_another = true; }
ForAnother::~ForAnother() { is_for_another = false; }

void leave_to_asking_thread() {
  if (is_for_another) throw LeftToAskingThread();
}

}  // namespace dawson::run
