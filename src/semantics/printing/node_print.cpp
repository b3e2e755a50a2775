#include "semantics/printing/node_print.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "semantics/printing/comment_parts.hpp"
#include "semantics/solution/study.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

constexpr char const *fixed_blank = "\u00A0", *thin_blank = "\u202F";

// Returns true if all lines of the phase end with mate, refutations aside.
bool all_mate(SolutionPhase const& phase) {
  bool any = false;
  for (std::size_t at = 0; at < phase.nodes.size(); ++at) {
    SolutionNode const& node = phase.nodes[at];
    bool const answers = node.in_line || node.level % 2 == 0;
    if (node.kind != SolutionNode::Kind::moves || !answers || !is_leaf(phase.nodes, at)) continue;
    for (HalfMove const& half : node.halves)
      if (half.goal != "#") return false;
    any = true;
  }
  return any;
}

bool ends_with_dots(std::string_view text) {
  return text.ends_with("..") || text.ends_with("\u2026") || text.ends_with("\u2013");
}

// The order of print of comments; words keep their place after them.
int rank_of(MoveComment const& comment) {
  switch (comment.kind) {
    case MoveComment::Kind::evaluation: return 0;
    case MoveComment::Kind::label: return 1;
    default: return 2;
  }
}

}  // namespace

std::string dots_of(Solution const& solution, SolutionForm const& form) {
  if (!form.defender.empty()) return form.defender.substr(form.defender.find('1') + 1);
  std::string_view const text = solution.text;
  if (text.find("\u2026") != std::string_view::npos) return "\u2026";
  if (text.find(".\u2013") != std::string_view::npos ||
      text.find(". \u2013") != std::string_view::npos)
    return ".\u2013 ";
  return "...";
}

std::string printed_number(int number, bool defender, std::string const& dots,
                           SolutionForm const& form) {
  std::string out = fmt::format("{}{}", number, defender ? dots : ".");
  if (form.number_space == "thin" && !out.ends_with(' ')) out += thin_blank;
  return out;
}

NodePrint::NodePrint(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase)
    : print_(print),
      first_number_(part.first_number),
      study_(is_study(part.play)),
      drops_mates_(print.form.mate == "none" && all_mate(phase)) {
  unsure_form_.pieces = print.form.pieces;
  unsure_form_.letters = print.form.letters;
  unsure_form_.n_is_knight = print.form.n_is_knight;
}

std::string NodePrint::number(int number, bool defender) const {
  return printed_number(number, defender, print_.dots, print_.form);
}

std::string NodePrint::number_of(SolutionNode const& node) const {
  if (node.level < 2) return {};
  return number(node.level / 2 + first_number_ - 1, node.level % 2 == 1);
}

std::string NodePrint::left_out(SolutionNode const& node) const {
  if (node.skipped == 0 || node.halves.empty()) return {};
  std::string_view before =
      std::string_view(print_.solution.text).substr(0, node.halves.front().where.begin);
  auto const trim = [&](std::string_view signs) {
    before = before.substr(0, before.find_last_not_of(signs) + 1);
  };
  trim(text::white_space);
  if (node.number > 0 && !node.defender) {
    if (before.ends_with('.')) before.remove_suffix(1);
    trim("0123456789");
    trim(text::white_space);
  }
  if (node.without_dots || !ends_with_dots(before)) return {};
  trim(".\u2026\u2013 ");
  std::string_view const with_digits = before;
  trim("0123456789");
  bool const apart =
      before.empty() || text::white_space.find(before.back()) != std::string_view::npos;
  bool const numbered = apart && before.size() < with_digits.size();
  return numbered ? number((node.level - 1) / 2, true) + " " : "... ";
}

void NodePrint::print_half(HalfMove const& half, SolutionNode const& node) {
  print_move(half, node);
  for (MoveComment const* comment : comments_of(half)) print_comment(*comment);
}

std::vector<MoveComment const*> NodePrint::comments_of(HalfMove const& half) {
  std::vector<MoveComment const*> comments;
  for (MoveComment const& comment : half.comments) comments.push_back(&comment);
  std::ranges::stable_sort(comments, {}, [](auto const* comment) { return rank_of(*comment); });
  return comments;
}

