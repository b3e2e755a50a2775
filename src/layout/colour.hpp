// Reads colours: the only reader, for marks and styles in every output format.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "layout/measures.hpp"
#include "layout/style.hpp"

namespace dawson::layout {

/// Parses a colour. Forms: as LaTeX's xcolor writes it, a name (`red`), mixed with others by
/// percentages (`red!50`, `blue!30!black`; white if the last name is missing); `#f80` or `#ff8800`;
/// `grey 80%`, where 100% is white. Names are xcolor's base names, some more, and `tint`, the grey
/// of fills. Returns no value for other texts.
std::optional<Colour> read_colour(std::string_view written);

/// Returns the known name that is the closest match for the first name of an unreadable colour;
/// empty if none is close.
std::string_view nearest_colour(std::string_view written);

/// Returns whether xcolor reads `written` as Dawson does: all its names are base names of xcolor.
bool is_of_xcolor(std::string_view written);

/// Returns the accepted forms and names, for hints.
std::string colour_forms();

/// Colour of fills where no colour is named and the ink is black.
inline constexpr Colour tint{1 - part("tint"), 1 - part("tint"), 1 - part("tint")};

/// Returns a mixture of `share` (0 to 1) of `one` and the rest of `other`.
Colour mixed(Colour const& one, Colour const& other, double share);

}  // namespace dawson::layout
