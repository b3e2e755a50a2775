// Lists of pieces by square: Popeye's "White Kd1 Sg3f7 Black Kh8" and diagram.sty's "wKd1, sDUc7",
// and the board of a list while it is filled.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/men/men_words.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses a list in Popeye's form if its first word is a colour ("Popeye, pieces"), otherwise in
/// diagram.sty's form ("\pieces"). `[CxR]` before it sets the size of the board; `[8+7]` or
/// `[8+7+1]` is a piece count that is checked. `language` decides where the text does not: for
/// lists with the colours w, b and n (s is German), and for a list of neutral pieces only, which is
/// English by default. Fairy pieces are named as in `chess::fairy_pieces`. Errors (spans are bytes
/// of `text`): E-CHAR, E-EMPTY, E-MAN, E-LANGUAGE, E-SQUARE, E-OCCUPIED, E-COUNT, E-LIMIT, E-UTF8.
text::Result<chess::Position> read_men(std::string_view text,
                                       std::optional<chess::Language> language = {});

/// Writes a list for Popeye in English: "White Kd1 Pe2 Black Kh8", the pieces in the order K Q R B
/// S P, then fairy pieces in the order of `chess::fairy_pieces`, squares by file and rank. A board
/// of another size has `[CxR]` before it, which Popeye itself does not know. Attributes follow the
/// colour, which is repeated for each of their pieces.
WriteResult write_men(chess::Position const& position);

/// Writes a list for diagram.sty, with German letters: "wKd1, wBe2, sKh8". Without black pieces
/// there is no s in the list, and `read_men` needs `language` to be German.
WriteResult write_men_german(chess::Position const& position);

/// Receives a list from left to right. Errors are thrown as a `text::Diagnostic`, so that the
/// calling grammar stops at the first error from the left; spans are bytes of `text`.
class ListedPieces {
 public:
  /// `language` is the language of the letters; no value if it is unknown.
  ListedPieces(std::string_view text, std::optional<chess::Language> language);

  /// Sets the size: the numbers in "[10x8]" or "[5x5x5]", which must come first. E-CHAR, E-LIMIT.
  void set_size(std::vector<text::Span> const& numbers);
  /// Places planes next to each other; must come before the size.
  void set_across() { across_ = true; }
  /// Sets a stereo board, "[stereo]". E-CHAR.
  void set_stereo(text::Span word);
  /// Sets the stated piece count: the numbers in "[8+7]" or "[8+7+1]". E-CHAR for a second count.
  void set_count(std::vector<text::Span> const& numbers);

  /// Reads Popeye's colour or attribute. E-MAN, E-LANGUAGE, E-EMPTY, E-UTF8. An attribute holds for
  /// the pieces up to the next colour, Royal for the first group ("Popeye, pieces").
  void read_word(text::Span word);
  /// Sets the piece by Popeye's walk, one or two characters. E-MAN.
  void set_walk(text::Span walk);
  /// Throws the error for text in the place of a piece, but without squares. E-MAN, E-SQUARE.
  [[noreturn]] void refuse_without_squares(text::Span written) const;

  /// Sets diagram.sty's colour, one of w s b n. E-LANGUAGE for a black piece of another language.
  void set_colour(text::Span letter);
  /// Sets diagram.sty's piece, a capital. E-MAN, E-LANGUAGE.
  void set_letter(text::Span letter);
  /// Rotates the current piece by eighths, clockwise: diagram.sty's L R U, and Dawson's additions.
  void turn(int eighths);

  /// Puts the current piece on a square: file, and rank in digits or in braces; on boards with
  /// planes with the letter of the plane. E-SQUARE, E-OCCUPIED.
  void add_square(text::Span square);

  /// Checks the list, which ends at byte `at`. E-EMPTY, E-COUNT.
  void finish(std::size_t at) const;

  chess::Board& board() { return board_; }
  std::optional<chess::Planes> const& planes() const { return planes_; }
  std::vector<chess::Attributes>& attributes() { return attributes_; }

 private:
  std::string_view written(text::Span span) const {
    return text_.substr(span.begin, span.end - span.begin);
  }
  chess::Language letters() const { return language_.value_or(chess::Language::english); }
  void set_side(ColourWords const& colour, text::Span where);
  [[noreturn]] void refuse_word(text::Span where) const;

  std::string_view text_;
  std::optional<chess::Language> language_;
  void open_size(std::size_t bracket);
  [[noreturn]] void refuse_square(text::Span where) const;

  chess::Board board_;
  bool sized_ = false, across_ = false;
  std::optional<chess::Planes> planes_;
  std::optional<chess::Count> count_;
  text::Span count_where_;
  std::optional<chess::Side> side_;
  chess::Piece piece_;
  char black_ = 0;                  ///< first letter for Black in a list of diagram.sty
  bool awaits_pieces_ = false;      ///< a colour was read, and no piece after it
  std::vector<std::string> words_;  ///< attributes in force
  bool royal_is_placed_ = false;
  std::vector<chess::Attributes> attributes_;
  std::map<std::size_t, text::Span> taken_;  ///< by cell, the span of its piece
};

}  // namespace dawson::notation
