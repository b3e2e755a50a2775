// A value, or the diagnostic that reports why there is none.
#pragma once

#include <utility>
#include <variant>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// The result of reading input: invalid input is a value, not an exception. `value()` requires
/// `ok()`.
template <class T>
class Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Diagnostic diagnostic) : content_(std::in_place_index<1>, std::move(diagnostic)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  /// Return the value; `ok()` must be true (otherwise std::bad_variant_access).
  T& value() { return std::get<0>(content_); }
  T const& value() const { return std::get<0>(content_); }
  T& operator*() { return value(); }
  T const& operator*() const { return value(); }
  T* operator->() { return &value(); }
  T const* operator->() const { return &value(); }

  /// Return the diagnostic; `ok()` must be false (otherwise std::bad_variant_access).
  Diagnostic& error() { return std::get<1>(content_); }
  Diagnostic const& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Diagnostic> content_;
};

}  // namespace dawson::text
