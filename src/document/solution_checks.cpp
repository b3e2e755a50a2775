#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "document/solution_reading.hpp"
#include "document/solution_slips.hpp"
#include "document/unplayed.hpp"
#include "prose/prose.hpp"
#include "replay_rules/normal_form.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/comment_parts.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/evaluations.hpp"
#include "semantics/solution/play.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/solution/study.hpp"
#include "semantics/solution/unread.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/play.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using semantics::HalfMove;
using semantics::SolutionNode;
using semantics::SolutionPart;
using semantics::SolutionPhase;
using Phase = SolutionPhase::Kind;
using Nodes = std::vector<SolutionNode>;

struct Code {
  std::string_view found;
  char const* warning;
};

constexpr Code codes[] = {
    {"EMPTY", "W-EMPTY"},   {"WALK", "W-WALK"},   {"SIDE", "W-SIDE"},       {"OCC", "W-OCC"},
    {"NOCAP", "W-NOCAP"},   {"EP", "W-EP"},       {"CASTLE", "W-CASTLE"},   {"PROM", "W-PROM"},
    {"NOMAN", "W-NOMAN"},   {"AMBIG", "W-AMBIG"}, {"REBIRTH", "W-REBIRTH"}, {"EFFECT", "W-EFFECT"},
    {"SQUARE", "W-SQUARE"}, {"TWIN", "W-TWIN"},   {"RULE", "W-RULE"},       {"CHECK", "W-CHECK"},
    {"MATE", "W-MATE"},     {"REACH", "W-REACH"},
};

char const* warning_of(std::string_view found) {
  auto const* const row = std::ranges::find(codes, found, &Code::found);
  return row == std::end(codes) ? "W-TWIN" : row->warning;
}

class Checker {
 public:
  Checker(semantics::Solution const& tree, problem::Problem const& problem, bool strict)
      : tree_(tree), problem_(problem), strict_(strict), nightriders_(has_nightriders(problem)) {}

  text::Diagnostics run(replay_rules::Replay const& replay) {
    report_replay(replay);
    if (strict_)
      if (auto unplayed = unplayed_half_moves(tree_, replay))
        findings_.push_back(std::move(*unplayed));
    for (SolutionPart const& part : tree_.parts) check(part);
    check_letters();
    report_prose();
    std::ranges::move(slips_of(tree_, problem_, strict_), std::back_inserter(findings_));
    for (text::Span const glyph : tree_.unknown_glyphs)
      warn("W-NAG", glyph, fmt::format("{} has no printed symbol", tree_.words(glyph)),
           "write it in words, in braces");
    return std::move(findings_);
  }

 private:
  void warn(char const* code, text::Span where, std::string message, std::string hint = {}) {
    findings_.push_back(text::warning(code, where, std::move(message), std::move(hint)));
  }

  void report_replay(replay_rules::Replay const& replay) {
    understood_ = replay.understood_groups;
    std::ranges::sort(understood_);
    for (replay_rules::Finding const& one : replay.findings)
      if (one.code == "MATE") no_mates_.push_back(one.where);
    for (replay_rules::Finding const& one : replay.findings)
      if (strict_ || !one.hint_only)
        warn(one.of_twin ? "W-TWIN" : warning_of(one.code), one.where,
             one.of_twin ? one.message : fmt::format("{}: {}", tree_.words(one.where), one.message),
             one.hint);
  }

  // Returns the stipulation of a part; null if it is unknown.
  chess::Stipulation const* stipulation_of(SolutionPart const& part) const {
    if (part.rules.unknown) return nullptr;
    if (part.rules.stipulation) return &*part.rules.stipulation;
    return problem_.stipulation ? &*problem_.stipulation : nullptr;
  }

  void check(SolutionPart const& part) {
    play_ = part.play;
    stipulation_ = stipulation_of(part);
    std::size_t keys = 0, lines = 0;  // without labelled ones: "Cook: 1.Sb2!"
    for (SolutionPhase const& phase : part.phases) {
      if (phase.kind == Phase::text) continue;
      check_groups(phase.nodes);
      if (phase.kind == Phase::key && phase.nodes.front().label.empty()) ++keys;
      bool const actual = phase.kind == Phase::play || phase.kind == Phase::series;
      if (actual) lines += roots(phase.nodes);
      if (phase.kind == Phase::attempt) check_try(phase.nodes);
      else check_refutations(phase.nodes);
      if (stipulation_ && stipulation_->task) check_ends(phase, *stipulation_->task);
    }
    if (part.words.begin == part.words.end && tree_.parts.size() == 1)
      check_count(part, keys, lines);
  }

