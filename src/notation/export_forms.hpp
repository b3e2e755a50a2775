// Positions for programs and for plain text: forms that are written and not read back.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "notation/ffen/ffenhtml.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

/// One JSON object:
///   "tiling": "square" | "rhombic" | "hexagonal"; "lower_left": "dark" | "light" | "none";
///   "rows": from the top, each a list of cells from the left. A cell is an object with
///     "square" (its name), "left" and "width" in quarter squares, "shade", and one of
///     "hole": true; "wall": true; "man": kind, with "side", "rotation" (degrees clockwise) and,
///     for lettered and named men, "name", and "promotion" ("promoted", "was a pawn") where he has
///     one; "text" with "rotation"; an empty cell has none of them;
///   what the notation read says besides: "to_move", "castling" (list of {"side", "file"}, file in
///     letters), "en_passant", "halfmove", "fullmove", "operations" (list of {"opcode",
///     "operands"}), "rules", "board_variant", "edges", "hands" (list of men with "count"),
///     "checks" (still to be given: {"white", "black"}), "counting_limit", "frames" (list of
///     squares).
std::string json(chess::Position const& position);

/// A line of text a row, from the top: the chess symbols of Unicode, `·` for an empty square, a
/// blank for none, a full block for a wall, texts and lettered men as they are, other men as their
/// names in parentheses;
/// "+" before a promoted man, "~" behind one that was a pawn. Where one of them is wider than a
/// character, all squares are as wide, with a blank between them. `flipped`: seen from Black's
/// side.
std::string unicode(chess::Position const& position, bool flipped = false);

/// A form that is no notation: one of the three functions makes it.
struct ExportForm {
  std::string_view name;
  /// From a position, and the fields that the notation read can state.
  std::string (*show)(chess::Position const&, GridFields) = nullptr;
  /// Put around what the notation `of` writes.
  std::string (*around)(std::string_view placement) = nullptr;
  std::string_view of = {};
  /// From text in the notation `of`, which is read in a way of its own.
  text::Result<std::string> (*convert)(std::string_view text, HtmlOptions const&,
                                       text::Diagnostics& warnings) = nullptr;
};

/// All of them, in the order in which help lists them; the first is what is meant without a name.
std::span<ExportForm const> export_forms();

/// The form of that name; null if there is none.
ExportForm const* find_export_form(std::string_view name);

}  // namespace dawson::notation
