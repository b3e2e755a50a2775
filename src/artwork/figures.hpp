// The figures that the program carries, generated from men/*.svg.
#pragma once

#include <span>
#include <string_view>

#include "artwork/figure.hpp"

namespace dawson::artwork {

/// All there are, in the order of `known_figures`. Built on the first call, for the life of the
/// program.
std::span<Figure const> figures();

/// The figure of a code ("K", "Archbishop") or a name ("king", "archbishop"), exactly as
/// `known_figures` spells them; null where there is none.
Figure const* find_figure(std::string_view code);

}  // namespace dawson::artwork