void NodePrint::print_move(HalfMove const& half, SolutionNode const& node) {
  bool const in_place = print_.form.lines == SolutionForm::Lines::in_place;
  if (half.body == HalfMove::Body::null) print_.out.text(in_place ? "--" : "...");
  else if (half.body == HalfMove::Body::any && half.piece.walk.empty())
    print_.out.text(print_.solution.words(half.where));
  else
    print_half_move(print_.out, print_.solution, half,
                    {node.doubt == SolutionNode::Doubt::move ? unsure_form_ : print_.form,
                     print_.pieces, print_.squares, half.body != HalfMove::Body::any, study_,
                     drops_mates_, node.halves.front().letter, print_.kept});
  print_.out.text(half.marks);
}

void NodePrint::print_comment(MoveComment const& comment) {
  ProseWriter& out = print_.out;
  std::string const& evaluation = print_.form.evaluation;
  switch (comment.kind) {
    case MoveComment::Kind::label:
      return out.text(comment.words.starts_with('(') ? " " + comment.words
                                                     : fmt::format("[{}]", comment.words));
    case MoveComment::Kind::evaluation:
      if (evaluation == "none") return;
      if (evaluation.empty()) return out.text(fixed_blank + evaluation_as_written(comment));
      return out.text(fmt::format(fmt::runtime(evaluation == "(signs)" ? "{}({})" : "{}{}"),
                                  fixed_blank, comment.words));
    case MoveComment::Kind::ending:
      out.break_after(line_end::variation);
      return out.word(comment.words);
    case MoveComment::Kind::result: return;  // the task says it
    case MoveComment::Kind::words: break;
  }
  // Boards are printed only in place.
  auto parts = parts_of_comment(print_.solution.text, comment.where).parts;
  std::erase_if(parts, [](CommentPart const& part) { return part.board; });
  if (parts.empty()) return;
  bool const own = comment.words.starts_with('(') && comment.words.ends_with(')');
  out.break_after(line_end::variation);
  if (!own) out.word("(");
  for (CommentPart const& part : parts) {
    if (&part != &parts.front()) out.word(" ");
    out.inlines({prose::Emphasis{print_.words(part.words)}});
  }
  if (!own) out.word(")");
}

std::string NodePrint::evaluation_as_written(MoveComment const& comment) const {
  std::string written = print_.solution.words(comment.where);
  std::erase(written, ' ');
  return written.empty() ? comment.words : written;
}

bool NodePrint::is_glued(SolutionNode const& node) const {
  return node.kind == SolutionNode::Kind::text && node.where.begin > 0 &&
         text::white_space.find(print_.solution.text[node.where.begin - 1]) ==
             std::string_view::npos;
}

std::string NodePrint::zugzwang(SolutionNode const& node) const {
  std::string const& form = print_.form.zugzwang;
  if (form == "none") return {};
  if (form == "word") return word_of(print_.form, "zugzwang", print_.solution.language);
  if (!form.empty()) return form;
  std::string words = print_.solution.words(node.where);
  return words.empty() ? "zz" : words;
}

std::pair<std::string, std::string> NodePrint::threat_brackets(SolutionNode const& node,
                                                               bool in_bracket) const {
  std::string const& form = print_.form.threats;
  bool const bare = form == "word";
  bool const square = form.starts_with('[') || (form.empty() && node.in_brackets);
  std::string sign;
  if (form.find('>') != std::string::npos) sign = ">";
  if (form.find("word") != std::string::npos)
    sign = word_of(print_.form, "threat", print_.solution.language) + " ";
  if (in_bracket) return {square ? "[" : "(", square ? "]" : ")"};
  if (bare) return {sign, ""};
  return {(square ? "[" : "(") + sign, square ? "]" : ")"};
}

std::string NodePrint::before_refutation() const {
  std::string const& form = print_.form.refutation;
  if (form == "word") return word_of(print_.form, "but", print_.solution.language);
  return form == "none" ? std::string() : form;
}

}  // namespace dawson::semantics
