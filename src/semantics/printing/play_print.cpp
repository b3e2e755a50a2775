// Trees are printed from the first move on: threats, then the answers. The first continuation of
// an answer follows it directly; the other continuations follow in parentheses, and their numbers
// show which move they continue.
#include "semantics/printing/play_print.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "semantics/printing/in_place_print.hpp"
#include "semantics/printing/move_print.hpp"
#include "semantics/printing/node_print.hpp"
#include "semantics/solution/canonical.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;
using Phase = SolutionPhase::Kind;

class PhasePrinter {
 public:
  PhasePrinter(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase)
      : print_(print),
        out_(print.out),
        form_(print.form),
        nodes_(phase.nodes),
        part_(part),
        solution_phase_(phase),
        node_(print, part, phase),
        phase_(phase.kind),
        lines_(form_.lines == SolutionForm::Lines::lines) {}

  void print(bool line_play) {
    bool const set = phase_ == Phase::set || phase_ == Phase::duplex_set;
    if (set) out_.begin("set");
    if (set && form_.phases == "star") out_.whole("*");
    if (line_play) print_lines();
    else if (prints_in_place(form_, part_)) print_in_place(print_, part_, solution_phase_);
    else print_trees();
    if (set) out_.end();
  }

 private:
  void print_trees() {
    std::size_t at = 0;
    for (bool first = true; at < nodes_.size(); at = last_of_accumulated(at, nodes_.size())) {
      if (!first) part(0);
      first = false;
      print_accumulated(at, nodes_.size(), true, 0);
    }
  }

  // Separates two variations: with a comma, or with a new line.
  void part(int depth) {
    if (!lines_) return separate(line_end::variation);
    if (depth == 0) print_.next_line(SolutionLine::Kind::further, 0);
    else print_.next_line(SolutionLine::Kind::variation, depth);
  }

  void separate(int penalty) {
    out_.whole(",");
    out_.break_after(penalty);
  }

  void print_lines() {
    for (std::size_t at = 0; at < nodes_.size(); at = end_of(nodes_, at)) {
      if (at > 0) print_.next_line(SolutionLine::Kind::further, 0);
      print_line(at, end_of(nodes_, at));
    }
  }

  void print_line(std::size_t at, std::size_t end) {
    SolutionNode const& first = nodes_[at];
    if (!first.label.empty()) {
      out_.whole(first.label);
      out_.break_after(line_end::label);
    }
    if (first.skipped > 0) out_.whole("1" + node_.dots());
    if (first.skipped > 1) out_.text(node_.dots().ends_with(' ') ? "\u2013 " : " ... ");
    bool blank = false;
    for (; at < end; ++at) {
      SolutionNode const& node = nodes_[at];
      bool const begins = node.number > 0 && !node.defender;
      if (blank && !node_.is_glued(node))
        out_.break_after(begins ? line_end::variation : line_end::answer);
      blank = true;
      if (node.kind == Node::text) out_.inlines(print_.words(node.where));
      if (node.number > 0 && !node.defender) out_.whole(node_.number(node.number, false));
      print_halves(node);
    }
  }