  static std::size_t roots(Nodes const& nodes) {
    return static_cast<std::size_t>(std::ranges::count(nodes, 0, &SolutionNode::depth));
  }

  text::Span first_of(SolutionPart const& part) const {
    for (SolutionPhase const& phase : part.phases)
      for (SolutionNode const& node : phase.nodes)
        if (!node.halves.empty()) return node.halves.front().where;
    return {};
  }

  // Returns whether the problem states that it has more than one solution.
  bool mentions_cooks() const {
    constexpr std::string_view words[] = {"cook", "nebenl", "d\u00E9mol", "demol"};
    std::string reported = tree_.text;
    for (problem::Entry const& theme : problem_.all(problem::FieldId::themes))
      reported += " " + semantics::words_of_name(theme.text);
    reported = text::lower_case(reported);
    return std::ranges::any_of(
        words, [&](std::string_view word) { return reported.find(word) != std::string::npos; });
  }

  void check_count(SolutionPart const& part, std::size_t keys, std::size_t lines) {
    if (tree_.partial || play_.duplex || mentions_cooks()) return;
    int const intended =
        problem_.stipulation ? semantics::solutions_intended(problem_.stipulation->intended) : 0;
    auto const reported = [&](std::size_t found, std::size_t wanted, std::string_view what) {
      if (found == 0 || found == wanted) return;
      warn("W-COUNT", first_of(part),
           fmt::format("{} {}{} here, but {} intended", found, what, found == 1 ? "" : "s", wanted),
           "correct the solution, or write the number in `intended`");
    };
    if (play_.lines) {
      if (intended > 0) reported(lines, static_cast<std::size_t>(intended), "line");
    } else {
      reported(keys, intended > 0 ? static_cast<std::size_t>(intended) : 1, "key");
    }
  }

  // Warns of groups of equal size. Groups of different sizes pair each move with each: there is no
  // other reading.
  void check_groups(Nodes const& nodes) {
    for (std::size_t at = 0; at + 1 < nodes.size(); ++at) {
      SolutionNode const &node = nodes[at], &next = nodes[at + 1];
      bool const alike = node.halves.size() > 1 && next.halves.size() == node.halves.size() &&
                         next.depth == node.depth + 1;
      if (alike && !std::ranges::binary_search(understood_, next.halves.front().where.begin))
        warn("W-SLASH", next.halves.front().where,
             "ambiguous pairing: a group of moves answers a group",
             "write the variations one by one");
    }
  }

  // Warns of a try without a refutation. A reply without an answer refutes; in a study it may end
  // a line.
  void check_try(Nodes const& nodes) {
    if (is_study(play_)) return;
    for (std::size_t at = 0; at < nodes.size(); ++at) {
      bool const answered = at + 1 < nodes.size() && nodes[at + 1].depth > nodes[at].depth;
      bool const answers = nodes[at].depth == 1 && nodes[at].kind == SolutionNode::Kind::moves;
      if (nodes[at].refutation || (answers && !answered)) return;
    }
    if (!nodes.empty() && !nodes.front().halves.empty() && play_.known)
      warn("W-SIDE", nodes.front().halves.front().where, "try has no refutation",
           "add `!` after the refutation, or write it below `but`");
  }

  void check_refutations(Nodes const& nodes) {
    for (SolutionNode const& node : nodes)
      if (node.refutation)
        warn("W-SIDE", node.halves.front().where, "refutation of a move that is not a try",
             "add `?` after the try");
  }

  static bool same_goal(std::string_view task, std::string_view written) {
    return task == written ||
           (written.size() == 1 && written != "#" && written != "=" && task.starts_with(written));
  }

  void check_ends(SolutionPhase const& phase, chess::Task const& task) {
    bool const set = phase.kind == Phase::set;
    bool const lines = play_.lines;
    if (!lines && phase.kind != Phase::key && phase.kind != Phase::play && !set) return;
    if (lines && set) return;
    for (std::size_t at = 0; at < phase.nodes.size(); ++at) {
      SolutionNode const& node = phase.nodes[at];
      if (node.kind != SolutionNode::Kind::moves || node.halves.size() != 1) continue;
      if (!semantics::is_leaf(phase.nodes, at) || node.doubt != SolutionNode::Doubt::none) continue;
      HalfMove const& half = node.halves.front();
      if (half.body != HalfMove::Body::path) continue;
      if (lines) check_length(node, task, at, phase.nodes);
      if (!half.goal.empty() || !has_goal_after(phase.nodes, at)) check_goal(half, node, task);
    }
  }

