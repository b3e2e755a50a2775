// How the notations of rectangular boards count the squares of a rank, without reading it: what is
// wrong with a placement for each of them, so that guessing reads only what can be read, and
// reports the error of the likeliest notation.
#pragma once

#include <cstddef>
#include <string_view>

namespace dawson::notation {

/// A rank as one notation counts it.
struct RankMeasure {
  std::size_t squares = 0;
  std::size_t faults = 0;  ///< characters and sequences that the notation does not have
  std::size_t doubts = 0;  ///< what it reads, though nobody writes it so: janko's `44` for 8
  bool open = false;       ///< a fault may stand for any number of squares
  std::size_t spare = 0;   ///< squares of a foreign letter that can be dropped
};

/// How a notation measures a rank, and the board that it is restricted to.
struct RankForm {
  RankMeasure (*measure)(std::string_view rank);
  std::size_t files = 0;  ///< of its boards; 0: any number
  std::size_t ranks = 0;
  bool one_length = true;  ///< a placement of ranks that differ in length cannot be read
};

extern RankForm const fen_ranks, xfen_ranks, ffen_ranks, janko_ranks, x2fen_ranks, fsf_ranks,
    yacpdb_ranks;

/// What is wrong with a placement: the faults of its ranks, one for each rank of another length
/// than the form's or than most ranks have, and one for each rank too many or too few. A slash that
/// is missing, one too many, or typed for another key is one fault on a board of fixed size.
struct BoardMeasure {
  std::size_t faults = 0;
  std::size_t foreign = 0;  ///< of them, characters and sequences alone
  std::size_t doubts = 0;
  std::size_t width = 0;  ///< the form's, or that of most ranks
  std::size_t ranks = 0;
  std::size_t sound_ranks = 0;  ///< those without faults, of that width
};
BoardMeasure measure(RankForm const& form, std::string_view placement);

}  // namespace dawson::notation
