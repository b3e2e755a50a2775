// The board fields of a directive: marks, grid, edges, region, count, lengths.
#pragma once

#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Parses marks: "frame c3 d4; fill a1-a8 tint; arrow e2-e4; text c5 "1"" is a list split at `;`;
/// each item is a word, squares or areas ("a1-a8"; arrow and line take two squares "e2-e4") and an
/// optional colour. Returns one Mark per square or area. E-MARK, E-SQUARE (not the name of a
/// square).
text::Result<std::vector<chess::Mark>> read_marks(std::string_view text);

/// Parses "2x2", or a list of "v COLUMN FROM-TO" and "h ROW FROM-TO" ("v2 1-8; h4 0-3"; the blank
/// after the letter is optional). E-GRID.
text::Result<chess::Grid> read_grid(std::string_view text);

/// Parses "vertical cylinder", "horizontal cylinder", "torus" or "none". E-EDGES.
text::Result<chess::Edges> read_edges(std::string_view text);

/// Parses "c3-h8". E-REGION, E-SQUARE.
text::Result<chess::Area> read_region(std::string_view text);

/// Parses "8+7", "(3+5+1)" or "3+5+1n". E-COUNT.
text::Result<chess::Count> read_count(std::string_view text);

/// Parses a length in millimetres from "5.5mm", "0.6 cm", "14pt", "12bp", "0.25in"; a plain number
/// is in millimetres. Above 0, at most 200 mm. E-SIZE.
text::Result<double> read_length(std::string_view text);

/// Returns E-SQUARE for each named square that the board does not have (holes count as missing),
/// and E-GRID for lines outside the board.
text::Diagnostics check_marks(std::vector<chess::Mark> const& marks, chess::Board const& board);
text::Diagnostics check_grid(chess::Grid const& grid, chess::Board const& board);
text::Diagnostics check_region(chess::Area const& region, chess::Board const& board);

}  // namespace dawson::semantics
