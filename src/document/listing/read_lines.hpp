// The lines of a listing, each with what others ask of it: which is a task, which is dated.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/task_line.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

inline constexpr std::size_t longest_listing_line = 1000;  // bytes; a longer one is not looked into

struct ReadLine {
  ListingLine line;
  text::Mapped raw;  ///< as it stands, for positions and solutions
  std::optional<TaskLine> task{};
  bool apart = false;  ///< a position, men, a solution, twins: nothing of who and where
  bool dated = false, has_words = false;

  std::string_view text() const { return line.text(); }
  text::Span whole() const { return {0, text().size()}; }

  /// Finds out anew what `line` says.
  void read();
};

/// Reads all lines. W-COMMENT: a `%` that may be a percentage.
std::vector<ReadLine> read_lines(std::vector<text::Mapped> const& lines, Host const& host,
                                 text::Diagnostics& doubts);

/// Whether the line names an album of FIDE's.
bool is_album_line(std::string_view line);

}  // namespace dawson::document
