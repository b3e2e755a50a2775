// Numbers that stand outside their caption.
#pragma once

#include "layout/captions/caption.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// Moves the number that begins the first line of a block out of it, and out of the line that
/// replaces that one. Returns the number with the marks around it; nothing if the line begins with
/// anything else.
prose::Inlines taken_number(CaptionBlock& block);

}  // namespace dawson::layout
