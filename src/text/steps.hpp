// Work is counted and not timed, so that what is too much is so on every machine: a step is an item
// compared, a node, a glyph, a place where a line might end. Loops over what a document says report
// theirs; what nobody has listed among the limits ends here.
#pragma once

#include <cstddef>
#include <exception>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::text {

/// Thrown where a budget is spent.
class TooManySteps : public std::exception {
 public:
  char const* what() const noexcept override;
};

/// The budget of a document as long as it lives on its thread, or of a directive, within that of
/// its document: what the directive has done counts for the document when it is over, so that the
/// sums do not depend on who works at the same time.
class Steps {
 public:
  /// `limits.steps` (`limits` must live on); within another budget that grows by the share of a
  /// directive.
  explicit Steps(Limits const& limits);
  ~Steps();
  Steps(Steps const&) = delete;
  Steps& operator=(Steps const&) = delete;

  /// Adds what a text of so many bytes may cost.
  void allow_bytes(std::size_t bytes);

  std::size_t used() const { return used_; }
  bool spent() const { return used_ > limits_.steps + more_; }

  /// Counts for the budget that was opened last on this thread; nothing without one. Throws
  /// TooManySteps.
  static void take(std::size_t steps = 1) {
    if (!current_) return;
    current_->used_ += steps;
    if (current_->spent()) throw TooManySteps();
  }

 private:
  static constinit thread_local Steps* current_;
  Limits const& limits_;
  Steps* outer_;
  std::size_t used_ = 0, more_ = 0;
};

/// E-LIMIT: what stands at `where` takes more steps than there are.
Diagnostic too_many_steps(Span where, Limits const& limits);

}  // namespace dawson::text
