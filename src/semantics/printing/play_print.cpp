// Trees are printed from the first move on: threats, then the answers. The first continuation of
// an answer follows it directly; the other continuations follow in parentheses, and their numbers
// show which move they continue.
#include "semantics/printing/play_print.hpp"

#include <fmt/format.h>

#include <utility>

#include "chess/languages/words.hpp"
#include "semantics/printing/move_print.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/study.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;
using Phase = SolutionPhase::Kind;

class PhasePrinter {
 public:
  PhasePrinter(ProseWriter& out, NextLine const& next_line, Solution const& solution,
               SolutionPart const& part, SolutionPhase const& phase, SolutionForm const& form,
               DefenderSign sign, DiagramPieces const& pieces, WordsOf const& words)
      : out_(out),
        next_line_(next_line),
        solution_(solution),
        nodes_(phase.nodes),
        form_(form),
        pieces_(pieces),
        words_(words),
        sign_(std::move(sign)),
        study_(is_study(part.play)),
        set_(phase.kind == Phase::set || phase.kind == Phase::duplex_set),
        lines_(form.lines == SolutionForm::Lines::lines) {}

  void print(bool line_play) {
    if (set_) out_.text("*");
    if (line_play) return print_lines();
    std::size_t at = 0;
    for (bool first = true; at < nodes_.size(); at = last_of_accumulated(at, nodes_.size())) {
      if (!first) part(0);
      first = false;
      print_accumulated(at, nodes_.size(), true, 0);
    }
  }

 private:
  // Separates two variations: with a comma, or with a new line.
  void part(int depth) {
    if (!lines_) return out_.text(", ");
    if (depth == 0) next_line_(SolutionLine::Kind::further, 0);
    else next_line_(SolutionLine::Kind::variation, depth);
  }

  void print_lines() {
    for (std::size_t at = 0; at < nodes_.size(); at = end_of(nodes_, at)) {
      if (at > 0) next_line_(SolutionLine::Kind::further, 0);
      print_line(at, end_of(nodes_, at));
    }
  }

  void print_line(std::size_t at, std::size_t end) {
    SolutionNode const& first = nodes_[at];
    if (!first.label.empty()) out_.text(first.label + " ");
    if (first.skipped > 0) out_.text("1" + sign_.dots);
    if (first.skipped > 1) out_.text(sign_.dots.ends_with(' ') ? "\u2013 " : " ... ");
    bool blank = false;
    for (; at < end; ++at) {
      SolutionNode const& node = nodes_[at];
      if (blank && !is_glued(node)) out_.text(" ");
      blank = true;
      if (node.kind == Node::text) out_.inlines(words_(node.where));
      if (node.number > 0 && !node.defender) out_.text(fmt::format("{}.", node.number));
      print_halves(node);
    }
  }

