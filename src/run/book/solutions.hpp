// Solutions: collected while a book is read, until a directive prints them.
#pragma once

#include <optional>
#include <vector>

#include "document/reader.hpp"
#include "run/book/awaited.hpp"
#include "run/book/content.hpp"

namespace dawson::run {

/// The solution of a diagram that has been made of `read`, as its style prints it; nothing where it
/// has none. `apart`: without its head, which stands by itself. With `moves` its half-moves stand
/// in the slot `move`, and `moves` receives where they are written, in print's order.
std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           document::Settings const& settings, bool apart,
                                           std::vector<text::Span>* moves = nullptr);

/// Whether captions in that style have a place for the solution, below the diagram itself.
bool prints_solution(layout::CaptionStyle const& style);

/// The solutions of a book's diagrams since the last directive that printed them.
class CollectedSolutions : public Awaited {
 public:
  void add(SolutionContent solution) { solutions_.push_back(std::move(solution)); }

  /// A solution stands at `where` that no directive found so far prints.
  void miss(text::Note where);

  /// What a directive prints. W-NOTHING: there is no solution above it.
  std::vector<SolutionContent> print(text::Span where, text::Diagnostics& findings);

  /// W-UNPRINTED, once: the book has ended, and nothing has printed what is missed.
  std::optional<text::Diagnostic> rest();

  void begin_again();

 private:
  std::vector<SolutionContent> solutions_;
  text::Note first_missed_;
  std::size_t missed_ = 0;
};

}  // namespace dawson::run
