// How many files a document takes in: a few that name each other twice would be millions.
#pragma once

#include <cstddef>
#include <optional>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::run {

class Inclusions {
 public:
  explicit Inclusions(text::Limits const& limits) : limits_(limits) {}

  /// Counts a file of so many bytes that is named at `where`. E-LIMIT where these are too many: it
  /// is not to be taken in, nor is any further one.
  std::optional<text::Diagnostic> add(std::size_t bytes, text::Span where);

  bool full() const { return full_; }

 private:
  text::Limits limits_;
  std::size_t files_ = 0, bytes_ = 0;
  bool full_ = false;
};

}  // namespace dawson::run
