// The limit on included files: a few files that include each other twice would become millions.
#pragma once

#include <cstddef>
#include <optional>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::run {

/// Counts the files that one document includes, and their bytes.
class Inclusions {
 public:
  /// Begins with no files. `limits` are those of the run.
  explicit Inclusions(text::Limits const& limits) : limits_(limits) {}

  /// Counts a file of `bytes` bytes that is named at `where`. Returns E-LIMIT if there are too many
  /// files or bytes: then this file and all later ones must not be included.
  std::optional<text::Diagnostic> add(std::size_t bytes, text::Span where);

  /// Returns whether a limit has been exceeded.
  bool full() const { return full_; }

 private:
  text::Limits limits_;
  std::size_t files_ = 0, bytes_ = 0;
  bool full_ = false;
};

}  // namespace dawson::run
