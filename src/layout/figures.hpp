// Chooses the symbol of a piece, and the letters on the disc of a piece without one.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "artwork/figure.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"

namespace dawson::layout {

/// Symbol of the artwork, rotated.
struct TurnedFigure {
  artwork::Figure const* drawn = nullptr;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7
};

/// Returns the piece's own symbol; for fairy pieces without one the rotated orthodox symbol that is
/// customary for them (a rotated queen for the grasshopper). Returns no value for unknown letters
/// and names.
std::optional<TurnedFigure> figure_of(chess::Piece const& piece);

/// Returns the sign in the corner of the piece's square: that of its letter, or that of a promoted
/// piece whose name says so and whose symbol is that of the piece before promotion.
chess::Promotion promotion_of(chess::Piece const& piece);

/// Returns whether `piece` is the duck of duck variants, which belongs to no side and is a grey
/// disc.
bool is_duck(chess::Piece const& piece);

/// Letters on discs, by the name of the piece.
using Abbreviations = std::map<std::string, std::string>;

/// Returns one to three letters for each piece of the position without a symbol; no two are alike
/// if three letters can distinguish them.
Abbreviations abbreviations(chess::Position const& position);

/// Returns the letters for one piece alone.
std::string abbreviation(chess::Piece const& piece);

}  // namespace dawson::layout
