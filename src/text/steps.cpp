#include "text/steps.hpp"

#include <fmt/format.h>

#include <utility>

namespace dawson::text {
namespace {

constexpr std::size_t of_a_directive = 100'000, of_a_byte = 100;  // for the document

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

void WorkBudget::allow_bytes(std::size_t bytes) { more_ += of_a_byte * bytes; }

Diagnostic too_many_steps(Span where, Limits const& limits) {
  return error("E-LIMIT", where, fmt::format("this needs more than {} steps of work", limits.steps),
               limit_hint("steps"));
}

}  // namespace dawson::text
