// The figures that the program carries, generated from men/*.svg and signs/*.svg.
//
// The generated file has nothing but numbers: constructors of vectors and strings by the thousand
// took a minute to optimise, and unoptimised their copies of the library's functions were linked in
// for the whole program, which cost a diagram 130,000 instructions.
#pragma once

#include <span>
#include <string_view>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// For each of `known_figures`: left, bottom, right and top of the box; the body; the marks of
/// `line`, then of `inner`. A path is the number of its segments and for each its kind and its
/// points, marks are their number and for each its width and its path.
extern short const figure_numbers[];

/// The same for each of `known_signs`, but `inner`, which is `line` again.
extern short const sign_numbers[];

/// All there are, in the order of `known_figures`. Built on the first call, for the life of the
/// program.
std::span<Figure const> figures();

/// The same in the order of `known_signs`.
std::span<Figure const> signs();

/// The figure of a code ("K", "Archbishop") or a name ("king", "archbishop"), exactly as
/// `known_figures` or `known_signs` spells them; null where there is none.
Figure const* find_figure(std::string_view code);

}  // namespace dawson::artwork
