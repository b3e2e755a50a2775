// A compilation: the documents of a book in reading order, and the contents that their directives
// become. For the commands and for the renderers in `write/`.
//
// Design: it works in four steps: contexts (`scan`: the settings in force at each directive),
// reading each directive, collecting what one directive passes to others (`each` does both), and
// typesetting, which is the renderer's task. The fields of a body are read once, by the scan, which
// needs numbers and labels.
//
// A directive depends on those before it (defaults, numbers, pieces that a legend has explained).
// It depends on those after it only as far as the scan has counted them: whether an index or
// solutions are still to come. So one pass is enough, and a file with a million problems streams
// through it. Only code that prints later text (a link without words, a table of contents) reads
// everything first or composes twice; for this, a book can begin again.
//
// Collected values know no documents: names of diagrams, solutions, indexes. Only the compilation
// reports findings, each once, also where a book is read a second time.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "collection/diagram_sty/context.hpp"
#include "collection/record.hpp"
#include "compile/abilities.hpp"
#include "compile/collected_contents.hpp"
#include "compile/content.hpp"
#include "compile/diagram/diagram_checks.hpp"
#include "compile/duplicates.hpp"
#include "compile/prefetch.hpp"
#include "compile/problem_file.hpp"
#include "document/context.hpp"
#include "document/reader.hpp"
#include "session/project_file.hpp"
#include "style/styles.hpp"
#include "type/flat_text.hpp"

namespace dawson::run {

class Invocation;

/// A document of a book whose directives are found but not yet read.
struct CompiledDocument {
  text::SourceId source = text::at_hand;
  std::string folder;     ///< folder of the document; "" for the current folder
  std::size_t depth = 0;  ///< number of files that include it, directly or not
  std::vector<document::Directive> directives;
  std::vector<document::Context> contexts{};    ///< one per directive, in the same order
  std::optional<std::size_t> dawson_missing{};  ///< byte where \usepackage{dawson} is to be added
  /// Files that include it and the byte of each inclusion, beginning with the main file: settings
  /// made before these places apply in it.
  std::vector<std::pair<text::SourceId, std::size_t>> around{};
  mutable std::unique_ptr<Prefetch> ahead{};  ///< drafts of its directives, if there are many

  CompiledDocument() = default;
  /// Takes the directives that a scanner has found in a text that `invocation` has opened, and
  /// reports the scanner's findings.
  CompiledDocument(Invocation& invocation, text::SourceId id,
                   std::vector<document::Directive> found, text::Diagnostics findings);

  /// Returns whether, in Markdown, a directive may share a row with the one before it: there is no
  /// text between them, and neither names a file of problems.
  bool follows(std::size_t directive) const;

  /// Frees the body of a directive that will not be read again.
  void let_go(std::size_t directive) {
    directives[directive].inner.reset();
    contexts[directive].written.reset();
  }
};

/// Consecutive directives of a document: the stretch between two files that it includes.
struct DirectiveRange {
  std::size_t document = 0;  ///< index in the book's documents
  std::size_t begin = 0, end = 0;
};

/// Receives a content that replaces a directive.
using TakeContent = std::function<void(Content&&)>;

/// Receives a problem in plain text, and the source that its places refer to.
using TakeProblem = std::function<void(collection::Record&&, text::SourceId)>;

/// Reads the directives of a book in order and makes their contents.
class Compilation {
 public:
  /// Begins an empty book. `defaults` are the user's, for every document.
  Compilation(Invocation& invocation, Abilities const& renderer, document::Settings defaults)
      : invocation_(invocation),
        renderer_(renderer),
        default_(defaults),
        contexts_(std::move(defaults)) {}

  /// Reads this book for another one, without typesetting it: what the other one may print is added
  /// to `into`, which must outlive this, with solutions in `style`.
  void gather(Accumulated& into, layout::CaptionStyle const& style) {
    accumulated_ = &into;
    accumulated_style_ = &style;
  }

  /// Reads the book for its findings alone: captions and descriptions of boards are made only where
  /// they may cause a finding.
  void set_nothing() { sets_ = false; }

  /// Passes to `take`, from here on, each problem in reading order as `dawson prove` asks about it,
  /// with the source of its place; games are no problems. Only errors are reported.
  void pass_problems(TakeProblem take) { take_problem_ = std::move(take); }

  /// Describes boards from here on, because the document turns out to be tagged.
  void describe_boards() { renderer_.describes = true; }

  /// Scans the directives of `document` with an index below `end` that have not been scanned: finds
  /// the settings in force at each of them. This is the first step, in reading order. `own` are the
  /// settings of the document alone (markup language, links, language).
  void scan(CompiledDocument& document, document::Settings own, std::size_t end);
  void scan(CompiledDocument& document, document::Settings own) {
    scan(document, std::move(own), document.directives.size());
  }

  /// Passes to `take`, from here on, the body of a directive that prints the same as a diagram of
  /// diagram.sty, before the diagram's content; nothing for a diagram that no directive can
  /// express.
  void write_directives(std::function<void(std::string)> take) {
    take_directive_ = std::move(take);
  }

