// Worker threads, for commands and the server, and a queue whose results one thread collects in the
// order in which it asked.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "text/limits.hpp"
#include "type/type.hpp"

namespace dawson::run {

/// Fonts that one thread has opened; no other thread may use them.
using ThreadFonts = std::shared_ptr<type::TypeCache>;

/// Returns the number of cores of the machine, at least 2, so that a large picture does not delay
/// small ones.
std::size_t default_threads();

/// A pool of threads with a bounded queue of tasks.
class Workers {
 public:
  using Task = std::function<void(ThreadFonts const&)>;

  /// Starts `threads` threads. At most `most` tasks may wait.
  explicit Workers(std::size_t threads = default_threads(), std::size_t most = 64);

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

// A queue of work that other threads do and one thread collects in the order in which it asked, for
// commands and renderers that read many directives.
//
// Design: the results, the steps of work and the errors are the same as if the asking thread had
// done the work. Work that another thread cannot do (it reaches a limit, or it would have to open a
// file) is done again by the asking thread when its turn comes, so that findings and numbers are in
// order.

/// Marks the current thread, as long as this object lives, as working for another one.
class ForAnother {
 public:
  ForAnother();
  ~ForAnother();
  ForAnother(ForAnother const&) = delete;
  ForAnother& operator=(ForAnother const&) = delete;
};

/// Aborts the task of a worker thread, by an exception, so that the asking thread does it again:
/// only that thread may open files and report findings. Does nothing on a thread that works for
/// itself.
void leave_to_asking_thread();

template <class T>
/// Results of type T, made by worker threads in batches of 16 and taken in order.
class InOrder {
 public:
  /// Creates an empty queue. `workers` may be null: then `take` does all work itself. `workers` and
  /// `limits` must outlive the queue.
  InOrder(Workers* workers, text::Limits const& limits) : workers_(workers), limits_(limits) {}
  ~InOrder() {
    for (auto const& batch : batches_)
      if (batch->made.valid()) batch->made.wait();
  }
  InOrder(InOrder const&) = delete;
  InOrder& operator=(InOrder const&) = delete;

  /// Queues `make`, which must share with other threads only data that no thread changes. `worker`
  /// is the number of the worker that made the data that `make` holds, and that has to run it.
  void ask(std::function<T()> make, std::optional<std::size_t> worker = {}) {
    bool const begun = !batches_.empty() && !batches_.back()->handed_over;
    bool const for_another = begun && worker && batches_.back()->worker != worker;
    if (for_another && batches_.back()->worker && workers_) hand_over(batches_.back());
    if (!begun || batches_.back()->handed_over) batches_.push_back(std::make_shared<Batch>());
    Batch& batch = *batches_.back();
    if (worker) batch.worker = worker;
    batch.items.push_back({std::move(make), {}, 0});
    ++waiting_;
    if (workers_ && batch.items.size() == together) hand_over(batches_.back());
  }

  /// Returns the number of results that have been asked for and not yet taken.
  std::size_t waiting() const { return waiting_; }

  /// Returns the first of them, and waits for it if necessary. Adds its steps to those of the
  /// calling thread. Throws what `make` throws.
  T take() {
    Batch& batch = *batches_.front();
    if (batch.made.valid()) batch.made.wait();
    Item item = std::move(batch.items[batch.taken++]);
    --waiting_;
    made_by_ = item.value ? batch.worker : std::nullopt;
    if (batch.taken == batch.items.size()) batches_.pop_front();
    if (!item.value) return item.make();
    text::WorkBudget::take(item.steps);
    return std::move(*item.value);
  }

  /// Returns the worker that made the last result taken; no value: the asking thread made it.
  std::optional<std::size_t> made_by() const { return made_by_; }

  /// Returns the number of waiting results that keeps `threads` threads busy.
  static std::size_t enough(std::size_t threads) { return 2 * (threads + 1) * together; }

 private:
  // Handing over tasks one by one would cost as much as the tasks.
  static constexpr std::size_t together = 16;

  struct Item {
    std::function<T()> make;
    std::optional<T> value;
    std::uint64_t steps;
  };
  struct Batch {
    std::vector<Item> items;
    std::size_t taken = 0;
    std::optional<std::size_t> worker{};
    bool handed_over = false;
    std::future<void> made;
  };

  void hand_over(std::shared_ptr<Batch> const& batch) {
    auto const task = std::make_shared<std::packaged_task<void()>>([&batch = *batch, this] {
      ForAnother const here;
      batch.worker = Workers::here();
      for (Item& item : batch.items) make(item);
    });
    std::optional<std::size_t> const worker = batch->worker;
    batch->handed_over = true;
    batch->made = task->get_future();
    auto const run = [task](ThreadFonts const&) { (*task)(); };
    if (worker) workers_->add_for(*worker, run);
    else workers_->add(run);
  }

  void make(Item& item) const {
    try {
      text::WorkBudget const own(limits_);
      item.value = item.make();
      item.steps = own.used();
      item.make = nullptr;             // frees what it holds here, not in the asking thread
    } catch (std::exception const&) {  // `take` runs it again and throws
      item.value.reset();
    }
  }

  std::optional<std::size_t> made_by_;
  Workers* workers_;
  text::Limits const& limits_;
  std::deque<std::shared_ptr<Batch>> batches_;
  std::size_t waiting_ = 0;
};

}  // namespace dawson::run
