// Solutions that have been replayed: the board during a replay, one line of it and the printed
// form of its half-moves. For the player of web pages and moving pictures.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "problem/problem.hpp"
#include "prose/prose.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/move_length.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// The change of one square: a piece arrives or leaves.
struct Step {
  chess::Square at;
  std::optional<chess::SquareContent> arrives{};  ///< no value: the square is empty now
  std::optional<chess::Square> from{};  ///< previous square of this piece; no value: a new piece
  bool leaves = false;                  ///< the square was occupied and is empty now
};

/// A board that follows the half-moves of a replay, forward and back.
class BoardState {
 public:
  /// Creates the board of `problem`, which must outlive it.
  explicit BoardState(problem::Problem const& problem);

  /// Sets the board to the start position of a part and returns the difference from the diagram; no
  /// value if the part cannot be replayed or drawn.
  std::optional<std::vector<Step>> begin(replay_rules::ReplayLine const& replay_line);

  /// Applies the changes of a half-move and returns them, without squares that do not change.
  /// Returns no value, and leaves the board as it is, if the symbol of a piece is not known.
  std::optional<std::vector<Step>> make(std::vector<replay_rules::Change> const& changes);

  /// Returns the number of changes of squares so far, for `go_back`.
  std::size_t changes() const { return undo_.size(); }
  /// Undoes the latest changes until `changes` of them are left.
  void go_back(std::size_t changes);

  /// Returns the current position.
  chess::Position position() const;

 private:
  struct PlacedSymbol {
    replay_rules::Piece piece;
    std::optional<chess::SquareContent> occupant;
  };
  // A piece that leaves one of the changed squares; each is used once.
  struct Leaving {
    chess::Square from;
    PlacedSymbol who;
    bool stays = false;  ///< the square does not change
    bool taken = false;
  };

  void put_up_diagram();
  PlacedSymbol& at(chess::Square square) {
    return placed_symbol_[static_cast<std::size_t>(square.rank * files_ + square.file)];
  }
  static Leaving* find(std::vector<Leaving>& leaving, replay_rules::Piece const& piece,
                       bool same_colour);
  std::optional<chess::SquareContent> looks_of(replay_rules::Piece const& piece,
                                               Leaving* other_colour) const;

  problem::Problem const& problem_;
  semantics::DiagramPieces pieces_;
  std::optional<replay_rules::Board> board_;
  int files_ = 8;
  std::vector<PlacedSymbol> placed_symbol_;
  std::vector<std::pair<chess::Square, PlacedSymbol>> undo_;
};

/// One line of a replay.
struct ReplayedLine {
  std::size_t part = 0;             ///< index of the part, in the replay and in the solution
  std::vector<std::size_t> frames;  ///< indexes of the frames of its `ReplayLine`, in order of play
};

/// Returns the line that `wanted` names. `wanted` is one of
///
/// - a number ("2": the second line of the solution in the order of writing);
/// - half-moves as written, without numbers and signs, that follow each other in the line at any
///   distance ("1...Kd5", "Qe4 Kd5"), after the label of a twin if there is one ("b) Kd5"). If
///   several lines match, it is the first; lines of keys and of actual play come before set play
///   and tries;
/// - empty: the first line of all.
///
/// After the last half-move that is named (or from the start if none is named), the first
/// continuations are played; a threat is a continuation only if there is no other. Returns E-FILM
/// without a span if no half-move of the solution can be played, or if there is no such line.
text::Result<ReplayedLine> replayed_line(semantics::Solution const& solution,
                                         replay_rules::Replay const& replay,
                                         std::string_view wanted);

/// Returns the numbers of the half-moves at `where` in print, with the signs after them, whether
/// the printed solution repeats them or not: "1.", "1.– ". Empty for a half-move before the first
/// number of a series.
std::vector<std::string> printed_numbers(semantics::Solution const& solution,
                                         std::vector<text::Span> const& where,
                                         semantics::SolutionForm const& form);

/// Returns the half-move written at `where` in a part of the solution as it is printed, with its
/// number before it and its marks after it: "1...Kd5!".
prose::Inlines replayed_words(semantics::Solution const& solution,
                              semantics::SolutionPart const& part, text::Span where,
                              semantics::SolutionForm const& form,
                              semantics::DiagramPieces const& pieces,
                              semantics::SquaresOf const& squares = {});

/// A solution, its replay, and the places of its printed half-moves.
struct ReplayedSolution {
  semantics::Solution solution;
  replay_rules::Replay replay;
  std::vector<text::Span>
      printed;  ///< places of the printed half-moves in `solution.text`, in printing order

  /// Returns the text of the solution at `where`.
  std::string_view words(text::Span where) const {
    return std::string_view(solution.text).substr(where.begin, where.end - where.begin);
  }
};

}  // namespace dawson::run
