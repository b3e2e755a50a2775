// Letters that LaTeX lacks in documents that are checked but not woven. For `check`.
#pragma once

#include <string>
#include <vector>

#include "compile/content.hpp"
#include "compile/include_graph.hpp"
#include "write/tex/latex_renderer.hpp"
#include "write/tex/letters.hpp"

namespace dawson::run {

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
