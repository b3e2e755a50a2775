// The board fields of a directive: marks, grid, edges, region, count, lengths.
#pragma once

#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// "frame c3 d4; fill a1-a8 tint; arrow e2-e4; text c5 "1"": a list split at `;`; each item a word,
/// squares or areas ("a1-a8"; arrow and line take two squares "e2-e4") and an optional colour.
/// One Mark a square or area. E-MARK, E-SQUARE (not a square's name).
text::Result<std::vector<chess::Mark>> read_marks(std::string_view text);

/// "2x2", or a list of "v COLUMN FROM-TO" and "h ROW FROM-TO" ("v2 1-8; h4 0-3"; the blank behind
/// the letter is optional). E-GRID.
text::Result<chess::Grid> read_grid(std::string_view text);

/// "vertical cylinder", "horizontal cylinder", "torus", "none". E-EDGES.
text::Result<chess::Edges> read_edges(std::string_view text);

/// "c3-h8". E-REGION, E-SQUARE.
text::Result<chess::Area> read_region(std::string_view text);

/// "8+7", "(3+5+1)", "3+5+1n". E-COUNT.
text::Result<chess::Count> read_count(std::string_view text);

/// A length in millimetres from "5.5mm", "0.6 cm", "14pt", "12bp", "0.25in"; a plain number is
/// millimetres. Above 0, at most 200 mm. E-SIZE.
text::Result<double> read_length(std::string_view text);

/// E-SQUARE for each square named that the board has not (holes are none), E-GRID for lines off it.
text::Diagnostics check_marks(std::vector<chess::Mark> const& marks, chess::Board const& board);
text::Diagnostics check_grid(chess::Grid const& grid, chess::Board const& board);
text::Diagnostics check_region(chess::Area const& region, chess::Board const& board);

}  // namespace dawson::semantics
