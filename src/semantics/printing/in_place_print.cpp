#include "semantics/printing/in_place_print.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;

class InPlacePrinter {
 public:
  InPlacePrinter(PhasePrint const& print, SolutionPhase const& phase)
      : print_(print),
        out_(print.out),
        solution_(print.solution),
        nodes_(phase.nodes),
        form_(print.form),
        dots_(print.dots),
        words_(print.words) {
    bold_.moves_to = out_.moves_to;
  }

  void run() {
    line(0, nodes_.size(), true);
    end_bold();
  }

 private:
  // Prints siblings and what follows the first of them. Variations are at most 400 deep.
  void line(std::size_t at, std::size_t end, bool main) {
    while (at < end) {
      std::size_t const below = end_of(nodes_, at);
      node(at, main);
      if (nodes_[at].kind != Node::moves) {
        at = below;
        continue;
      }
      std::size_t const first_below = at + 1;
      std::size_t last = below;
      bool opened = false;
      for (std::size_t other = below; other < end; other = end_of(nodes_, other)) {
        last = end_of(nodes_, other);
        text(opened ? "; " : " (");
        glued_ = true;
        opened = true;
        numbered_ = true;
        line(other, last, false);
      }
      if (opened) {
        text(")");
        numbered_ = true;
      }
      at = first_below;
      end = below;
    }
  }

  void node(std::size_t at, bool main) {
    SolutionNode const& node = nodes_[at];
    switch (node.kind) {
      case Node::moves: return moves(node, main);
      case Node::text:
        blank();
        end_bold();
        out_.inlines(words_(node.where));
        numbered_ = true;
        return;
      case Node::zugzwang:
        blank();
        return text(form_.zugzwang.empty() || form_.zugzwang == "none" ? "zz" : form_.zugzwang);
      case Node::threat: numbered_ = true; return;
      case Node::refutes: return;
    }
  }

  void moves(SolutionNode const& node, bool main) {
    blank();
    if (main) is_bold_ = true;
    if (!node.label.empty()) writer().text(node.label + " ");
    int const number = node.level / 2;
    bool const white = node.level % 2 == 0;
    if (node.number > 0 && offset_ == 0) offset_ = node.number - number;
    if (white || numbered_)
      writer().text(fmt::format("{}{}", number + offset_, white ? "." : dots_));
    numbered_ = false;
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      if (i > 0) writer().slash();
      half(node.halves[i]);
    }
  }

  void half(HalfMove const& half) {
    if (half.body == HalfMove::Body::null) writer().text("--");
    else
      print_half_move(writer(), solution_, half,
                      {.form = form_,
                       .pieces = print_.pieces,
                       .squares = print_.squares,
                       .closed = true,
                       .spaced_goal = true,
                       .kept = print_.kept});
    writer().text(half.marks);
    for (MoveComment const& comment : half.comments) {
      switch (comment.kind) {
        case MoveComment::Kind::evaluation: writer().text("\u00A0" + comment.words); break;
        case MoveComment::Kind::label: text(fmt::format("[{}]", comment.words)); break;
        case MoveComment::Kind::ending: text(" " + comment.words); break;
        case MoveComment::Kind::result: break;
        case MoveComment::Kind::words:
          text(" ");
          out_.inlines(words_(comment.where));
          numbered_ = true;
      }
    }
  }

  ProseWriter& writer() { return is_bold_ ? bold_ : out_; }

  void text(std::string_view words) {
    end_bold();
    out_.text(words);
  }

  void blank() {
    bool const begins = out_.empty() && bold_.empty();
    if (!std::exchange(glued_, false) && !begins && any_) writer().text(" ");
    any_ = true;
  }

  void end_bold() {
    if (std::exchange(is_bold_, false) && !bold_.empty())
      out_.inlines({prose::Strong{bold_.take()}});
  }

  PhasePrint const& print_;
  ProseWriter& out_;
  ProseWriter bold_;  ///< a part of the main line
  Solution const& solution_;
  std::vector<SolutionNode> const& nodes_;
  SolutionForm const& form_;
  std::string const& dots_;
  WordsOf const& words_;
  bool is_bold_ = false, numbered_ = true, glued_ = false, any_ = false;
  int offset_ = 0;  ///< of the numbers, if the first one is not 1
};

}  // namespace

void print_in_place(PhasePrint const& print, SolutionPhase const& phase) {
  InPlacePrinter(print, phase).run();
}

}  // namespace dawson::semantics
