#include "collection/pgn/solution_movetext.hpp"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "notation/men/men_words.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/twins/play.hpp"

namespace dawson::collection::pgn {
namespace {

using semantics::HalfMove;
using semantics::MoveComment;
using semantics::SolutionNode;
using semantics::SolutionPart;
using semantics::SolutionPhase;
using Node = SolutionNode::Kind;
using Phase = SolutionPhase::Kind;
using Nodes = std::vector<SolutionNode>;

std::string letter_of(std::string_view walk) {
  if (walk.empty() || walk == "P") return {};
  return walk == "S" ? "N" : std::string(walk);
}

// A half-move in long notation, with its marks and comments, and what follows it.
struct Move {
  std::string text, signs;
  std::vector<Move> next;
};

// Adds a move, or returns the equal one that is there already.
Move& add(std::vector<Move>& moves, std::string text, std::string signs, bool merges) {
  if (merges) {
    auto const same = std::ranges::find(moves, text, &Move::text);
    if (same != moves.end()) return *same;
  }
  return moves.emplace_back(Move{std::move(text), std::move(signs), {}});
}

std::string comment_text(MoveComment const& comment) {
  switch (comment.kind) {
    case MoveComment::Kind::evaluation: {
      std::string sign = comment.words;
      constexpr std::string_view minus = "\u2212";
      for (std::size_t at; (at = sign.find(minus)) != std::string::npos;)
        sign.replace(at, minus.size(), "-");
      return " " + sign;
    }
    case MoveComment::Kind::ending:
    case MoveComment::Kind::result: return {};
    default: return " {" + comment.words + "}";
  }
}

class PartReader {
 public:
  PartReader(semantics::Solution const& solution, SolutionPart const& part)
      : solution_(solution), lines_(part.play.lines) {}

  // Reads the phases that `takes` wants; key and play come first, then the others in their order.
  std::vector<Move> run(SolutionPart const& part, bool set_of_lines) {
    std::vector<Move> roots;
    for (bool const actual : {true, false})
      for (SolutionPhase const& phase : part.phases) {
        bool const is_actual = phase.kind == Phase::key || phase.kind == Phase::play;
        bool const is_set = phase.kind == Phase::set;
        if (lines_ ? is_set != set_of_lines || is_actual != actual : is_actual != actual) continue;
        if (phase.kind == Phase::text) continue;
        if (is_set && !lines_) {
          for (std::size_t at = 0; at < phase.nodes.size(); at = end_of(phase.nodes, at)) {
            Move& pass = add(roots, "--", "", false);
            branch(phase.nodes, at, pass);
          }
          continue;
        }
        Move root;
        root.next = std::move(roots);
        children(phase.nodes, 0, phase.nodes.size(), root);
        roots = std::move(root.next);
      }
    return roots;
  }

 private:
  // Nodes are at most 1,000 half-moves deep.
  void children(Nodes const& nodes, std::size_t at, std::size_t end, Move& above) {
    for (; at < end; at = end_of(nodes, at)) branch(nodes, at, above);
    auto const first =
        std::ranges::find_if(above.next, [](Move const& one) { return one.text != "--"; });
    if (first != above.next.end()) std::rotate(above.next.begin(), first, first + 1);
  }

  void branch(Nodes const& nodes, std::size_t at, Move& above) {
    SolutionNode const& node = nodes[at];
    std::size_t const end = end_of(nodes, at);
    switch (node.kind) {
      case Node::threat: return children(nodes, at + 1, end, add(above.next, "--", "", true));
      case Node::zugzwang: above.signs += " $22"; return;
      case Node::text: above.signs += " {" + solution_.words(node.where) + "}"; return;
      case Node::refutes: return;
      case Node::moves: break;
    }
    for (HalfMove const& half : node.halves) {
      std::string signs = half.marks;
      for (MoveComment const& comment : half.comments) signs += comment_text(comment);
      children(nodes, at + 1, end, add(above.next, long_text(half), std::move(signs), lines_));
    }
  }