  // Returns whether a missing mate is already reported.
  bool is_reported(text::Span where) const {
    return std::ranges::any_of(no_mates_,
                               [&](text::Span reported) { return reported.begin == where.begin; });
  }

  // Returns whether a later half-move has the goal sign for all, as in "2.Q:b4, Re4#".
  static bool has_goal_after(Nodes const& nodes, std::size_t at) {
    constexpr std::size_t most = 30;
    int const depth = nodes[at].depth;
    for (std::size_t i = at + 1; i < std::min(nodes.size(), at + most); ++i) {
      if (nodes[i].depth != depth || nodes[i].number != 0 || nodes[i].halves.empty()) return false;
      if (!nodes[i].halves.back().goal.empty()) return true;
    }
    return false;
  }

  void check_goal(HalfMove const& half, SolutionNode const& node, chess::Task const& task) {
    if (is_study(play_)) return;  // a win or draw may end in mate or stalemate
    // In self- and reflex mates the other side makes the last half-move.
    int const length = task.half_moves + (!play_.lines && !task.play.empty() ? 1 : 0);
    bool const last = play_.lines || (task.half_moves > 0 && node.level == length);
    bool const wrong = !half.goal.empty() && !same_goal(task.goal, half.goal);
    bool const unsaid = half.has_evaluation() && !strict_;  // "Bb5+-", which mates
    bool const missing = half.goal.empty() && last && has_goals_ && !unsaid;
    if (half.goal.empty() && !missing) return;
    has_goals_ = true;  // some authors never write goal signs
    if (wrong)
      warn("W-GOAL", half.where,
           fmt::format("line ends with {}, but the stipulation requires {}", half.goal, task.goal));
    else if (missing && !is_reported(half.where))
      warn("W-GOAL", half.where, fmt::format("last move has no {}", task.goal));
  }

  void check_length(SolutionNode const& node, chess::Task const& task, std::size_t at,
                    Nodes const& nodes) {
    if (task.half_moves == 0) return;
    if (play_.series) {
      int number = node.number;
      while (number == 0 && at > 0 && nodes[at].depth > 0) number = nodes[--at].number;
      bool const helped = play_.first == chess::Side{chess::Side::black};
      if (helped && node.number > 0 && number == (task.half_moves + 1) / 2)
        return warn("W-LENGTH", node.halves.front().where,
                    "line ends before the other side's last move");
      if (!play_.intro && number != (task.half_moves + 1) / 2 && number > 0)
        warn("W-LENGTH", node.halves.front().where,
             fmt::format("line has {} moves, but the stipulation has {}", number,
                         (task.half_moves + 1) / 2));
      return;
    }
    int const left_out = play_.left_out > 0 && task.half_moves % 2 == 1 ? 1 : 0;
    int const length = node.level - left_out;
    if (length != task.half_moves)
      warn("W-LENGTH", node.halves.front().where,
           fmt::format("line has {} half-moves, but the stipulation has {}", length,
                       task.half_moves));
  }

  // Warns of text that is not understood but would be in the letters of another language.
  void check_letters() {
    for (SolutionPart const& part : tree_.parts)
      for (SolutionPhase const& phase : part.phases) {
        if (phase.kind == Phase::text) check_letters(phase.where, part.play);
        for (SolutionNode const& node : phase.nodes)
          if (node.kind == SolutionNode::Kind::text) check_letters(node.where, {});
      }
  }

  void check_letters(text::Span where, std::optional<semantics::Play> const& line) {
    constexpr std::size_t longest = 5000;
    std::string const words = tree_.words(where);
    if (words.empty() || words.size() > longest) return;
    bool const numbered = text::is_digit(words.front()) && words.find('.') != std::string::npos;
    if (line && !numbered) return;
    auto const reads = [&](chess::Language language) {
      return line ? readable(words, language, *line)
                  : semantics::are_moves(words, letters(language));
    };
    if (reads(tree_.language)) return;  // only its context is not understood
    for (chess::Language const other : chess::all_languages)
      if (other != tree_.language && reads(other)) {
        mixed_.push_back(where);
        return warn(
            "W-MIXED", where,
            fmt::format("{} has {} letters, but the solution has {} ones", line ? "line" : "text",
                        chess::about(other).name, chess::about(tree_.language).name),
            "write `language: ...` in `defaults`");
      }
  }

