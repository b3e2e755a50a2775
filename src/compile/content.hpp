// What a directive becomes: a value that a renderer can set without asking for anything else. It
// has no code of LaTeX or HTML, but inlines, problems and composed captions.
//
// A renderer visits contents with a case for each kind. `Cases` has no case for all others, so that
// the compiler refuses a renderer that has forgotten a kind. There is no class with a virtual
// function, because renderers return different types (text, nodes of pandoc's tree, inserts of
// pages), and because a booklet copies diagrams and sets them a second time.
//
// The header does not include the invocation: that would take 2.6 s to compile in place of 1.5 s
// (g++ 12, without optimisation).
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "compile/diagram/diagram_links.hpp"
#include "document/page_word.hpp"
#include "layout/captions/caption.hpp"
#include "problem/problem.hpp"
#include "speech/described.hpp"
#include "style/board_design.hpp"
#include "text/sources.hpp"

namespace dawson::layout {
struct Scene;
}

namespace dawson::run {

struct ReplayedSolution;

/// Men in running text.
struct InlinePieces {
  std::vector<chess::Occupant> men;
  PieceSet const* pieces = nullptr;
  chess::Language language = chess::Language::english;  ///< in which they are said
};

/// One solution, as its style sets it.
struct SolutionContent {
  std::string id;                      ///< its own in the book
  std::vector<prose::Indented> lines;  ///< the head among them, but for renderers that fold
  prose::Inlines head{};               ///< of those
  std::string anchor{};                ///< of its diagram
  chess::Language language = chess::Language::english;
};

struct DiagramContent {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< diagrams in a row
  chess::Language language = chess::Language::english;
  bool indexed = false;                 ///< an index below names it
  bool counted_by_diagram_sty = false;  ///< whose own counter must go on with it
  std::string anchor{};                 ///< what links and indexes lead to, without the `#`
  BoardDesign design{};
  layout::Caption caption{};                     ///< nothing in running text
  std::optional<speech::Described> described{};  ///< where the renderer describes
  bool unfolds = false;                          ///< what is said can be unfolded
  std::vector<DiagramContent> twins{};           ///< small boards below it
  /// Printed by a later directive, or a note where the renderer has such; nothing otherwise.
  std::optional<SolutionContent> solution{};
  /// The solution that is printed, played through; nothing for renderers that play nothing.
  std::shared_ptr<ReplayedSolution const> played{};
  std::vector<DiagramLink> links{};         ///< what stands below it to go on with
  std::string shown{};                      ///< its source, which stands beside it; empty without
  text::SourceId document = text::at_hand;  ///< where it is written
  text::Span opening{};                     ///< of its directive there
  /// The invocation's worker that has made it, who lets go of it at the least cost.
  std::optional<std::size_t> made_by{};
};

struct SolutionsContent {
  std::vector<SolutionContent> entries;
  int columns = 1;
  PieceSet const* pieces = nullptr;
  bool as_collected = true;  ///< all that diagrams above have given, and as they gave it
};

/// How fairy men move: diagrams first, then lines over the whole width for the men that have no
/// diagram, then one key for all.
struct GlossaryContent {
  std::vector<DiagramContent> diagrams;
  std::vector<layout::CaptionRow> lines{};
  std::vector<chess::Occupant> men{};  ///< the figures, whether they have diagrams or not
  PieceSet const* pieces = nullptr;
  chess::Language language = chess::Language::english;  ///< in which men are said

  bool empty() const { return diagrams.empty() && lines.empty(); }
};

struct IndexedName {
  prose::Inlines name;
  std::string anchor;     ///< of the diagram
  prose::Inlines number;  ///< of the diagram; empty without
};

struct IndexContent {
  std::vector<IndexedName> names;  ///< in the order of the diagrams
  bool of_sources = false;         ///< whose names may have number and date behind them
  bool by_numbers = false;         ///< it leads to these, not to pages
  chess::Language language = chess::Language::english;
};

/// A line of the table of problems.
struct ListedProblem {
  prose::Inlines number, authors, task;
  std::string anchor;
};

struct ProblemTable {
  std::vector<ListedProblem> problems;  ///< all, in their order
  chess::Language language = chess::Language::english;
};

/// How pages go on: for who makes them.
using document::PageWord;

/// Nothing is printed.
struct EmptyContent {};

/// It stays as it is written.
struct Verbatim {};

/// A directive with an error.
struct ErrorContent {
  std::string code, message;
  text::Place place;  ///< in the document: of the error, or of the directive if it is elsewhere
};

using Content =
    std::variant<DiagramContent, InlinePieces, SolutionsContent, GlossaryContent, IndexContent,
                 ProblemTable, PageWord, EmptyContent, Verbatim, ErrorContent>;

/// The cases of a visit, a function for each kind: without one of them it does not compile.
template <class... Case>
struct Cases : Case... {
  using Case::operator()...;
};
template <class... Case>
Cases(Case...) -> Cases<Case...>;

/// Of kinds that are treated alike, which a case has to name.
template <class T, class... Kinds>
concept one_of = (std::same_as<std::remove_cvref_t<T>, Kinds> || ...);

/// A diagram that stands by itself, not in running text; null for anything else.
DiagramContent const* diagram_of(Content const& content);

/// An error as it stands in the document `document`, at a place of it; where it is in another text
/// the message says so. `directive` is what it makes unreadable.
ErrorContent failed(text::Sources const& sources, text::SourceId document,
                    text::Diagnostic const& why, text::Span directive);

/// Where its QR code leads; null without one.
DiagramLink const* code_link(DiagramContent const& diagram);

/// In which its men are said.
chess::Language language_of_words(DiagramContent const& diagram);

/// The scene of a diagram in its design; boards in running text have no room for coordinates.
layout::Scene scene_of(DiagramContent const& diagram,
                       std::optional<layout::Style> const& usual = {});

/// The boards below the diagram: the second one of a=>b, as large; where `twin-boards` asks for
/// them a small one of each twin that changes what is seen, with its label.
std::vector<DiagramContent> twin_boards(DiagramContent const& diagram);

/// One of a glossary's lines as running text: the figures or the sign, and what they mean.
prose::Inlines as_text(layout::CaptionRow const& line);

/// What stands for a directive in running text: men as figurines, nothing in the place of one with
/// an error; without a value it stays there, as a board does.
std::optional<prose::Inline> inline_of(Content const& content);

}  // namespace dawson::run
