// One position by itself.
#pragma once

#include <optional>
#include <string>

#include "document/directive.hpp"
#include "layout/style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// A LaTeX document with one board. The first line of `source` is the position, in `notation` (null:
/// to be guessed); the lines below it are fields of a directive (`size: 6mm`), which go before `style`. Nothing if there is an
/// error among the findings.
std::optional<std::string> board_tex(text::Source const& source, document::Field const* notation,
                                     std::optional<layout::Style> const& style, text::Diagnostics& findings);

}  // namespace dawson::run
