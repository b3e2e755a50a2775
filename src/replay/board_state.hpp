// The board of a diagram while a film is replayed on it: the pieces on all squares, each with the
// symbol that draws it. For the player of web pages and moving pictures.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "play/film.hpp"
#include "problem/problem.hpp"
#include "terms/printing/diagram_men.hpp"

namespace dawson::run {

/// The change of one square: a piece arrives or leaves.
struct Step {
  chess::Square at;
  std::optional<chess::SquareContent> arrives{};  ///< no value: the square is empty now
  std::optional<chess::Square> from{};  ///< previous square of this piece; no value: a new piece
  bool leaves = false;                  ///< the square was occupied and is empty now
};

/// A board that follows the half-moves of a film, forward and back.
class BoardState {
 public:
  /// Creates the board of `problem`, which must outlive it.
  explicit BoardState(problem::Problem const& problem);

  /// Sets the board to the reel's start position and returns the difference from the diagram; no
  /// value if the reel cannot be replayed or drawn.
  std::optional<std::vector<Step>> begin(play::Reel const& reel);

  /// Applies the changes of a half-move and returns them, without squares that do not change.
  /// Returns no value, and leaves the board as it is, if the symbol of a piece is not known.
  std::optional<std::vector<Step>> make(std::vector<play::Change> const& changes);

  /// Returns the number of changes of squares so far, for `go_back`.
  std::size_t changes() const { return undo_.size(); }
  /// Undoes the latest changes until `changes` of them are left.
  void go_back(std::size_t changes);

  /// Returns the current position.
  chess::Position position() const;

 private:
  struct Standing {
    play::Piece piece;
    std::optional<chess::SquareContent> occupant;
  };
  // A piece that leaves one of the changed squares; each is used once.
  struct Leaving {
    chess::Square from;
    Standing who;
    bool stays = false;  ///< the square does not change
    bool taken = false;
  };

  void put_up_diagram();
  Standing& at(chess::Square square) {
    return standing_[static_cast<std::size_t>(square.rank * files_ + square.file)];
  }
  static Leaving* find(std::vector<Leaving>& leaving, play::Piece const& piece, bool same_colour);
  std::optional<chess::SquareContent> looks_of(play::Piece const& piece,
                                               Leaving* other_colour) const;

  problem::Problem const& problem_;
  terms::DiagramPieces pieces_;
  std::optional<play::Board> board_;
  int files_ = 8;
  std::vector<Standing> standing_;
  std::vector<std::pair<chess::Square, Standing>> undo_;
};

}  // namespace dawson::run