  static std::string long_text(HalfMove const& half) {
    switch (half.body) {
      case HalfMove::Body::short_castling: return "O-O";
      case HalfMove::Body::long_castling: return "O-O-O";
      case HalfMove::Body::path: break;
      default: return "--";
    }
    std::string out = letter_of(half.piece.walk);
    if (half.piece.square) out += chess::square_name(*half.piece.square);
    if (!half.steps.empty()) out += chess::square_name(half.steps.back().square);
    for (semantics::MoveSuffix const& suffix : half.suffixes)
      if (suffix.kind == semantics::MoveSuffix::Kind::becomes && !suffix.becomes.walk.empty())
        out += "=" + letter_of(suffix.becomes.walk);
    return out;
  }

  semantics::Solution const& solution_;
  bool lines_;
};

void write(std::string& out, std::vector<Move> const& moves) {
  if (moves.empty()) return;
  auto const word = [&](std::string_view text) {
    if (!out.empty() && !out.ends_with('(')) out += ' ';
    out += text;
  };
  word(moves.front().text);
  out += moves.front().signs;
  for (std::size_t i = 1; i < moves.size(); ++i) {
    word("(");
    out += moves[i].text;
    out += moves[i].signs;
    write(out, moves[i].next);
    out += ')';
  }
  write(out, moves.front().next);
}

bool is_unplayed(replay_rules::Replay const& replay) {
  return !replay.playable || std::ranges::any_of(replay.findings, [](auto const& finding) {
    return finding.code != "CHECK" && finding.code != "MATE" && finding.code != "REACH";
  });
}

}  // namespace

std::vector<PartMovetext> games_of_solution(std::string const& solution,
                                            chess::Stipulation const& stipulation,
                                            std::string const& options,
                                            chess::Position const& position,
                                            std::vector<chess::Twin> const& twins) {
  std::vector<PartMovetext> games;
  semantics::Play const play = semantics::play_of(stipulation.text, options);
  semantics::SolutionContext context{chess::Language::english, play, &position};
  context.options = options;
  context.twins = semantics::rules_by_label(twins);
  semantics::Solution tree = semantics::read_solution(solution, context);
  replay_rules::Task task;
  task.diagram = &position;
  auto const positions = semantics::play_all(twins, position);
  for (std::size_t i = 0; i < twins.size(); ++i)
    task.twins.emplace(twins[i].label,
                       positions[i].ok() ? std::optional(positions[i]->position) : std::nullopt);
  replay_rules::Replay const replay = replay_rules::replay(tree, task, {.origins = true});
  replay_rules::normalise(tree, replay.completions);
  bool const unplayed = is_unplayed(replay);
  for (SolutionPart const& part : tree.parts) {
    if (part.zero) continue;
    PartMovetext game;
    game.start = position;
    bool const is_twin = !part.label.empty();
    if (is_twin) {
      game.twin = part.label;
      for (std::size_t i = 0; i < twins.size(); ++i)
        if (twins[i].label == part.label) {
          if (!twins[i].text.empty()) game.twin += ") " + twins[i].text;
          if (positions[i].ok()) game.start = positions[i]->position;
        }
    }
    game.black_begins = part.play.lines && part.play.left_out == 0 &&
                        part.play.first == chess::Side(chess::Side::black);
    if (unplayed || part.play.series) {
      game.unread = unplayed ? solution : std::string();
      games.push_back(std::move(game));
      if (unplayed) break;
      continue;
    }
    PartReader reader(tree, part);
    if (part.play.lines) {
      if (auto const set = reader.run(part, true); !set.empty()) {
        PartMovetext of_set = game;
        of_set.set_play = true;
        of_set.black_begins = !game.black_begins;
        write(of_set.movetext, set);
        games.push_back(std::move(of_set));
      }
    }
    write(game.movetext, reader.run(part, false));
    games.push_back(std::move(game));
  }
  if (games.empty()) {
    games.emplace_back();
    games.back().start = position;
    games.back().black_begins =
        play.lines && play.left_out == 0 && play.first == chess::Side(chess::Side::black);
    games.back().unread = solution;
  }
  std::ranges::stable_partition(games, [](PartMovetext const& one) { return !one.set_play; });
  return games;
}

}  // namespace dawson::collection::pgn
