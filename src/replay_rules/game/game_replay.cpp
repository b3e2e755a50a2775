#include "replay_rules/game/game_replay.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "notation/pgn/move_walk.hpp"
#include "text/limits.hpp"

namespace dawson::replay_rules {
namespace {

using notation::pgn::Game;
using notation::pgn::MoveNode;
using notation::pgn::MoveNote;

struct MisfitWords {
  Misfit misfit;
  char const* code;
  std::string_view message;
};
constexpr MisfitWords misfits[] = {
    {Misfit::no_piece, "W-NOMAN", "no piece can make this move"},
    {Misfit::ambiguous, "W-AMBIG", "several pieces can make this move"},
    {Misfit::promotion, "W-PROM", "a pawn reaches its last rank, but no promotion is written"},
    {Misfit::rule, "W-RULE", "the rules forbid this move"},
};
constexpr char const* rest_is_kept = "the rest of this line is kept as written";

text::Diagnostic finding_of(Misfit misfit, MoveNode const& node) {
  auto const* const row = std::ranges::find(misfits, misfit, &MisfitWords::misfit);
  return text::warning(row->code, {node.where, node.where + node.move.text.size()},
                       std::string(node.move.text).append(": ").append(row->message), rest_is_kept);
}

class Player {
 public:
  Player(Game const& game, GameState start, text::Diagnostics& findings, AfterMove const& after)
      : game_(game), state_(std::move(start)), findings_(findings), after_(after) {
    played_.resize(game.nodes.size());
  }

  std::vector<PlayedMove> run() {
    visit_children(0, true);
    while (!waiting_.empty()) {
      Waiting const next = waiting_.back();
      waiting_.pop_back();
      state_.go_back(next.turn);
      if (std::uint32_t const sibling = game_.nodes[next.node].next; sibling != MoveNode::none)
        waiting_.push_back({sibling, next.turn, next.playable});
      line(next.node, next.playable);
    }
    return std::move(played_);
  }

 private:
  // An alternative and the state before it.
  struct Waiting {
    std::uint32_t node;
    GameState::Turn turn;
    bool playable;
  };

  // Plays the first child and what follows; alternatives wait.
  void visit_children(std::uint32_t parent, bool playable) {
    std::uint32_t const first = game_.nodes[parent].first_child;
    if (first == MoveNode::none) return;
    if (std::uint32_t const second = game_.nodes[first].next; second != MoveNode::none)
      waiting_.push_back({second, state_.turn(), playable});
    line(first, playable);
  }

  void line(std::uint32_t node, bool playable) {
    for (;;) {
      playable = play(node, playable);
      std::uint32_t const first = game_.nodes[node].first_child;
      if (first == MoveNode::none) return;
      if (std::uint32_t const second = game_.nodes[first].next; second != MoveNode::none)
        waiting_.push_back({second, state_.turn(), playable});
      node = first;
    }
  }

  // Makes one half-move; returns false if it was not made.
  bool play(std::uint32_t at, bool playable) {
    text::WorkBudget::take();
    MoveNode const& node = game_.nodes[at];
    PlayedMove& out = played_[at];
    out.white = state_.side() == Colour::white;
    out.number = state_.number();
    FoundMove const found = playable ? state_.find(node.move) : FoundMove{Misfit::no_piece, {}};
    if (found.misfit != Misfit::none) {
      if (playable && !node.after_words) findings_.push_back(finding_of(found.misfit, node));
      bool const null = node.move.body == notation::pgn::WrittenMove::Body::null;
      out.san = null ? "--" : std::string(node.move.text).append(node.move.check);
      state_.make({GameMove::Kind::null, {-1, -1}, {-1, -1}, '\0'});
      return false;
    }
    out.played = true;
    out.move = found.move;
    out.san = state_.san(found.move);
    state_.make(found.move);
    std::string const check = state_.check_sign();
    out.san += check;
    if (node.move.mates && check != "#")
      findings_.push_back(text::warning("W-MATE", {node.where, node.where + node.move.text.size()},
                                        std::string(node.move.text) + ": no mate",
                                        "remove the sign of mate"));
    if (after_) after_(at, state_);
    return true;
  }

  Game const& game_;
  GameState state_;
  text::Diagnostics& findings_;
  AfterMove const& after_;
  std::vector<PlayedMove> played_;
  std::vector<Waiting> waiting_;
};

class MovetextWriter {
 public:
  MovetextWriter(Game const& game, std::vector<PlayedMove> const& played)
      : game_(game), played_(played) {}

  std::string run() {
    for (MoveNote const& note : game_.nodes[0].notes) comment(note.text);
    force_number_ = true;
    notation::pgn::MoveWalk(game_, *this).run();
    return std::move(out_);
  }

  void open(bool) {
    blank();
    out_ += '(';
    opened_ = force_number_ = true;
  }
  void close(bool) {
    out_ += ')';
    force_number_ = true;
  }

  bool half_move(std::uint32_t at, bool) {
    MoveNode const& node = game_.nodes[at];
    PlayedMove const& played = played_[at];
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment_before) comment(note.text);
    blank();
    if (!played.played) {
      out_ += node.number;
      if (!node.number.empty()) out_ += node.number_has_dots ? "..." : ".";
    } else if (played.white || force_number_) {
      out_ += std::to_string(played.number) + (played.white ? "." : "...");
    }
    force_number_ = false;
    out_.append(played.san).append(node.mark);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::sign) out_.append(" ").append(note.text);
    for (MoveNote const& note : node.notes)
      if (note.kind == MoveNote::Kind::comment) comment(note.text);
    return true;
  }

 private:
  void blank() {
    if (!out_.empty() && !std::exchange(opened_, false)) out_ += ' ';
  }

  void comment(std::string const& words) {
    blank();
    out_.append("{").append(words) += '}';
    force_number_ = true;
  }

  Game const& game_;
  std::vector<PlayedMove> const& played_;
  std::string out_;
  bool force_number_ = false;
  bool opened_ = false;  ///< the text ends with an opening parenthesis
};

}  // namespace

std::vector<PlayedMove> play_game(Game const& game, GameState start, text::Diagnostics& findings,
                                  AfterMove const& after) {
  return Player(game, std::move(start), findings, after).run();
}

std::string movetext(Game const& game, std::vector<PlayedMove> const& played) {
  return MovetextWriter(game, played).run();
}

}  // namespace dawson::replay_rules
