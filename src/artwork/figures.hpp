// The figures that the program carries, generated from men/*.svg.
#pragma once

#include <span>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// All ten, in the order of `known_figures`. Built on the first call, for the life of the program.
std::span<Figure const> figures();

/// The figure of a letter (K Q R B N P C X S T, capitals alone); null where there is none.
Figure const* find_figure(char letter);

}  // namespace dawson::artwork
