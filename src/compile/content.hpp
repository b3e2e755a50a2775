// The contents that directives become: values that a renderer typesets without further information,
// and plain text of values for descriptions and titles. They contain inlines, problems and composed
// captions, but no LaTeX or HTML code. For the compilation and for all renderers.
//
// Design: a renderer visits contents with a case for each kind. `Cases` has no case for all others,
// so that the compiler refuses a renderer that has forgotten a kind. There is no class with a
// virtual function, because renderers return different types (text, nodes of pandoc's tree, inserts
// of pages), and because a booklet copies diagrams and typesets them a second time.
//
// The header does not include the invocation: that would take 2.6 s to compile in place of 1.5 s
// (g++ 12, without optimisation).
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

#include "alt_text/description.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "document/directive_kinds.hpp"
#include "layout/captions/caption.hpp"
#include "problem/problem.hpp"
#include "style/styles.hpp"
#include "text/source.hpp"

namespace dawson::layout {
struct Scene;
}

namespace dawson::run {

struct ReplayedSolution;
struct DiagramContent;

/// Pieces in running text.
struct InlinePieces {
  std::vector<chess::SquareContent> pieces;
  PieceSet const* piece_set = nullptr;
  chess::Language language = chess::Language::english;  ///< language of their description
};

/// One solution, as its style typesets it.
struct SolutionContent {
  std::string id;                      ///< unique in the book
  std::vector<prose::Indented> lines;  ///< including the head, except for renderers that fold
  prose::Inlines head{};               ///< head of these lines
  std::string anchor{};                ///< anchor of its diagram
  chess::Language language = chess::Language::english;
  /// Half-moves that keep their notation, in the text of the solution: their positions are not
  /// known.
  std::vector<text::Span> kept{};
  /// Of the lines that are boards, in their order.
  std::vector<std::shared_ptr<DiagramContent>> boards{};
  bool is_game = false;  ///< printed where its directive is, without a head
};

/// A diagram with its caption, links, twins and solution.
struct DiagramContent {
  problem::Problem problem;
  bool in_line = false;  ///< a small board in running text, without captions
  int across = 1;        ///< number of diagrams per row
  chess::Language language = chess::Language::english;
  bool indexed = false;                 ///< a later index contains it
  bool counted_by_diagram_sty = false;  ///< diagram.sty's own counter must count it too
  std::string anchor{};                 ///< target of links and indexes, without the `#`
  BoardDesign design{};
  layout::Caption caption{};                         ///< empty in running text
  std::optional<alt_text::Description> described{};  ///< if the renderer describes boards
  bool unfolds = false;                              ///< the description can be unfolded
  std::vector<DiagramContent> twins{};               ///< small boards below the diagram
  /// Printed by a later directive, or as a note where the renderer has notes; otherwise no value.
  std::optional<SolutionContent> solution{};
  /// Replay of the printed solution; null for renderers without replay.
  std::shared_ptr<ReplayedSolution const> played{};
  std::vector<DiagramLink> links{};         ///< links below the board
  std::string shown{};                      ///< source that is shown beside it; may be empty
  text::SourceId document = text::at_hand;  ///< document that contains the directive
  text::Span opening{};                     ///< opening of its directive in `document`
  /// The worker of the invocation that has made it and frees it at the least cost.
  std::optional<std::size_t> made_by{};
};

/// Collected solutions that a directive prints.
struct SolutionsContent {
  std::vector<SolutionContent> entries;
  int columns = 1;
  PieceSet const* piece_set = nullptr;
  bool as_collected = true;  ///< all solutions of the diagrams above, in their order
};

/// Explains how fairy pieces move: diagrams first, then full-width lines for the pieces that have
/// no diagram, then one key for all.
struct GlossaryContent {
  std::vector<DiagramContent> diagrams;
  std::vector<layout::CaptionRow> lines{};
  std::vector<chess::SquareContent> pieces{};  ///< all explained pieces, with a diagram or without
  PieceSet const* piece_set = nullptr;
  chess::Language language = chess::Language::english;  ///< language of the pieces' names

