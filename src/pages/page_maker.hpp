// From galleys to pages: cut, filled, with running heads, folios and footnotes.
//
// A booklet comes as galleys, columns of lines and rows of diagrams that are set already, each with
// the footnotes that it calls. A chapter is flows, one below the other, each in so many columns; a
// flow is cut as a whole (page_breaker): chosen one by one, a row of diagrams that does not fit
// leaves a hole that an earlier end would have spared. What is over in a column goes into its
// spaces, as far as these stretch; one that would need more stays short. Where a flow of several
// columns ends above something else they end together: they get as low as their matter allows. Of a
// long flow some forty pages are chosen at once, and the last three of them are held back and
// chosen again with what comes next: memory does not grow with the book, and the seam is not seen.
// Pages go out as they are made.
//
// Contents and references need pages that nobody knows before: the booklet makes them twice
// (run/booklet), and this class does not know of it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pages/compositor/compositor.hpp"
#include "pages/design.hpp"
#include "pages/galley.hpp"
#include "pages/page.hpp"
#include "pages/page_numbers.hpp"
#include "pages/running_heads.hpp"

namespace dawson::pages {

/// Takes pages in their order, each as soon as it is made.
using PageSink = std::function<void(Page&&)>;

/// Where a heading came to stand.
struct HeadingPlace {
  HeadingAt heading;
  std::string page;  ///< as printed
};

/// A page of its own, between `page` and `page end`.
struct OwnPage {
  enum class Vertical : std::uint8_t { spread, top, centre, foot };
  Vertical vertical = Vertical::spread;
  bool head = true, foot = true;
  text::Span where{};
};

/// Makes the pages of a booklet one after the other.
class PageMaker {
 public:
  PageMaker(Design const& design, TypeCase& sorts, BookFacts facts, PageSink sink);

  /// Takes what comes next of the chapter.
  void add(Galley&& galley);
  /// The chapter's end: its last page may stay short.
  void end_chapter();
  /// What comes next stands on a new page; nothing where it does anyhow.
  void end_page();
  /// The same on a right page.
  void end_recto();
  /// The front ends here: what comes next begins the body's numbers.
  void begin_body();
  /// A page by itself begins and ends.
  void begin_own(OwnPage own);
  void end_own();
  /// A page that is made already (a title page): without heads.
  void add_page(Matter matter, std::string flags);
  /// A page of one part of the book, with its heading.
  void add_part(Galley&& heading);
  /// What comes next, a chapter's beginning, is to stand on a right page.
  void begin_recto();

  /// The side and the number of the page that comes next.
  bool next_is_right() const { return numbers_.next_is_right(); }
  /// Pages made so far.
  int pages() const { return numbers_.made() + (open_ ? 1 : 0); }
  std::string const& last_folio() const { return last_folio_; }
  PageNumbers const& numbers() const { return numbers_; }
  /// Pages of anchors, as printed.
  std::map<std::string, std::string> const& anchors() const { return anchors_; }
  std::vector<HeadingPlace> const& headings() const { return headings_; }
  text::Diagnostics const& findings() const { return findings_; }
  /// How many lines there is room for above each diagram at the edge of the measure, by its number,
  /// which finds none below them in its column.
  std::map<std::size_t, std::size_t> const& lines_before() const { return lines_before_; }

 private:
  // A page that is being filled; heights count from the top of the text.
  struct Open {
    Page page;
    double used = 0;                     // by the flows that have ended
    double notes = 0;                    // at the foot, by theirs
    double bottom = 0;                   // of the flow that is being set
    double foot = 0;                     // of its notes
    bool opens = false;                  // a chapter's first
    std::vector<std::size_t> columns{};  // things of the flow
  };

  enum class Ending : std::uint8_t { goes_on, as_it_comes, together };

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
  void set_column(BrokenPage const& broken, std::size_t first_block, int column, double from);
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
  TypeCase& sorts_;
  BookFacts book_;
  PageSink sink_;
  PageNumbers numbers_;
  std::string part_, chapter_, section_;  // in force
  Galley galley_;  // what has not been cut yet; its notes are taken out of it
  std::vector<NoteLine> notes_;
  std::vector<FootNoteLine> note_lines_;  // of `notes_`
  double height_ = 0;
  double grid_gap_ = 0;                    // between the rows of the last column of a grid
  GridRun const* grid_of_last_ = nullptr;  // which grid that is; compared, never looked into
  int columns_;                            // of the flow
  double gap_ = 0;                         // above the flow
  bool opens_ = true;                      // the next page is a chapter's first
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
