// Characters for pieces in X2-FEN: the signs for the red and the blue army, and characters
// that a position defines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Pieces known by name, each with its character. An ASCII letter is stored in lower case and means
/// the black piece, its capital the white one; any other character is a piece of `side`.
struct Declared {
  struct Piece {
    char32_t character = 0;
    std::string name;  ///< lower case, as `chess::PieceDrawing::name`
    chess::Side side;  ///< unused for a letter
  };
  std::vector<Piece> pieces;

  /// Returns the piece declared for `character`; no value if there is none.
  std::optional<chess::Piece> piece_of(char32_t character) const;
};

/// Adds "z = zebra" (Z is then the white zebra), "? = wall" (white) or "? = black wall" to
/// `declared`. E-DECLARE, E-UTF8 (spans are bytes of `text`) for text of another form, a letter
/// with a colour, a character declared twice, or one that is not allowed: the character of another
/// piece, a digit, a quote, a blank, or one of `/ < > ^ _ -` ("X2-FEN, New colors & piece
/// notation": quotes and characters already used elsewhere are excluded, numbers are invalid).
std::optional<text::Diagnostic> declare(std::string_view text, Declared& declared);

/// Returns the piece of `~ ! @ # $ % &` (red) or `( ) = * + { }` (blue): rook, knight, bishop,
/// king, queen, pawn, robot ("X2-FEN, New colors & piece notation"). No value for other characters.
std::optional<chess::Piece> piece_of_sign(char sign);

/// Returns the sign of a red or blue piece; 0 if there is none.
char sign_of(chess::Piece const& piece);

}  // namespace dawson::notation