  void print_halves(SolutionNode const& node) {
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      // The first member of "Ka(c)8-b7" is printed for all.
      bool const within = node.halves[i].where.begin < node.halves.front().where.end;
      if (i > 0 && within) continue;
      if (i > 0) out_.slash();
      node_.print_half(node.halves[i], node);
    }
  }

  void print_number(SolutionNode const& node) { out_.whole(node_.number_of(node)); }

  bool ends(std::size_t at) const { return end_of(nodes_, at) == at + 1; }

  // Returns the only mate after an answer ("1...g5 2.Qe5#"), which other answers may share.
  std::string only_answer(std::size_t at) const {
    SolutionNode const& node = nodes_[at];
    if (form_.gather == "no" || node.kind != Node::moves || end_of(nodes_, at) != at + 2 ||
        node.refutation)
      return {};
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
    std::string_view const slot = slot_of_first(node);
    if (!node.label.empty()) {
      out_.whole(node.label);
      out_.break_after(line_end::label);
    }
    if (!slot.empty()) out_.begin(slot);
    std::string const left_out = node.depth > 0 ? node_.left_out(node) : std::string();
    out_.whole(left_out);
    bool const attacks = node.level % 2 == 0 && node.depth > 0;
    if (left_out.empty() ? numbered || attacks : node.number > 0) print_number(node);
    std::size_t last = at;
    for (std::size_t one = at; one < accumulated_end; one = end_of(nodes_, one)) {
      if (one > at) out_.slash();
      print_halves(nodes_[one]);
      last = one;
    }
    if (!slot.empty()) out_.end();
    print_below(last, depth);
  }

  // Returns the slot of the first half-move of a phase: its key, or the first move of a try.
  std::string_view slot_of_first(SolutionNode const& node) const {
    if (node.depth > 0) return {};
    return phase_ == Phase::key ? "key" : phase_ == Phase::attempt ? "try" : "";
  }

  // Prints threats, zugzwang and words.
  void print_other(std::size_t at) {
    SolutionNode const& node = nodes_[at];
    if (node.kind == Node::threat) print_threat(at);
    if (node.kind == Node::zugzwang) out_.text(node_.zugzwang(node));
    if (node.kind == Node::text) out_.inlines(print_.words(node.where));
  }

  // A threat that is the only continuation within an open bracket has no bracket of its own.
  void print_threat(std::size_t at) {
    std::size_t const end = end_of(nodes_, at);
    bool const alone = end_of(nodes_, at + 1) >= end && only_child_;
    if (alone && in_bracket_) return print_threats(at + 1, end);
    auto const [open, close] = node_.threat_brackets(nodes_[at], in_bracket_);
    bool const outer = std::exchange(in_bracket_, true);
    out_.begin("threat");
    out_.whole(open);
    print_threats(at + 1, end);
    if (!close.empty()) out_.whole(close);
    out_.end();
    in_bracket_ = outer;
  }

  void print_threats(std::size_t at, std::size_t end) {
    for (bool first = true; at < end; at = end_of(nodes_, at)) {
      if (!first) separate(line_end::threats);
      if (first || !ends(at)) print_number(nodes_[at]);
      first = false;
      print_halves(nodes_[at]);
      bool const in_lines = std::exchange(lines_, false);
      print_below(at, 0);
      lines_ = in_lines;
    }
  }

  bool is_printed(SolutionNode const& node) const {
    return (node.kind != Node::threat || form_.threats != "none") &&
           (node.kind != Node::zugzwang || form_.zugzwang != "none") && node.kind != Node::refutes;
  }

  // Prints everything below nodes_[at]: first threats, zugzwang and words, then the answers.
  void print_below(std::size_t at, int depth) {
    std::size_t const end = end_of(nodes_, at);
    std::size_t child = at + 1;
    bool interrupted = false;
    for (; child < end && nodes_[child].kind != Node::moves; child = end_of(nodes_, child)) {
      if (!is_printed(nodes_[child])) continue;
      if (!node_.is_glued(nodes_[child])) out_.break_after(line_end::threat);
      only_child_ = child == at + 1 && end_of(nodes_, child) == end;
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

  // Prints several answers that end the play: as a group, or each with its number.
  void print_duals(std::size_t child, std::size_t end) {
    bool const gathers = form_.gather != "no";
    out_.break_after(line_end::answer);
    for (bool first = true; child < end; ++child) {
      if (!first && gathers) out_.slash();
      else if (!first) separate(line_end::variation);
      if (first || !gathers) print_number(nodes_[child]);
      first = false;
      print_halves(nodes_[child]);
    }
  }

  // Prints the answers; several answers to a first move repeat the number.
  void print_answers(std::size_t child, std::size_t end, bool interrupted, int depth) {
    bool const single = last_of_accumulated(child, end) == end && !interrupted;
    bool const in_lines = lines_ && !single;
    bool has_variation = false, has_refutation = false;
    for (bool first = true; child < end; child = last_of_accumulated(child, end)) {
      SolutionNode const& node = nodes_[child];
      bool const begins = node.refutation && has_variation && !has_refutation;
      if (in_lines)
        print_.next_line(
            node.refutation ? SolutionLine::Kind::refutation : SolutionLine::Kind::variation,
            depth + 1);
      else if (first) out_.break_after(interrupted ? line_end::threat : line_end::answer);
      else if (begins && form_.refutation == "\u2013") out_.break_after(line_end::variation);
      else separate(line_end::variation);
      if (node.refutation) out_.begin("refutation");
      if (std::string const word = begins ? node_.before_refutation() : ""; !word.empty()) {
        out_.whole(word);
        out_.break_after(line_end::label);
      }
      first = false;
      (node.refutation ? has_refutation : has_variation) = true;
      print_accumulated(child, end, !single, depth + 1);
      if (node.refutation) out_.end();
    }
  }

  void print_variations(std::size_t child, std::size_t end, bool interrupted, int depth) {
    std::size_t const others = last_of_accumulated(child, end);
    out_.break_after(line_end::answer);
    print_accumulated(child, end, interrupted || nodes_[child].level % 2 == 0, depth);
    if (others >= end) return;
    if (!lines_) {
      out_.break_after(line_end::variation);
      out_.whole("(");
    }
    bool const outer = std::exchange(in_bracket_, in_bracket_ || !lines_);
    bool first = true;
    for (std::size_t one = others; one < end; one = last_of_accumulated(one, end)) {
      if (!first || lines_) part(depth + 1);
      first = false;
      print_accumulated(one, end, true, depth + 1);
    }
    in_bracket_ = outer;
    if (!lines_) out_.whole(")");
  }

  PhasePrint const& print_;
  ProseWriter& out_;
  SolutionForm const& form_;
  Nodes const& nodes_;
  SolutionPart const& part_;
  SolutionPhase const& solution_phase_;
  NodePrint node_;
  Phase phase_;
  bool lines_;
  bool in_bracket_ = false;  ///< a bracket is open
  bool only_child_ = false;  ///< the threat is all that follows its move
};

bool is_line_play(SolutionPhase const& phase) {
  // The levels of lines increase steadily, whatever their numbers; trees have 2n and 2n + 1.
  if (phase.kind == Phase::series) return true;
  for (SolutionNode const& node : phase.nodes)
    if (node.kind == Node::moves) return node.in_line;
  return false;
}

}  // namespace

void print_phase(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase) {
  PhasePrinter(print, part, phase).print(is_line_play(phase));
}

}  // namespace dawson::semantics
