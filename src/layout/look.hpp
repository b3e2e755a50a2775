// The looks of running text as fonts.
#pragma once

#include "layout/type.hpp"

namespace dawson::layout {

/// `font` with what `look` says of it changed; a colour that nobody knows changes nothing.
Font changed(Font font, prose::Look const& look);

}  // namespace dawson::layout
