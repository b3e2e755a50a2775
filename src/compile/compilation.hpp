// A book is documents in reading order, and what stands in the place of their directives. It works
// in four steps: contexts (`scan`: what is in force where each directive stands), reading each
// directive, collecting what goes from one to others (`each` does both), and setting, which is a
// renderer's. What a body's lines say is read once, by the scan, which needs numbers and labels.
//
// A directive depends on those before it (defaults, numbers, men that a legend has explained) and
// on those behind it alone as far as the scan has counted them: whether an index or solutions are
// still to come. So one pass is enough, a million problems of a file stream through it, and only
// who prints what comes later (a link without words, a table of contents) reads all first or
// composes twice, for which a book can begin again.
//
// What is collected is values of their own, which know no documents: names of diagrams, solutions,
// indexes. Findings are told by the book alone, each once, also where it is read a second time.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "collection/diagram_sty/document_settings.hpp"
#include "compile/abilities.hpp"
#include "compile/accumulated.hpp"
#include "compile/content.hpp"
#include "compile/diagram/figure_check.hpp"
#include "compile/diagram_names.hpp"
#include "compile/duplicates.hpp"
#include "compile/indexes.hpp"
#include "compile/prefetch.hpp"
#include "compile/problem_file.hpp"
#include "compile/solutions.hpp"
#include "document/context.hpp"
#include "document/reader.hpp"
#include "session/authors.hpp"
#include "style/piece_sets.hpp"
#include "type/ligature_joints.hpp"

namespace dawson::run {

class Invocation;

/// A document of a book, its directives found and not read.
struct CompiledDocument {
  text::SourceId source = text::at_hand;
  std::string folder;     ///< that it is in, "" for the present one
  std::size_t depth = 0;  ///< how many files around it have taken it in
  std::vector<document::Directive> directives;
  std::vector<document::Context> contexts{};    ///< of each of them
  std::optional<std::size_t> dawson_missing{};  ///< where \usepackage{dawson} is to be added
  /// Who takes it in, and where, from the master on: what they set holds in it.
  std::vector<std::pair<text::SourceId, std::size_t>> around{};
  mutable std::unique_ptr<Prefetch> ahead{};  ///< of its directives, where they are many

  CompiledDocument() = default;
  /// What a scanner has found in a text that `invocation` has opened; what it says is reported.
  CompiledDocument(Invocation& invocation, text::SourceId id,
                   std::vector<document::Directive> found, text::Diagnostics findings);

  /// Whether in Markdown a directive may come into a row with the one before it: nothing stands
  /// between them, and neither stands for the problems of a file.
  bool follows(std::size_t directive) const;

  /// A directive has been read for good: what its body says is needed no more.
  void let_go(std::size_t directive) {
    directives[directive].inner.reset();
    contexts[directive].written.reset();
  }
};

/// Directives of a document that follow each other in the book: between two files that it takes in.
struct DirectiveRange {
  std::size_t document = 0;  ///< of the book's
  std::size_t begin = 0, end = 0;
};

/// Takes what stands in the place of a directive.
using TakeContent = std::function<void(Content&&)>;

class Compilation {
 public:
  /// `defaults` are those of the user's for every document.
  Compilation(Invocation& invocation, Abilities const& renderer, document::Settings defaults)
      : invocation_(invocation),
        renderer_(renderer),
        usual_(defaults),
        contexts_(std::move(defaults)) {}

  /// This book is read for another one, and not set: what that one may print joins `into`, which
  /// must outlive it, solutions in `style`.
  void gather(Accumulated& into, layout::CaptionStyle const& style) {
    gathered_ = &into;
    gathered_style_ = &style;
  }

  /// Nobody sets what is read, whose findings alone count: captions and boards in words are made
  /// only where they may be told of.
  void set_nothing() { sets_ = false; }

  /// Boards are said in words from here on, since the document turns out to be tagged.
  void describe_boards() { renderer_.describes = true; }

  /// The first step, in reading order: what is in force at each directive of `document`. `own` is
  /// what belongs to the document alone (host, links, language).
  /// Of those up to `end` that have not been scanned.
  void scan(CompiledDocument& document, document::Settings own, std::size_t end);
  void scan(CompiledDocument& document, document::Settings own) {
    scan(document, std::move(own), document.directives.size());
  }

