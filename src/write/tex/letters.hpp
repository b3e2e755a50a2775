// Letters that LaTeX's usual fonts lack, in what is written for it.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <unordered_set>

#include "document/chunk.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Collects the letters of one document for which pdflatex prints a box (tex/dawson-letters.tex has
/// what it can print), and LuaLaTeX and XeLaTeX nothing, unless the document chooses other fonts.
class LatexLetters {
 public:
  /// `master`: the bytes of the document whose preamble counts. Nothing is collected where it loads
  /// fonts of its own (fontspec and its like) or has no preamble; Cyrillic and Greek are not where
  /// it loads an encoding that has them.
  explicit LatexLetters(std::string_view master);

  /// Whether text has bytes of letters that may be lacking.
  static bool may_lack(std::string_view text);

  /// LaTeX that stands in place of `directive`.
  void look(std::string_view code, document::Directive const& directive);

  bool any() const;

  /// W-LETTER for each script with its first letter, and for characters without a shape: where it
  /// is in `source`, or else at the directive that brought it.
  text::Diagnostics findings(text::Source const& source) const;

 private:
  struct Script {
    char32_t first = 0;
    std::unordered_set<char32_t> letters{};
    text::Span opening{}, whole{};  ///< of the directive that has the first one
  };
  enum Kind : std::size_t { cyrillic, greek, other, shapeless, kinds };

  void add(char32_t letter, document::Directive const& directive);

  bool all_known_ = false;
  std::array<bool, kinds> has_{};
  std::array<Script, kinds> found_{};
};

}  // namespace dawson::run
