// Half-moves as print sets them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Running text as it grows.
class ProseWriter {
 public:
  void text(std::string_view words) { text_ += words; }
  void piece(chess::Piece piece);
  /// What parts moves of a group, a text of its own: a line may end behind it.
  void slash();
  void inlines(prose::Inlines const& inlines);
  /// What comes between the two is a half-move: with `moves_to`, which receives where it is
  /// written, it stands in the slot `move`.
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

/// Writes what stands in the solution for a half-move, with its men, signs of capture and promotion
/// as `form` wants them; all else is as written, but for the blanks that `closed` drops. With
/// `spaced_goal` a blank stands before the `=` of a draw.
void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     SolutionForm const& form, DiagramPieces const& pieces, bool closed,
                     bool spaced_goal = false);

}  // namespace dawson::semantics
