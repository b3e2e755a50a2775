// What stands in the place of a directive, with all that any host needs to set it: the last step of
// a book looks nothing up and finds nothing out.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "document/reader.hpp"
#include "layout/captions/caption.hpp"
#include "run/board_design.hpp"
#include "run/job.hpp"
#include "run/style/piece_sets.hpp"

namespace dawson::run {

/// Men in running text.
struct Men {
  std::vector<chess::Occupant> men;
  PieceSet const* pieces = nullptr;
};

/// One solution, as its style sets it.
struct SolutionContent {
  std::string id;                          ///< its own in the book
  std::vector<prose::Inlines> paragraphs;  ///< the head among them, but for hosts that fold
  prose::Inlines head{};                   ///< of those
  chess::Language language = chess::Language::english;
};

struct DiagramContent {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< diagrams in a row
  chess::Language language = chess::Language::english;
  bool indexed = false;                 ///< an index below names it
  bool counted_by_diagram_sty = false;  ///< whose own counter must go on with it
  std::string anchor;                   ///< what links and indexes lead to, without the `#`
  BoardDesign design;
  layout::Caption caption;              ///< nothing in running text
  std::vector<DiagramContent> twins{};  ///< small boards below it
  /// Printed by a later directive; nothing if there is none, or the diagram has no solution.
  std::optional<SolutionContent> solution{};
  std::string shown{};  ///< its source, which stands beside it; empty without
};

struct SolutionsContent {
  std::vector<SolutionContent> entries;
  int columns = 1;
  PieceSet const* pieces = nullptr;
};

/// How fairy men move: diagrams first, then lines over the whole width for the men that have no
/// diagram, then one key for all.
struct GlossaryContent {
  std::vector<DiagramContent> diagrams;
  std::vector<layout::CaptionRow> lines;
  std::vector<chess::Occupant> men;  ///< the figures, whether they have diagrams or not
  PieceSet const* pieces = nullptr;

  bool empty() const { return diagrams.empty() && lines.empty(); }
};

struct IndexedName {
  std::string name;    ///< in LaTeX its code
  std::string anchor;  ///< of the diagram
  std::string number;  ///< of the diagram, likewise; empty without
};

/// A line of the table of problems.
struct IndexedProblem {
  prose::Inlines number, authors, task;
  std::string anchor;
};

struct IndexContent {
  document::Index kind;
  std::vector<IndexedName> names;        ///< in the order of the diagrams
  std::vector<IndexedProblem> problems;  ///< all, in their order, for their table
};

/// Nothing is printed.
struct Nothing {};

/// It stays as it is written.
struct Kept {};

/// A directive with an error.
struct Failed {
  std::string code, message;
  text::Place place;  ///< in the document: of the error, or of the directive if it is elsewhere
};

/// An error as it stands in the document `document`, at a place of it; where it is in another text
/// the message says so. `directive` is what it makes unreadable.
Failed failed(text::Sources const& sources, text::SourceId document, text::Diagnostic const& why,
              text::Span directive);

using Content = std::variant<DiagramContent, Men, SolutionsContent, GlossaryContent, IndexContent,
                             Nothing, Kept, Failed>;

/// The scene of a diagram in its design; boards in running text have no room for coordinates.
layout::Scene scene_of(DiagramContent const& diagram,
                       std::optional<layout::Style> const& usual = {});

/// The boards below the diagram: the second one of a=>b, as large; where `twin-boards` asks for
/// them a small one of each twin that changes what is seen, with its label.
std::vector<DiagramContent> twin_boards(DiagramContent const& diagram);

/// One of a glossary's lines as running text: the figures or the sign, and what they mean.
prose::Inlines as_text(layout::CaptionRow const& line);

/// The lines of a glossary below its diagrams.
std::vector<layout::CaptionRow> glossary_lines(document::Glossary const& glossary,
                                               layout::CaptionStyle const& style,
                                               chess::Language language);

}  // namespace dawson::run
