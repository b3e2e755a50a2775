// The half-moves of a film as they are said.
#pragma once

#include <string>

#include "chess/language.hpp"
#include "run/film/played.hpp"

namespace dawson::run {

/// Those that are printed, in print's order, parted by bars: whose words the tables of languages
/// have, the rest as written.
std::string said(Played const& played, chess::Language language);

}  // namespace dawson::run
