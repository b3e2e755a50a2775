// Estimates of how well a placement fits each notation of rectangular boards, without parsing it:
// guessing parses only what can be parsed, and reports the error of the most likely notation.
#pragma once

#include <cstddef>
#include <string_view>

namespace dawson::notation {

/// A rank as one notation counts it.
struct RankMeasure {
  std::size_t squares = 0;
  std::size_t faults = 0;  ///< characters and sequences that the notation does not have
  std::size_t doubts = 0;  ///< text that it reads, but that is unusual: janko's `44` for 8
  bool open = false;       ///< a fault may represent any number of squares
  std::size_t spare = 0;   ///< squares of a foreign letter that can be dropped
};

/// How a notation measures a rank, and the size of its boards.
struct RankForm {
  RankMeasure (*measure)(std::string_view rank);
  std::size_t files = 0;  ///< files of its boards; 0: any number
  std::size_t ranks = 0;
  bool one_length = true;  ///< it cannot read ranks of different lengths
};

extern RankForm const fen_ranks, xfen_ranks, ffen_ranks, janko_ranks, x2fen_ranks, fsf_ranks,
    yacpdb_ranks;

/// The faults of a placement: those of its ranks, one per rank whose length differs from the form's
/// or from that of most ranks, and one per missing or additional rank. A slash that is missing,
/// additional, or replaced by a typing error is one fault on a board of fixed size.
struct BoardMeasure {
  std::size_t faults = 0;
  std::size_t foreign = 0;  ///< those of `faults` that are characters or sequences
  std::size_t doubts = 0;
  std::size_t width = 0;  ///< width of the form, or of most ranks
  std::size_t ranks = 0;
  std::size_t sound_ranks = 0;  ///< ranks of that width without faults
};
/// Returns the faults of `placement` in the notation of `form`.
BoardMeasure measure(RankForm const& form, std::string_view placement);

}  // namespace dawson::notation
