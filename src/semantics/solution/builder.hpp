// Builds the tree of a solution, half-move by half-move.
#pragma once

#include <cstddef>
#include <map>
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
  /// "Solution:": ends the phases before it.
  void open_solution();
  void label(std::string words) { label_ = std::move(words); }
  /// The next half-move begins a phase with this name ("Cook:").
  void open_named(std::string words);
  /// `where` is the place of the number in the text.
  void number(int number, bool defender, text::Span where);
  /// Call before the first number of a part if the part has no number below it.
  void begin_with(int number);
  /// Returns the level of a number as written.
  int level_of(int number, bool defender) const;
  /// Returns whether a number can follow here: the last one or the next; any before all play.
  bool expects(int number) const;
  bool has_numbers() const { return last_number_ > 0; }
  int last_number() const { return last_number_; }
  /// Returns true if the last half-move is a threat that a bracket or a word announces.
  bool follows_threat() const;
  /// Returns whether the side of `half`, the next half-move, has such a piece in the diagram;
  /// `after` for the side after it.
  bool next_side_has(HalfMove const& half, bool after) const;
  /// `next_number` is the next number of the text, 0 if there is none.
  void comma(int next_number) {
    comma_ = true;
    next_number_ = next_number;
  }
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
  bool in_parenthesis() const { return !at_.parentheses.empty(); }
  bool threat();
  /// Adds `>`, or a dash before a number: the next half-move is a threat.
  void announce_threat() { at_.announces_threat = true; }
  bool zugzwang(text::Span where);
  bool refutes();
  void but() { but_ = true; }
  /// Adds a comment, also after other words ("threat: {weak}"), to the previous half-move.
  bool comment(MoveComment words);
  /// Adds "!" or "?!" to the previous half-move.
  bool mark(std::string_view signs);
  /// Returns whether there is a half-move that a comment can follow.
  bool can_comment() const { return last_moves() != nullptr; }

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
    std::size_t phase = 0;  ///< index of the phase that nodes are added to
    struct Step {
      int level;
      int depth;
      std::size_t node;
      SolutionNode::Doubt doubt = SolutionNode::Doubt::none;  ///< of nodes added below
    };
    std::vector<Step> path;
    /// The state to continue from after a parenthesis.
    struct Parenthesis {
      std::size_t phase;
      std::vector<Step> path;
      int last_level;
    };
    std::vector<Parenthesis> parentheses;
    std::vector<text::Span> pending;
    std::optional<SolutionPhase::Kind> announced;
    bool once = false, fresh = false, post = false;
    int skipped = 0, last_level = 0;
    bool had_play = false;
    std::vector<MoveComment> before;  ///< comments after a bracket of a study's variation
    bool square = false;              ///< the last open parenthesis is a square bracket
    bool closed_bracket = false;      ///< since the last half-move, in a study
    /// Since the last half-move: a bracket opens, or a word or sign announces a threat.
    bool opens_bracket = false, announces_threat = false;
    /// The last half-moves of the defender that commas separate, after the first of them.
    std::size_t after_commas = 0;
  };
  State state() const;
  void restore(State state);

  std::string const& last_label() const;
  std::vector<SolutionPart> finish();
  /// Returns the numbers that no half-move or text followed.
  std::vector<text::Span> const& lone_numbers() const { return lone_numbers_; }

 private:
  void place_comments();
  SolutionPart& part();
  std::vector<SolutionNode>& nodes() { return part().phases[at_.phase].nodes; }
  SolutionPhase& phase(SolutionPhase::Kind kind, bool begin_new);
  SolutionNode& push(SolutionNode::Kind kind, int level, int depth);
  void flush_as_phases();
  bool add_to_line(HalfMove half);
  bool add_to_tree(HalfMove half, int level);
  void add_root(HalfMove const& half, int level);
  bool opens_without_number() const;
  bool defender_begins() const;
  bool opens_named() const { return !label_.empty() && !label_.ends_with(')'); }
  bool plays_duplex(HalfMove const& half) const;
  SolutionNode::Doubt doubt_below(State::Step const& above) const;
  SolutionNode* last_moves();
  SolutionNode const* last_moves() const {
    return const_cast<SolutionBuilder*>(this)->last_moves();
  }
  HalfMove* last_half();
  void drop_number();
  int level_without_number(HalfMove const& half) const;
  int level_after_comma(HalfMove const& half) const;
  bool follows_mate() const;
  void join_defences(int level);
  bool has_piece(HalfMove const& half, bool defender) const;
  void confirm_threat(std::size_t node);
  void arrange();

  Play play_;    ///< of the present part
  bool series_;  ///< of the diagram; a twin with series play of its own has only `lines` of `play`
  chess::Position const* diagram_;
  std::map<std::size_t, std::size_t> unconfirmed_;  ///< threats of the phase, by their parents
  std::vector<SolutionPart> parts_;
  std::vector<std::vector<std::size_t>> parents_;  ///< of the nodes of each phase of the last part
  State at_;
  std::string label_;
  std::optional<int> number_;
  text::Span number_at_;
  std::vector<text::Span> lone_numbers_;
  bool defender_ = false, comma_ = false, but_ = false, line_begins_ = false;
  bool after_words_ = false;  ///< words that are not understood
  bool blank_before_ = false, left_out_ = false;
  int blocks_ = 0;
  int next_number_ = 0, last_number_ = 0;
};

}  // namespace dawson::semantics
