// Finds the ends of groups in a LaTeX source (braces, brackets, paragraphs), for the scanner.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace dawson::document {

/// Finds ends of groups in one text; returns npos if there is none.
///
/// Design: queries may come in any order; queries in ascending order read the text once, however
/// many groups are left open.
class TexGroups {
 public:
  explicit TexGroups(std::string_view bytes) : bytes_(bytes) {}

  /// Returns the offset of the partner of the brace at `open`, within its paragraph.
  std::size_t closing_brace(std::size_t open);
  /// Returns the end of the `[...]` at `open` within its paragraph; brackets inside braces do not
  /// count.
  std::size_t closing_bracket(std::size_t open);
  /// Returns the next `}`, whatever it closes, if it is on the same line.
  std::size_t brace_on_line(std::size_t from);
  /// Returns true if the line end at `at` is followed by an empty line or the end of the text.
  bool paragraph_ends(std::size_t at) const;

  /// Returns the offset after the `[...]` on the line at `at`, or npos; brackets inside braces do
  /// not count. The search stops at a \chess, so that many unclosed brackets on a line cost no more
  /// than one.
  std::size_t bracket_on_line(std::size_t at) const;

  /// Returns the next sign like the one at `open`, within this paragraph; npos without.
  std::size_t same_sign(std::size_t open) const;

 private:
  // The next place of a character, kept for queries in ascending order.
  class Next {
   public:
    explicit Next(char sought) : sought_(sought) {}
    std::size_t find(std::string_view text, std::size_t from);

   private:
    char sought_;
    std::size_t from_ = std::string_view::npos;  // no query yet
    std::size_t found_ = 0;
  };
  struct Braces {
    std::size_t open, close;
  };
  void match_braces(std::size_t from);

  std::string_view bytes_;
  std::vector<Braces> braces_;  // of the paragraph of the last query, in the order of `open`
  std::size_t matched_to_ = 0;
  Next next_bracket_{']'};
  Next next_brace_{'}'};
  Next next_line_end_{'\n'};
};

}  // namespace dawson::document
