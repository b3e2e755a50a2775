// Names of fairy conditions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Splits a list at `,`, `;`, ` + ` and ` & ` ("Circe, Take & Make"; squares belong to the
/// condition before them: "Imitator e5, c3"). Spans are bytes of `text`. Empty unless all
/// conditions are known.
std::vector<text::Span> read_conditions(std::string_view text);

/// Returns the end of the condition that `text` begins with: the longest known name, in English,
/// German or French, with its arguments (squares, `type C`, `Rex Inclusive`, a number of one or
/// two digits), whatever follows; 0 without one.
std::size_t condition_end(std::string_view text);

/// Returns W-CONDITION with the closest name for an unknown condition.
std::optional<text::Diagnostic> check_condition(std::string_view condition);

}  // namespace dawson::semantics
