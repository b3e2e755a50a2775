// What comes of a directive by itself, whatever stands before it in the book: its fields read, a
// caption composed, its solution printed, its board said in words. Most of a book's work is this,
// and any thread can do it; the book puts names, numbers and what was told before to it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "compile/abilities.hpp"
#include "compile/content.hpp"
#include "document/reader.hpp"
#include "session/ordered_workers.hpp"

namespace dawson::run {

class Invocation;
struct CompiledDocument;

/// What a book asks of its drafts.
struct DraftRules {
  Invocation& invocation;
  Abilities renderer;
  bool sets = true;   ///< captions and words are wanted wherever they may be
  bool tells = true;  ///< findings about values are wanted
  /// The style of solutions that are read for another book; null: each diagram's own.
  layout::CaptionStyle const* gathered = nullptr;
};

struct DraftedDiagram {
  DiagramContent content{};                            ///< without links, twins and names
  std::optional<SolutionContent> solution{};           ///< without id and anchor
  std::optional<document::ReadSolution> as_written{};  ///< of that
  std::vector<text::Span> moves{};  ///< where the half-moves of print are written, if it plays
  text::Diagnostics of_values{};
  std::string sameness{};  ///< with repetitions of it
};

/// Makes one of a diagram that is told of at `opening`; what it has is taken from `read`. It stays
/// where it is made: a diagram is long to move.
std::unique_ptr<DraftedDiagram> draft_of(DraftRules const& rules, document::Diagram& read,
                                         document::Context const& context, text::Span opening);

struct PrefetchedDiagram {
  document::Outcome outcome = document::Silent{};  ///< if it is no diagram
  std::unique_ptr<DraftedDiagram> diagram{};
  text::Diagnostics findings{};
};

/// Reads a directive of a document.
PrefetchedDiagram draft_of(DraftRules const& rules, CompiledDocument const& document,
                           std::size_t directive, text::Diagnostics& findings);

/// The design that a problem names, which it takes over.
BoardDesign design_of(Invocation& invocation, problem::Problem& problem);

/// Says a board in words where the renderer wants them.
void describe(DiagramContent& diagram, document::Settings const& settings,
              Abilities const& renderer);

/// The drafts of a document that has many directives, made by the invocation's workers before they
/// are asked for.
class Prefetch {
 public:
  /// The contexts of `document` are all there, and stay where they are.
  Prefetch(DraftRules const& rules, CompiledDocument const& document);

  /// Whether there is something to divide: workers, and many directives.
  static bool are_worth_it(Invocation& invocation, CompiledDocument const& document);

  /// The draft of this directive; nothing for those that the book reads itself. Whoever goes back
  /// begins again there.
  std::optional<PrefetchedDiagram> take(std::size_t directive);

 private:
  bool is_drafted(std::size_t directive) const;
  void ask_on();

  DraftRules rules_;
  CompiledDocument const& document_;
  std::size_t asked_ = 0, taken_ = 0;  // directives so far
  std::optional<InOrder<PrefetchedDiagram>> drafts_;
};

/// Contents that nobody wants any more: diagrams go where they were made.
class DeferredFree {
 public:
  explicit DeferredFree(Invocation& invocation) : invocation_(invocation) {}
  void add(Content&& content);

 private:
  Invocation& invocation_;
  std::optional<InOrder<std::monostate>> gone_;
};

}  // namespace dawson::run
