// Makes pages of a vertical list: breaks it into pages and adds running heads and feet (lines of up
// to three cells, filled with facts of a page), page numbers and footnotes.
//
// Design: a flow is broken as a whole (page_breaker). With pages chosen one by one, a row of
// diagrams that does not fit leaves a gap that an earlier page end would have avoided. Of a long
// flow about forty pages are chosen at once; the last three are held back and chosen again with the
// next ones, so that memory does not grow with the book, and the seam is not visible. Contents and
// references need page numbers that are only known later: the booklet makes its pages twice
// (run/booklet), and this class does not depend on that.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pages/compositor/compositor.hpp"
#include "pages/design.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/page.hpp"
#include "pages/row_lines.hpp"
#include "pages/vertical_list.hpp"
#include "prose/blocks.hpp"

namespace dawson::pages {

/// Facts of a book that appear on its pages.
struct BookFacts {
  std::string title, by, date;
  std::string last_page;  ///< its number as printed; empty while it is unknown
  int chapter_level = 1;  ///< of the headings that running heads print as chapters
};

/// Returns the level of the headings that running heads print as chapters. It is one deeper if the
/// only heading of the chapters' level is the first one, as a title, with several headings below.
int level_in_heads(prose::Blocks const& blocks, Design const& design);

/// Facts of a page; empty: it has no such fact.
struct PageFacts {
  std::string part, chapter, section;  ///< headings without their numbers
  std::string first, last;             ///< printed numbers of diagrams
};

/// Returns whether one of the lines uses the slot.
bool asks_for(RunningLine const& lines, layout::SlotKind kind);

/// Adds a head or a foot, depending on `kind`, with its baseline at `baseline`.
void add_running_line(Page& page, WordCache& sorts, Design const& design,
                      layout::Template const& line, BookFacts const& book, PageFacts const& facts,
                      LayoutKind kind, double baseline);

/// Function that receives pages in order, each as soon as it is made.
using PageSink = std::function<void(Page&&)>;

/// Heading with the page it is on.
struct HeadingPlace {
  HeadingAt heading;
  std::string page;  ///< as printed
};

/// Separate page, between `page` and `page end`.
struct OwnPage {
  enum class Vertical : std::uint8_t { spread, top, centre, foot };
  Vertical vertical = Vertical::spread;
  bool head = true, foot = true;
  text::Span where{};
};

/// Makes the pages of a booklet in order.
class PageMaker {
 public:
  PageMaker(Design const& design, WordCache& sorts, BookFacts facts, PageSink sink);

  /// Adds the next part of the chapter.
  void add(VerticalList&& galley);
  /// Ends the chapter; its last page may be short.
  void end_chapter();
  /// Starts a new page for what comes next; does nothing at the top of a page.
  void end_page();
  /// Ends the page as `end_page` does, and adds a blank page if the next one is a left page.
  void end_recto();
  /// Ends the front matter: the numbers of the body begin with the next page.
  void begin_body();
  /// Begin and end a separate page.
  void begin_own(OwnPage own);
  void end_own();
  /// Adds a page that is already made (a title page), without running heads.
  void add_page(PageContent matter, std::string flags);
  /// Adds a page with the heading of a part of the book.
  void add_part(VerticalList&& heading);
  /// Puts what comes next, the beginning of a chapter, on a right page.
  void begin_recto();

  /// Returns whether the next page is a right page.
  bool next_is_right() const { return numbers_.next_is_right(); }
  /// Returns the number of pages made so far.
  int pages() const { return numbers_.made() + (open_ ? 1 : 0); }
  std::string const& last_folio() const { return last_folio_; }
  PageNumbers const& numbers() const { return numbers_; }
  /// Returns the pages of anchors, as printed.
  std::map<std::string, std::string> const& anchors() const { return anchors_; }
  std::vector<HeadingPlace> const& headings() const { return headings_; }
  text::Diagnostics const& findings() const { return findings_; }
  /// Returns how many lines fit before a diagram at the edge of the measure in the column that has
  /// no room left for the diagram, by number of the diagram.
  std::map<std::size_t, std::size_t> const& lines_before() const { return lines_before_; }

 private:
  // a page being filled; heights are measured from the top of the text
  struct Open {
    Page page;
    double used = 0;                     // by the flows that have ended
    double notes = 0;                    // at the foot, by theirs
    double bottom = 0;                   // of the current flow
    double foot = 0;                     // of its notes
    bool opens = false;                  // a chapter's first
    std::vector<std::size_t> columns{};  // indices of the flow's column items
  };

  enum class Ending : std::uint8_t { continues, as_it_comes, together };

  void begin_flow(int columns, double gap);
  void end_flow(Ending ending);
  void make_columns(Ending ending);
  PageGoal goal_from(double from) const;
  std::vector<BrokenPage> floated(double from);
  std::vector<BrokenPage> broken(double from) const;
  std::vector<BrokenPage> together(BrokenPage const& first, double room) const;
  bool begins_well(std::span<PageItem const> items, std::vector<BrokenPage> const& columns,
                   double from) const;
  double flow_top() const;
  void set_column(BrokenPage const& broken, std::size_t first_block, int column, double from,
                  std::vector<double> tops);
  bool has_text_lines(BrokenPage const& column) const;
  std::optional<std::vector<RowExtent>> rows_alone(BrokenPage const& column,
                                                   std::size_t first_block) const;
  std::vector<std::vector<double>> tops_on_lines(std::span<BrokenPage const> columns,
                                                 std::size_t first_block, double from, bool ends);
  void place_grids(BrokenPage const& broken, std::size_t first_block, std::vector<double>& tops,
                   double room);
  void spread(BrokenPage const& broken, std::vector<double>& tops, double room) const;
  void add_blocks(BrokenPage const& broken, std::size_t first_block, std::vector<double> tops,
                  double left, double top);
  std::size_t add_entries(Page& page, std::size_t first, std::size_t end, double left,
                          double top) const;
  void note_edges(std::vector<BrokenPage> const& columns, std::size_t made, double from);
  std::size_t free_lines(BrokenPage column, double from) const;
  void add_notes(BrokenPage const& broken, double left);
  void drop_made(std::size_t items, std::size_t blocks, std::size_t notes);
  void open_page();
  void finish_page(std::string const& flags);
  void move_own_page();
  void run_heads(Page& page, bool opens_chapter);
  PageFacts facts_of(Page const& page, bool opens_chapter);
  void send(Page&& page, std::string flags);
  void next_on_side(bool right);
  bool at_top() const { return galley_.empty() && !open_; }

  Design const& design_;
  WordCache& sorts_;
  BookFacts book_;
  PageSink sink_;
  PageNumbers numbers_;
  std::string part_, chapter_, section_;  // in force
  VerticalList galley_;  // what has not been broken into pages yet; its notes are moved out of it
  std::vector<NoteLine> notes_;
  std::vector<FootNoteLine> note_lines_;  // of `notes_`
  double height_ = 0;
  double grid_gap_ = 0;  // between the rows of the last column of a grid
  // The grid of these rows; compared only, never dereferenced
  GridRun const* grid_of_last_ = nullptr;
  int columns_;        // of the flow
  double gap_ = 0;     // above the flow
  bool opens_ = true;  // the next page is a chapter's first
  std::optional<Open> open_;
  std::optional<OwnPage> own_;
  int own_pages_ = 0;
  std::string last_folio_;
  std::map<std::string, std::string> anchors_;
  std::vector<HeadingPlace> headings_;
  std::map<std::size_t, std::size_t> lines_before_;
  text::Diagnostics findings_;
};

}  // namespace dawson::pages
