// Prints solutions.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "prose/prose.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/move_length.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Returns words of a solution that are no moves (lines that are not understood, comments) as
/// inlines; spans are bytes of the solution's text.
using WordsOf = std::function<prose::Inlines(text::Span)>;

/// A board among the moves, where a comment has `[#]`.
struct BoardInPlay {
  text::Span half_move;  ///< in the solution's text; empty for the start position
  bool before = false;   ///< the position before that half-move, otherwise the one after it
  bool flip = false;     ///< seen by Black
  std::vector<chess::Mark> marks;  ///< of the same comment
  prose::Inlines move;             ///< the half-move in print: "15.Qd5+"
};

/// A line of a printed solution; the layout decides whether it begins a new line.
struct SolutionLine {
  enum class Kind : std::uint8_t {
    phase,       ///< begins a paragraph; `sort` says of what
    further,     ///< continues the phase above: the next line of help play, or of a text as written
    variation,   ///< continues the phase above, `depth` (from 1) moves down
    refutation,  ///< continues the try above: "but 1...c5!", at depth 1
    words,       ///< begins a paragraph: words that are not understood
    comment,     ///< begins a paragraph: a comment in braces
    twin,        ///< begins a paragraph with a twin's label
    board        ///< a board without text, `board`
  };
  /// Of a phase: the play that it contains.
  enum class Sort : std::uint8_t { none, set, attempt, key, play, post, duplex };
  Kind kind = Kind::phase;
  int depth = 0;
  prose::Inlines text;
  Sort sort = Sort::none;
  std::optional<BoardInPlay> board{};
};

/// Functions and targets that the printer uses.
struct PrintSources {
  WordsOf words;
  /// Gives the pieces of moves in words that are kept as written their letters or figurines; no
  /// target: the words stay.
  std::function<prose::Inlines(prose::Inlines)> with_pieces{};
  SquaresOf squares{};  ///< for short and long notation
  /// With a target, each half-move is in the slot `move`, and the vector receives their places in
  /// the source in the order of print.
  std::vector<text::Span>* moves = nullptr;
  /// With a target, receives the half-moves that keep their length since their positions are not
  /// known.
  std::vector<text::Span>* kept = nullptr;
};

/// Prints the lines of a solution: set play, tries, solution, in this order; words stay after the
/// phase that they follow. Each twin begins a paragraph. Help play and series have one line per
/// solution. In run-in style, commas separate variations, semicolons separate tries, and
/// continuations other than the first are in parentheses; in lines, each variation has its own
/// line. As written, only the pieces and the signs that `form` names change. All captures have the
/// same sign: that of `form`, else the first one written. Labels of twins are in the slot
/// `twin label`, words of phases in the slot `phase`.
std::vector<SolutionLine> print_solution(Solution const& solution, SolutionForm const& form,
                                         DiagramPieces const& pieces, PrintSources const& sources);

}  // namespace dawson::semantics
