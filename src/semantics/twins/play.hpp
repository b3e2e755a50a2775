// Twins are played: the board after their changes, and the names of the pieces in messages about
// them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/position.hpp"
#include "chess/task.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

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

/// "white rook", "grasshopper", "piece".
std::string description_of(chess::NamedPiece const& piece);
std::string description_of(chess::SquareContent const& occupant);

/// Where a man such as is named stands, from the first rank up.
std::vector<chess::Square> places_of(chess::NamedPiece const& piece, chess::Board const& board);

/// "name a square with a white pawn: a2, b2"; "name a piece that is on the board" if it has none.
std::string hint_of(chess::NamedPiece const& piece, chess::Board const& board);

}  // namespace dawson::semantics
