// Where groups of a LaTeX source end: braces, brackets, paragraphs.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace dawson::document {

/// Answers questions about one text, npos where there is no answer. They may come in any order; in
/// ascending order they read the text once, however many groups are left open.
class TexGroups {
 public:
  explicit TexGroups(std::string_view bytes) : bytes_(bytes) {}

  /// The partner of the brace at `open` in its paragraph.
  std::size_t closing_brace(std::size_t open);
  /// The end of the `[...]` at `open` in its paragraph; brackets inside braces do not count.
  std::size_t closing_bracket(std::size_t open);
  /// The next `}`, whatever it closes, if it stands on the same line.
  std::size_t brace_on_line(std::size_t from);
  /// Whether the line end at `at` is followed by an empty line or the end of the text.
  bool paragraph_ends(std::size_t at) const;

  /// Offset behind the `[...]` on the line at `at`, or npos; brackets inside braces do not count.
  /// It looks no further than a \chess, so that many unclosed brackets on a line cost no more than
  /// one.
  std::size_t bracket_on_line(std::size_t at) const;

  /// The next sign like the one at `open`, in this paragraph; npos without.
  std::size_t same_sign(std::size_t open) const;

 private:
  // The next place of a character, kept for questions in ascending order.
  class Next {
   public:
    explicit Next(char sought) : sought_(sought) {}
    std::size_t find(std::string_view text, std::size_t from);

   private:
    char sought_;
    std::size_t from_ = std::string_view::npos;  // nothing has been asked
    std::size_t found_ = 0;
  };
  struct Braces {
    std::size_t open, close;
  };
  void match_braces(std::size_t from);

  std::string_view bytes_;
  std::vector<Braces> braces_;  // of the paragraph that was last looked at, in the order of `open`
  std::size_t matched_to_ = 0;
  Next next_bracket_{']'};
  Next next_brace_{'}'};
  Next next_line_end_{'\n'};
};

}  // namespace dawson::document
