// From blocks of prose to a galley: one thing below the other, with the spaces and penalties
// between them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "layout/diagram_rows.hpp"
#include "pages/compositor/beside_box.hpp"
#include "pages/compositor/block_flow.hpp"
#include "pages/compositor/inserts.hpp"
#include "pages/compositor/note_numberer.hpp"
#include "pages/compositor/row_builder.hpp"
#include "pages/compositor/tagger.hpp"
#include "pages/design.hpp"
#include "pages/diagram.hpp"
#include "pages/galley.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/structure.hpp"
#include "prose/blocks.hpp"
#include "prose/indented.hpp"
#include "prose/references.hpp"
#include "text/diagnostic.hpp"

namespace dawson::pages {

/// What the compositor asks others for.
struct ContentLookup {
  /// What the directive with this place in the source becomes, one thing after the other; each
  /// directive is asked for once, in order.
  std::function<void(std::size_t index, std::function<void(Insert)> const& take)> directive;
  /// A small board in running text; null where there is none.
  std::function<std::shared_ptr<layout::Scene const>(std::size_t index)> board;
  /// A picture; null where it cannot be had (whoever is asked reports that).
  std::function<std::shared_ptr<Picture const>(std::string const& path, text::Span where)> picture;
  /// What a link without words prints; "?" if nobody knows yet.
  prose::ReferenceText reference;
  /// The caption of the picture or the table that stands at this byte; null where it has none.
  std::function<prose::FigureCaption const*(std::size_t at)> caption{};
  /// A man in running text, and a small board, in words.
  std::function<FigureWords(chess::Occupant const& man)> man_words{};
  std::function<FigureWords(std::size_t index)> board_words{};
  /// Lines as wide as the measure that come before the diagram of this number which stands at its
  /// edge, as there is no room for it in its column.
  std::function<std::size_t(std::size_t number)> lines_before{};
};

/// How high a picture may be, in parts of the text's height.
inline constexpr double highest_picture_part = 0.8;

/// Where text is set: all of the measure, or an item of a list, a quotation, a cell.
struct Frame {
  double left = 0;
  double width = 0;
  layout::Font font;
  double leading = 0;
  bool on_grid = false;  ///< its baselines stand on those of the page
};

/// Code in lines of the measure, each of letters of one width.
struct PrintedCode {
  std::vector<std::string> lines;
  layout::Font font;
  double leading = 0;
};

/// What stands beside the first line of an item.
struct ItemLabel {
  layout::TypeLine line;
  double x = 0;
  std::string text;
  NodeId node = 0;
};

/// Where the next text is set, and how it begins.
struct TextFrame {
  Frame frame;
  bool indents = false;        ///< the next paragraph follows one
  bool after_heading = false;  ///< nothing has come since a heading
  bool opens_chapter = false;  ///< the next paragraph is the first after a chapter's heading
  int list_depth = 0;
  text::Span where{};                     ///< of the block that is being set
  ThingKind line_kind = ThingKind::line;  ///< what its lines are
  std::optional<ItemLabel> label{};       ///< of the item that begins
};

/// Where a line ends that has been added: from the left of the page's measure, and its baseline
/// from the upper edge of its block.
struct LineEnd {
  double x = 0, baseline = 0;
};

class Compositor {
 public:
  /// All but `notes` outlives the compositor. What it sets is put down in `structure`; null: what
  /// is set is no part of anything.
  Compositor(TypeCase& sorts, Design const& design, ContentLookup const& lookup,
             std::map<std::string, prose::Footnote const*> notes, Structure* structure = nullptr);

  /// Adds blocks of the document. Rows of diagrams go on from one call to the next until
  /// `finish_row`.
  void add(prose::Blocks const& blocks);
  void add(prose::Block const& block);

  /// Adds one paragraph by itself (solutions, entries of indexes).
  void add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style, double leading);

  /// Adds a line that stays as it is; `height` is a multiple of the leading where the frame is on
  /// the grid. `over` is how much lower its first baseline is than that of a line of letters, for
  /// the label of an item that stands beside it.
  PageItem& add_block(Block block, double height, double over = 0);

  /// What is set within lines of a part: numbers of footnotes, boards and pictures of the document.
  Inlays inlays(NodeId part = 0);

  /// Asks for a distance to what comes next; of several the greatest counts.
  void gap(Gap const& wanted) { flow_.gap(wanted); }
  /// What a page that ends here costs.
  void penalty(int cost) { flow_.penalty(cost); }

  /// Ends a row of diagrams that is not full.
  void finish_row();
  /// Ends whatever is open: a row, the room beside a diagram.
  void finish() {
    finish_row();
    clear_beside();
  }

  /// What has been set since the last call; what comes next goes on from there. A row that is not
  /// full stays open.
  Galley take() { return flow_.take(); }

  /// What comes next stands at the top of a page; `new_chapter`: a chapter's heading spans the
  /// columns there.
  void begin_chapter() { begin_page(true); }
  void begin_page(bool new_chapter);

  /// From here on text stands in so many columns.
  void set_columns(int columns);
  int columns() const { return flow_.wanted_columns(); }
  /// So many rows of diagrams fill a column; 0: no grid.
  void set_down(int rows);
  /// What comes next spans all columns, until another block asks for the text's.
  void span();
  /// What comes next begins a column.
  void break_column();

