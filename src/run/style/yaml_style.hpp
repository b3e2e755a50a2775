// A style of the user's own, in YAML.
#pragma once

#include <string_view>

#include "layout/style.hpp"
#include "text/result.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Reads a style: a built-in one (`based on`) with what the file says of it changed. E-STYLE, its
/// span within the file, for the first thing that is no YAML, no key of ours, or no value of its
/// key. `pieces` is a folder as written; whoever names the file knows what it is relative to.
text::Result<layout::Style> read_style(text::Source const& source);

/// `#c8aa86`, `#ca8`, the same without the sign, `grey 80%`, or one of a few names (black, white,
/// red ...).
text::Result<layout::Colour> read_colour(std::string_view text);

}  // namespace dawson::run
