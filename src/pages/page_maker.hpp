// From galleys to pages: cut, filled, with running heads, folios and footnotes.
//
// A booklet comes as galleys, columns of lines and rows of diagrams that are set already, each with
// the footnotes that it calls. Where pages end is chosen for a chapter as a whole (page_breaker):
// chosen page by page, a row of diagrams that does not fit leaves a hole that an earlier end would
// have spared. What is over on a page goes into its spaces, as far as these stretch; a page that
// would need more stays short. Of a long chapter some forty pages are chosen at once, and the last
// three of them are held back and chosen again with what comes next: memory does not grow with the
// book, and the seam is not seen. Pages go out as they are made.
//
// Contents and references need pages that nobody knows before: the booklet makes them twice
// (run/booklet), and this class does not know of it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "pages/compositor/compositor.hpp"
#include "pages/design.hpp"
#include "pages/galley.hpp"
#include "pages/page.hpp"

namespace dawson::pages {

/// Takes pages in their order, each as soon as it is made.
using PageSink = std::function<void(Page&&)>;

/// Where a heading came to stand.
struct HeadingPlace {
  HeadingAt heading;
  int page = 0;  ///< counted from 1
};

/// Makes the pages of a booklet one after the other. A chapter is cut as a whole; a chapter of very
/// many pages in stretches, so that memory does not grow with it.
class PageMaker {
 public:
  PageMaker(Design const& design, TypeCase& sorts, std::string title, PageSink sink);

  /// Takes what comes next of the chapter.
  void add(Galley&& galley);
  /// The chapter's end: its last page may stay short.
  void end_chapter();
  /// A page that is made already (a title page): without a running head.
  void add_page(Matter matter);

  /// Pages made so far.
  int pages() const { return pages_; }
  /// Pages of anchors, counted from 1.
  std::map<std::string, int> const& anchors() const { return anchors_; }
  std::vector<HeadingPlace> const& headings() const { return headings_; }
  text::Diagnostics const& findings() const { return findings_; }

 private:
  void make_pages(bool to_end);
  void make_page(BrokenPage const& broken, std::size_t first_block, bool opens_chapter);
  std::size_t add_columns(Page& page, std::size_t first, std::size_t end, double left,
                          double top) const;
  void add_notes(Page& page, BrokenPage const& broken, double left) const;
  void run_heads(Page& page, bool opens_chapter);
  void finish(Page&& page);

  Design const& design_;
  TypeCase& sorts_;
  std::string title_;
  std::string chapter_;  // title of the chapter, for the running head
  PageSink sink_;
  Galley galley_;  // what has not been cut yet; its notes are taken out of it
  std::vector<NoteLine> notes_;
  std::vector<FootNoteLine> note_lines_;  // of `notes_`
  double height_ = 0;
  bool opens_ = true;  // the next page is a chapter's first
  int pages_ = 0;
  std::map<std::string, int> anchors_;
  std::vector<HeadingPlace> headings_;
  text::Diagnostics findings_;
};

}  // namespace dawson::pages
