// Letters that no font has.
#pragma once

#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// W-LETTER for each, where it stands first in `source`; E-PDF where a standard refuses them.
text::Diagnostics missing_letters(std::u32string_view letters, text::Source const& source,
                                  bool refused);

}  // namespace dawson::run
