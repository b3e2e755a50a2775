// Positions for other programs and for plain text: formats that Dawson writes and does not read,
// and what is written if a notation cannot express a position.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "notation/ffen/ffenhtml.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

/// Names of notations, in the order in which they are tried: those most used in documents first.
inline constexpr std::string_view fallbacks[] = {"fen", "janko", "ffen", "x2fen", "men", "fsf"};

/// Returns `position` without the contents that the notation cannot express: such an occupant loses
/// its rotation and promotion if that helps, and is removed otherwise; such pieces in hand are
/// removed. The board itself is not changed: an outline that the notation cannot express is still
/// reported by `unsupported_pieces`.
chess::Position sayable_part(chess::Position const& position, Notation const& notation,
                             Dialect const& dialect);

/// Returns one JSON object:
///   "tiling": "square" | "rhombic" | "hexagonal"; "lower_left": "dark" | "light" | "none";
///   "rows": from the top, each a list of cells from the left. A cell is an object with
///     "square" (its name), "left" and "width" in quarter squares, "shade", and one of
///     "hole": true; "wall": true; "man": kind, with "side", "rotation" (degrees clockwise) and,
///     for lettered and named pieces, "name", and "promotion" ("promoted", "was a pawn") if it has
///     one; "text" with "rotation"; an empty cell has none of them;
///   everything else in the notation read: "to_move", "castling" (list of {"side", "file"}, file in
///     letters), "en_passant", "halfmove", "fullmove", "operations" (list of {"opcode",
///     "operands"}), "rules", "board_variant", "edges", "hands" (list of pieces with "count"),
///     "checks" (still to give: {"white", "black"}), "counting_limit", "frames" (list of
///     squares).
std::string json(chess::Position const& position);

/// Returns one line of text per row, from the top: the chess symbols of Unicode, `·` for an empty
/// square, a blank for a hole, a full block for a wall, texts and lettered pieces as they are,
/// other pieces as their names in parentheses; "+" before a promoted piece, "~" after one that was
/// a pawn. If any of them is wider than a character, all squares get that width, with a blank
/// between them. `flipped`: seen from Black's side.
std::string unicode(chess::Position const& position, bool flipped = false);

/// An output format that is not a notation: exactly one of the three functions is set.
struct ExportForm {
  std::string_view name;
  /// Writes a position, with the fields that the notation read can state.
  std::string (*show)(chess::Position const&, GridFields) = nullptr;
  /// Wraps the text that the notation `of` writes.
  std::string (*around)(std::string_view placement) = nullptr;
  std::string_view of = {};
  /// Converts text in the notation `of` with a reader of its own.
  text::Result<std::string> (*convert)(std::string_view text, HtmlOptions const&,
                                       text::Diagnostics& warnings) = nullptr;
};

/// Returns all formats, in the order of the help; the first is the default.
std::span<ExportForm const> export_forms();

/// Returns the format with that name; null if there is none.
ExportForm const* find_export_form(std::string_view name);

}  // namespace dawson::notation
