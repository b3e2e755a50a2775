// What each directive of a document says, read in order.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document/chunk.hpp"
#include "document/context.hpp"
#include "document/glossary.hpp"
#include "document/page_word.hpp"
#include "document/problems_of_file.hpp"
#include "document/settings.hpp"
#include "document/solution_reading.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

struct Diagram {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< diagrams in a row, where the host makes rows
  chess::Language language = chess::Language::english;
  std::optional<ReadSolution> solution{};
  std::string shown{};  ///< its source, where that is to stand beside it
};

/// Men in running text.
struct Figurines {
  std::vector<chess::Occupant> men;
};

/// Where the solutions of the diagrams since the last directive of this kind are to stand.
struct Solutions {
  std::optional<int> columns;  ///< that they stand in, as the document says; nothing: the style's
  FromOthers from{};           ///< where they are from, which of them, in which order
};

/// Where an index is to stand.
struct Index {
  enum class Of { authors, sources, themes, problems };
  Of of = Of::authors;
  IndexBy by = IndexBy::pages;
  chess::Language language = chess::Language::english;
  FromOthers from{};  ///< documents whose names it has; none: those above it
};

/// Where the fairy men that the diagrams so far have used are to stand.
struct Glossary {
  struct Item {
    chess::Man figure;
    prose::Inlines name;
    std::optional<problem::Problem> diagram;  ///< how he moves; nothing where no notation says it
  };
  std::vector<Item> entries;
  std::vector<FieldLine> fields;  ///< of the directive: what its diagrams look like
  chess::Language language = chess::Language::english;
};

/// A directive that prints nothing (`defaults`).
struct Silent {};

/// A directive with an error; its first one stands for it in the document.
struct Broken {
  text::Diagnostic why;
};

using Outcome = std::variant<Diagram, Figurines, Solutions, Index, Glossary, ProblemsOfFile,
                             PageWord, Silent, Broken>;

/// Reads one directive of `source`, whose id `source_id` is: the second step of a book. What comes
/// of it depends on the directive and its context alone, and nothing is remembered. Lists that
/// others fill (of men) are empty. The findings are added to `findings`, in the order
/// of the source within the directive.
Outcome read_directive(text::Source const& source, text::SourceId source_id,
                       Directive const& directive, Context const& context,
                       text::Diagnostics& findings);

/// Reads a problem whose fields others have put together (a record of a file): what a directive
/// with them would be; the error that stands for it otherwise. `where`, in the text `source_id`, is
/// where findings about the whole point.
text::Result<Diagram> read_fields(std::vector<FieldLine> const& fields, text::Span where,
                                  text::SourceId source_id, Context const& context,
                                  text::Diagnostics& findings);

/// What fills the lists of a book, in the order of its directives: its third step.
class Collector {
 public:
  /// Takes the fairy men of a diagram that does not stand in running text, and its language.
  void collect(problem::Problem const& problem, chess::Language language);

  /// Fills a list that is to stand where `directive` does. Returns the error that stands for it
  /// where a diagram of the glossary has one.
  std::optional<text::Diagnostic> fill(Glossary& glossary, Directive const& directive,
                                       Context const& context, text::Diagnostics& findings) const;

 private:
  FairyMen fairy_men_;
};

}  // namespace dawson::document
