#include "run/book/read_ahead.hpp"

#include <algorithm>
#include <exception>
#include <system_error>
#include <utility>

#include "text/steps.hpp"

namespace dawson::run {
namespace {

// So many are read before they are asked for, and no more: each is kept until then.
constexpr std::size_t most_ahead = 256;

constinit thread_local bool is_ahead = false;

struct LeftToJob : std::exception {};

}  // namespace

void ReadAhead::leave_to_job() {
  if (is_ahead) throw LeftToJob();
}

ReadAhead::ReadAhead(text::Source const& source, text::SourceId id,
                     std::span<document::Directive const> directives,
                     std::span<document::Context const> contexts, text::Limits const& limits,
                     std::size_t threads)
    : source_(source),
      id_(id),
      directives_(directives),
      contexts_(contexts),
      limits_(limits),
      slots_(directives.size()) {
  try {
    while (threads_.size() < threads) threads_.emplace_back([this] { work(); });
  } catch (std::system_error const&) {  // those that there are do it
  }
}

ReadAhead::~ReadAhead() {
  {
    std::scoped_lock const lock(mutex_);
    ends_ = true;
  }
  asked_for_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ReadAhead::work() {
  is_ahead = true;
  std::unique_lock lock(mutex_);
  while (!ends_) {
    next_ = std::max(next_, asked_);
    if (next_ == slots_.size()) return;
    if (next_ >= asked_ + most_ahead) {
      asked_for_.wait(lock);
      continue;
    }
    Slot& slot = slots_[next_];
    std::size_t const number = next_++;
    slot.state = State::being_read;
    lock.unlock();
    auto made = read(number);
    lock.lock();
    slot.read = std::move(made);
    slot.state = State::read;
    done_.notify_one();
  }
}

std::optional<ReadAhead::Read> ReadAhead::read(std::size_t number) const {
  try {
    text::Steps const own(limits_);
    Read out{document::Silent{}, {}};
    out.outcome = document::read_directive(source_, id_, directives_[number], contexts_[number],
                                           out.findings);
    out.steps = own.used();
    return out;
  } catch (std::exception const&) {
    return {};  // whatever it was, the job meets it again
  }
}

std::optional<ReadAhead::Read> ReadAhead::take(std::size_t number) {
  std::unique_lock lock(mutex_);
  asked_ = std::max(asked_, number + 1);
  if (next_ <= asked_ + most_ahead / 2) asked_for_.notify_all();
  Slot& slot = slots_[number];
  done_.wait(lock, [&] { return slot.state != State::being_read; });
  slot.state = State::left;
  return std::exchange(slot.read, {});
}

}  // namespace dawson::run
