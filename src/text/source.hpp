// The bytes of one file, and the places of its lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "text/limits.hpp"

namespace dawson::text {

/// A place as editors show it: line and column from 1, columns in code points.
struct Place {
  std::size_t line = 1;
  std::size_t column = 1;
};

/// A file's content, with its name in diagnostics. Views into `bytes()` are valid as long as the
/// source exists; it cannot be copied.
class Source {
 public:
  /// `first`: the place of the first byte, if the bytes are a part of the file.
  Source(std::string name, std::string bytes, Place first = {}, Limits const& limits = {});
  Source(Source const&) = delete;
  Source& operator=(Source const&) = delete;

  std::string const& name() const { return name_; }
  std::string_view bytes() const { return bytes_; }

  /// Returns the limits for this text.
  Limits const& limits() const { return limits_; }

  /// Returns the offset of the first byte after a byte order mark.
  std::size_t start() const { return start_; }

  /// Returns line and column of `offset`; the offset after the last byte is allowed. A byte order
  /// mark has no column.
  Place place(std::size_t offset) const;

  /// Returns the line, numbered as in `place`, without its line end (LF or CR LF).
  std::string_view line(std::size_t number) const;

  /// Returns the offset of the first byte of the line, numbered as in `place`.
  std::size_t line_start(std::size_t number) const;

 private:
  std::string name_;
  std::string bytes_;
  Limits limits_;
  std::size_t start_ = 0;
  Place first_;
  // Counts before `offset`, which begins a code point.
  struct Counted {
    std::size_t offset;
    std::size_t lines;    // number of ended lines
    std::size_t columns;  // number of code points in the current line
  };
  Counted count_on(Counted from, std::size_t end) const;

  std::vector<Counted> counted_;  // by offset, at equal distances independent of lines
};

}  // namespace dawson::text
