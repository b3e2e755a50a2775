// Reads one directive of a document, in its own block or inline (`\chess{...}`), into a value, for
// the compilation; also the lists that are filled in reading order.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chess/piece.hpp"
#include "document/context.hpp"
#include "document/directive.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/glossary.hpp"
#include "document/markup.hpp"
#include "document/settings.hpp"
#include "document/solution_reading.hpp"
#include "problem/problem.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// A diagram as it was read.
struct Diagram {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< diagrams per row, where the markup language has rows
  chess::Language language = chess::Language::english;
  std::optional<ReadSolution> solution{};
  std::string shown{};  ///< source text to print beside the diagram; empty: none
};

/// Pieces in running text.
struct Figurines {
  std::vector<chess::SquareContent> pieces;
};

/// The place of the solutions of all diagrams since the last directive of this kind.
struct Solutions {
  std::optional<int> columns;  ///< number of columns from the document; no value: the style's
  FromOthers from{};           ///< the documents of the solutions, the selection and the order
};

/// The place of an index.
struct Index {
  /// `table`: all problems, with their authors
  enum class Of { authors, sources, titles, themes, problems, table };
  Of of = Of::authors;
  IndexBy by = IndexBy::pages;
  chess::Language language = chess::Language::english;
  /// documents whose names are listed; none: the documents before this directive
  FromOthers from{};
  /// An entry that is sorted by another text than its own.
  struct SortAs {
    text::SourceMappedText name;
    std::string text;
  };
  std::vector<SortAs> sort{};
};

/// The place of the list of fairy pieces that the diagrams so far have used.
struct Glossary {
  /// A fairy piece in the list.
  struct Item {
    chess::Piece figure;
    prose::Inlines name;
    /// shows how the piece moves; no value if no notation gives its moves
    std::optional<problem::Problem> diagram;
  };
  std::vector<Item> entries;
  std::vector<FieldLine> fields;  ///< fields of the directive, which control how its diagrams look
  chess::Language language = chess::Language::english;
};

/// A game: its movetext and the fields beside it.
struct GameText {
  FieldLine movetext;             ///< the field `game`
  std::vector<FieldLine> fields;  ///< the others, without a position that is the array
};

/// Returns the game of a directive or a record; no value without the field `game`.
std::optional<GameText> game_of(std::vector<FieldLine> const& fields);

/// A directive that prints nothing (`defaults`).
struct Silent {};

/// A directive with an error; the document shows its first error.
struct Broken {
  text::Diagnostic why;
};

/// What one directive becomes.
using Outcome = std::variant<Diagram, Figurines, Solutions, Index, Glossary, ProblemsOfFile,
                             GameText, PageWord, Silent, Broken>;

/// Reads one directive of `source`, which has the id `source_id`: the second step of a book. The
/// result depends only on the directive and its context; no state is kept. Lists that the
/// `Collector` fills (of pieces) are empty. Appends the findings to `findings`, in source order
/// within the directive.
Outcome read_directive(text::Source const& source, text::SourceId source_id,
                       Directive const& directive, Context const& context,
                       text::Diagnostics& findings);

/// Reads a problem from fields that the caller has put together (a record of a file), as a
/// directive with these fields would be read. Returns the error to show in its place otherwise.
/// `where` is the span, in the text `source_id`, of findings about the whole.
text::Result<Diagram> read_fields(std::vector<FieldLine> const& fields, text::Span where,
                                  text::SourceId source_id, Context const& context,
                                  text::Diagnostics& findings);

/// Fills the lists of a book in the order of its directives: the third step of a book.
class Collector {
 public:
  /// Adds the fairy pieces of a diagram, named in its language. Diagrams in running text are not
  /// collected.
  void collect(problem::Problem const& problem, chess::Language language);

  /// Fills the list at the place of `directive`. Returns the error to show in its place if a
  /// diagram of the glossary has one.
  std::optional<text::Diagnostic> fill(Glossary& glossary, Directive const& directive,
                                       Context const& context, text::Diagnostics& findings) const;

 private:
  FairyPieces fairy_pieces_;
};

/// The contents of an inline directive, before they are read as pieces or as a board.
struct InlineRequest {
  Field const* notation = nullptr;
  std::vector<FieldLine> board;    ///< board fields from its options
  text::SourceMappedText content;  ///< without the line ends of the markup language

  /// Returns true for a whole placement, which is printed as a board.
  bool is_board() const { return content.text().find('/') != std::string::npos; }
};

/// Returns the options and the contents of `directive` (of `source`). No value if there is an error
/// among the findings: E-OPTIONS, E-FIELD, E-EMPTY, or an error that the scanner found.
std::optional<InlineRequest> read_inline_request(text::Source const& source,
                                                 Directive const& directive,
                                                 MarkupLanguage const& markup,
                                                 text::Diagnostics& findings);

/// Returns the requested pieces. No value with E-INLINE (empty squares among them) or the
/// notation's error.
std::optional<std::vector<chess::SquareContent>> read_inline_pieces(InlineRequest const& request,
                                                                    text::Diagnostics& findings);

}  // namespace dawson::document
