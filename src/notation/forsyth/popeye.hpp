// Popeye's Forsyth: men by its walks, two letters behind a full stop, squares counted through.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// A man, and how many squares stand before his, from a8 on.
struct PopeyeMan {
  std::size_t square = 0;
  chess::Man man;
  text::Span where;
};

struct PopeyeRanks {
  std::vector<PopeyeMan> men;
  std::optional<text::Diagnostic> fault;  ///< why the reading ended before the text
  std::vector<text::Span> shifting;  ///< slashes that stand at no rank's end: Popeye drops them
};

/// Reads a string with the walks of `language` ("Popeye, Forsyth"): squares are filled from a8 to
/// h1, a run may go over ends of ranks, what is missing at the end is empty, `/` means nothing.
/// E-CHAR, E-ZERO, E-MAN, E-COLOUR (a walk of two digits without a sign), E-WIDTH (more than 64
/// squares).
PopeyeRanks read_popeye_ranks(std::string_view text, chess::Language language);

/// The same as a notation: E-WIDTH for a slash that stands at no rank's end too.
text::Result<chess::Position> read_popeye(std::string_view text, chess::Language language);

/// Whole ranks with slashes; signs for neutral men and walks of digits alone.
WriteResult write_popeye(chess::Position const& position, chess::Language language);

}  // namespace dawson::notation
