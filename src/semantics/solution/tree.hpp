// A solution as a tree that keeps its words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "semantics/solution/half_move.hpp"
#include "semantics/solution/play.hpp"

namespace dawson::semantics {

/// Nodes are in the order of the text, each before its children. `depth` makes a tree of them
/// without recursion, even for a line of a thousand moves.
struct SolutionNode {
  enum class Kind : std::uint8_t {
    moves,
    threat,  ///< its children are the threats
    zugzwang,
    refutes,  ///< no answer exists
    text,     ///< words that are not understood, between moves that are
  };
  Kind kind = Kind::moves;
  int depth = 0;
  std::vector<HalfMove> halves;  ///< several for a group, "g5/g6"
  int skipped = 0;               ///< half-moves omitted before it: "1...", "2.Bc2 ... Rg1#"
  int number = 0;                ///< the number written before it; 0 without
  bool defender = false;         ///< the number has dots
  int level = 0;                 ///< of half-moves: 2n for "n.", 2n + 1 for "n..."
  bool refutation = false;       ///< follows `but`, or is marked `!` below a try
  bool without_dots = false;     ///< nothing is written for the half-move omitted: "1.Rb2 2.Rb3"
  /// Of a threat: no bracket or word says so; without a later answer it is a line instead.
  bool unconfirmed = false;
  bool in_line = false;      ///< of help play or series: levels increase whatever the numbers
  bool in_brackets = false;  ///< of a threat: in square brackets
  /// Unread text between a node and its parent: words (the side to move may differ), or something
  /// like a half-move (the position is unknown).
  enum class Doubt : std::uint8_t { none, words, move };
  Doubt doubt = Doubt::none;
  std::string label;  ///< of a line of help play: "I)"; of a phase: "Cook:"
  text::Span where;   ///< in the text; for `text` all its words
};

struct SolutionPhase {
  enum class Kind : std::uint8_t {
    set,
    attempt,
    key,
    play,
    series,
    post,
    duplex,
    duplex_set,
    text
  };
  Kind kind = Kind::play;
  std::vector<SolutionNode> nodes;
  text::Span where;  ///< for `text`: its words
};

/// One twin, or a whole solution without twins.
struct SolutionPart {
  std::string label;       ///< "a", "z1"; empty without
  bool continued = false;  ///< "+b)"
  bool zero = false;       ///< "zeroposition"
  text::Span words;        ///< text after the label, without blanks around it
  chess::Twin twin;        ///< from the words; may have a fault
  OwnRules rules;          ///< from these words, or from the twin with that label given elsewhere
  int first_number = 1;    ///< numbers of the text begin with it: "63...Qe4 64.Rf4"
  Play play;               ///< the rules by which it was read
  std::vector<SolutionPhase> phases;
};

struct Solution {
  std::string text;  ///< as read; spans are bytes of it
  chess::Language language = chess::Language::english;
  bool partial = false;                    ///< "Partial solution": there may be more
  std::vector<text::Span> markup;          ///< `SolutionContext::markup`
  std::vector<text::Span> lone_numbers;    ///< move numbers without a half-move
  std::vector<text::Span> unknown_glyphs;  ///< signs by number ("$99") without a printed form
  std::vector<SolutionPart> parts;

  std::string words(text::Span span) const {
    return text.substr(span.begin, span.end - span.begin);
  }
};

/// Returns the index after the last node below nodes[at].
std::size_t end_of(std::vector<SolutionNode> const& nodes, std::size_t at);

/// Returns true if only words that are not understood are below nodes[at].
bool is_leaf(std::vector<SolutionNode> const& nodes, std::size_t at);

constexpr std::size_t no_parent = static_cast<std::size_t>(-1);

/// Removes the threats that nothing has confirmed: their half-moves follow the move before them,
/// with the answer omitted. `parents` has the index of each node's parent and is updated.
void remove_unconfirmed_threats(std::vector<SolutionNode>& nodes,
                                std::vector<std::size_t>& parents);

/// Reorders nodes, which come after their parents, with the index of each one's parent: every node
/// then follows the nodes below its previous sibling. In "1...Kc5 (1...Kc3 2.b5) 2.b6", b6 belongs
/// to Kc5 although Kc3 came between.
void put_in_order(std::vector<SolutionNode>& nodes, std::vector<std::size_t> const& parents);

}  // namespace dawson::semantics
