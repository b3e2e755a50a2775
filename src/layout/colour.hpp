// The one reader of colours: those of marks and of styles, for every output.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "layout/measures.hpp"
#include "layout/style.hpp"

namespace dawson::layout {

/// A colour as LaTeX's xcolor writes it: a name (`red`), mixed with others by percentages
/// (`red!50`, `blue!30!black`; white where the last name is missing); or `#f80`, `#ff8800`; or
/// `grey 80%`, where 100% is white. Names are xcolor's base names, some more, and `tint`, the grey
/// of fills. Nothing for others.
std::optional<Colour> read_colour(std::string_view written);

/// The known name that is nearest to the first name of a colour that cannot be read; empty where
/// none is near.
std::string_view nearest_colour(std::string_view written);

/// Whether xcolor reads it as we do: all of its names are base names there.
bool is_of_xcolor(std::string_view written);

/// The forms and names that there are, for hints.
std::string colour_forms();

/// What fills are painted with where no colour is named and the ink is black.
inline constexpr Colour tint{1 - part("tint"), 1 - part("tint"), 1 - part("tint")};

/// `share` of one colour, 0 to 1, with the rest of another.
Colour mixed(Colour const& one, Colour const& other, double share);

}  // namespace dawson::layout
