#include "semantics/printing/in_place_print.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "semantics/printing/comment_parts.hpp"
#include "semantics/printing/move_print.hpp"
#include "semantics/printing/node_print.hpp"
#include "semantics/solution/study.hpp"

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;

// Signs in comments of the database of studies HHdbVI, and the words that print them.
struct DatabaseSign {
  std::string_view sign, word;
};
constexpr DatabaseSign database_signs[] = {
    {"<cook>", "cook"}, {"<or>", "or"}, {"<minor_dual>", "minor-dual"}};

class InPlacePrinter {
 public:
  InPlacePrinter(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase)
      : print_(print),
        out_(print.out),
        form_(print.form),
        nodes_(phase.nodes),
        node_(print_, part, phase) {
    // Studies and games have dots after Black's numbers, also where problems have a dash.
    constexpr std::string_view dash = "\u2013";
    if (print_.dots.find(dash) != std::string::npos) print_.dots = "...";
  }

  void run() {
    std::size_t at = 0;
    for (; at < nodes_.size() && nodes_[at].kind != Node::moves; at = end_of(nodes_, at))
      print_node(at, 0);
    if (at < nodes_.size()) from_first(at);
    end_main();
    add_boards();
  }

 private:
  // Prints the first moves: those of a try are variations, also if they are written first.
  void from_first(std::size_t first) {
    std::vector<std::size_t> others = siblings(first, nodes_.size());
    auto const found = std::ranges::find_if_not(others, [&](std::size_t at) {
      return nodes_[at].kind != Node::moves || nodes_[at].halves.empty() ||
             nodes_[at].halves.front().marks.starts_with('?');
    });
    auto const main = found == others.end() ? others.begin() : found;
    std::size_t const at = *main;
    others.erase(main);
    print_node(at, 0);
    variations(others, 0);
    line(at + 1, end_of(nodes_, at), 0);
  }

  std::vector<std::size_t> siblings(std::size_t at, std::size_t end) const {
    std::vector<std::size_t> out;
    for (; at < end; at = end_of(nodes_, at)) out.push_back(at);
    return out;
  }

  // Prints siblings and what follows the first of them. Variations are at most 400 deep.
  void line(std::size_t at, std::size_t end, int depth) {
    while (at < end) {
      std::size_t const below = end_of(nodes_, at);
      print_node(at, depth);
      if (nodes_[at].kind == Node::moves) {
        variations(siblings(below, end), depth);
        end = below;
        ++at;
      } else {
        at = below;
      }
    }
  }

  void variations(std::vector<std::size_t> const& all, int depth) {
    if (all.empty()) return;
    bool const in_lines = form_.lines == SolutionForm::Lines::lines && depth == 0;
    bool const square = form_.variations.starts_with('[') && depth == 0;
    bool const apart = form_.variations.find(';') == std::string::npos;
    end_main();
    for (std::size_t const at : all) {
      bool const first = at == all.front();
      if (in_lines) add_boards(), print_.next_line(SolutionLine::Kind::variation, 1);
      else if (first || apart) open(square ? "[" : "(");
      else if (!ends_sentence_) out_.whole(";");
      glued_ = in_lines || first || apart;
      numbered_ = true;
      bool const analysis = analysis_, second_main = std::exchange(in_second_main_, false);
      line(at, end_of(nodes_, at), depth + 1);
      end_main();
      analysis_ = analysis;
      in_second_main_ = second_main;
      if (apart && !in_lines) out_.whole(square ? "]" : ")");
    }
    if (!apart && !in_lines) out_.whole(square ? "]" : ")");
    if (in_lines) add_boards(), print_.next_line(SolutionLine::Kind::further, 0);
    glued_ = in_lines;
    numbered_ = true;
  }

  void open(std::string_view bracket) {
    add_boards();
    if (std::exchange(glued_, false)) return out_.whole(bracket);
    out_.break_after(line_end::variation);
    out_.whole(bracket);
  }

  void print_node(std::size_t at, int depth) {
    SolutionNode const& node = nodes_[at];
    switch (node.kind) {
      case Node::moves: return print_moves(node, depth == 0);
      case Node::text:
        end_main();
        if (node_.is_glued(node)) glued_ = true;
        return print_words(node.where, nullptr, nullptr, false);
      case Node::zugzwang:
        end_main();
        blank(line_end::threat);
        return out_.text(node_.zugzwang(node));
      case Node::threat: return print_threats(at, depth);
      case Node::refutes: return;
    }
  }

  void print_threats(std::size_t at, int depth) {
    std::size_t const end = end_of(nodes_, at);
    if (form_.threats == "none") return;
    auto const [before, after] = node_.threat_brackets(nodes_[at], false);
    end_main();
    blank(line_end::threat);
    out_.begin("threat");
    out_.whole(before);
    glued_ = numbered_ = true;
    for (std::size_t child = at + 1; child < end; child = end_of(nodes_, child)) {
      if (child > at + 1) out_.whole(",");
      line(child, end_of(nodes_, child), depth + 1);
    }
    if (!after.empty()) out_.whole(after);
    out_.end();
    numbered_ = true;
  }

