// Builds the tree of a solution, half-move by half-move.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "semantics/solution/play.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Receives the tokens of lines in the order of the text. Numbers give the depth: `n.` is level
/// 2n, `n...` is level 2n + 1, and a half-move without a number follows the half-move before it.
/// Functions return false for a half-move without a parent: its line is no solution.
class SolutionBuilder {
 public:
  /// `diagram` may be null; it decides which side begins in duplex play.
  SolutionBuilder(Play const& play, chess::Position const* diagram)
      : play_(play), series_(play.series), diagram_(diagram) {}

  /// Begins a part; its `play` decides how its moves are read.
  void open_part(SolutionPart part);
  void begin_line();
  void blank_line();

  /// "Set:", "*": announces the next phase; a star applies only to the next line of play.
  void announce_phase(SolutionPhase::Kind kind, bool once);
  void label(std::string words) { label_ = std::move(words); }
  /// The next half-move begins a phase with this name ("Cook:").
  void open_named(std::string words);
  void number(int number, bool defender);
  void comma() { comma_ = true; }
  bool add(HalfMove half);
  /// Joins the previous half-move: "g5/g6".
  bool add_to_group(HalfMove half);
  /// Adds "..." without a half-move after it.
  bool nothing(HalfMove half);
  /// Adds the same after a first player's move in a tree, where the answer is omitted. Elsewhere
  /// it returns false and does nothing.
  bool leave_out();
  bool open_parenthesis(bool square);
  bool close_parenthesis();
  bool threat();
  bool zugzwang(text::Span where);
  bool refutes();
  void but() { but_ = true; }
  /// Adds a comment, also after other words ("threat: {weak}"), to the previous half-move.
  bool comment(MoveComment words);
  /// Adds "!" or "?!" to the previous half-move.
  bool mark(std::string_view signs);

  /// Adds words that are not understood to the previous half-move; joins adjacent words. `level`
  /// is given if they look like a half-move of that level, below which others may follow.
  void unread(text::Span words, bool joins, std::optional<int> level);
  /// Adds words that contain no moves to the previous half-move.
  void remark(text::Span words);
  /// Marks half-moves below the last one as not playable, since other members of its group are not
  /// understood; or the last half-move `itself`, if an unreadable word is attached to it.
  void doubt_last(bool itself);
  /// Returns the level of a half-move without a number.
  int next_level() const { return at_.last_level + 1; }
  bool has_number() const { return number_.has_value(); }

  /// Keeps a line, or a comment at its beginning, as text. `level` is that of its number and ends
  /// deeper branches: 0 without a number.
  void prose(text::Span words, int level);

  /// The state that lines change, so that a line can be undone.
  struct State {
    std::size_t phases = 0, nodes = 0;
    struct Step {
      int level;
      int depth;
      std::size_t node;
      SolutionNode::Doubt doubt = SolutionNode::Doubt::none;  ///< of nodes added below
    };
    std::vector<Step> path;
    /// The state to continue from after a parenthesis, if no phase has begun in it.
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
    bool square = false;  ///< the last open parenthesis is a square bracket
  };
  State state() const;
  void restore(State state);

  std::string const& last_label() const;
  std::vector<SolutionPart> finish();

 private:
  SolutionPart& part();
  std::vector<SolutionNode>& nodes() { return part().phases.back().nodes; }
  SolutionPhase& phase(SolutionPhase::Kind kind, bool begin_new);
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

  Play play_;    ///< of the present part
  bool series_;  ///< of the diagram; a twin with series play of its own has only `lines` of `play`
  chess::Position const* diagram_;
  std::vector<SolutionPart> parts_;
  std::vector<std::vector<std::size_t>> parents_;  ///< of the nodes of each phase of the last part
  State at_;
  std::string label_;
  std::optional<int> number_;
  bool defender_ = false, comma_ = false, but_ = false, line_begins_ = false;
  bool after_words_ = false;  ///< words that are not understood
  bool blank_before_ = false, left_out_ = false;
  int blocks_ = 0;
};

}  // namespace dawson::semantics
