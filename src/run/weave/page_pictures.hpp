// What pictures on screens say and show, whichever host has them.
#pragma once

#include <cstddef>
#include <string>

#include "chess/man.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::run {

/// What a picture shows, for those who do not see it: author, title, source, stipulation. Its own
/// title has no number: numbers change, and with them the names of pictures would.
std::string spoken_title(problem::Problem const& problem, bool with_number);

/// A title with what the position is in words.
std::string spoken(std::string const& title, std::string const& words);

/// One man on no board, as large as text.
layout::Scene scene_of_man(chess::Occupant const& man);

}  // namespace dawson::run