  void print_moves(SolutionNode const& node, bool main) {
    bool const white = node.level % 2 == 0;
    for (HalfMove const& half : node.halves)
      for (MoveComment const& comment : half.comments)
        if (comment.before) print_comment(comment, half, node);
    main = (main && !analysis_) || in_second_main_;
    ends_sentence_ = false;
    blank(white ? line_end::variation : line_end::answer);
    if (main && !in_main_ && form_.main_line == "bold") {
      out_.begin(main_line_slot);
      in_main_ = true;
    }
    if (!node.label.empty()) {
      out_.whole(node.label);
      out_.break_after(line_end::label);
    }
    if (white || numbered_ || node.skipped > 0) out_.whole(node_.number_of(node));
    numbered_ = false;
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      HalfMove const& half = node.halves[i];
      // The first member of "Ka(c)8-b7" is printed for all.
      if (i > 0 && half.where.begin < node.halves.front().where.end) continue;
      if (i > 0) out_.slash();
      node_.print_move(half, node);
      for (MoveComment const* comment : NodePrint::comments_of(half))
        if (!comment->before) print_comment(*comment, half, node);
    }
  }

  // Prints a sign of the database of studies as a word; returns false for other comments.
  bool print_sign(MoveComment const& comment) {
    std::string_view words = comment.words;
    if (words == "<main>") in_second_main_ = true;
    else if (words == "<eg>") analysis_ = true, in_second_main_ = false;
    else {
      auto const* const sign = std::ranges::find(database_signs, words, &DatabaseSign::sign);
      if (sign == std::end(database_signs)) return false;
      blank(line_end::variation);
      out_.word(word_of(form_, sign->word, print_.solution.language));
    }
    return true;
  }

  void print_comment(MoveComment const& comment, HalfMove const& half, SolutionNode const& node) {
    if (comment.kind != MoveComment::Kind::words) return node_.print_comment(comment);
    end_main();
    numbered_ = true;
    if (!print_sign(comment)) print_words(comment.where, &half, &node, comment.before);
  }

  // Prints words that are no moves, with the boards among them: after `half`, or before it.
  void print_words(text::Span where, HalfMove const* half, SolutionNode const* node, bool before) {
    CommentParts const comment = parts_of_comment(print_.solution.text, where);
    for (CommentPart const& part : comment.parts) {
      if (part.board) {
        BoardInPlay board{{}, before, part.flip, comment.marks, {}};
        if (half) board.half_move = half->where, board.move = in_print(*half, *node);
        boards_.push_back(std::move(board));
        numbered_ = true;
        continue;
      }
      if (part.opens_paragraph) {
        print_.next_line(SolutionLine::Kind::phase, 0);
        glued_ = true;
      }
      blank(line_end::variation);
      if (half) out_.begin(comment_slot);
      out_.inlines(print_.words(part.words));
      if (half) out_.end();
      numbered_ = true;
      ends_sentence_ = std::string_view(print_.solution.text)
                           .substr(part.words.begin, part.words.end - part.words.begin)
                           .ends_with('.');
    }
  }

  // Returns a half-move with its number and its marks: "15.Qd5+!".
  prose::Inlines in_print(HalfMove const& half, SolutionNode const& node) const {
    ProseWriter alone;
    alone.whole(node_.number_of(node));
    print_half_move(alone, print_.solution, half, {form_, print_.pieces, print_.squares});
    alone.text(half.marks);
    return alone.take();
  }

  // Adds the boards after the half-move that was printed last and the brackets that it closes.
  void add_boards() {
    for (BoardInPlay& board : std::exchange(boards_, {})) {
      print_.add_board(std::move(board));
      glued_ = true;
    }
  }

  void blank(int penalty) {
    add_boards();
    if (!std::exchange(glued_, false) && any_) out_.break_after(penalty);
    any_ = true;
  }

  void end_main() {
    if (std::exchange(in_main_, false)) out_.end();
  }

  PhasePrint print_;
  ProseWriter& out_;
  SolutionForm const& form_;
  std::vector<SolutionNode> const& nodes_;
  NodePrint node_;
  bool in_main_ = false;             ///< the slot `main line` is open
  bool numbered_ = true;             ///< a half-move of Black has its number
  bool glued_ = false;               ///< no blank precedes the next part
  bool ends_sentence_ = false;       ///< a comment with a full stop was printed last
  std::vector<BoardInPlay> boards_;  ///< to be added before the next part
  bool any_ = false;                 ///< something was printed
  bool analysis_ = false;            ///< the rest of the main line is analysis: `<eg>`
  bool in_second_main_ = false;      ///< a variation is set as the main line is: `<main>`
};

}  // namespace

bool prints_in_place(SolutionForm const& form, SolutionPart const& part) {
  using Lines = SolutionForm::Lines;
  return form.lines == Lines::in_place || (form.lines == Lines::lines && is_study(part.play));
}

void print_in_place(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase) {
  InPlacePrinter(print, part, phase).run();
}

}  // namespace dawson::semantics