  /// Returns whether there is nothing to print.
  bool empty() const { return diagrams.empty() && lines.empty(); }
};

/// A name in an index, for one diagram.
struct IndexedName {
  prose::Inlines name;
  std::string anchor;     ///< anchor of the diagram
  prose::Inlines number;  ///< number of the diagram; may be empty
  std::string sort{};     ///< text by which it is sorted
  bool has_date = false;  ///< the date or issue of its diagram is a field of its own
  bool is_cut = false;    ///< a number and a date after the name of a source are not printed
};

/// An index of names.
struct IndexContent {
  std::vector<IndexedName> names;  ///< names in the order of the diagrams
  bool of_authors = false;         ///< authors: the surname of the name above becomes a dash
  bool by_numbers = false;         ///< gives numbers of diagrams instead of pages
  chess::Language language = chess::Language::english;
};

/// Groups of problems by their task, in the order of an index.
enum class TaskGroup : std::uint8_t {
  two_movers,
  three_movers,
  more_movers,
  studies,
  selfmates,
  helpmates,
  fairies,
  others
};

/// A line of the index of problems.
struct ListedProblem {
  prose::Inlines number, authors, task;
  std::string anchor;
  TaskGroup group = TaskGroup::others;
};

/// An index of all problems.
struct ProblemTable {
  std::vector<ListedProblem> problems;  ///< all problems in reading order
  chess::Language language = chess::Language::english;
  bool with_authors = false;  ///< a table with authors; otherwise lines in groups of tasks
};

/// A change of columns or page, for renderers that make pages.
using document::PageWord;

/// Prints nothing.
struct EmptyContent {};

/// Keeps the directive as it is written.
struct Verbatim {};

/// A directive with an error.
struct ErrorContent {
  std::string code, message;
  /// Place of the error in the document, or of the directive if the error is elsewhere.
  text::Place place;
  std::string label{};  ///< the label in the directive, so that links to it are not reported
};

using Content =
    std::variant<DiagramContent, InlinePieces, SolutionsContent, GlossaryContent, IndexContent,
                 ProblemTable, PageWord, EmptyContent, Verbatim, ErrorContent>;

/// Cases of a visit, one function per kind of content; code that lacks one does not compile.
template <class... Case>
struct Cases : Case... {
  using Case::operator()...;
};
template <class... Case>
Cases(Case...) -> Cases<Case...>;

/// Matches the listed kinds, for a case that treats several kinds in the same way.
template <class T, class... Kinds>
concept one_of = (std::same_as<std::remove_cvref_t<T>, Kinds> || ...);

/// Returns the diagram if the content is one and is not in running text; otherwise null.
DiagramContent const* diagram_of(Content const& content);

/// Returns an error as a content of `document`, at a place of it. For an error in another text, the
/// message contains its place there, and the place is that of a note in `document`, or else
/// `directive`: the span that the error makes unreadable.
ErrorContent failed(text::Sources const& sources, text::SourceId document,
                    text::Diagnostic const& why, text::Span directive);

/// Returns the link of the diagram's QR code; null without one.
DiagramLink const* code_link(DiagramContent const& diagram);

/// Returns the language of the names of the diagram's pieces.
chess::Language language_of_words(DiagramContent const& diagram);

/// Returns the scene of a diagram in the style of its design, or in `usual` if the design has none;
/// boards in running text have no room for coordinates.
layout::Scene scene_of(DiagramContent const& diagram,
                       std::optional<layout::Style> const& default_value = {});

/// Returns the boards below the diagram: the second one of a=>b in the same size; where
/// `twin-boards` asks for them, a small one with its label for each twin that changes what the
/// reader sees.
std::vector<DiagramContent> twin_boards(DiagramContent const& diagram);

/// Returns a line of a glossary as running text: the pieces or the symbol, and their meaning.
prose::Inlines as_text(layout::CaptionRow const& line);

/// Returns the inline that replaces a directive in running text: pieces become figurines, a
/// directive with an error becomes an empty inline. No value: the directive stays there, as a board
/// does.
std::optional<prose::Inline> inline_of(Content const& content);

/// Returns the problem with its texts and the names of its legend without LaTeX. Commands that
/// Dawson knows are converted ("Pr\'eis"); other control words and braces are left out
/// ("\emph{Echo}" becomes "Echo").
problem::Problem with_plain_values(problem::Problem problem);

}  // namespace dawson::run
