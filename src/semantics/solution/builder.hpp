// The tree of a solution as it grows, half-move by half-move.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "semantics/solution/play.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Takes what lines say in the order of the text. Depth comes from the numbers: `n.` is level 2n,
/// `n...` level 2n + 1, what has no number stands behind what was before it. Functions that return
/// false have met a half-move whose parent is missing: its line is no solution.
class SolutionBuilder {
 public:
  /// `diagram` may be null; it tells who begins in duplex play.
  SolutionBuilder(Play const& play, chess::Position const* diagram)
      : play_(play), series_(play.series), diagram_(diagram) {}

  /// What comes next is of this part, and read as its `play` says.
  void open_part(SolutionPart part);
  void begin_line();
  void blank_line();

  /// "Set:", "*": the phase of what follows; a star only of the next line of play.
  void announce_phase(SolutionPhase::Kind kind, bool once);
  void label(std::string words) { label_ = std::move(words); }
  /// The next half-move opens a phase that the words name ("Cook:").
  void open_named(std::string words);
  void number(int number, bool defender);
  void comma() { comma_ = true; }
  bool add(HalfMove half);
  /// Joins the half-move before it: "g5/g6".
  bool add_to_group(HalfMove half);
  /// "..." without a half-move behind it.
  bool nothing(HalfMove half);
  /// The same in a tree, behind a first player's move, where the answer is left out. False, and
  /// nothing is done, elsewhere.
  bool leave_out();
  bool open_parenthesis(bool square);
  bool close_parenthesis();
  bool threat();
  bool zugzwang(text::Span where);
  bool refutes();
  void but() { but_ = true; }
  /// Behind something that is no half-move ("threat: {weak}"): joins the half-move before it.
  bool comment(MoveComment words);
  /// "!", "?!" of the half-move before it.
  bool mark(std::string_view signs);

  /// Words that are not understood, behind the half-move before them; joined to those that end
  /// there already. `level`: they look like a half-move of that level, below which others may hang.
  void unread(text::Span words, bool joins, std::optional<int> level);
  /// Words behind the half-move before them that are nothing to be understood as moves.
  void remark(text::Span words);
  /// What is below the last half-move is not played, since it is one of a group whose others are
  /// not understood; or, where what is glued to it is not, nor is it itself.
  void doubt_last(bool itself);
  /// The level of what has no number here.
  int next_level() const { return at_.last_level + 1; }
  bool has_number() const { return number_.has_value(); }

  /// A line, or a comment at its beginning, that is kept as it is. `level` cuts what it would have
  /// belonged to: 0 for words without a number.
  void prose(text::Span words, int level);

  /// All that lines have changed, so that a line can be taken back.
  struct State {
    std::size_t phases = 0, nodes = 0;
    struct Step {
      int level;
      int depth;
      std::size_t node;
      SolutionNode::Doubt doubt = SolutionNode::Doubt::none;  ///< of what comes to stand below
    };
    std::vector<Step> path;
    /// What goes on behind a parenthesis, if no phase has begun in it.
    struct Parenthesis {
      std::size_t phases;
      std::vector<Step> path;
    };
    std::vector<Parenthesis> parentheses;
    std::vector<text::Span> pending;
    std::optional<SolutionPhase::Kind> announced;
    bool once = false, fresh = false, post = false;
    int skipped = 0, last_level = 0;
    bool had_play = false;
    bool square = false;  ///< the last parenthesis that was opened is a bracket
  };
  State state() const;
  void restore(State state);

  std::string const& last_label() const;
  std::vector<SolutionPart> finish();

 private:
  SolutionPart& part();
  std::vector<SolutionNode>& nodes() { return part().phases.back().nodes; }
  SolutionPhase& phase(SolutionPhase::Kind kind, bool anew);
  SolutionNode& push(SolutionNode::Kind kind, int level, int depth);
  void flush_as_phases();
  bool add_to_line(HalfMove half);
  bool add_to_tree(HalfMove half, int level);
  void add_root(HalfMove const& half, int level);
  bool opens_without_number() const;
  bool opens_named() const { return !label_.empty() && !label_.ends_with(')'); }
  bool plays_duplex(HalfMove const& half) const;
  SolutionNode::Doubt doubt_below(State::Step const& above) const;
  SolutionNode* last_moves();
  HalfMove* last_half();
  void arrange();

  Play play_;    ///< of the part that is open
  bool series_;  ///< the diagram's; a twin's alone is lines of `play`, as its head tells
  chess::Position const* diagram_;
  std::vector<SolutionPart> parts_;
  std::vector<std::vector<std::size_t>> parents_;  ///< of the nodes of each phase of the last part
  State at_;
  std::string label_;
  std::optional<int> number_;
  bool defender_ = false, comma_ = false, but_ = false, line_begins_ = false;
  bool after_words_ = false;  ///< that are not understood
  bool blank_before_ = false, left_out_ = false;
  int blocks_ = 0;
};

}  // namespace dawson::semantics
