#include "replay/board_state.hpp"

#include "notation/men/men_words.hpp"

namespace dawson::run {
namespace {

using chess::Square;
using chess::SquareContent;
using play::Colour;
using play::Piece;

chess::Side side_of(Colour colour) {
  return colour == Colour::black     ? chess::Side::black
         : colour == Colour::neutral ? chess::Side::neutral
                                     : chess::Side::white;
}

std::optional<std::vector<play::Change>> changes_to(play::Board const& from,
                                                    play::Board const& to) {
  if (from.files() != to.files() || from.ranks() != to.ranks()) return {};
  std::vector<play::Change> out;
  for (int rank = 0; rank < to.ranks(); ++rank)
    for (int file = 0; file < to.files(); ++file)
      if (Square const square{file, rank}; from.at(square) != to.at(square))
        out.push_back({square, to.at(square)});
  return out;
}

}  // namespace

BoardState::BoardState(problem::Problem const& problem)
    : problem_(problem),
      pieces_(problem),
      board_(play::Board::of(
          problem.position, [this](chess::Piece const& piece) { return pieces_.walk_of(piece); })) {
}

void BoardState::put_up_diagram() {
  files_ = board_->files();
  standing_.assign(static_cast<std::size_t>(files_ * board_->ranks()), {});
  chess::Board const& cells = problem_.position.board;
  for (int rank = 0; rank < board_->ranks(); ++rank) {
    auto const row = cells.row(cells.rows() - 1 - static_cast<std::size_t>(rank));
    for (int file = 0; file < files_; ++file)
      at({file, rank}) = {board_->at({file, rank}), row[static_cast<std::size_t>(file)].occupant};
  }
  undo_.clear();
}

std::optional<std::vector<Step>> BoardState::begin(play::Reel const& reel) {
  if (!board_ || !reel.begins) return {};
  put_up_diagram();
  auto const changed = changes_to(*board_, *reel.begins);
  return changed ? make(*changed) : std::nullopt;
}

BoardState::Leaving* BoardState::find(std::vector<Leaving>& leaving, Piece const& piece,
                                      bool same_colour) {
  for (Leaving& one : leaving)
    if (!one.taken && !one.stays && one.who.occupant && one.who.piece.walk == piece.walk &&
        (!same_colour || one.who.piece.colour == piece.colour))
      return &one;
  return nullptr;
}

// What can be drawn of a man is known from whoever has left his square in the same half-move.
std::optional<SquareContent> BoardState::looks_of(Piece const& piece, Leaving* other_colour) const {
  std::optional<chess::Piece> figure;
  if (other_colour && std::holds_alternative<chess::Piece>(*other_colour->who.occupant))
    figure = std::get<chess::Piece>(*other_colour->who.occupant);
  else figure = pieces_.figure(piece.walk);
  if (!figure) figure = notation::piece_of_walk(piece.walk, chess::Language::english);
  if (!figure) return {};
  if (other_colour) other_colour->taken = true;
  figure->side = side_of(piece.colour);
  return SquareContent(std::move(*figure));
}

std::optional<std::vector<Step>> BoardState::make(std::vector<play::Change> const& changes) {
  std::vector<Leaving> leaving;
  for (play::Change const& change : changes) {
    Standing const& who = at(change.at);
    leaving.push_back({change.at, who, who.piece == change.piece});
  }
  std::vector<Step> steps;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    play::Change const& change = changes[i];
    if (leaving[i].stays) continue;
    Step& step = steps.emplace_back(Step{change.at});
    if (!change.piece.stands()) {
      step.leaves = leaving[i].who.piece.stands();
    } else if (Leaving* const same = find(leaving, change.piece, true)) {
      same->taken = true;
      step.arrives = same->who.occupant;
      step.from = same->from;
    } else {
      step.arrives = looks_of(change.piece, find(leaving, change.piece, false));
      if (!step.arrives) return {};
    }
  }
  std::size_t next = 0;
  for (std::size_t i = 0; i < changes.size(); ++i) {
    if (leaving[i].stays) continue;
    undo_.emplace_back(changes[i].at,
                       std::exchange(at(changes[i].at), {changes[i].piece, steps[next++].arrives}));
  }
  return steps;
}

void BoardState::go_back(std::size_t changes) {
  for (; undo_.size() > changes; undo_.pop_back())
    at(undo_.back().first) = std::move(undo_.back().second);
}

chess::Position BoardState::position() const {
  chess::Position out = problem_.position;
  chess::Board& cells = out.board;
  for (std::size_t row = 0; row < cells.rows(); ++row) {
    std::size_t const rank = cells.rows() - 1 - row;
    for (std::size_t file = 0; file < cells.row(row).size(); ++file)
      cells.row(row)[file].occupant =
          standing_[rank * static_cast<std::size_t>(files_) + file].occupant;
  }
  return out;
}

}  // namespace dawson::run
