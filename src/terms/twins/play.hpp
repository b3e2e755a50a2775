// Twins are played: what the board looks like after their changes.
#pragma once

#include <span>
#include <vector>

#include "chess/position.hpp"
#include "chess/twin.hpp"
#include "text/result.hpp"

namespace dawson::terms {

/// A twin on the board.
struct Played {
  chess::Position position;
  chess::Twin twin;  ///< its changes name the men that were found there, whole
  /// W-TWIN where a man goes to a square, or is added on one, that another loses by it.
  text::Diagnostics warnings{};
};

/// Plays the changes in the order written, on `previous` if the twin is continued, else on `base`
/// ("Popeye, twins"). Rotations and reflections take holes along, and need a board of straight rows
/// (a quarter turn or a diagonal: a square one).
/// Errors, spans as in the changes: the twin's own fault; E-EMPTY (nobody stands there); E-OTHER
/// (another man than is named); E-AMBIGUOUS (several such men, and no square); E-SQUARE (the board
/// has no such square); E-SAME (a man is moved to where he stands); E-NONE (no man of the kind that
/// is replaced); E-OUTSIDE (a man would leave the board, or the board cannot be turned so).
text::Result<Played> play(chess::Twin const& twin, chess::Position const& base,
                          chess::Position const& previous);

/// The same of the next twin of a list. `known` is false where the one before it could not be
/// played: a twin that goes on from it is E-TWIN.
text::Result<Played> play_next(chess::Twin const& twin, chess::Position const& diagram,
                               chess::Position const& previous, bool known);

/// All twins of a diagram, each from the diagram or the one before it. A twin that cannot be played
/// leaves unknown those that go on from it, which are E-TWIN.
std::vector<text::Result<Played>> play_all(std::span<chess::Twin const> twins,
                                           chess::Position const& diagram);

/// Whether such a man as `named` can stand for `man`: colour and kind, a named man by his usual
/// figure too. The square is not compared.
bool fits(chess::SquareContent const& occupant, chess::NamedPiece const& named);

}  // namespace dawson::terms
