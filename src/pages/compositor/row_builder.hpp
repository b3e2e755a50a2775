// What directives become on pages, such as diagrams, lines of text, glossaries, and the structure
// of tagged PDF that their parts get.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/diagram_rows.hpp"
#include "layout/style.hpp"
#include "pages/design.hpp"
#include "pages/diagram.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/page.hpp"
#include "pages/structure.hpp"
#include "problem/problem.hpp"
#include "prose/blocks.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"

namespace dawson::pages {

/// Where a row of diagrams may move.
enum class Floating : std::uint8_t { automatic, here, top, page, left, right };

/// Diagram; consecutive ones are in rows of `across`.
struct DiagramInsert {
  problem::Problem problem;
  layout::Caption caption;
  int across = 1;
  std::optional<layout::Style> style;  ///< no value: the default style
  std::string anchor;                  ///< target of indexes and links
  std::vector<DiagramInsert> twins{};  ///< small boards, in rows below it
  std::string source{};                ///< code on its left; empty if there is none
  bool span = false;                   ///< over all columns
  Floating floating = Floating::automatic;
  FigureWords words{};
  std::optional<layout::SquareCode> code{};  ///< below the caption
  bool small_caption = false;                ///< below or beside other diagrams
};

/// Directive that is text: solutions.
struct TextInsert {
  std::vector<prose::Indented> lines;  ///< in small type
  std::size_t columns = 1;
  LayoutKind kind = LayoutKind::line;
  bool as_rows = false;  ///< aligned as rows of diagrams are
};

/// Type of solutions and indexes, as a part of the text size and leading.
inline constexpr double small_type = 0.92;

/// Row of an index.
struct IndexRow {
  prose::Inlines number;  ///< before the name, flush right; empty in an index of names
  prose::Inlines name;
  prose::Inlines places;     ///< at the right edge
  bool opens_group = false;  ///< `name` is the letter or the name of the rows below
};

/// Index, in columns that are as wide as its rows.
struct IndexInsert {
  std::vector<IndexRow> rows;
};

/// Returns `style` with the indents of `line`; their em is that of the style's font.
ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line);

/// Returns `style` for a line of a solution, with the indents of `line` in em of the solutions'
/// size
/// (`narrow`: half an em per level). Ragged with natural spaces if the measure is under 40 em;
/// otherwise justified, unless that needs a space over 1.6 of its natural width.
ParagraphStyle solution_style(ParagraphStyle style, prose::Indented const& line, bool narrow);

/// Returns whether one of the solutions' lines is so deep that less than 10 em of the measure
/// remain.
bool is_narrow(std::vector<prose::Indented> const& lines, ParagraphStyle const& style);

/// Directive that consists of diagrams with text below them: a glossary. The diagrams form rows of
/// their own.
struct GlossaryInsert {
  std::vector<DiagramInsert> diagrams;
  TextInsert below;
};

/// Result of a directive; `std::monostate` if it prints nothing.
using Insert = std::variant<std::monostate, DiagramInsert, TextInsert, IndexInsert, GlossaryInsert,
                            prose::Table>;

/// Row ready to be typeset.
struct DiagramRow {
  std::vector<ComposedDiagram> diagrams;
  std::vector<ComposedDiagram> smaller;  ///< with smaller squares; empty if these are not allowed
  std::vector<std::string> notes;        ///< labels of the notes that its captions call
  std::size_t columns = 1;
};

/// Collects diagrams until their row is full, or until other content comes.
class RowBuilder {
 public:
  struct Waiting {
    DiagramInsert diagram;
    text::Span where;
  };

  /// `down`: number of rows that fill a column; 0: no grid.
  explicit RowBuilder(int down) : down_(down) {}

  bool is_open() const { return rows_.is_open(); }
  /// Returns the number of diagrams in the open row.
  std::size_t count() const { return row_.diagrams.size(); }
  /// Returns whether the open row ends before this diagram, because it belongs to a row of another
  /// kind.
  bool ends_before(DiagramInsert const& diagram) const {
    return rows_.ends_before(diagram.across) ||
           (is_open() && (diagram.span != spans_ || diagram.floating != floating_));
  }
  /// Opens a row of the kind of its first diagram.
  void open(DiagramInsert const& diagram) {
    spans_ = diagram.span;
    floating_ = diagram.floating;
  }
  bool spans() const { return spans_; }
  void set_spans(bool spans) { spans_ = spans; }
  Floating floating() const { return floating_; }

