// What a page of HTML has in the place of directives.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "backend/html/rows.hpp"
#include "backend/svg_sheet.hpp"
#include "edition/diagram_rows.hpp"
#include "write/html/page.hpp"
#include "write/html/page_parts.hpp"

namespace dawson::run {

/// Attributes that say where something is written, with a blank before them; the line is marked as
/// a count.
std::string written_at(Invocation& invocation, text::SourceId document, text::Span where);

/// A word of captions in a language.
std::string web_word(std::string_view name, chess::Language language);

/// What stands above a solution, and its lines.
std::string solution_head(SolutionContent const& solution, backend::HtmlParts const& parts);
std::string solution_lines(SolutionContent const& solution, backend::HtmlParts const& parts);

/// A link from the end of a note to where it is called: an address as an attribute's value.
std::string back_link(std::string const& address, chess::Language language);

class HtmlRenderer {
 public:
  /// `typeset` sets the letters of boards; `image` and `note` are what the page makes of pictures
  /// and of the signs of footnotes.
  HtmlRenderer(Invocation& invocation, WebPageOptions const& options, layout::Typeset typeset,
               backend::HtmlParts parts);

  /// What stands for a directive in running text.
  std::string in_line(Content const& content);

  /// What a row is on a page: diagrams side by side, or one of anything else.
  std::vector<PageBlock> blocks(Row const& row);

  /// What it makes of inlines, for who writes running text.
  backend::HtmlParts const& parts() const { return parts_; }

  /// Running text.
  std::string prose(prose::Inlines const& inlines) const;

  /// An id that nothing else in the page has; empty where another has this one.
  std::string unique_id(std::string const& id);

  /// Whether all boards are set; otherwise the fault is reported.
  bool complete() const { return complete_; }

  /// Whether a board has a solution to play.
  bool plays() const { return !played_.empty(); }

  /// Whether a button copies a position.
  bool copies() const { return copies_; }

  /// What the boards use, to stand before them.
  std::string definitions() const { return sheet_.definitions(); }

  /// Another file of the e-book begins, whose boards share nothing with those before.
  void begin_file() { sheet_ = new_sheet(); }

  /// A solution as a note, to whose id (`solution_id`) its diagram leads. One that pops up is
  /// hidden by some readers where it stands.
  std::string note(SolutionContent const& solution, PieceSet const* pieces, bool pops_up);
  static std::string solution_id(SolutionContent const& solution);

  /// The word "solution" in a language, beginning with a capital.
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
  std::string noted_solutions(SolutionsContent const& solutions);
  std::string solution_link(DiagramContent const& diagram) const;
  std::string back_to_diagram(SolutionContent const& solution) const;
  std::vector<PageBlock> glossary(GlossaryContent const& glossary);
  std::string index(IndexContent const& index);
  std::string table(ProblemTable const& table);
  std::string number_of(std::string const& anchor) const;
  std::string board(DiagramContent const& diagram, layout::Scene const& scene,
                    std::string const& details, bool played);
  std::string film(DiagramContent const& diagram, layout::Scene const& scene);
  std::string standing(DiagramContent const& diagram, chess::Occupant const& occupant);
  std::string pixels(layout::Scene const& scene, PieceSet const* pieces,
                     backend::SvgWords const& words, std::string_view kind,
                     DiagramContent const* diagram);
  std::string words_id(DiagramContent const& diagram);
  std::string words(DiagramContent const& diagram, std::string const& id) const;
  std::string men(InlinePieces const& men);
  backend::HtmlParts with_pieces(PieceSet const* pieces, chess::Language language);
  std::string drawing_id(std::string_view drawn);
  backend::SvgSheet new_sheet();
  std::string length(double points) const;

  Invocation& invocation_;
  bool complete_ = true;
  WebPageOptions const& options_;
  layout::Typeset typeset_;
  backend::HtmlParts parts_;
  std::set<std::string> played_;  // diagrams that have something to play, by id
  std::size_t drawings_ = 0;      // of the sheet, so far
  std::size_t described_ = 0;     // boards, so far
  backend::SvgSheet sheet_;
  std::set<std::string> ids_;
  std::map<std::string, std::size_t> order_;  // of diagrams, by anchor
  std::set<std::string> names_;               // of diagrams, where these have been told apart
  bool copies_ = false;                       // a button copies
};

}  // namespace dawson::run
