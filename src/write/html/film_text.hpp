// A film as text, for the script of a page: what stands where after each half-move, and nothing of
// how men move. How it is written is told in film_text.cpp.
#pragma once

#include <functional>
#include <string>

#include "compile/content.hpp"

namespace dawson::run {

/// The film of a diagram on its board in a page. `figure` gives the id of what draws an occupant
/// about the origin. Empty where there is nothing to play.
std::string film_text(DiagramContent const& diagram, layout::Scene const& scene,
                      std::function<std::string(chess::Occupant const&)> const& figure);

}  // namespace dawson::run
