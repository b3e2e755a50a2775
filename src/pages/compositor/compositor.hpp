// Turns blocks of prose into a vertical list: blocks one below the other, with the spaces and
// penalties between them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/diagram_rows.hpp"
#include "pages/compositor/block_flow.hpp"
#include "pages/compositor/row_builder.hpp"
#include "pages/design.hpp"
#include "pages/diagram.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/structure.hpp"
#include "pages/vertical_list.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::pages {

/// Numbers footnotes in the order of their first calls.
class NoteNumberer {
 public:
  /// `notes` are the notes by label; they must outlive this object.
  explicit NoteNumberer(std::map<std::string, prose::Footnote const*> notes)
      : notes_(std::move(notes)) {}

  /// Returns the number of the note with this label, from "1"; an unknown label gets a number too.
  std::string number(std::string const& label);
  /// Replaces the labels that a caption calls by numbers. Returns these labels in order.
  std::vector<std::string> number(layout::Caption& caption);

  /// Returns the note to be typeset at this call. Null for a note that has been typeset, since a
  /// note that is called twice is printed at its first call, and for an unknown label.
  prose::Footnote const* take(std::string const& label);
  /// Returns whether the note has been taken.
  bool is_taken(std::string const& label) const;

 private:
  std::map<std::string, prose::Footnote const*> notes_;  // null: it has been taken
  std::map<std::string, int> numbers_;
};

/// Functions by which the compositor gets content from its caller.
struct ContentLookup {
  /// Passes the results of the directive at `index` in the source to `take`, in order; called once
  /// for each directive, in order.
  std::function<void(std::size_t index, std::function<void(Insert)> const& take)> directive;
  /// Returns a small board for running text; null if there is none.
  std::function<std::shared_ptr<layout::Scene const>(std::size_t index)> board;
  /// Returns a picture; null if it is not available (the callee reports that).
  std::function<std::shared_ptr<Picture const>(std::string const& path, text::Span where)> picture;
  /// Returns the text of a link without words; "?" while it is unknown.
  prose::ReferenceText reference;
  /// Returns the caption of the picture or table at byte `at`; null if it has none.
  std::function<prose::FigureCaption const*(std::size_t at)> caption{};
  /// Return a piece in running text, and a small board, in words.
  std::function<FigureWords(chess::SquareContent const& piece)> piece_words{};
  std::function<FigureWords(std::size_t index)> board_words{};
  /// Returns the number of lines of full width before the diagram `number`, which is at the edge of
  /// the text because its column has no room for it.
  std::function<std::size_t(std::size_t number)> lines_before{};
};

/// Highest picture, as a share of the height of the text.
inline constexpr double highest_picture_part = 0.8;

/// Area in which text is typeset: the full measure, an item of a list, a quotation, a cell.
struct Frame {
  double left = 0;
  double width = 0;
  layout::Font font;
  double leading = 0;
  bool on_grid = false;  ///< its baselines are on those of the page
};

/// Code in lines of the measure, in a monospaced font.
struct PrintedCode {
  std::vector<std::string> lines;
  layout::Font font;
  double leading = 0;
};

/// Returns what is too wide, for messages: a word in back-ticks; without a word, a board or a
/// picture.
std::string named(std::string const& word);

/// Label beside the first line of an item.
struct ItemLabel {
  layout::TypeLine line;
  double x = 0;
  std::string text;
  NodeId node = 0;
};

/// Area in which the next text is typeset, and how it begins.
struct TextFrame {
  Frame frame;
  bool indents = false;        ///< the next paragraph follows another one
  bool after_heading = false;  ///< nothing has come after a heading
  bool opens_chapter = false;  ///< the next paragraph is the first after a chapter's heading
  int list_depth = 0;
  text::Span where{};                       ///< of the current block
  LayoutKind line_kind = LayoutKind::line;  ///< kind of its lines
  std::optional<ItemLabel> label{};         ///< of the item that begins
};

/// End of an added line: from the left of the page's measure; its baseline from the upper edge of
/// its block.
struct LineEnd {
  double x = 0, baseline = 0;
};

