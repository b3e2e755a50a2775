// Prints half-moves.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Running text that is being written.
class ProseWriter {
 public:
  void text(std::string_view words) { text_ += words; }
  void piece(chess::Piece piece);
  /// Writes the separator of grouped moves as a text of its own: a line may end after it.
  void slash();
  void inlines(prose::Inlines const& inlines);
  /// Enclose a half-move: with `moves_to`, which receives its place in the source, it is in the
  /// slot `move`.
  void begin_move(text::Span where);
  void end_move();
  std::vector<text::Span>* moves_to = nullptr;
  bool empty() const { return text_.empty() && out_.empty(); }
  prose::Inlines take();

 private:
  void flush();
  prose::Inlines out_, before_move_;
  std::string text_;
};

/// Prints a half-move with the pieces, capture signs and promotion signs of `form`; everything
/// else is as written, without the blanks that `closed` removes. With `spaced_goal` a blank
/// precedes the `=` of a draw.
void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     SolutionForm const& form, DiagramPieces const& pieces, bool closed,
                     bool spaced_goal = false);

}  // namespace dawson::semantics
