// Recognises lines of a listing that contain a position and more, or a position with an error, so
// that they are never read as text.
#pragma once

#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns why a line is refused as a position, with what to write: it has more than a placement
/// ("FEN 8/8/...", "8/8/... (2+1)", `[FEN "..."]`), blanks around slashes, or it is a tag pair of
/// PGN (all E-POSITION); it has Cyrillic letters (E-CHAR). Spans are bytes of the line. No value
/// for a line that is a position (`notation::is_position_line`), and for one without a placement,
/// which is three slashes or more between ranks of digits and letters of pieces.
std::optional<text::Diagnostic> fault_of_position(std::string_view line);

/// Returns true if the line is a tag pair of PGN other than that of a position, `[Event "..."]`.
bool is_pgn_tag(std::string_view line);

}  // namespace dawson::document
