// One half-move of PGN with its signs, in any of the forms that programs and books use.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "notation/pgn/game.hpp"
#include "text/scanning.hpp"

namespace dawson::notation::pgn {

/// Letters of king, queen, rook, bishop and knight in one language.
using PieceLetters = std::string_view;

/// Returns the first set of letters that has all of `openers`, the capitals that open half-moves;
/// English letters if none has.
PieceLetters letters_for(std::string_view openers);

/// Returns K, Q, R, B, N for a letter of the set; P for another P; '\0' for other letters.
char english_letter(char letter, PieceLetters letters);

/// Moves past a half-move without its signs. `letter` and `promotion` are as written, or English
/// for figurines. No value without a half-move.
std::optional<WrittenMove> take_half_move(text::Cursor& at);

/// Moves past the signs that follow a half-move: en passant, check, mate, marks, evaluations.
void take_signs(text::Cursor& at, MoveNode& node);

}  // namespace dawson::notation::pgn