  semantics::Letters letters(chess::Language language) const {
    return semantics::letters_for(language, &problem_.position, nightriders_);
  }

  // Warns of text that is printed as written; without --strict only if it looks like moves.
  void report_prose() {
    semantics::Letters const of_solution = letters(tree_.language);
    std::vector<text::Span> unread;
    for (SolutionPart const& part : tree_.parts)
      for (SolutionPhase const& phase : part.phases) {
        bool const result = semantics::is_result(tree_.words(phase.where));
        if (phase.kind == Phase::text && !result) unread.push_back(phase.where);
        for (SolutionNode const& node : phase.nodes)
          if (node.kind == SolutionNode::Kind::text) unread.push_back(node.where);
      }
    std::erase_if(unread, [&](text::Span where) {
      return std::ranges::find(tree_.markup, where) != tree_.markup.end() ||
             semantics::is_remark(tree_.words(where));
    });
    if (!strict_)
      std::erase_if(unread, [&](text::Span where) {
        return !semantics::looks_like_moves(tree_.words(where), of_solution) ||
               std::ranges::any_of(
                   mixed_, [&](text::Span reported) { return reported.begin == where.begin; });
      });
    for (text::Span const where : unread)
      warn("W-PROSE", where, "not understood as moves; printed as written",
           "see `Reading solutions` in the manual for how to write moves");
  }

  bool readable(std::string const& words, chess::Language language,
                semantics::Play const& play) const {
    semantics::SolutionContext context{language, play, &problem_.position};
    context.nightriders = nightriders_;
    semantics::Solution const read = semantics::read_solution(words, context);
    if (read.parts.size() != 1 || read.parts[0].phases.empty()) return false;
    return std::ranges::none_of(
        read.parts[0].phases, [](SolutionPhase const& phase) { return phase.kind == Phase::text; });
  }

  semantics::Solution const& tree_;
  problem::Problem const& problem_;
  bool strict_;
  bool nightriders_;                                 ///< on the board
  semantics::Play play_;                             ///< of the current part
  chess::Stipulation const* stipulation_ = nullptr;  ///< of the current part
  text::Diagnostics findings_;
  std::vector<std::size_t> understood_;  ///< Replay::understood_groups
  std::vector<text::Span> no_mates_;     ///< half-moves that should mate and do not
  std::vector<text::Span> mixed_;        ///< words in the letters of another language
  bool has_goals_ = false;
};

// Returns the positions of the field `twins`, by label.
std::map<std::string, std::optional<chess::Position>> twins_of(problem::Problem const& problem) {
  std::map<std::string, std::optional<chess::Position>> boards;
  auto played = semantics::play_all(problem.twins, problem.position);
  for (std::size_t i = 0; i < played.size(); ++i)
    boards.emplace(problem.twins[i].label,
                   played[i] ? std::optional(std::move(played[i]->position)) : std::nullopt);
  return boards;
}

replay_rules::Replay replay_of(ReadSolution const& solution, problem::Problem const& problem,
                               bool strict, replay_rules::Recorded recorded) {
  semantics::DiagramPieces const pieces(problem);
  replay_rules::Task const task{&problem.position, solution.conditions,
                                [&](chess::Piece const& piece) { return pieces.walk_of(piece); },
                                twins_of(problem), problem.target ? &*problem.target : nullptr};
  recorded.frames = recorded.frames || strict || semantics::may_have_board(solution.tree.text);
  return replay_rules::replay(solution.tree, task, recorded);
}

}  // namespace

text::Diagnostics check_solution(semantics::Solution const& tree,
                                 replay_rules::Replay const& replay,
                                 problem::Problem const& problem, bool strict) {
  return Checker(tree, problem, strict).run(replay);
}

text::Diagnostics check_solution(ReadSolution& solution, problem::Problem const& problem,
                                 bool strict, replay_rules::Recorded recorded) {
  solution.replay = replay_of(solution, problem, strict, recorded);
  replay_rules::normalise(solution.tree, solution.replay->completions);
  text::Diagnostics findings = check_solution(solution.tree, *solution.replay, problem, strict);
  for (text::Diagnostic& finding : findings) finding = solution.origin(finding);
  text::set_source(findings, solution.source);
  return findings;
}

}  // namespace dawson::document
