// Men of a list by square without their squares, as legends name them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads men in the words of `read_men` that stand nowhere: "sDU", "wK, nDL", "White G". In the
/// order written, eight at most. E-LIMIT beyond that, and what `read_men` says of the men; spans
/// are bytes of `text`.
text::Result<std::vector<chess::Occupant>> read_men_alone(std::string_view text,
                                                          std::optional<chess::Language> language,
                                                          text::Diagnostics& warnings);

}  // namespace dawson::notation
