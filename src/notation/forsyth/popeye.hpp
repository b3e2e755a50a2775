// Popeye's Forsyth notation: pieces by their walks, two letters after a full stop, and squares
// counted across ranks.
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

/// A piece, and the number of squares before it, from a8.
struct PopeyePiece {
  std::size_t square = 0;
  chess::Piece piece;
  text::Span where;
};

struct PopeyeRanks {
  std::vector<PopeyePiece> pieces;
  std::optional<text::Diagnostic> fault;  ///< error that ended parsing early
  std::vector<text::Span>
      shifting;  ///< slashes that are not at the end of a rank: Popeye ignores them
};

/// Parses a string with the walks of `language` ("Popeye, Forsyth"): squares are filled from a8 to
/// h1, a run may cross ends of ranks, missing squares at the end are empty, `/` is ignored. E-CHAR,
/// E-ZERO, E-MAN, E-COLOUR (a walk of two digits without a sign for the colour), E-WIDTH (more than
/// 64 squares).
PopeyeRanks read_popeye_ranks(std::string_view text, chess::Language language);

/// Parses a string as a notation: also E-WIDTH for a slash that is not at the end of a rank.
text::Result<chess::Position> read_popeye(std::string_view text, chess::Language language);

/// Writes whole ranks with slashes; only neutral pieces and walks of digits have a sign for the
/// colour.
WriteResult write_popeye(chess::Position const& position, chess::Language language);

}  // namespace dawson::notation
