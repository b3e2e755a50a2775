// Lines that name the men: "White: Kd1, Qa1, Pa2,b3", "wKa1, sKe5".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "text/mapped.hpp"

namespace dawson::document {

/// Whether a line is a list of men; with `goes_on`, behind another such line, it needs no colour.
bool is_men_line(std::string_view line, bool goes_on);

/// Such lines as the notation `men` has them: colours in full and without colons, groups parted by
/// blanks, squares joined.
std::vector<text::Mapped> as_men(std::vector<text::Mapped> const& lines);

}  // namespace dawson::document
