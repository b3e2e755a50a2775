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

/// Where a row of diagrams may go.
enum class Floating : std::uint8_t { automatic, here, top, page, left, right };

/// Diagrams that follow one another stand in rows of `across`.
struct DiagramInsert {
  problem::Problem problem;
  layout::Caption caption;
  int across = 1;
  std::optional<layout::Style> style;  ///< nothing: the usual one
  std::string anchor;                  ///< what indexes and links lead to
  std::vector<DiagramInsert> twins{};  ///< small boards, in rows below it
  std::string source{};                ///< code that stands on its left; empty without
  bool span = false;                   ///< over all columns
  Floating floating = Floating::automatic;
  FigureWords words{};
  std::optional<layout::SquareCode> code{};  ///< below the caption
};

/// A directive that is text: solutions, an index.
struct TextInsert {
  std::vector<prose::Indented> lines;  ///< in small type
  std::size_t columns = 1;             ///< 0: of short entries, as many as the page has room for
  ThingKind kind = ThingKind::line;
};

/// `style` with the indents of `line`, whose em is that of the style's font.
ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line);

/// A directive that is diagrams with text below them: a glossary. The diagrams make rows of their
/// own.
struct GlossaryInsert {
  std::vector<DiagramInsert> diagrams;
  TextInsert below;
};

/// What a directive becomes; nothing for one that prints nothing.
using Insert =
    std::variant<std::monostate, DiagramInsert, TextInsert, GlossaryInsert, prose::Table>;

/// What stands below a picture, or above or below a table.
struct FigureCaption {
  prose::Inlines caption;
  std::string label;  ///< that references lead to; empty without
  bool above = false;
};

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
  std::function<FigureCaption const*(std::size_t at)> caption{};
  /// A man in running text, and a small board, in words.
  std::function<FigureWords(chess::Occupant const& man)> man_words{};
  std::function<FigureWords(std::size_t index)> board_words{};
  /// Lines as wide as the measure that come before the diagram of this number which stands at its
  /// edge, as there is no room for it in its column.
  std::function<std::size_t(std::size_t number)> lines_before{};
};

/// Distance between two things, which may grow and shrink.
struct Gap {
  double height = 0, stretch = 0, shrink = 0;
  bool to_grid = false;  ///< widened until the next baseline is on the grid again
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

class Compositor {
 public:
  /// All but `notes` outlives the compositor. What it sets is put down in `structure` below `part`
  /// (0: in chapters of their own); null: what is set is no part of anything.
  Compositor(TypeCase& sorts, Design const& design, ContentLookup const& lookup,
             std::map<std::string, prose::Footnote const*> notes, Structure* structure = nullptr,
             NodeId part = 0);

  /// Adds blocks of the document. Rows of diagrams go on from one call to the next until
  /// `finish_row`.
  void add(prose::Blocks const& blocks);
  void add(prose::Block const& block);

  /// Adds one paragraph by itself (solutions, entries of indexes).
  void add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style, double leading);

  /// Adds a line that stays as it is; `height` is a multiple of the leading where the frame is on
  /// the grid. `over` is how much lower its first baseline is than that of a line of letters, for
  /// the label of an item that stands beside it.
  void add_block(Block block, double height, double over = 0);

  /// What is set within lines of a part: numbers of footnotes, boards and pictures of the document.
  Inlays inlays(NodeId part = 0);

  /// Asks for a distance to what comes next; of several the greatest counts.
  void gap(Gap const& wanted);
  /// What a page that ends here costs.
  void penalty(int cost);

  /// Ends a row of diagrams that is not full.
  void finish_row();
  /// Ends whatever is open: a row, the room beside a diagram.
  void finish() {
    finish_row();
    clear_beside();
  }

  /// What has been set since the last call; what comes next goes on from there. A row that is not
  /// full stays open.
  Galley take();

  /// What comes next stands at the top of a page; `new_chapter`: a chapter's heading spans the
  /// columns there.
  void begin_chapter() { begin_page(true); }
  void begin_page(bool new_chapter);

  /// From here on text stands in so many columns.
  void set_columns(int columns);
  int columns() const { return wanted_columns_; }
  /// So many rows of diagrams fill a column; 0: no grid.
  void set_down(int rows);
  /// What comes next spans all columns, until another block asks for the text's.
  void span();
  /// What comes next begins a column.
  void break_column();

