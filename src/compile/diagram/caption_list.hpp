// Captions as lines of plain text, with the place and font of each text. For `list_problem`.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "layout/captions/caption.hpp"

namespace dawson::run {

/// Returns whether rows of a caption fit their measure in the given fonts.
using RowsFit = std::function<bool(std::vector<layout::CaptionRow> const&)>;

/// Returns one line per row: block, left, centre, right, separated by tabs. Fonts are marks: `<b>`,
/// `<i>`, `<sl>`, `<sc>`, `<c COLOUR>`, `<z SIZE>`, `<f FAMILY>`, in this order. A piece is its
/// notation in braces. A backslash is before `< { } \ ~` of the text; `~` is a no-break space.
/// `solution` comes last, one line per paragraph.
std::string list_caption(layout::Caption const& caption,
                         std::vector<prose::Inlines> const& solution, RowsFit const& fit);

}  // namespace dawson::run