class Compositor {
 public:
  /// All arguments but `notes` must outlive the compositor. Typeset matter is recorded in
  /// `structure`; null: it belongs to no part.
  Compositor(WordCache& sorts, Design const& design, ContentLookup const& lookup,
             std::map<std::string, prose::Footnote const*> notes, Structure* structure = nullptr);

  /// Adds blocks of the document. Rows of diagrams continue from one call to the next until
  /// `finish_row`.
  void add(prose::Blocks const& blocks);
  void add(prose::Block const& block);

  /// Adds a single paragraph (solutions, entries of indexes).
  void add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style, double leading);

  /// Adds a line unchanged; `height` is a multiple of the leading if the frame is on the grid.
  /// `over` is how much lower its first baseline is than that of a line of letters, for the label
  /// of an item beside it.
  PageItem& add_block(Block block, double height, double over = 0);

  /// Returns the functions for matter within lines of a part: numbers of footnotes, boards and
  /// pictures of the document.
  InlineObjects inlays(NodeId part = 0);

  /// Requests a gap before the next block; the greatest of several requests counts.
  void gap(Gap const& wanted) { flow_.gap(wanted); }
  /// Requests a penalty for a page that ends here.
  void penalty(int cost) { flow_.penalty(cost); }

  /// Ends a row of diagrams that is not full.
  void finish_row();
  /// Ends all that is open: a row, the room beside a diagram.
  void finish() {
    finish_row();
    clear_beside();
  }

  /// Returns what has been typeset since the last call; later blocks continue from there. A row
  /// that is not full stays open.
  VerticalList take() { return flow_.take(); }

  /// Puts the next block at the top of a page; `new_chapter`: a chapter's heading spans the columns
  /// there.
  void begin_chapter() { begin_page(true); }
  void begin_page(bool new_chapter);

  /// Typesets the following text in `columns` columns.
  void set_columns(int columns);
  int columns() const { return flow_.wanted_columns(); }
  /// Fills a column with `rows` rows of diagrams; 0: no grid.
  void set_down(int rows);
  /// Lets the next block span all columns, until another block requests those of the text.
  void span();
  /// Puts the next block at the top of a column.
  void break_column();

  /// Returns the heading of a part, alone, in the middle of the measure.
  VerticalList part(prose::Heading const& heading);

  /// Returns whether the footnote has been typeset, because printed matter has called it.
  bool has_set_note(std::string const& label) const { return notes_.is_taken(label); }

  Frame const& frame() const { return text_.frame; }
  Design const& design() const { return design_; }
  WordCache& sorts() { return sorts_; }
  text::Diagnostics& findings() { return findings_; }
  Structure* structure() { return tags_.structure(); }

 private:
  /// For text within that of another compositor: a note. It calls no notes of its own, and belongs
  /// to `part`.
  Compositor(WordCache& sorts, Design const& design, ContentLookup const& lookup, TextFrame text,
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

  /// Records a line whose box has its upper edge at `top`, from the upper edge of the block.
  void list(PageContent& matter, SetLine const& line, double top, double height,
            std::string more = {}) const;
  void report_if_wide(SetLine const& line);
  void add_lines(std::vector<SetLine> const& lines, double leading);
  /// Adds a line to `block`, which may have a heading already.
  void add_line(SetLine const& line, double leading, Block block = {}, std::string more = {});
  void add_picture(prose::Image const& image, text::Span where);
  bool set_beside(DiagramInsert& diagram, text::Span where);
  void clear_beside();
  void add_opening(prose::Inlines text, ParagraphStyle const& style, double leading);
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
  /// Lines of short entries, and what each of them is.
  struct EntryLines {
    std::vector<SetLine> lines;
    std::vector<EntryLine> kinds;
    double leading = 0;
    bool halves = false;  ///< gaps are half a line high, and each line is two halves

    void add_gap();
    void add(SetLine line, EntryLine kind);
  };
  void add_in_columns(EntryLines const& entries, std::size_t count, double width);
  void add_index(IndexInsert const& index);
  void set_index_row(IndexRow const& row, ParagraphStyle style, double numbers, bool kept,
                     EntryLines& out);
  double index_width(IndexInsert const& index, ParagraphStyle const& style, double& numbers);
  std::size_t columns_for(std::size_t entries, double em, double narrowest) const;
  std::size_t widest_columns(double em, double narrowest) const;
  void add_diagram(DiagramInsert& diagram, text::Span where);
  /// Cell of a row: the diagram `index` of `of`, from 0.
  struct CellPlace {
    double width = 0;
    std::size_t index = 0, of = 1;
    bool in_grid = false;
  };
  ComposedDiagram set_in(DiagramInsert const& diagram, CellPlace const& place) const;
  ComposedDiagram composed(DiagramInsert& diagram, CellPlace const& place, text::Span where);
  void complete(ComposedDiagram& set, DiagramInsert const& diagram, double column);
  void add_example(DiagramInsert& diagram, text::Span where);
  PrintedCode printed_code(std::string_view text, double room);
  double code_inset() const;
  void add_background(PageContent& matter, double x, double width, double height) const;
  void add_code_line(PageContent& matter, std::string const& text, PrintedCode const& code,
                     double x, double y, NodeId node);
  void add_rows(std::vector<DiagramInsert>& diagrams, text::Span where);
  int glossary_columns(std::vector<DiagramInsert> const& diagrams) const;
  ComposedDiagram smaller(DiagramInsert& diagram, ComposedDiagram const& set,
                          CellPlace const& place);
  bool may_shrink() const;
  /// Diagrams beside each other, their height, and the line of their boards below its upper edge.
  struct SetDiagrams {
    PageContent matter;
    double height = 0;
    double ascent = 0;
  };
  SetDiagrams set_row(std::vector<ComposedDiagram>& diagrams, std::size_t columns,
                      bool whole_lines);
  void add_row();
  PageItem::Float float_of_row() const;
  double place_in_row(std::size_t diagram, std::size_t of, double width) const;
  void add_run();
  struct RunRow;
  std::vector<RunRow> rows_of_run();
  void set_squares(std::vector<RunRow>& rows, double square);
  double fitting_square(std::vector<RunRow> const& rows, double room) const;
  void fill_columns(std::vector<RunRow>& rows);
  double height_of_run(std::vector<RunRow> const& rows,
                       std::optional<double> square = std::nullopt) const;
  double width_in(std::size_t across) const;  // a row's, for one of its diagrams
  void list_row(PageContent& matter) const;
  void add_item(prose::Blocks const& blocks, ItemLabel label, double indent);
  void stand_in(int columns);
  bool is_outermost() const;
  bool add_sink();
  HeadingAt heading_at(prose::Heading const& heading);
  VerticalList in_frame(prose::Blocks const& blocks, TextFrame frame);
  std::vector<FootNoteLine> notes_called(std::vector<std::string> const& labels);
  ParagraphStyle running_text(bool indented) const;
  prose::Inlines with_references(prose::Inlines inlines) const;

  WordCache& sorts_;
  Design const& design_;
  ContentLookup const& lookup_;
  TextFrame text_;
  LineEnd line_end_;            // of the last line added
  std::size_t kept_below_ = 0;  // lines of a solution that stay in the column of the line above
  bool opens_kept_ = false;     // the next line is the first of them
  BlockFlow flow_;
  RowBuilder rows_;
  double last_square_ = 0;  // of the last grid, millimetres; 0: there has been none
  BesideBox beside_;
  NoteNumberer notes_;
  Tagger tags_;
  text::Diagnostics findings_;
};

/// Returns the label by which links of Markdown refer to a heading ("#the-award"), as GitHub makes
/// it.
std::string heading_label(std::string_view title);

/// Returns the text with its first four words in small capitals, or fewer if a sign of punctuation
/// comes before; text that begins with anything but plain words is unchanged.
prose::Inlines with_opening(prose::Inlines inlines);

/// Widths that the cells of a table need, in points.
struct ColumnWishes {
  /// For each row, the width of each cell on one line
  std::vector<std::vector<double>> rows;
  std::vector<double> least;  ///< for each column, its longest word
};

/// Returns the widths of the columns, with a sum of at most `room`. Each column is as wide as its
/// longest cell if there is room. Otherwise the table is as low as possible, with no column
/// narrower than its longest word. Without room for these words, the widths are in proportion to
/// them.
std::vector<double> column_widths(ColumnWishes const& wishes, double room);

}  // namespace dawson::pages