  /// The heading of a part, by itself, in the middle of the measure.
  Galley part(prose::Heading const& heading);

  /// Whether the footnote has been set: something that is printed has called it.
  bool has_set_note(std::string const& label) const;

  Frame const& frame() const { return frame_; }
  Design const& design() const { return design_; }
  TypeCase& sorts() { return sorts_; }
  text::Diagnostics& findings() { return findings_; }
  Structure* structure() { return tags_.structure(); }

 private:
  /// What stands beside the first line of an item.
  struct ItemLabel {
    layout::TypeLine line;
    double x = 0;
    std::string text;
    NodeId node = 0;
  };

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
  void begin_beside(Block& block);
  void clear_beside();
  void add_initial(prose::Inlines inlines, ParagraphStyle style, Block first, double leading);
  FigureCaption const* caption_at(text::Span where) const;
  void add_caption(FigureCaption const& caption, bool above);
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
  struct DiagramRow {
    Matter matter;
    double height = 0;
  };
  DiagramRow set_row(std::vector<ComposedDiagram>& diagrams, std::size_t columns, bool whole_lines);
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
  void before_block();
  void stand_in(int columns);
  bool is_outermost() const;
  HeadingAt heading_at(prose::Heading const& heading);
  Galley in_frame(prose::Blocks const& blocks, Frame const& frame, std::optional<ItemLabel> label);
  std::vector<FootNoteLine> notes_called(std::vector<std::string> const& labels);
  std::vector<std::string> number_notes(layout::Caption& caption);
  std::string note_number(std::string const& label);
  ParagraphStyle running_text(bool indented) const;
  prose::Inlines with_references(prose::Inlines inlines) const;

  TypeCase& sorts_;
  Design const& design_;
  ContentLookup const& lookup_;
  std::map<std::string, prose::Footnote const*> notes_;
  std::map<std::string, int> note_numbers_;
  Galley galley_;
  Frame frame_;
  int wanted_columns_;       // of text
  int columns_;              // of the flow
  bool flows_ = true;        // it may change them
  bool new_chapter_ = true;  // nothing has come since it began
  bool begun_ = false;       // something stands on the page already
  Gap gap_;
  int penalty_ = 0;
  double depth_ = 0;  // of all since the chapter began
  bool after_example_ = false;
  bool indents_ = false;        // the next paragraph follows one
  bool after_heading_ = false;  // nothing has come since a heading
  int list_depth_ = 0;
  text::Span where_;                       // of the block that is being set
  ThingKind line_kind_ = ThingKind::line;  // what its lines are
  double last_line_end_ = 0;               // of the line that was added last, from the left
  double last_baseline_ = 0;               // in its block
  std::optional<ItemLabel> item_label_;
  std::vector<ComposedDiagram> row_;
  std::vector<ComposedDiagram> smaller_row_;  // the same with smaller squares, if it may have them
  std::vector<std::string> row_notes_;        // that captions of the row call
  layout::DiagramRows rows_;
  int down_;  // rows that fill a column
  struct Waiting {
    DiagramInsert diagram;
    text::Span where;
  };
  /// A diagram with text beside it: how many lines are still to be, how far they are shorter.
  struct Beside {
    std::size_t before = 0;  // lines that are not yet beside it
    std::size_t lines = 0;
    double by = 0;
    bool left = true;
    std::optional<Matter> matter;  // until the first of them is set
    double height = 0;
    EdgePlace place{};
  };
  Beside beside_;
  std::size_t at_edge_ = 0;     // diagrams with text beside them
  bool opens_chapter_ = false;  // the next paragraph is the first behind a chapter's heading
  std::vector<Waiting> run_;    // of a grid, until it ends
  Floating row_floats_ = Floating::automatic;  // the open row
  bool of_row_ = false, after_row_ = false;    // what is added is a row; what was added last is one
  bool barrier_ = false;                       // what comes next is one to rows that wait
  Gap apart_;                                  // the gap without that of a row
  bool row_spans_ = false;                     // the open row goes over all columns
  text::Diagnostics findings_;
  Tagger tags_;
};

/// The label that links of Markdown reach a heading by ("#the-award"), as GitHub makes it.
std::string heading_label(std::string_view title);

}  // namespace dawson::pages
