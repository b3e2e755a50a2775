// Names of fairy conditions.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Each condition of a list split at `,`, `;`, ` + ` and ` & ` ("Circe, Take & Make"; squares go to
/// the condition before them: "Imitator e5, c3"). Spans are bytes of `text`. Empty unless all are
/// known.
std::vector<text::Span> read_conditions(std::string_view text);

/// Where the condition ends that `text` begins with: the longest known name, in English, German or
/// French, with its arguments (squares, `type C`, `Rex Inclusive`, a number of one or two digits),
/// whatever follows; 0: with none.
std::size_t condition_end(std::string_view text);

/// W-CONDITION with the nearest name for a condition that has none of them.
std::optional<text::Diagnostic> check_condition(std::string_view condition);

}  // namespace dawson::semantics
