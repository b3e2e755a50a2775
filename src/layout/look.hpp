// Turns the looks of running text into fonts.
#pragma once

#include "layout/type.hpp"

namespace dawson::layout {

/// Returns `font` with the changes of `look`; an unknown colour changes nothing.
Font changed(Font font, prose::FontOverride const& look);

}  // namespace dawson::layout
