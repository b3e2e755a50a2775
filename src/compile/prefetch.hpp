// Drafts: what one directive becomes without the directives before it. Its fields are read, its
// caption is composed, its solution printed, its board described. For the compilation, which adds
// names, numbers and findings that depend on earlier directives.
//
// Design: drafts are most of the work for a book, and any thread can make them.
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
#include "session/workers.hpp"

namespace dawson::run {

class Invocation;
struct CompiledDocument;

/// What a compilation requires of its drafts.
struct DraftRules {
  Invocation& invocation;
  Abilities renderer;
  bool sets = true;     ///< captions and descriptions are always needed
  bool reports = true;  ///< findings about values are needed
  /// Style of solutions that are read for another book; null: the style of each diagram.
  layout::CaptionStyle const* accumulated = nullptr;
};

/// The draft of a diagram.
struct DraftedDiagram {
  DiagramContent content{};                            ///< without links, twins and names
  std::optional<SolutionContent> solution{};           ///< without id and anchor
  std::optional<document::ReadSolution> as_written{};  ///< that solution as read
  std::vector<text::Span> moves{};  ///< source places of the printed half-moves, for a replay
  text::Diagnostics of_values{};
  std::string sameness{};  ///< key for finding repetitions; see `sameness_of`
};

/// Makes the draft of a diagram whose findings are reported at `opening`; moves values out of
/// `read`. The draft is returned by pointer because a diagram is slow to move.
std::unique_ptr<DraftedDiagram> draft_of(DraftRules const& rules, document::Diagram& read,
                                         document::Context const& context, text::Span opening);

/// The result of reading one directive: a draft if it is a diagram, otherwise `outcome`.
struct PrefetchedDiagram {
  document::Outcome outcome = document::Silent{};  ///< result if it is not a diagram
  std::unique_ptr<DraftedDiagram> diagram{};
  text::Diagnostics findings{};
};

/// Reads a directive of a document and drafts it.
PrefetchedDiagram draft_of(DraftRules const& rules, CompiledDocument const& document,
                           std::size_t directive, text::Diagnostics& findings);

/// Returns the design that a problem names.
BoardDesign design_named(Invocation& invocation, problem::Problem const& problem);

/// Returns the design that a problem names, and applies its settings to the problem.
BoardDesign design_of(Invocation& invocation, problem::Problem& problem);

/// Describes a board if the renderer needs descriptions.
void describe(DiagramContent& diagram, document::Settings const& settings,
              Abilities const& renderer);

/// The drafts of a document with many directives, made ahead by the invocation's workers.
class Prefetch {
 public:
  /// Requires that all contexts of `document` exist; neither they nor `document` may move.
  Prefetch(DraftRules const& rules, CompiledDocument const& document);

  /// Returns whether drafting ahead pays: there are workers, and many directives.
  static bool are_worth_it(Invocation& invocation, CompiledDocument const& document);

  /// Returns the draft of this directive; no value for directives that the compilation reads
  /// itself. Asking for an earlier directive begins again there.
  std::optional<PrefetchedDiagram> take(std::size_t directive);

 private:
  bool is_drafted(std::size_t directive) const;
  void ask_on();

  DraftRules rules_;
  CompiledDocument const& document_;
  std::size_t asked_ = 0, taken_ = 0;  // numbers of directives
  std::optional<InOrder<PrefetchedDiagram>> drafts_;
};

/// Frees contents that are no longer needed: a diagram is freed by the thread that made it.
class DeferredFree {
 public:
  explicit DeferredFree(Invocation& invocation) : invocation_(invocation) {}
  /// Moves a diagram that a worker has made to that worker, which frees it. Other contents stay
  /// with the caller.
  void add(Content&& content);

 private:
  Invocation& invocation_;
  std::optional<InOrder<std::monostate>> gone_;
};

}  // namespace dawson::run
