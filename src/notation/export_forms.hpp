// Positions for programs and for plain text: forms that are written and not read back.
#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"

namespace dawson::notation {

/// One JSON object:
///   "tiling": "square" | "rhombic" | "hexagonal"; "lower_left": "dark" | "light" | "none";
///   "rows": from the top, each a list of cells from the left. A cell is an object with
///     "square" (its name), "left" and "width" in quarter squares, "shade", and one of
///     "hole": true; "man": kind, with "side", "rotation" (degrees clockwise) and, for lettered and
///     named men, "name"; "text" with "rotation"; an empty cell has none of them;
///   what the notation read says besides: "to_move", "castling" (list of {"side", "file"}, file in
///     letters), "en_passant", "halfmove", "fullmove", "operations" (list of {"opcode",
///     "operands"}), "rules", "board_variant".
std::string json(chess::Position const& position);

/// A line of text a row, from the top: the chess symbols of Unicode, `·` for an empty square, a
/// blank for none, texts and lettered men as they are, other men as their names in parentheses.
std::string unicode(chess::Position const& position);

/// "white", "red", or "colour 3".
std::string side_name(chess::Side side);

/// "king", "circle", ... as in the grid's and JSON's names.
std::string_view kind_name(chess::Kind kind);

}  // namespace dawson::notation
