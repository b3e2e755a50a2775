// A cell as runs of one font each, for what prints fonts as marks.
#pragma once

#include <vector>

#include "prose/prose.hpp"

namespace dawson::layout {

/// Inlines in one font: no `Emphasis`, `Strong` or `Styled` stands among them.
struct FontRun {
  prose::Inlines inlines;
  prose::Look look;
};

/// `inlines` in `look`, with each change of font resolved. Emphasis makes italics and slanted
/// letters upright. A blank between two runs belongs to neither unless they have the same font: it
/// is a run of its own in `look`. No run is empty, no two neighbours have the same font.
std::vector<FontRun> runs_of(prose::Inlines const& inlines, prose::Look const& look);

/// The same with marks for bold and for italic or slanted letters alone.
prose::Inlines with_marks(prose::Inlines const& inlines, prose::Look const& look);

}  // namespace dawson::layout
