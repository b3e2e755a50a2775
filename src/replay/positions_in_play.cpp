#include "replay/positions_in_play.hpp"

#include <cstddef>
#include <map>
#include <utility>

#include "replay/replay.hpp"

namespace dawson::run {
namespace {

using replay_rules::Frame;
using semantics::BoardInPlay;

class PositionFinder {
 public:
  PositionFinder(problem::Problem const& problem, std::vector<BoardInPlay> const& boards)
      : problem_(problem), boards_(boards), state_(problem), out_(boards.size()) {}

  std::vector<std::optional<chess::Position>> run(replay_rules::Replay const& replay) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      text::Span const where = boards_[i].half_move;
      if (where.begin == where.end) out_[i] = problem_.position;
      else wanted_.emplace(where.begin, i);
    }
    for (replay_rules::ReplayLine const& line : replay.lines)
      if (!wanted_.empty() && state_.begin(line)) frames(line);
    return std::move(out_);
  }

 private:
  struct Open {
    std::size_t frame, changes;  // the count when it was made
  };

  void frames(replay_rules::ReplayLine const& line) {
    std::vector<Open> path;
    std::size_t const begins = state_.changes();
    for (std::size_t i = 0; i < line.frames.size(); ++i) {
      Frame const& frame = line.frames[i];
      while (!path.empty() && path.back().frame != frame.before) path.pop_back();
      if (path.empty() && frame.before != Frame::start) continue;
      state_.go_back(path.empty() ? begins : path.back().changes);
      bool const white = frame.side == replay_rules::Colour::white;
      take(frame, true, white ? chess::Side::white : chess::Side::black);
      if (!state_.make(frame.changes)) continue;
      take(frame, false, white ? chess::Side::black : chess::Side::white);
      path.push_back({i, state_.changes()});
    }
    state_.go_back(begins);
  }

  // Keeps the present position for the boards before or after the half-move of this frame.
  void take(Frame const& frame, bool before, chess::Side to_move) {
    auto const [begin, end] = wanted_.equal_range(frame.where.begin);
    if (frame.where.begin == frame.where.end) return;
    for (auto one = begin; one != end; ++one) {
      if (boards_[one->second].before != before || out_[one->second]) continue;
      chess::Position position = state_.position();
      position.to_move = to_move;
      position.castling.reset();  // the moves show it
      position.en_passant.reset();
      out_[one->second] = std::move(position);
    }
  }

  problem::Problem const& problem_;
  std::vector<BoardInPlay> const& boards_;
  BoardState state_;
  std::vector<std::optional<chess::Position>> out_;
  std::multimap<std::size_t, std::size_t> wanted_;  ///< indexes of boards by their half-moves
};

}  // namespace

std::vector<std::optional<chess::Position>> positions_of(problem::Problem const& problem,
                                                         replay_rules::Replay const& replay,
                                                         std::vector<BoardInPlay> const& boards) {
  return PositionFinder(problem, boards).run(replay);
}

}  // namespace dawson::run
