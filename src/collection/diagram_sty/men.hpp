// Lists of men in the letters that a document has defined.
#pragma once

#include <string>
#include <string_view>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

/// The list ("wKd1, bQUc7") in German letters, which `men-de` has. Of two men on one square, as
/// Popeye writes them, the last stands: W-VALUE. What is no man stays as it is.
text::Mapped in_german(text::Mapped const& list, Letters const& letters,
                       text::Diagnostics& findings);

/// The figure `key` ("*2q") in these colours, as janko's notation has it: "*2Q*2q" for white and
/// black.
std::string in_colours(std::string const& key, std::string_view colours, Letters const& letters);

/// A figure with its turn ("QU") in German letters.
std::string german_figure(std::string_view figure, Letters const& letters);

}  // namespace dawson::collection::diagram_sty
