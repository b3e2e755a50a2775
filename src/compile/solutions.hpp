// Solutions: collected while a book is read, until a directive prints them.
#pragma once

#include <optional>
#include <vector>

#include "compile/content.hpp"
#include "compile/expected_uses.hpp"
#include "compile/solution_choice.hpp"
#include "document/reader.hpp"

namespace dawson::run {

/// The solution of a diagram that has been made of `read`, as `style` prints it; nothing where it
/// has none. `apart`: without its head, which stands by itself. With `moves` its half-moves stand
/// in the slot `move`, and `moves` receives where they are written, in print's order.
std::optional<SolutionContent> solution_of(DiagramContent const& diagram,
                                           document::Diagram const& read,
                                           layout::CaptionStyle const& style,
                                           document::Settings const& settings, bool apart,
                                           std::vector<text::Span>* moves = nullptr);

/// What a style says of how moves are printed.
terms::SolutionForm solution_form(layout::CaptionStyle const& style,
                                  problem::Problem const& problem);

/// Whether captions in that style have a place for the solution, below the diagram itself.
bool prints_solution(layout::CaptionStyle const& style);

/// The solutions of a book's diagrams that no directive has printed so far.
class CollectedSolutions : public ExpectedUses {
 public:
  /// `missed`: where it stands, if it is to be told where nothing prints it.
  void add(CollectedSolution solution, std::optional<text::Note> missed);

  /// A solution stands at `where` that no directive found so far prints, and none will.
  void miss(text::Note where);

  /// A directive of the book chooses by fields: `describe` is asked for.
  bool describes() const { return describes_; }
  void describe_all() { describes_ = true; }

  /// What a directive prints of them; the others wait for the next. W-NOTHING: there is none.
  std::vector<CollectedSolution> print(SolutionChoice& choice, text::Span where,
                                       text::Diagnostics& findings);

  /// W-UNPRINTED, once: the book has ended, and nothing has printed what is missed.
  std::optional<text::Diagnostic> rest();

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
