// Films as text for the script of a page: the board after each half-move, without rules of
// movement. The format is documented in film_text.cpp.
#pragma once

#include <functional>
#include <string>

#include "compile/content.hpp"

namespace dawson::run {

/// Returns the film of a diagram for its board in a page; empty if there is no replay. `figure`
/// returns the id of the drawing of an occupant about the origin.
std::string film_text(DiagramContent const& diagram, layout::Scene const& scene,
                      std::function<std::string(chess::SquareContent const&)> const& figure);

}  // namespace dawson::run
