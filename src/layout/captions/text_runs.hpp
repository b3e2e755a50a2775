// Splits a cell into runs of one font each, for output formats that express fonts as marks.
#pragma once

#include <vector>

#include "prose/prose.hpp"

namespace dawson::layout {

/// Inlines in one font, without `Emphasis`, `Strong` or `Styled`.
struct FontRun {
  prose::Inlines inlines;
  prose::FontOverride look;
};

/// Returns `inlines` in `look`, with each change of font resolved. Emphasis makes italic and
/// slanted letters upright. A space between two runs belongs to neither unless they have the same
/// font: it is a run of its own in `look`. No run is empty, and no two neighbours have the same
/// font.
std::vector<FontRun> runs_of(prose::Inlines const& inlines, prose::FontOverride const& look);

/// Returns the same, with marks only for bold and for italic or slanted letters.
prose::Inlines with_marks(prose::Inlines const& inlines, prose::FontOverride const& look);

}  // namespace dawson::layout
