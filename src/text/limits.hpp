// Limits of one invocation and budgets of work, so that a hostile or broken file is rejected early
// instead of taking hours and all memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <span>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// The limits with their defaults. They have 64 bits on machines of 32 bits too.
struct Limits {
  std::uint64_t findings = 100;        ///< reported per text; the rest is counted
  std::uint64_t squares = 10'000;      ///< squares of a board
  std::uint64_t pixels = 100'000'000;  ///< pixels of a picture: four bytes of memory each
  std::uint64_t cells = 100'000;  ///< cells of the tables of a Markdown text, including empty ones
  std::uint64_t nesting = 100;    ///< depth of quotes, lists and emphasis in Markdown
  std::uint64_t expansion = 10'000'000;  ///< bytes that reference links add to a Markdown text
  std::uint64_t steps = 10'000'000;      ///< steps of work for a directive ("text/limits.hpp")
  std::uint64_t pgn_game = 8'388'608;    ///< bytes of a game of PGN
  std::uint64_t included = 1'000;        ///< files that a document includes, counted each time
  std::uint64_t included_bytes = 100'000'000;  ///< bytes of these files
};

/// A row of the table of limits.
struct Limit {
  std::string_view name;  ///< name in `--limit`
  std::uint64_t Limits::*value;
  std::uint64_t highest;  ///< highest value with which the program works
  std::string_view of;    ///< limited quantity, for the help: "squares of a board"
};

/// Returns all limits, in the order of the help.
std::span<Limit const> limit_table();

/// Returns the hint of a finding caused by the limit `name`.
std::string limit_hint(std::string_view name);

// Budgets of work, counted in steps: a step is an item compared, a node, a glyph, a possible line
// break. Loops over a document's content report their steps; this also ends excessive work that has
// no limit of its own.
//
// Design: work is counted instead of timed, so that limits are the same on every machine.

/// Thrown when a budget is used up.
class TooManySteps : public std::exception {
 public:
  char const* what() const noexcept override;
};

struct StopRequest;

/// The budget of a document for the lifetime of the object on its thread, or of a directive, within
/// that of its document: the steps of a directive are added to the document's at its end, so that
/// sums do not depend on other threads.
class WorkBudget {
 public:
  /// Opens a budget of `limits.steps` (`limits` must outlive it); an outer budget grows by the
  /// share of a directive.
  explicit WorkBudget(Limits const& limits);
  ~WorkBudget();
  WorkBudget(WorkBudget const&) = delete;
  WorkBudget& operator=(WorkBudget const&) = delete;

  /// Adds the budget for a text of that many bytes.
  void allow_bytes(std::size_t bytes);

  /// Returns the number of steps used.
  std::uint64_t used() const { return used_; }
  /// Returns whether the budget is used up.
  bool spent() const { return used_ > limits_.steps + more_; }

  /// Counts steps of the budget opened last on this thread; without a budget, does nothing. Throws
  /// TooManySteps, and Stopped ("text/stop_request.hpp").
  static void take(std::uint64_t steps = 1) {
    if (!current_) return;
    current_->used_ += steps;
    if (current_->used_ > current_->next_check_) current_->check();
  }

 private:
  void check();

  static constinit thread_local WorkBudget* current_;
  Limits const& limits_;
  WorkBudget* outer_;
  std::uint64_t used_ = 0, more_ = 0;
  std::uint64_t next_check_ = 0;  // never above the budget
};

/// Returns E-LIMIT: the text at `where` takes more steps than the limit.
Diagnostic too_many_steps(Span where, Limits const& limits);

}  // namespace dawson::text
