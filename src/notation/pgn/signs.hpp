// Signs of PGN besides moves: numbers of glyphs, evaluations, marks.
#pragma once

#include <string_view>

#include "text/scanning.hpp"

namespace dawson::notation::pgn {

enum class GlyphKind : unsigned char {
  mark,     ///< "!", "?!"
  sign,     ///< "+-", "N": printed after the half-move
  diagram,  ///< "[#]", "[#b]": a board is printed here
  other,    ///< kept as a number
  dropped,  ///< 0, and numbers that PGN does not have
};

struct Glyph {
  GlyphKind kind = GlyphKind::dropped;
  std::string_view text{};  ///< in canonical movetext; empty for `other`
};

/// Returns the meaning of "$number" (PGN 10, and the numbers that ChessBase and others add).
Glyph glyph_of(int number);

/// Returns the number of a mark or a sign in canonical form; 0 if it has none.
int glyph_number(std::string_view text);

/// Moves past an evaluation ("+/-", U+00B1, "=+" ...) and returns its canonical form; empty without
/// one. A hyphen may be any dash. "+-" before a letter or digit is none; an arrow must end a word.
std::string_view take_evaluation(text::Cursor& at);

/// Moves past "=" before a blank, a bracket, a comma or the end; returns false without one.
bool take_equality(text::Cursor& at);

/// Returns true if the position is at a blank, a brace, a parenthesis, a comma, a semicolon or the
/// end.
bool at_end_of_word(text::Cursor const& at);

/// Moves past blanks of all widths and line ends.
void skip_white_space(text::Cursor& at);
/// The same without LF.
void skip_white_space_in_line(text::Cursor& at);

/// Moves past a hyphen or another dash; returns false without one.
bool take_dash(text::Cursor& at);

}  // namespace dawson::notation::pgn