  /// From here on `take` gets the body of a directive that prints what a diagram of diagram.sty
  /// does, before its content comes; none for one that no directive says.
  void write_directives(std::function<void(std::string)> take) {
    take_directive_ = std::move(take);
  }

  /// Gives `take` what stands in the place of a directive: one content, or those of the problems of
  /// a file, one after the other. Directives are asked for in reading order; all findings about
  /// them are reported.
  void each(CompiledDocument const& document, std::size_t directive, TakeContent const& take);

  /// Says what was collected and is printed nowhere: behind the last directive. W-UNPRINTED.
  void close();

  /// Begins again with the first directive: what is asked for then is not reported again.
  void begin_again();

 private:
  // Where something stands: a directive, or a problem of the file that it names.
  struct At {
    CompiledDocument const& document;
    std::size_t number;  // of the directive
    text::SourceId source;
    text::Span opening;
    std::string file_line{};  // "dawson.olv:120"; empty for a directive

    document::Directive const& directive() const { return document.directives[number]; }
    document::Context const& context() const { return document.contexts[number]; }
  };
  std::vector<document::Context> contexts_of(CompiledDocument const& document,
                                             std::span<document::Directive const> directives,
                                             document::Settings const& own,
                                             text::Diagnostics& findings);
  document::NextFields fields_ahead(CompiledDocument const& document,
                                    std::span<document::Directive const> directives,
                                    document::Host const& host);
  void expect(text::Source const& source, document::Directive const& directive);
  bool tell(text::Diagnostics findings, At const& at);
  // What `make` makes within the steps that a directive has; E-LIMIT where they do not do.
  Content within_steps(At const& at, text::Diagnostics& findings,
                       std::function<Content()> const& make);
  Content failed_at(At const& at, text::Diagnostic const& why) const;
  DraftRules draft_rules() const;
  PrefetchedDiagram draft(At const& at, text::Diagnostics& findings) const;
  DiagramContent diagram(document::Diagram& read, At const& at, text::Diagnostics& findings);
  void complete(DraftedDiagram& draft, At const& at, text::Diagnostics& findings);
  Content foreign(At const& at, text::Diagnostics& findings);
  void read_surroundings(text::SourceId source, std::size_t end, text::Diagnostics& findings);
  Content foreign_diagram(At const& at, text::Diagnostics& findings);
  void problems_of(document::ProblemsOfFile const& wanted, At const& at, text::Diagnostics findings,
                   TakeContent const& take);
  Content problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                          At const& at, int& number, text::Diagnostics& findings);
  Content solutions(document::Solutions const& read, At const& at, text::Span where,
                    text::Diagnostics& findings);
  void collect_solution(DraftedDiagram& draft, At const& at);
  void keep_number(problem::Problem const& problem, At const& at);
  void gather_solution(CollectedSolution const& solution);
  Content glossary(document::Glossary read, At const& at, text::Diagnostics& findings);
  Content index(document::Index const& read, At const& at, text::Span where,
                text::Diagnostics& findings);
  BoardDesign design_in_force(At const& at);
  void end_ligatures(DiagramContent& diagram, chess::Language language);
  void link(DiagramContent& diagram, At const& at, text::Diagnostics& findings);
  void check_men(std::vector<chess::Occupant> const& men, PieceSet const* pieces, text::Span where,
                 text::Diagnostics& findings);

  Invocation& invocation_;
  Abilities renderer_;
  document::Settings usual_;
  document::ContextReader contexts_;
  document::Collector collector_;
  FigureCheck figures_;
  MissingPieces missing_;
  Repetitions repetitions_;
  type::KnownLigatures ligatures_;
  AuthorSpellings authors_;
  DiagramNames names_;
  CollectedSolutions solutions_;
  CollectedIndexes indexes_;
  std::set<std::string> told_links_;  ///< why some are left out: each reason once
  bool telling_ = true;
  bool sets_ = true;
  std::string master_;  ///< the name of the first document
  Accumulated* gathered_ = nullptr;
  layout::CaptionStyle const* gathered_style_ = nullptr;
  collection::diagram_sty::DocumentSettings surroundings_;   ///< of the next diagram of diagram.sty
  std::map<text::SourceId, std::size_t> surroundings_read_;  ///< so far, of each document
  std::function<void(std::string)> take_directive_;
};

}  // namespace dawson::run
