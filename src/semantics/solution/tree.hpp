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

/// Nodes stand in the order of the text, each before its children; `depth` makes a tree of them, so
/// that a line of a thousand moves needs no recursion.
struct SolutionNode {
  enum class Kind : std::uint8_t {
    moves,
    threat,  ///< its children are what is threatened
    zugzwang,
    refutes,  ///< nobody can answer
    text,     ///< words that are not understood, between moves that are
  };
  Kind kind = Kind::moves;
  int depth = 0;
  std::vector<HalfMove> halves;  ///< several: a group, "g5/g6"
  int skipped = 0;               ///< half-moves left out before it: "1...", "2.Bc2 ... Rg1#"
  int number = 0;                ///< the number written before it; 0 without
  bool defender = false;         ///< the number has dots
  int level = 0;                 ///< of half-moves: 2n for "n.", 2n + 1 for "n..."
  bool refutation = false;       ///< stands behind `but`, or is marked `!` below a try
  bool announces = false;        ///< "threat:" stands behind it
  bool in_line = false;          ///< of help play, series: levels count on, whatever the numbers
  bool in_brackets = false;      ///< of a threat: it stands in square ones
  /// What is not understood between a node and its parent: words (whoever moves there may be
  /// another side than it seems), or what looks like a half-move, so that nobody knows the
  /// position.
  enum class Doubt : std::uint8_t { none, words, move };
  Doubt doubt = Doubt::none;
  std::string label;  ///< of a line of help play: "I)"; of a phase: "Cook:"
  text::Span where;   ///< in the text; of `text` all its words
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
  text::Span where;  ///< of `text`: its words
};

/// One twin, or all of a solution without twins.
struct SolutionPart {
  std::string label;       ///< "a", "z1"; empty without
  bool continued = false;  ///< "+b)"
  bool zero = false;       ///< "zeroposition"
  text::Span words;        ///< what stands behind the label, blanks around it left out
  chess::Twin twin;        ///< as the words say, which may be wrong
  OwnRules rules;          ///< by these words, or as the twin of that label is told elsewhere
  Play play;               ///< by which it was read
  std::vector<SolutionPhase> phases;
};

struct Solution {
  std::string text;  ///< as read; spans are bytes of it
  chess::Language language = chess::Language::english;
  bool partial = false;                    ///< "Partial solution": nobody knows how many there are
  bool begins_with_move = false;           ///< so that all of it should be moves
  std::vector<text::Span> markup;          ///< `SolutionContext::markup`
  std::vector<text::Span> unknown_glyphs;  ///< signs by number ("$99") that print has none for
  std::vector<SolutionPart> parts;

  std::string words(text::Span span) const {
    return text.substr(span.begin, span.end - span.begin);
  }
};

/// One behind the last node below nodes[at].
std::size_t end_of(std::vector<SolutionNode> const& nodes, std::size_t at);

/// Whether nothing but words that are not understood stands below nodes[at].
bool is_leaf(std::vector<SolutionNode> const& nodes, std::size_t at);

constexpr std::size_t no_parent = static_cast<std::size_t>(-1);

/// Nodes as they came, each behind its parent, and the index of each one's parent: every node comes
/// to stand behind what is below the sibling before it. "1...Kc5 (1...Kc3 2.b5) 2.b6": b6 goes to
/// Kc5, though Kc3 came between.
void put_in_order(std::vector<SolutionNode>& nodes, std::vector<std::size_t> const& parents);

}  // namespace dawson::semantics
