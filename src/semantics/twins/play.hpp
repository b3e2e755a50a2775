// Plays twins: the board after their changes, and the names of the pieces in messages.
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
  chess::Twin twin;  ///< its changes name completely the pieces that were found
  /// W-TWIN if a piece moves to an occupied square, or is added on one, so that the other is lost.
  text::Diagnostics warnings{};
};

/// Plays the changes in the order written, on `previous` if the twin is continued, else on `base`.
/// Rotations and reflections move holes too, and need a board of straight rows (for a quarter turn
/// or a diagonal, a square one). Errors, with the spans of the changes: the twin's own fault;
/// E-EMPTY (an empty square); E-OTHER (a piece other than the named one); E-AMBIGUOUS (several
/// such pieces, and no square); E-SQUARE (the board does not have the square); E-SAME (a piece
/// moves to its own square); E-NONE (no piece of the replaced kind); E-OUTSIDE (a piece would
/// leave the board, or the board cannot be turned so).
text::Result<Played> play(chess::Twin const& twin, chess::Position const& base,
                          chess::Position const& previous);

/// Plays the next twin of a list. `known` is false if the twin before it could not be played: a
/// twin that continues from it is E-TWIN.
text::Result<Played> play_next(chess::Twin const& twin, chess::Position const& diagram,
                               chess::Position const& previous, bool known);

/// Plays all twins of a diagram, each from the diagram or the twin before it. After a twin that
/// cannot be played, those that continue from it are E-TWIN.
std::vector<text::Result<Played>> play_all(std::span<chess::Twin const> twins,
                                           chess::Position const& diagram);

/// Returns true if `named` can mean the piece: colour and kind must agree; a named piece also
/// matches its standard symbol. Squares are not compared.
bool fits(chess::SquareContent const& occupant, chess::NamedPiece const& named);

/// Returns "white rook", "grasshopper", "piece".
std::string description_of(chess::NamedPiece const& piece);
std::string description_of(chess::SquareContent const& occupant);

/// Returns the squares of all pieces that `piece` can mean, from the first rank up.
std::vector<chess::Square> places_of(chess::NamedPiece const& piece, chess::Board const& board);

/// Returns "name a square with a white pawn: a2, b2"; "name a piece that is on the board" without
/// one.
std::string hint_of(chess::NamedPiece const& piece, chess::Board const& board);

}  // namespace dawson::semantics
