// Which drawing stands for a man, and what is written on the disc of one that has none.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "artwork/figure.hpp"
#include "chess/man.hpp"
#include "chess/position.hpp"

namespace dawson::layout {

/// A drawing of the artwork, turned.
struct TurnedFigure {
  artwork::Figure const* drawn = nullptr;
  int rotation = 0;  ///< eighths of a turn, clockwise, 0 to 7
};

/// The man's own figure; for fairy men without one the turned orthodox man that is usual for them
/// (a turned queen for the grasshopper). Nothing for letters and names that nobody knows.
std::optional<TurnedFigure> figure_of(chess::Man const& man);

/// Which sign he has in the corner of his square: that of his letter, and promoted men whose names
/// say it and who are drawn as what they were.
chess::Promotion promotion_of(chess::Man const& man);

/// The man of nobody's in duck variants, who is a grey disc.
bool is_duck(chess::Man const& man);

/// What is written on discs, by the man's name.
using Abbreviations = std::map<std::string, std::string>;

/// One to three letters for each man of the position without a figure, no two alike where three
/// letters can tell them apart.
Abbreviations abbreviations(chess::Position const& position);

/// The same for one man by itself.
std::string abbreviation(chess::Man const& man);

}  // namespace dawson::layout
