// A user's piece set in LaTeX: pages of a PDF file beside the document.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/piece_set.hpp"

namespace dawson::backend {

/// Piece set that has been written as a PDF file.
struct TikzPieces {
  /// Letters in lower case and digits: words in LaTeX may be converted to upper case
  std::string name;
  std::vector<drawing::PieceDrawing> pages;  ///< the piece on each page, in the order of `drawable`

  /// Returns the name of the file: "dawson-pieces-NAME.pdf".
  std::string file() const;
  /// Returns the page of a piece, counted from 1; no value if the set does not contain it.
  std::optional<std::size_t> page(drawing::PieceDrawing const& symbol) const;
};

/// Returns a set's name in LaTeX, made from the name of its folder without characters that LaTeX
/// does not allow.
std::string tikz_pieces_name(std::string_view folder);

/// Returns `code` with its pieces drawn from the set.
std::string tikz_with_pieces(TikzPieces const& pieces, std::string const& code);

}  // namespace dawson::backend