  /// Adds a diagram, and the same with smaller squares if these are allowed; `notes` are the labels
  /// of the notes that its caption calls. Returns whether the row is full.
  bool add(ComposedDiagram diagram, std::optional<ComposedDiagram> smaller,
           std::vector<std::string> notes, int across) {
    std::ranges::move(notes, std::back_inserter(row_.notes));
    row_.diagrams.push_back(std::move(diagram));
    if (smaller) row_.smaller.push_back(*std::move(smaller));
    return rows_.add(across);
  }
  /// Ends the row. One that is not full keeps the columns of the row above it if nothing is between
  /// the two.
  DiagramRow end() {
    row_.columns = rows_.end();
    return std::exchange(row_, {});
  }
  /// Notes that other content comes between the last row and the next.
  void part() { rows_.part(); }

  int down() const { return down_; }
  void set_down(int rows) { down_ = rows; }
  /// Keeps a diagram until the grid ends.
  void wait(DiagramInsert diagram, text::Span where) {
    waiting_.push_back({std::move(diagram), where});
  }
  bool has_waiting() const { return !waiting_.empty(); }
  /// Returns whether the first diagram that waits spans the columns; at least one must wait.
  bool first_waiting_spans() const { return waiting_.front().diagram.span; }
  std::vector<Waiting> take_waiting() { return std::exchange(waiting_, {}); }

 private:
  layout::DiagramRows rows_;
  DiagramRow row_;
  std::vector<Waiting> waiting_;
  int down_;
  bool spans_ = false;
  Floating floating_ = Floating::automatic;
};

/// Adds nodes below the open part. Without a structure every node is 0, and nothing is added.
class Tagger {
 public:
  /// `design` and `structure` must outlive the tagger; `structure` may be null. `part` is the
  /// parent of new parts; 0: a section, which the first of them opens.
  Tagger(Structure* structure, Design const& design, NodeId part = 0)
      : structure_(structure), design_(design), part_(part) {}

  Structure* structure() const { return structure_; }
  NodeId part() const { return part_; }

  /// Adds a node at the end of the open part, or of `within`.
  NodeId add(Role role);
  NodeId add(NodeId within, Role role);
  /// Adds a piece of text with these words at the end of `part`.
  NodeId text_of(NodeId part, std::string_view words);
  /// Returns the node for lines of this kind: a paragraph, an entry of an index, or the node of
  /// `within_text`.
  NodeId text_part(LayoutKind kind);
  /// Adds a heading; `level` is the level as written. The first heading has level 1, and none is
  /// more than one level deeper than the heading before it.
  NodeId heading(int level);
  /// Closes the sections of this level and of deeper ones, and opens a section of this level.
  void open_section(int level);
  /// Returns `label`, followed by a number if earlier headings had the same one.
  std::string unique_label(std::string label);
  /// Adds a figure to the open part; returns 0 for one without words, which is decoration.
  NodeId figure(std::string words);

  /// Adds a diagram: the lines above its board, the board, all other lines.
  void tag(ComposedDiagram& diagram);
  /// Gives `diagram` the nodes of `other`, the same diagram in another size. Returns false if its
  /// caption is split into different pieces.
  static bool tag_as(ComposedDiagram& diagram, ComposedDiagram const& other);

  /// Calls `set`; nodes added by it belong to `part`.
  template <class Set>
  void within(NodeId part, Set const& set) {
    NodeId const outer = std::exchange(part_, part);
    set();
    part_ = outer;
  }
  /// Calls `set`; lines added by it are text of `part`.
  template <class Set>
  void within_text(NodeId part, Set const& set) {
    NodeId const outer = std::exchange(text_part_, part);
    set();
    text_part_ = outer;
  }

 private:
  struct Section {
    int level;  // of its heading
    NodeId node;
  };

  Structure* structure_;
  Design const& design_;
  NodeId part_;
  NodeId text_part_ = 0;               // 0: lines are a paragraph of their own
  std::vector<Section> sections_;      // open sections, each within the one before
  int heading_level_ = 0;              // of the last heading in the structure
  std::map<std::string, int> labels_;  // number of headings that have had each label
};

}  // namespace dawson::pages
