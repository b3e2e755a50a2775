// Letters that LaTeX's default fonts lack, in woven documents and in documents that are only
// checked. For `weave` and `check`.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "compile/content.hpp"
#include "compile/documents.hpp"
#include "document/directive_span.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "write/tex/latex_renderer.hpp"

namespace dawson::run {

/// Collects the letters of one document for which pdflatex prints a box (tex/dawson-letters.tex
/// lists what it can print), and LuaLaTeX and XeLaTeX print nothing, unless the document chooses
/// other fonts.
class LatexLetters {
 public:
  /// `master`: the bytes of the main file, whose preamble decides. If it loads fonts of its own
  /// (fontspec and similar packages) or has no preamble, nothing is collected. Cyrillic and Greek
  /// are not collected if it loads an encoding for them.
  explicit LatexLetters(std::string_view master);

  /// Returns whether a text has bytes of letters that may be lacking.
  static bool may_lack(std::string_view text);

  /// Collects the letters of the LaTeX code that replaces `directive`.
  void look(std::string_view code, document::Directive const& directive);

  /// Returns whether any letter is lacking.
  bool any() const;

  /// Returns W-LETTER for each script, with its first letter, and for characters without a shape,
  /// at their place in `source`, or at the directive that contains them.
  text::Diagnostics findings(text::Source const& source) const;

 private:
  struct Script {
    char32_t first = 0;
    std::unordered_set<char32_t> letters{};
    text::Span opening{}, whole{};  ///< the directive with the first letter
  };
  enum Kind : std::size_t { cyrillic, greek, other, shapeless, kinds };

  void add(char32_t letter, document::Directive const& directive);

  bool all_known_ = false;
  std::array<bool, kinds> has_{};
  std::array<Script, kinds> found_{};
};

class Invocation;

/// The letters that each document of a book would pass to LaTeX, from any source.
class CheckedLetters {
 public:
  /// `invocation` and `read` must outlive this; `boards` as for `LatexRenderer`.
  CheckedLetters(Invocation& invocation, FollowedBook const& read, std::string const& boards);

  /// Returns whether a document has letters beyond Latin, or diagrams of files that may have some.
  bool any() const;

  /// Collects the letters of the content that replaces the directive `number` of `document`.
  void look(std::size_t document, std::size_t number, Content const& content);

  /// Reports W-LETTER as `weave` does.
  void report();

 private:
  Invocation& invocation_;
  FollowedBook const& read_;
  LatexRenderer renderer_;
  std::vector<LatexLetters> letters_;
};

}  // namespace dawson::run
