// The symbols built into the program, generated from men/*.svg and signs/*.svg.
//
// Design: the generated file contains only numbers. Thousands of constructors of vectors and
// strings took a minute to optimise; unoptimised, their copies of the library's functions were
// linked in for the whole program, which cost 130,000 instructions per diagram.
#pragma once

#include <span>
#include <string_view>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// For each of `known_figures`: left, bottom, right and top of the box; the body; the marks of
/// `line`, then of `inner`. A path is the number of its segments and for each its kind and its
/// points; marks are their number and for each its width and its path.
extern short const figure_numbers[];

/// The same for each of `known_signs`, without `inner`, which equals `line`.
extern short const sign_numbers[];

/// Returns all symbols, in the order of `known_figures`. They are built on the first call and live
/// as long as the program.
std::span<Figure const> figures();

/// Returns the signs in the same way, in the order of `known_signs`.
std::span<Figure const> signs();

/// Returns the symbol with a code ("K", "Archbishop") or a name ("king", "archbishop"), spelled
/// exactly as in `known_figures` or `known_signs`; null if there is none.
Figure const* find_figure(std::string_view code);

}  // namespace dawson::artwork
