// Documents in reading order, and what stands in the place of their directives. Four steps:
// contexts (`scan`), reading each directive, collecting what goes from one to others (`next` does
// both), and setting, which is a host's.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "collection/diagram_sty/document_settings.hpp"
#include "document/context.hpp"
#include "document/reader.hpp"
#include "run/content.hpp"
#include "run/diagram/figure_check.hpp"
#include "run/host_traits.hpp"
#include "run/job.hpp"
#include "run/problem_file.hpp"
#include "run/repetitions.hpp"

namespace dawson::run {

/// A document of a book, its directives found and not read.
struct BookDocument {
  text::SourceId source = text::at_hand;
  std::string folder;  ///< that it is in, "" for the present one
  std::vector<document::Directive> directives;
  std::vector<document::Context> contexts{};    ///< of each of them
  std::optional<std::size_t> dawson_missing{};  ///< where \usepackage{dawson} is to be added
};

/// Directives of a document that follow each other in the book: between two files that it takes in.
struct Stretch {
  std::size_t document = 0;  ///< of the book's
  std::size_t begin = 0, end = 0;
};

class Book {
 public:
  /// `defaults` are those of the user's for every document.
  Book(Job& job, HostTraits const& traits, document::Settings defaults);

  /// The first step, in reading order: what is in force at each directive of `document`. `own` is
  /// what belongs to the document alone (host, links, language).
  void scan(BookDocument& document, document::Settings own);

  /// The same of the directives up to `end` that have not been scanned.
  void scan_to(BookDocument& document, std::size_t end, document::Settings own);

  /// Gives `take` what stands in the place of a directive: one content, or those of the problems of
  /// a file, one after the other. Directives are asked for in reading order; all findings about
  /// them are reported.
  void each(BookDocument const& document, std::size_t directive,
            std::function<void(Content)> const& take);

  /// Says what was collected and is printed nowhere: behind the last directive. W-UNPRINTED.
  void close();

  /// Begins again with the first directive: what is asked for then is not reported again.
  void begin_again();

 private:
  // Where something stands: a directive, or a problem of the file that it names.
  struct At {
    BookDocument const& document;
    std::size_t directive;
    text::SourceId source;
    text::Span opening;
    std::string file_line{};  ///< "dawson.olv:120"; empty for a directive
  };
  // What `make` makes within the steps that a directive has; E-LIMIT where they do not do.
  Content within_steps(BookDocument const& document, std::size_t directive,
                       text::Diagnostics& findings, std::function<Content()> const& make);
  Content content(document::Outcome outcome, At const& at, text::Diagnostics& findings);
  Content diagram(document::Diagram read, At const& at, text::Diagnostics& findings);
  void each_foreign(BookDocument const& document, std::size_t directive,
                    std::function<void(Content)> const& take);
  Content foreign_diagram(BookDocument const& document, std::size_t directive,
                          text::Diagnostics& findings);
  void problems_of(document::ProblemsOfFile const& wanted, BookDocument const& document,
                   std::size_t directive, text::Diagnostics findings,
                   std::function<void(Content)> const& take);
  Content problem_of_file(FiledProblem& problem, document::ProblemsOfFile const& wanted,
                          At const& at, int& number, text::Diagnostics& findings);
  Content solutions(document::Solutions const& read, BoardDesign const& design, text::Span where,
                    text::Diagnostics& findings);
  void collect(DiagramContent& diagram, document::Diagram const& read, At const& at);
  Content glossary(document::Glossary const& read, BookDocument const& document,
                   std::size_t directive, text::Diagnostics& findings);
  BoardDesign design_of(problem::Problem& problem, BookDocument const& document);
  BoardDesign design_in_force(BookDocument const& document, std::size_t directive);
  Content index(document::Index const& read, text::Span where, text::Diagnostics& findings);
  void note_names(DiagramContent const& diagram, chess::Language language);
  void check(DiagramContent const& diagram, text::Span where, text::Diagnostics& findings);
  void check_men(std::vector<chess::Occupant> const& men, PieceSet const* pieces, text::Span where,
                 text::Diagnostics& findings);

  Job& job_;
  HostTraits traits_;
  document::ContextReader contexts_;
  document::Collector collector_;
  FigureCheck figures_;
  MissingPieces missing_;
  Repetitions repetitions_;
  std::map<document::Index::Of, std::vector<IndexedName>> names_;
  std::vector<IndexedProblem> problems_;
  std::size_t prints_indexes_ = 0, printed_indexes_ = 0;  ///< such directives: all, set so far
  std::size_t diagrams_ = 0;
  std::vector<SolutionContent> solutions_;  ///< since the last directive that prints them
  text::Note first_unprinted_;              ///< where the first stands that nobody prints
  std::size_t unprinted_ = 0;
  std::size_t prints_solutions_ = 0, printed_solutions_ = 0;  ///< such directives: all, set so far
  bool telling_ = true;
  collection::diagram_sty::DocumentSettings surroundings_;   ///< of the next diagram of diagram.sty
  std::map<text::SourceId, std::size_t> surroundings_read_;  ///< so far, of each document
};

}  // namespace dawson::run
