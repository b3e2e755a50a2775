// Letters that LaTeX lacks, in what `check` reads and nothing writes.
#pragma once

#include <string>
#include <vector>

#include "run/book/content.hpp"
#include "run/book/follow.hpp"
#include "run/latex/letters.hpp"
#include "run/weave/latex_setter.hpp"

namespace dawson::run {

/// The letters that each document of a book would bring to LaTeX, wherever they come from.
class CheckedLetters {
 public:
  CheckedLetters(Job& job, FollowedBook const& read, std::string const& boards);

  /// Whether a document has letters beyond Latin, or diagrams of files that may have some.
  bool any() const;

  /// Takes what stands in place of the directive `number` of `document`.
  void look(std::size_t document, std::size_t number, Content const& content);

  /// Reports W-LETTER as `weave` does.
  void report();

 private:
  Job& job_;
  FollowedBook const& read_;
  LatexSetter setter_;
  std::vector<LatexLetters> letters_;
};

}  // namespace dawson::run
