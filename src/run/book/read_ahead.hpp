// Directives read on other threads before they are asked for: what comes of one depends on itself
// and its context alone, so that nothing is shared but what nobody changes. What would open a file
// or report something (a style that is named for the first time) is left to the thread of the job,
// which alone numbers texts and findings in reading order. So the outcomes do not depend on the
// threads.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "document/reader.hpp"
#include "text/limits.hpp"

namespace dawson::run {

class ReadAhead {
 public:
  struct Read {
    document::Outcome outcome;
    text::Diagnostics findings;
    std::size_t steps = 0;  ///< that it took
  };

  /// What is given must live as long; `threads` of its own, fewer where the system gives no more.
  ReadAhead(text::Source const& source, text::SourceId id,
            std::span<document::Directive const> directives,
            std::span<document::Context const> contexts, text::Limits const& limits,
            std::size_t threads);
  ~ReadAhead();
  ReadAhead(ReadAhead const&) = delete;
  ReadAhead& operator=(ReadAhead const&) = delete;

  /// The directive, if a thread has it: the caller reads any other. They are asked for in order;
  /// whoever goes back finds none.
  std::optional<Read> take(std::size_t number);

  /// Throws where the thread is one that reads ahead: nothing comes of what it reads.
  static void leave_to_job();

 private:
  enum class State : unsigned char { open, being_read, read, left };
  struct Slot {
    State state = State::open;
    std::optional<Read> read{};
  };

  void work();
  std::optional<Read> read(std::size_t number) const;

  text::Source const& source_;
  text::SourceId const id_;
  std::span<document::Directive const> const directives_;
  std::span<document::Context const> const contexts_;
  text::Limits const& limits_;
  std::mutex mutex_;  // of all below
  std::condition_variable asked_for_, done_;
  std::vector<Slot> slots_;
  std::size_t asked_ = 0;  // those before it are no business of the threads
  std::size_t next_ = 0;
  bool ends_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace dawson::run