  void print_halves(SolutionNode const& node) {
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      if (i > 0) out_.slash();
      print_half(node.halves[i]);
    }
  }

  void print_half(HalfMove const& half) {
    if (half.body == HalfMove::Body::null) out_.text("...");
    else print_half_move(out_, solution_, half, form_, pieces_, true, study_);
    out_.text(half.marks);
    for (MoveComment const& comment : half.comments) print_comment(comment);
  }

  void print_comment(MoveComment const& comment) {
    switch (comment.kind) {
      case MoveComment::Kind::label: return out_.text(fmt::format("[{}]", comment.words));
      case MoveComment::Kind::evaluation: return out_.text("\u00A0" + comment.words);
      case MoveComment::Kind::ending: return out_.text(" " + comment.words);
      case MoveComment::Kind::result: return;  // the task says it
      case MoveComment::Kind::words: break;
    }
    bool const own = comment.words.starts_with('(') && comment.words.ends_with(')');
    out_.text(own ? " " : " (");
    out_.inlines({prose::Emphasis{words_(comment.where)}});
    if (!own) out_.text(")");
  }

  void print_number(SolutionNode const& node) {
    int const number = node.level / 2;
    if (number == 0) return;
    out_.text(node.level % 2 == 0 ? fmt::format("{}.", number)
                                  : fmt::format("{}{}", number, sign_.dots));
  }

  bool ends(std::size_t at) const { return end_of(nodes_, at) == at + 1; }

  // Returns the only mate after an answer ("1...g5 2.Qe5#"), which other answers may share.
  std::string only_answer(std::size_t at) const {
    SolutionNode const& node = nodes_[at];
    if (node.kind != Node::moves || end_of(nodes_, at) != at + 2 || node.refutation) return {};
    if (nodes_[at + 1].kind != Node::moves || nodes_[at + 1].halves.size() != 1) return {};
    for (HalfMove const& half : node.halves)
      if (!half.comments.empty()) return {};
    HalfMove const& answer = nodes_[at + 1].halves[0];
    return answer.comments.empty() ? canonical(answer) : std::string();
  }

  // Returns the index after the last sibling, from `at` on, that is printed together with
  // nodes_[at].
  std::size_t last_of_accumulated(std::size_t at, std::size_t end) const {
    std::size_t next = end_of(nodes_, at);
    if (nodes_[at].level % 2 == 0) return next;
    std::string const answer = only_answer(at);
    if (answer.empty()) return next;
    while (next < end && nodes_[next].level == nodes_[at].level && only_answer(next) == answer)
      next = end_of(nodes_, next);
    return next;
  }

  void print_accumulated(std::size_t at, std::size_t end, bool numbered, int depth) {
    std::size_t const accumulated_end = last_of_accumulated(at, end);
    SolutionNode const& node = nodes_[at];
    if (node.kind != Node::moves) return print_other(at);
    bool const left_out = node.depth > 0 && node.skipped > 0;
    if (!node.label.empty()) out_.text(node.label + " ");
    if (left_out) out_.text("... ");
    if (left_out ? node.number > 0 : numbered) print_number(node);
    std::size_t last = at;
    for (std::size_t one = at; one < accumulated_end; one = end_of(nodes_, one)) {
      if (one > at) out_.slash();
      print_halves(nodes_[one]);
      last = one;
    }
    print_below(last, depth);
  }

  // Prints threats, zugzwang and words.
  void print_other(std::size_t at) {
    SolutionNode const& node = nodes_[at];
    if (node.kind == Node::threat) print_threat(at);
    if (node.kind == Node::zugzwang && form_.zugzwang != "none")
      out_.text(form_.zugzwang.empty() ? as_written(node) : form_.zugzwang);
    if (node.kind == Node::text) out_.inlines(words_(node.where));
  }

  // Returns true for words that follow the half-move without a blank: "Ra8#. The oldest of mates".
  bool is_glued(SolutionNode const& node) const {
    return node.kind == Node::text && node.where.begin > 0 &&
           text::white_space.find(solution_.text[node.where.begin - 1]) == std::string_view::npos;
  }

  std::string as_written(SolutionNode const& node) const {
    std::string words = solution_.words(node.where);
    return words.empty() ? "zz" : words;
  }

  void print_threat(std::size_t at) {
    std::size_t const end = end_of(nodes_, at);
    bool const square = form_.threats == "[]" || (form_.threats.empty() && nodes_[at].in_brackets);
    out_.text(square ? "[" : "(");
    bool first = true;
    for (std::size_t one = at + 1; one < end; one = end_of(nodes_, one)) {
      if (!first) out_.text(", ");
      if (first || !ends(one)) print_number(nodes_[one]);
      first = false;
      print_halves(nodes_[one]);
      bool const in_lines = std::exchange(lines_, false);
      print_below(one, 0);
      lines_ = in_lines;
    }
    out_.text(square ? "]" : ")");
  }

  // Prints everything below nodes_[at]: first threats, zugzwang and words, then the answers.
  void print_below(std::size_t at, int depth) {
    std::size_t const end = end_of(nodes_, at);
    std::size_t child = at + 1;
    bool interrupted = false;
    for (; child < end && nodes_[child].kind != Node::moves; child = end_of(nodes_, child)) {
      bool const not_printed = (nodes_[child].kind == Node::threat && form_.threats == "none") ||
                               (nodes_[child].kind == Node::zugzwang && form_.zugzwang == "none") ||
                               nodes_[child].kind == Node::refutes;
      if (not_printed) continue;
      if (!is_glued(nodes_[child])) out_.text(" ");
      print_other(child);
      interrupted = true;
    }
    if (child >= end) return;
    if (nodes_[at].level % 2 == 1 && all_leaves(child, end)) return print_duals(child, end);
    if (nodes_[at].level == 2) return print_answers(child, end, interrupted, depth);
    print_variations(child, end, interrupted, depth);
  }

  bool all_leaves(std::size_t child, std::size_t end) const {
    for (; child < end; child = end_of(nodes_, child))
      if (!ends(child) || nodes_[child].kind != Node::moves) return false;
    return true;
  }

  void print_duals(std::size_t child, std::size_t end) {
    out_.text(" ");
    print_number(nodes_[child]);
    for (bool first = true; child < end; ++child) {
      if (!first) out_.slash();
      first = false;
      print_halves(nodes_[child]);
    }
  }

  // Prints the answers; several answers to a first move repeat the number.
  void print_answers(std::size_t child, std::size_t end, bool interrupted, int depth) {
    bool const single = last_of_accumulated(child, end) == end && !interrupted;
    bool const in_lines = lines_ && !single;
    if (!in_lines) out_.text(" ");
    for (bool first = true; child < end; child = last_of_accumulated(child, end)) {
      if (in_lines) part(depth + 1);
      else if (!first) out_.text(", ");
      if (!first && nodes_[child].refutation)
        out_.text(fmt::format("{} ", chess::words(solution_.language).but));
      first = false;
      print_accumulated(child, end, !single, depth + 1);
    }
  }

  void print_variations(std::size_t child, std::size_t end, bool interrupted, int depth) {
    std::size_t const others = last_of_accumulated(child, end);
    out_.text(" ");
    print_accumulated(child, end, interrupted || nodes_[child].level % 2 == 0, depth);
    if (others >= end) return;
    if (!lines_) out_.text(" (");
    bool first = true;
    for (std::size_t one = others; one < end; one = last_of_accumulated(one, end)) {
      if (!first || lines_) part(depth + 1);
      first = false;
      print_accumulated(one, end, true, depth + 1);
    }
    if (!lines_) out_.text(")");
  }

  ProseWriter& out_;
  NextLine const& next_line_;
  Solution const& solution_;
  Nodes const& nodes_;
  SolutionForm const& form_;
  DiagramPieces const& pieces_;
  WordsOf const& words_;
  DefenderSign sign_;
  bool study_, set_;
  bool lines_;
};

bool is_line_play(SolutionPhase const& phase) {
  // The levels of lines increase steadily, whatever their numbers; trees have 2n and 2n + 1.
  if (phase.kind == Phase::series) return true;
  for (SolutionNode const& node : phase.nodes)
    if (node.kind == Node::moves) return node.in_line;
  return false;
}

}  // namespace

DefenderSign defender_sign(Solution const& solution, SolutionForm const& form) {
  if (!form.defender.empty()) return {form.defender.substr(form.defender.find('1') + 1)};
  std::string_view const text = solution.text;
  if (text.find("\u2026") != std::string_view::npos) return {"\u2026"};
  if (text.find(".\u2013") != std::string_view::npos ||
      text.find(". \u2013") != std::string_view::npos)
    return {".\u2013 "};
  return {"..."};
}

void print_phase(ProseWriter& out, NextLine const& next_line, Solution const& solution,
                 SolutionPart const& part, SolutionPhase const& phase, SolutionForm const& form,
                 DefenderSign const& sign, DiagramPieces const& pieces, WordsOf const& words) {
  PhasePrinter(out, next_line, solution, part, phase, form, sign, pieces, words)
      .print(is_line_play(phase));
}

}  // namespace dawson::semantics
