// Repetitions in a book: positions and numbers that occur twice. For the compilation.
#pragma once

#include <map>
#include <string>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Returns the key that repeated positions share; empty for a position that may be repeated.
std::string sameness_of(problem::Problem const& problem);

/// Checks the diagrams of a book, in reading order.
class Repetitions {
 public:
  /// Reports W-SAME for a problem with the position of an earlier one, also with left and right
  /// exchanged, or with the colours exchanged (then the board is turned upside down), and W-NUMBER
  /// for a number that was used before. A finding is at `where` of the text `source`, with a note
  /// of the first place. For a problem of a file, whose text is not kept, `file_line` is its place
  /// ("dawson.olv:120"). Some 50,000 problems are remembered; later ones are compared with these.
  /// `sameness` is the result of `sameness_of`.
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
