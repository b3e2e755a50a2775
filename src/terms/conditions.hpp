// Names of fairy conditions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_men.hpp"
#include "chess/mark.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::terms {

/// A name besides those of `popeye_conditions`, in print and in Popeye's words.
struct FurtherName {
  chess::InLanguages names;  ///< empty where a language has none, or it is Popeye's
  std::string_view popeye;   ///< the condition of Popeye's that it names; empty: one of its own
  chess::Edges edges = chess::Edges::none;  ///< how the board is joined
};

std::span<FurtherName const> further_condition_names();

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

}  // namespace dawson::terms
