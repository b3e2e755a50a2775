// Findings about letters that no font has. For `make_booklet`.
#pragma once

#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Returns W-LETTER for each of `letters`, at its first place in `source`; E-PDF if a PDF standard
/// forbids them (`refused`).
text::Diagnostics missing_letters(std::u32string_view letters, text::Source const& source,
                                  bool refused);

}  // namespace dawson::run
