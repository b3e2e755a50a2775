// Reads the lines of a listing once, with the properties that several grammars use: which is a
// task, which has a date.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "document/listing/lines.hpp"
#include "document/listing/task_line.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

inline constexpr std::size_t longest_listing_line = 1000;  // bytes; longer lines are not examined

/// A line and its properties.
struct ReadLine {
  ListingLine line;
  text::SourceMappedText raw;  ///< as written, for positions and solutions
  std::optional<TaskLine> task{};
  bool apart = false;  ///< a position, pieces, a solution, twins: not an author or a source
  bool dated = false, has_words = false;

  std::string_view text() const { return line.text(); }
  text::Span whole() const { return {0, text().size()}; }

  /// Computes the properties of `line` again.
  void read();
};

/// Reads all lines. W-COMMENT: a `%` that may be a percentage.
std::vector<ReadLine> read_lines(std::vector<text::SourceMappedText> const& lines,
                                 MarkupLanguage const& host, text::Diagnostics& doubts);

/// Returns true if the line names an album of FIDE.
bool is_album_line(std::string_view line);

}  // namespace dawson::document
