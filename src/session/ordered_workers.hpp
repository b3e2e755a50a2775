// What other threads make for one that takes it in the order in which it asked: the same values,
// steps of work and faults as if it had made them itself. What a thread cannot make (a limit is
// reached, a file would be opened) the asking one makes when its turn has come, so that whatever is
// told or numbered is so in order.
#pragma once

#include <cstddef>
#include <deque>
#include <exception>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "session/workers.hpp"
#include "text/limits.hpp"
#include "text/steps.hpp"

namespace dawson::run {

/// As long as it lives its thread works for another one.
class ForAnother {
 public:
  ForAnother();
  ~ForAnother();
  ForAnother(ForAnother const&) = delete;
  ForAnother& operator=(ForAnother const&) = delete;
};

/// Gives up what this thread makes for another one, which does what is its own to do: opening files
/// and telling. Nothing on a thread that works for itself.
void leave_to_asking_thread();

template <class T>
class InOrder {
 public:
  /// `workers` may be null: then all is made as it is taken. Both must outlive it.
  InOrder(Workers* workers, text::Limits const& limits) : workers_(workers), limits_(limits) {}
  ~InOrder() {
    for (auto const& batch : batches_)
      if (batch->made.valid()) batch->made.wait();
  }
  InOrder(InOrder const&) = delete;
  InOrder& operator=(InOrder const&) = delete;

  /// Asks for what `make` makes, which shares nothing with other threads but what none changes.
  /// `worker` has made what it holds, and is to do it.
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

  /// How much has been asked for and not been taken.
  std::size_t waiting() const { return waiting_; }

  /// The first of that.
  T take() {
    Batch& batch = *batches_.front();
    if (batch.made.valid()) batch.made.wait();
    Item item = std::move(batch.items[batch.taken++]);
    --waiting_;
    made_by_ = item.value ? batch.worker : std::nullopt;
    if (batch.taken == batch.items.size()) batches_.pop_front();
    if (!item.value) return item.make();
    text::Steps::take(item.steps);
    return std::move(*item.value);
  }

  /// The worker that has made what was taken last; nothing: the asking thread.
  std::optional<std::size_t> made_by() const { return made_by_; }

  /// So many keep `threads` threads at work.
  static std::size_t enough(std::size_t threads) { return 2 * (threads + 1) * together; }

 private:
  static constexpr std::size_t together = 16;  // to hand them over one by one would cost as much

  struct Item {
    std::function<T()> make;
    std::optional<T> value;
    std::size_t steps;
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
      text::Steps const own(limits_);
      item.value = item.make();
      item.steps = own.used();
      item.make = nullptr;             // what it holds ends here, and not with the asking thread
    } catch (std::exception const&) {  // whoever asked meets it again
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
