// Names of fairy conditions.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "text/span.hpp"

namespace dawson::terms {

/// German and French are empty where the name is the English one.
struct ConditionName {
  std::string_view english;
  std::string_view german;
  std::string_view french;
};

std::span<ConditionName const> condition_names();

/// Each condition of a list split at `,`, `;`, ` + ` and ` & ` ("Circe, Take & Make"; squares go to
/// the condition before them: "Imitator e5, c3"). Spans are bytes of `text`. Empty unless all are
/// known.
std::vector<text::Span> read_conditions(std::string_view text);

}  // namespace dawson::terms
