// What of YAML costs the library too much time.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "text/span.hpp"

namespace dawson::collection::olive {

/// Items that may stand in brackets on one line: the library needs time with the square of them.
inline constexpr std::size_t most_items = 3000;

/// The bracket with which a line has more; so long a line in a block of text (behind `|` or `>`)
/// costs nothing.
std::optional<text::Span> overlong_flow(std::string_view entry);

}  // namespace dawson::collection::olive