  /// The heading of a part, by itself, in the middle of the measure.
  Galley part(prose::Heading const& heading);

  /// Whether the footnote has been set: something that is printed has called it.
  bool has_set_note(std::string const& label) const { return notes_.is_taken(label); }

  Frame const& frame() const { return text_.frame; }
  Design const& design() const { return design_; }
  TypeCase& sorts() { return sorts_; }
  text::Diagnostics& findings() { return findings_; }
  Structure* structure() { return tags_.structure(); }

 private:
  /// Of text within another compositor's: a note. It calls no notes of its own, and belongs to
  /// `part`.
  Compositor(TypeCase& sorts, Design const& design, ContentLookup const& lookup, TextFrame text,
             Structure* structure, NodeId part);

  NodeId heading_part(int level);
  NodeId code_part(PrintedCode const& code);

  void take_block(prose::Paragraph const& paragraph, prose::Block const& block);
  void take_block(prose::Heading const& heading, prose::Block const& block);
  void take_block(prose::Quote const& quote, prose::Block const& block);
  void take_block(prose::List const& list, prose::Block const& block);
  void take_block(prose::CodeBlock const& code, prose::Block const& block);
  void take_block(prose::Rule const& rule, prose::Block const& block);
  void take_block(prose::Table const& table, prose::Block const& block);
  void take_insert(Insert insert, prose::Block const& block);
  void take_block(prose::DirectiveAt const& directive, prose::Block const& block);
  void take_block(prose::RawBlock const& raw, prose::Block const& block);

  /// Says what a line is whose box has its upper edge at `top`, from the block's upper edge.
  void list(Matter& matter, SetLine const& line, double top, double height,
            std::string more = {}) const;
  void report_if_wide(SetLine const& line);
  void add_lines(std::vector<SetLine> const& lines, double leading);
  /// Puts a line into `block`, which may have a heading already.
  void add_line(SetLine const& line, double leading, Block block = {}, std::string more = {});
  void add_picture(prose::Image const& image, text::Span where);
  bool set_beside(DiagramInsert& diagram, text::Span where);
  void clear_beside();
  void add_initial(prose::Inlines inlines, ParagraphStyle style, Block first, double leading);
  prose::FigureCaption const* caption_at(text::Span where) const;
  void add_caption(prose::FigureCaption const& caption, bool above);
  void add_source(prose::Block const& block);
  void add_quoted(prose::Blocks const& blocks);
  void add_verse(prose::Inlines const& inlines);
  void add_text(TextInsert const& text);
  void add_entries(std::vector<prose::Indented> const& lines, ParagraphStyle const& style,
                   double leading);
  void add_columns(std::vector<prose::Indented> const& entries, std::size_t count,
                   ParagraphStyle style, double leading);
  std::size_t columns_for(std::size_t entries, double em) const;
  std::size_t widest_columns(double em) const;
  void add_diagram(DiagramInsert& diagram, text::Span where);
  ComposedDiagram set_in(DiagramInsert const& diagram, double column) const;
  ComposedDiagram composed(DiagramInsert& diagram, double column, text::Span where);
  void add_example(DiagramInsert& diagram, text::Span where);
  PrintedCode printed_code(std::string_view text, double room);
  void add_code_line(Matter& matter, std::string const& text, PrintedCode const& code, double x,
                     double y, NodeId node);
  void add_rows(std::vector<DiagramInsert>& diagrams, text::Span where);
  int glossary_columns(std::vector<DiagramInsert> const& diagrams) const;
  ComposedDiagram smaller(DiagramInsert& diagram, ComposedDiagram const& set, double column);
  bool may_shrink() const;
  /// Diagrams beside each other, and how high they are.
  struct SetDiagrams {
    Matter matter;
    double height = 0;
  };
  SetDiagrams set_row(std::vector<ComposedDiagram>& diagrams, std::size_t columns,
                      bool whole_lines);
  void add_row();
  PageItem::Float float_of_row() const;
  double place_in_row(std::size_t diagram, std::size_t of, double width) const;
  void add_run();
  struct RunRow;
  std::vector<RunRow> rows_of_run();
  void shrink_run(std::vector<RunRow>& rows, double highest);
  double width_in(std::size_t across) const;  // a row's, for one of its diagrams
  void list_row(Matter& matter) const;
  void add_item(prose::Blocks const& blocks, ItemLabel label, double indent);
  void stand_in(int columns);
  bool is_outermost() const;
  HeadingAt heading_at(prose::Heading const& heading);
  Galley in_frame(prose::Blocks const& blocks, TextFrame frame);
  std::vector<FootNoteLine> notes_called(std::vector<std::string> const& labels);
  ParagraphStyle running_text(bool indented) const;
  prose::Inlines with_references(prose::Inlines inlines) const;

  TypeCase& sorts_;
  Design const& design_;
  ContentLookup const& lookup_;
  TextFrame text_;
  LineEnd line_end_;  // of the line that was added last
  BlockFlow flow_;
  RowBuilder rows_;
  BesideBox beside_;
  NoteNumberer notes_;
  Tagger tags_;
  text::Diagnostics findings_;
};

/// The label that links of Markdown reach a heading by ("#the-award"), as GitHub makes it.
std::string heading_label(std::string_view title);

}  // namespace dawson::pages
