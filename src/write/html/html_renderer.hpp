// The renderer for HTML: contents of directives become elements of pages and e-books, replays
// become text for the script of a page.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/html/inlines.hpp"
#include "backend/svg.hpp"
#include "compile/content.hpp"
#include "edition/diagram_rows.hpp"
#include "pages/design.hpp"
#include "write/html/page.hpp"
#include "write/html/page_parts.hpp"

namespace dawson::run {

/// Returns attributes with a source place, with a blank before them; the line number is marked as a
/// count.
std::string written_at(Invocation& invocation, text::SourceId document, text::Span where);

/// Returns a word of captions in a language.
std::string web_word(std::string_view name, chess::Language language);

/// Returns the head above a solution as HTML.
std::string solution_head(SolutionContent const& solution, backend::HtmlParts const& parts);

/// Returns a link from the end of a note to its call. `address` is escaped as an attribute's value.
std::string back_link(std::string const& address, chess::Language language);

/// Writes the contents of one page or e-book, and keeps their ids unique.
class HtmlRenderer {
 public:
  /// `typeset` typesets the text on boards; `parts` writes pictures and footnote marks of the page.
  HtmlRenderer(Invocation& invocation, WebPageOptions const& options, layout::Typeset typeset,
               backend::HtmlParts parts);

  /// Returns the HTML that replaces a directive in running text.
  std::string in_line(Content const& content);

  /// Returns the blocks of a row: diagrams side by side, or one content of another kind.
  std::vector<PageBlock> blocks(Row const& row);

  /// Aligns the following rows of diagrams, as booklets do.
  void align_rows(pages::DiagramGrid::Align align) { align_ = align; }

  /// Returns the functions that write inlines, for callers that write running text.
  backend::HtmlParts const& parts() const { return parts_; }

  /// Returns running text as HTML.
  std::string prose(prose::Inlines const& inlines) const;

  /// Returns `id` and reserves it if nothing else in the page has it; otherwise returns an empty
  /// text.
  std::string unique_id(std::string const& id);

  /// Returns whether all boards are drawn; otherwise the error is reported.
  bool complete() const { return complete_; }

  /// Returns whether a board has a replay.
  bool plays() const { return !played_.empty(); }

  /// Returns whether a button copies a position.
  bool copies() const { return copies_; }

  /// Returns the definitions that the boards use; they must come before the boards.
  std::string definitions() const { return sheet_.definitions(); }

  /// Begins another file of the e-book, whose boards share no definitions with those before.
  void begin_file() { sheet_ = new_sheet(); }

  /// Returns a solution as a note with the id `solution_id`, to which its diagram links. With
  /// `pops_up`, some readers hide the note at its own place.
  std::string note(SolutionContent const& solution, PieceSet const* piece_set, bool pops_up);
  /// Returns the id of the note of a solution.
  static std::string solution_id(SolutionContent const& solution);

  /// Returns the word "solution" in a language, with a capital letter.
  static std::string solution_word(chess::Language language);

 private:
  std::vector<PageBlock> row(std::vector<DiagramContent const*> const& diagrams);
  PageBlock figure(DiagramContent const& diagram, layout::Scene const& scene);
  std::string caption(DiagramContent const& diagram, double width);
  std::string name_of(DiagramContent const& diagram);
  std::string links(DiagramContent const& diagram);
  std::string place(DiagramContent const& diagram) const;
  std::string name(std::string const& id) const;
  std::vector<PageBlock> solutions(SolutionsContent const& solutions);
  PageBlock game(SolutionsContent const& text);
  std::string replay_of(SolutionContent const& solution) const;
  std::string noted_solutions(SolutionsContent const& solutions);
  std::string solution_lines(SolutionContent const& solution, backend::HtmlParts const& parts);
  std::string board_in_play(DiagramContent const& board);
  std::string solution_link(DiagramContent const& diagram) const;
  std::string back_to_diagram(SolutionContent const& solution) const;
  std::vector<PageBlock> glossary(GlossaryContent const& glossary);
  std::string index(IndexContent const& index);
  std::string number(ListedProblem const& problem);
  std::string problems(ProblemTable const& index);
  std::string table(ProblemTable const& table);
  std::string number_of(std::string const& anchor) const;
  std::string board(DiagramContent const& diagram, layout::Scene const& scene,
                    std::string const& details, bool played);
  std::string replay(DiagramContent const& diagram, layout::Scene const& scene);
  std::string placed_symbol(DiagramContent const& diagram, chess::SquareContent const& occupant);
  std::string pixels(layout::Scene const& scene, PieceSet const* piece_set,
                     backend::SvgWords const& words, std::string_view kind,
                     DiagramContent const* diagram);
  std::string words_id(DiagramContent const& diagram);
  std::string words(DiagramContent const& diagram, std::string const& id) const;
  std::string pieces(InlinePieces const& pieces, std::optional<chess::Side> mover = {});
  backend::HtmlParts with_pieces(PieceSet const* piece_set, chess::Language language);
  void keep_movers(DiagramContent const& diagram);
  backend::HtmlParts with_movers(std::string const& anchor, PieceSet const* piece_set,
                                 chess::Language language);
  std::string drawing_id(std::string_view drawn);
  backend::SvgSheet new_sheet();
  std::string length(double points) const;

  Invocation& invocation_;
  bool complete_ = true;
  WebPageOptions const& options_;
  layout::Typeset typeset_;
  backend::HtmlParts parts_;
  std::set<std::string> played_;  // ids of diagrams with a replay
  /// Sides of the printed half-moves, by the anchor of their diagram.
  std::map<std::string, std::vector<std::optional<chess::Side>>> movers_;
  std::size_t drawings_ = 0;   // drawings of the sheet so far
  std::size_t described_ = 0;  // described boards so far
  backend::SvgSheet sheet_;
  std::set<std::string> ids_;
  std::map<std::string, std::size_t> order_;  // numbers of diagrams, by anchor
  std::set<std::string> names_;               // names of diagrams, made unique
  pages::DiagramGrid::Align align_ = pages::DiagramGrid::Align::centre;
  bool copies_ = false;  // a button copies
};

/// Returns the replay data of a diagram for its board in a page; empty if there is no replay.
/// `figure` returns the id of the drawing of an occupant about the origin.
std::string replay_text(DiagramContent const& diagram, layout::Scene const& scene,
                        std::function<std::string(chess::SquareContent const&)> const& figure);

}  // namespace dawson::run
