// Distinguishes the diagrams of a book: their names in outputs (anchors and ids), and positions
// and numbers that occur twice, with positions as keys that can be compared. For the compilation.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "chess/position.hpp"
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

/// Returns two 16-bit codes for a cell, made of the piece's kind, side, rotation and original kind.
/// The second code is for reversed colours.
std::pair<char16_t, char16_t> signs_of(chess::Cell const& cell);

/// Returns the other properties that distinguish a piece, or a text, from others.
std::string words_of(chess::Cell const& cell);

/// Returns the pieces in hand as text ("w1 rook,"), with the sides exchanged if `reversed`.
std::string hands_of(chess::Position const& position, bool reversed);

/// Returns the first of the keys of four views of a board (mirrored, turned upside down with the
/// colours reversed), so that all four views have the same key.
std::string key_of(chess::Position const& position);

/// Counts the diagrams of all documents together, in reading order.
class DiagramNames {
 public:
  /// Counts the next diagram, in the document of that name.
  void next(std::string_view document);

  /// Returns the anchor of a diagram without a label: "diagram-12". `with_document`: with the
  /// letters and digits of the document's name, because chapters that are typeset one by one may be
  /// joined in one text.
  std::string anchor(bool with_document) const;

  /// Returns the id of its solution, always with the document's name.
  std::string solution() const;

  /// Begins to count again, for a second reading of the book.
  void begin_again() { count_ = 0; }

 private:
  std::size_t count_ = 0;
  std::string document_;
};

}  // namespace dawson::run
