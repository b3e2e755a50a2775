// The bytes of files and the places of their lines: one source, and the sources of one run by the
// ids that diagnostics use.
#pragma once

#include <cstddef>
#include <deque>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
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

/// Owns the texts until it is destroyed, or until they are closed; their addresses do not change.
/// Ids count from 1 in the order of opening. One thread opens and closes; any thread may look up a
/// text.
class Sources {
 public:
  /// Adds a text and returns its id. `first`: the place of the first byte, if the bytes are a part
  /// of the file.
  SourceId open(std::string name, std::string bytes, Place first = {});

  /// Returns the limits of texts that are opened from now on.
  Limits const& limits() const { return limits_; }
  void set_limits(Limits const& limits) { limits_ = limits; }

  /// Removes the text opened last, which must be `id`; the next text gets the same id.
  void close(SourceId id);

  /// Returns the text with this id; for `at_hand`, an empty text without a name.
  Source const& operator[](SourceId id) const;

 private:
  Limits limits_;
  mutable std::mutex mutex_;  // protects the list and the addresses of its texts
  std::deque<Source> sources_;
  Source none_{"", ""};
};

/// Sorts findings by source in the order of opening, then by place; findings with the same place
/// keep their order.
void sort_by_place(Diagnostics& findings);

}  // namespace dawson::text
