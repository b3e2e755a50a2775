// Converts lists of pieces from the letters that a document defines, for the reader of diagram.sty.
#pragma once

#include <string>
#include <string_view>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

/// Returns the list ("wKd1, bQUc7") in German letters, as in the notation `pieces-de`. Of two
/// pieces on one square, which Popeye writes, the last is kept: W-VALUE. An item that is no piece
/// is kept as written.
text::SourceMappedText in_german(text::SourceMappedText const& list, Letters const& letters,
                                 text::Diagnostics& findings);

/// Returns the symbol `key` ("*2q") in these colours, in janko's notation: "*2Q*2q" for white and
/// black.
std::string in_colours(std::string const& key, std::string_view colours, Letters const& letters);

/// Returns a symbol with its rotation ("QU") in German letters.
std::string german_figure(std::string_view figure, Letters const& letters);

}  // namespace dawson::collection::diagram_sty
