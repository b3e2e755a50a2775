// The user's figures in LaTeX: pages of a PDF file beside the document.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/piece_set.hpp"

namespace dawson::backend {

/// A set that has been written as a PDF file.
struct TikzPieces {
  std::string
      name;  ///< letters in lower case and digits: words of LaTeX may be put into upper case
  std::vector<drawing::Piece> pages;  ///< the man on each page, as `drawable` has them

  /// "dawson-pieces-NAME.pdf"
  std::string file() const;
  /// Counted from 1; nothing where the set has not got him.
  std::optional<std::size_t> page(drawing::Piece const& piece) const;
};

/// A set's name in LaTeX from that of its folder: what cannot stand in it is left out.
std::string tikz_pieces_name(std::string_view folder);

/// `code` with its men shown by the set.
std::string tikz_with_pieces(TikzPieces const& pieces, std::string const& code);

}  // namespace dawson::backend
