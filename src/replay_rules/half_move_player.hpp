// Plays half-moves one after the other on the board of a part, and records what they show.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "replay_rules/board.hpp"
#include "replay_rules/captures_on_the_way.hpp"
#include "replay_rules/move_resolver.hpp"
#include "replay_rules/replay.hpp"
#include "replay_rules/rules.hpp"
#include "semantics/solution/play.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::replay_rules {

/// A half-move and its surroundings in the tree.
struct HalfMoveToPlay {
  semantics::HalfMove const& half;
  Colour side = Colour::none;
  Place place{};
  semantics::HalfMove const* first_of_group = nullptr;  ///< null outside groups
  bool answers_group = false;                           ///< the half-move before it is in a group
  bool in_doubt = false;                                ///< unread words precede it
};

class HalfMovePlayer {
 public:
  /// What `play` changes of the position.
  struct Mark {
    std::size_t changes = 0;
    std::size_t frame = Frame::start;
    LastMove last{};
  };

  /// Findings, frames and completions are added to `out`.
  HalfMovePlayer(chess::Language language, Task const& task, Recorded recorded, Replay& out);

  /// Begins a part. `goal` is the final position of a proof game, or null.
  void begin(Board board, Board const* goal, semantics::Play const& play);

  /// Plays a half-move; returns false if it cannot be made. Then the caller must go back.
  bool play(HalfMoveToPlay const& move);

  /// Passes for `side`, before threats.
  void pass(Colour side);

  Mark mark() const { return {board_->changes(), frame_, last_}; }
  void go_back(Mark const& mark);
  /// Forgets the previous half-move: nothing was played, or a half-move was left out.
  void forget_last_move() { last_ = {}; }
  /// Records why the continuation of the present frame is not played.
  void stop(std::string const& code);

  /// Returns true if orthodox rules apply to all pieces.
  bool is_orthodox() const { return rules_.usual && shorts_known_; }
  Board& board() { return *board_; }
  Rules const& rules() const { return rules_; }

  /// Returns the moves that an open half-move may mean; none where orthodox rules do not apply.
  std::vector<semantics::HalfMove> open_moves(semantics::HalfMove const& half, Colour side) const;

  /// While it exists, half-moves are played without being recorded; only findings are added.
  class Unrecorded {
   public:
    explicit Unrecorded(HalfMovePlayer& player)
        : player_(player),
          recorded_(std::exchange(player.recorded_, {})),
          checks_(player.unsigned_checks_.size()),
          signed_checks_(player.signed_checks_),
          completions_(player.out_.completions.size()),
          groups_(player.out_.understood_groups.size()),
          playable_(player.out_.playable),
          resolved_(player.out_.resolved),
          had_short_(player.out_.had_short) {}
    ~Unrecorded();
    Unrecorded(Unrecorded const&) = delete;
    Unrecorded& operator=(Unrecorded const&) = delete;

   private:
    HalfMovePlayer& player_;
    Recorded recorded_;
    std::size_t checks_, signed_checks_, completions_, groups_;
    bool playable_, resolved_, had_short_;
  };

  /// Reports a check without its sign if all other checks have theirs.
  void report_unsigned_check();

 private:
  bool make_completed(HalfMoveToPlay const& move, Completion& completion);
  bool complete_steps(HalfMoveToPlay const& move, Completion& completion);
  bool complete_origin(HalfMoveToPlay const& move, Completion& completion);
  std::string_view letter_of_group(HalfMoveToPlay const& move);
  std::optional<chess::Square> origin(HalfMoveToPlay const& move);
  std::optional<chess::Square> fairy_origin(HalfMoveToPlay const& move);
  std::optional<Finding> make_with_signs(HalfMoveToPlay const& move);
  void judge(HalfMoveToPlay const& move);
  void add_frame(text::Span where, Colour side, std::size_t changes);
  bool stop_unknown();
  bool report(HalfMoveToPlay const& move, Finding finding);

  Recorded recorded_;
  Replay& out_;
  Rules rules_;
  bool walks_stay_;  ///< no condition changes how pieces move
  MoveResolver resolver_;
  Walks walks_;
  bool effects_known_ = true;  ///< no condition has effects that would have to be written
  std::optional<Board> board_;
  Board const* goal_ = nullptr;
  bool draws_ = false;                ///< the stipulation is a draw
  std::size_t frame_ = Frame::start;  ///< the last one played
  LastMove last_;
  semantics::HalfMove full_;  ///< the half-move that is played, completed
  std::vector<Finding> unsigned_checks_;
  std::size_t signed_checks_ = 0;
  bool shorts_known_ = true;
};

}  // namespace dawson::replay_rules
