// Comments of PGN in canonical form, and the commands in them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::notation::pgn {

/// What was left out of a game, and how often: "%clk", "numbers of glyphs".
using LeftOut = std::map<std::string, std::size_t, std::less<>>;

/// A comment as a diagram: "{[#]}" alone.
inline constexpr std::string_view diagram_sign = "[#]";

/// Returns the words of a comment: runs of blanks are one blank, an empty line separates
/// paragraphs, ChessBase's names of brackets are brackets, and inner braces become parentheses.
/// Commands other than [%cal] and [%csl] and the comments of engines are left out and counted. The
/// word "Diagram" alone is `diagram_sign`. Empty if nothing is left.
std::string comment_words(std::string_view written, LeftOut& left_out);

/// A square or an arrow that a comment marks: [%csl Ga5], [%cal Rc5a5].
struct CommentMark {
  bool arrow = false;
  std::string from, to;  ///< names of squares
  char colour = 'G';     ///< R, G, Y, B, O, C as written
};

/// Returns the marks of the commands [%cal] and [%csl] in a comment, and removes these commands.
std::vector<CommentMark> take_marks(std::string& words);

/// Returns the colour of a mark in Dawson: R is red, G green; other letters black. Arrows have dark
/// shades, with a contrast of at least 3:1 against white (WCAG 2.2, 1.4.11).
std::string_view colour_of(CommentMark const& mark);

/// Returns the letter of a colour, of squares or of arrows; G for colours that PGN does not have.
char colour_letter(std::string_view colour);

}  // namespace dawson::notation::pgn
