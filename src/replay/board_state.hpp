// A film on its diagram: who stands where, each with the figure by which he is drawn.
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

/// Who comes to a square, or leaves it.
struct Step {
  chess::Square at;
  std::optional<chess::Occupant> arrives{};  ///< nothing: it is empty now
  std::optional<chess::Square> from{};  ///< where he has stood, the same man; nothing: he is new
  bool leaves = false;                  ///< somebody stood there, and nobody does now
};

class BoardState {
 public:
  /// The problem outlives it.
  explicit BoardState(problem::Problem const& problem);

  /// Puts up what a reel begins with and gives what that changes of the diagram; nothing where it
  /// cannot be played or drawn.
  std::optional<std::vector<Step>> begin(play::Reel const& reel);

  /// Makes the changes of a half-move; squares where nothing changes are left out. Nothing where
  /// nobody knows what a man looks like: then the board is as before.
  std::optional<std::vector<Step>> make(std::vector<play::Change> const& changes);

  /// How many squares have changed, and back to so many.
  std::size_t changes() const { return undo_.size(); }
  void go_back(std::size_t changes);

  /// The diagram as it stands now.
  chess::Position position() const;

 private:
  struct Standing {
    play::Man man;
    std::optional<chess::Occupant> occupant;
  };
  // Who leaves a square of the changes; each is taken once.
  struct Leaving {
    chess::Square from;
    Standing who;
    bool stays = false;  ///< nothing changes
    bool taken = false;
  };

  void put_up_diagram();
  Standing& at(chess::Square square) {
    return standing_[static_cast<std::size_t>(square.rank * files_ + square.file)];
  }
  static Leaving* find(std::vector<Leaving>& leaving, play::Man const& man, bool same_colour);
  std::optional<chess::Occupant> looks_of(play::Man const& man, Leaving* other_colour) const;

  problem::Problem const& problem_;
  terms::DiagramMen men_;
  std::optional<play::Board> board_;
  int files_ = 8;
  std::vector<Standing> standing_;
  std::vector<std::pair<chess::Square, Standing>> undo_;
};

}  // namespace dawson::run
