// The marks of a board as commands of a comment of PGN.
#pragma once

#include <string>

#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection::pgn {

/// Returns the value of the field `marks` as "[%csl Ga5] [%cal Rc5a5]": fill, frame, circle, dot
/// and cross are squares, arrow and line are arrows. Colours other than red, green, yellow and blue
/// are green. W-LOSS for other marks, and for marks of several squares.
std::string marks_as_commands(text::SourceMappedText const& marks, text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
