#include "text/limits.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "text/stop_request.hpp"

namespace dawson::text {

std::span<Limit const> limit_table() {
  static constexpr auto table = std::to_array<Limit>({
      {"findings", &Limits::findings, 1'000'000, "findings reported for each file"},
      {"squares", &Limits::squares, 250'000, "squares of a board"},
      {"pixels", &Limits::pixels, 1'000'000'000, "pixels of a picture"},
      {"cells", &Limits::cells, 100'000'000, "cells of the tables of a Markdown file"},
      {"nesting", &Limits::nesting, 1'000, "levels of nested quotes, lists and emphasis"},
      {"expansion", &Limits::expansion, 1'000'000'000, "bytes that reference links expand to"},
      {"steps", &Limits::steps, 1'000'000'000'000, "steps of work for a directive"},
      {"pgn-game", &Limits::pgn_game, 1'000'000'000, "bytes of a game of PGN"},
      {"included", &Limits::included, 10'000, "files that a document includes"},
      {"included-bytes", &Limits::included_bytes, 1'000'000'000, "bytes of all included files"},
  });
  return table;
}

std::string limit_hint(std::string_view name) {
  return fmt::format("use `--limit {}=N` to allow more", name);
}

namespace {

constexpr std::uint64_t of_a_directive = 100'000,
                        of_a_byte = 100;  // added to the budget of the document

}  // namespace

constinit thread_local WorkBudget* WorkBudget::current_ = nullptr;

char const* TooManySteps::what() const noexcept {
  return "this needs too many steps of work; use `--limit steps=N` to allow more [E-LIMIT]";
}

WorkBudget::WorkBudget(Limits const& limits)
    : limits_(limits), outer_(std::exchange(current_, this)) {
  if (outer_) outer_->more_ += of_a_directive;
}

WorkBudget::~WorkBudget() {
  current_ = outer_;
  if (outer_) outer_->used_ += used_;
}

void WorkBudget::allow_bytes(std::size_t bytes) {
  more_ += of_a_byte * bytes;
  next_check_ = 0;  // the limits may have been set since the last check
}

void WorkBudget::check() {
  constexpr std::uint64_t steps_between_checks = 4096;
  if (spent()) throw TooManySteps();
  stop_if_requested();
  next_check_ = std::min(used_ + steps_between_checks, limits_.steps + more_);
}

namespace {

constinit thread_local StopRequest const* request = nullptr;

}  // namespace

char const* Stopped::what() const noexcept { return "stopped; nothing more was written"; }

Stoppable::Stoppable(StopRequest const& by) : before_(std::exchange(request, &by)) {}
Stoppable::~Stoppable() { request = before_; }

void stop_if_requested() {
  if (!request) return;
  if (request->made.load(std::memory_order_relaxed) ||
      (request->deadline && std::chrono::steady_clock::now() > *request->deadline))
    throw Stopped();
}

Diagnostic too_many_steps(Span where, Limits const& limits) {
  return error("E-LIMIT", where, fmt::format("this needs more than {} steps of work", limits.steps),
               limit_hint("steps"));
}

}  // namespace dawson::text
