// The colours that marks are drawn in, as documents name them.
#pragma once

#include <optional>
#include <string_view>

#include "layout/style.hpp"

namespace dawson::layout {

/// A colour as LaTeX's xcolor writes it: a base name (`red`), mixed with others by percentages
/// (`red!50`, `blue!30!black`; white where the last name is missing); or `#f80`, `#ff8800`; or
/// `tint`, the grey of fills. Nothing for names that are none of xcolor's base names.
std::optional<Colour> read_colour(std::string_view written);

/// What fills are painted with where no colour is named.
inline constexpr Colour tint{0.82, 0.82, 0.82};

/// `share` of one colour, 0 to 1, with the rest of another.
Colour mixed(Colour const& one, Colour const& other, double share);

}  // namespace dawson::layout
