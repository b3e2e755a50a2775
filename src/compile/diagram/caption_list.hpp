// A caption as lines of plain text: what stands where, in which font.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "layout/captions/caption.hpp"

namespace dawson::run {

/// Whether rows of a caption in that font fit their measure.
using RowsFit = std::function<bool(std::vector<layout::CaptionRow> const&)>;

/// One line a row: block, left, centre, right, parted by tabs. Fonts are marks: `<b>`, `<i>`,
/// `<sl>`, `<sc>`, `<c COLOUR>`, `<z SIZE>`, `<f FAMILY>`, in this order; a man is his notation in
/// braces; a backslash stands before `< { } \ ~` of the text, `~` is a no-break space. `solution`
/// comes last, a paragraph a line.
std::string list_caption(layout::Caption const& caption,
                         std::vector<prose::Inlines> const& solution, RowsFit const& fit);

}  // namespace dawson::run
