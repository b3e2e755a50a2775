// Solutions, collected while a book is read, until a directive prints them. For the compilation.
#pragma once

#include <optional>
#include <vector>

#include "compile/content.hpp"
#include "compile/expected_uses.hpp"
#include "compile/solution_choice.hpp"
#include "document/reader.hpp"

namespace dawson::run {

/// Returns the solution of a diagram made from `read`, as `style` prints it; no value if it has
/// none. `apart`: the head is separate from the lines. With `moves`, half-moves are in the slot
/// `move`, and `moves` receives their source places in the order of print.
std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           layout::CaptionStyle const& style,
                                           document::Settings const& settings, bool apart,
                                           std::vector<text::Span>* moves = nullptr);

/// Returns how a style prints moves.
terms::SolutionForm solution_form(layout::CaptionStyle const& style,
                                  problem::Problem const& problem);

/// Returns whether captions in that style print the solution, below the diagram itself.
bool prints_solution(layout::CaptionStyle const& style);

/// The solutions of a book's diagrams that no directive has printed yet.
class CollectedSolutions : public ExpectedUses {
 public:
  /// Adds a solution. `missed`: its place, if it must be reported when no directive prints it.
  void add(CollectedSolution solution, std::optional<text::Note> missed);

  /// Records that no directive, read or to come, prints the solution at `where`.
  void miss(text::Note where);

  /// Returns whether a directive of the book selects by fields; then each solution needs
  /// `describe`.
  bool describes() const { return describes_; }
  /// Requires `describe` for all solutions.
  void describe_all() { describes_ = true; }

  /// Returns the solutions that a directive prints; the others wait for the next directive.
  /// W-NOTHING: there is none.
  std::vector<CollectedSolution> print(SolutionChoice& choice, text::Span where,
                                       text::Diagnostics& findings);

  /// Returns W-UNPRINTED for all missed solutions, once, at the end of the book; no value if there
  /// are none.
  std::optional<text::Diagnostic> rest();

  /// Forgets all solutions, for a second reading of the book.
  void begin_again();

 private:
  struct Waiting {
    CollectedSolution solution;
    std::optional<text::Note> missed;
  };
  std::vector<Waiting> waiting_;
  text::Note first_missed_;
  std::size_t missed_ = 0;
  bool describes_ = false;
};

}  // namespace dawson::run
