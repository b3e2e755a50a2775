// Recognises lines that list the pieces of a position: "White: Kd1, Qa1, Pa2,b3", "wKa1, sKe5". For
// the reader of listings.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "text/mapped.hpp"

namespace dawson::document {

/// Returns true if a line is a list of pieces; with `goes_on`, after another such line, it needs no
/// colour.
bool is_men_line(std::string_view line, bool goes_on);

/// Returns such lines in the notation `men`: colours in full and without colons, groups separated
/// by blanks, squares joined.
std::vector<text::SourceMappedText> as_pieces(std::vector<text::SourceMappedText> const& lines);

}  // namespace dawson::document