  /// Reads a directive and passes to `take` what replaces it: one content, or those of the problems
  /// of a file, one after the other. Call it in reading order. Reports all findings about the
  /// directive.
  void each(CompiledDocument const& document, std::size_t directive, TakeContent const& take);

  /// Reports solutions that are collected but never printed (W-UNPRINTED). Call it after the last
  /// directive.
  void close();

  /// Begins again with the first directive. Findings of the second reading are not reported.
  void begin_again();

 private:
  // A place in the book: a directive, or a problem of the file that it names.
  struct At {
    CompiledDocument const& document;
    std::size_t number;  // of the directive
    text::SourceId source;
    text::Span opening;
    std::string file_line{};  // "dawson.olv:120"; empty for a directive
    // Fields of a problem of a file, or of a game; null for the fields of the directive.
    std::vector<document::FieldLine> const* fields = nullptr;

    document::Directive const& directive() const { return document.directives[number]; }
    document::Context const& context() const { return document.contexts[number]; }
    std::vector<document::FieldLine> const* written() const {
      auto const& own = context().written;
      return fields || !own || !own->fields ? fields : &*own->fields;
    }
  };
  std::optional<document::ProvedFields> fields_from_proof(
      std::vector<document::FieldLine> const& fields, document::Settings const& settings,
      text::Diagnostics& findings);
  std::vector<document::Context> contexts_of(CompiledDocument const& document,
                                             std::span<document::Directive const> directives,
                                             document::Settings const& own,
                                             text::Diagnostics& findings);
  document::NextFields fields_ahead(CompiledDocument const& document,
                                    std::span<document::Directive const> directives,
                                    document::MarkupLanguage const& markup);
  void expect(text::Source const& source, document::Directive const& directive);
  bool emit(text::Diagnostics findings, At const& at);
  // Passes contents to `take`: solutions with boards in parts, unless the renderer prints these.
  void take_at_boards(Content&& made, TakeContent const& take) const;
  // Returns what `make` returns within the limit of steps for a directive; E-LIMIT above it.
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
  // Prints a game: its head, its moves and the boards among them, each a content.
  // Returns true if it reported a finding.
  bool game(document::GameText const& read, At const& at, text::Diagnostics findings,
            TakeContent const& take);
  DiagramContent start_of(document::Diagram const& game, At const& at, text::Diagnostics& findings);
  Content problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                          At const& at, int& number, text::Diagnostics& findings,
                          std::optional<document::GameText>& moves);
  Content solutions(document::Solutions const& read, At const& at, text::Span where,
                    text::Diagnostics& findings);
  void collect_solution(DraftedDiagram& draft, At const& at);
  text::Diagnostic note_at(At const& at, std::string code);
  void note_unplayed(DraftedDiagram const& draft, std::string const& number, At const& at);
  void note_unsolved(problem::Problem const& problem, At const& at);
  void note_kept_notation(DraftedDiagram const& draft, CollectedSolution const& solution,
                          At const& at);
  void keep_number(problem::Problem const& problem, At const& at);
  void gather_solution(CollectedSolution const& solution);
  Content glossary(document::Glossary read, At const& at, text::Diagnostics& findings);
  Content index(document::Index const& read, At const& at, text::Span where,
                text::Diagnostics& findings);
  BoardDesign design_in_force(At const& at);
  void end_ligatures(DiagramContent& diagram, chess::Language language);
  void link(DiagramContent& diagram, At const& at, text::Diagnostics& findings);
  std::optional<text::Result<std::string>> games_to_save(DiagramContent const& diagram,
                                                         At const& at) const;
  // Reports as a warning what a diagram lacks below its board, each reason once.
  void report_once(text::Diagnostic finding, At const& at, text::Diagnostics& findings);
  void check_pieces(std::vector<chess::SquareContent> const& pieces, PieceSet const* piece_set,
                    text::Span where, text::Diagnostics& findings);

  Invocation& invocation_;
  Abilities renderer_;
  document::Settings default_;
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
  bool has_noted_ = false;  // a finding that is reported later is in the file of problems
  std::set<std::string> reported_once_;  ///< reasons of `report_once`
  bool reports_findings_ = true;
  bool sets_ = true;
  std::string master_;  ///< name of the first document
  Accumulated* accumulated_ = nullptr;
  layout::CaptionStyle const* accumulated_style_ = nullptr;
  /// Settings around the next diagram of diagram.sty.
  collection::diagram_sty::DocumentSettings surroundings_;
  std::map<text::SourceId, std::size_t> surroundings_read_;  ///< bytes read so far, per document
  std::function<void(std::string)> take_directive_;
  TakeProblem take_problem_;
  /// Source and opening of the problem that is being read; no value for a game.
  std::optional<std::pair<text::SourceId, text::Span>> problem_at_;
};

}  // namespace dawson::run
