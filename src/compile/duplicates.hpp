// What stands twice in a book: positions and numbers.
#pragma once

#include <map>
#include <string>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// What repeated positions have in common; empty for what may stand twice.
std::string sameness_of(problem::Problem const& problem);

/// Looks at the diagrams of a book in reading order.
class Repetitions {
 public:
  /// W-SAME: a problem with the position of one before it, also with left and right exchanged, or
  /// the colours (then the board is turned upside down); W-NUMBER: a number used before. Told at
  /// `where` of the text `source`, with a note of the first place. A problem of a file, whose text
  /// does not stay, says in `file_line` where it stands ("dawson.olv:120"). Some 50,000 are
  /// remembered, later ones are compared with those. `sameness` is the problem's.
  void look(problem::Problem const& problem, std::string sameness, text::Span where,
            text::SourceId source, std::string const& file_line, text::Diagnostics& findings);

 private:
  struct Place {
    text::Span where;
    text::SourceId source = text::at_hand;
    std::string file_line;
  };
  std::map<std::string, Place> positions_;
  std::map<std::string, Place> numbers_;
};

}  // namespace dawson::run
