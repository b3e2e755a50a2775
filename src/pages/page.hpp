// Pages as values: all matter with its place, the numbers of pages, the sheet around a page with
// its crop marks, and a table of placed matter for tests and debugging.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "layout/scene.hpp"
#include "layout/type.hpp"
#include "pages/design.hpp"
#include "pages/structure.hpp"
#include "text/spelled_values.hpp"

namespace dawson::pages {

/// A word or a line of type; `y` is its baseline. Its letters are `scale` times as wide as shaped.
struct TypeAt {
  double x = 0, y = 0;
  std::shared_ptr<layout::Shaped const> shaped;
  double scale = 1;
  NodeId node = 0;  ///< node of its text
  After after = After::nothing;
  bool divided = false;  ///< its last sign is a hyphen inserted at the end of a line
};

/// A rectangle below the text: a rule, a line through struck text, the background of code.
struct RuleAt {
  double x = 0, y = 0, width = 0, height = 0;
  layout::Colour colour = layout::black;
};

/// Board; (x, y) is the lower left corner of its frame.
struct BoardAt {
  double x = 0, y = 0;
  std::shared_ptr<layout::Scene const> scene;
  NodeId node = 0;  ///< a figure
};

/// Picture that the back end has loaded, with its natural size.
struct Picture {
  double width = 0, height = 0;
  virtual ~Picture() = default;
};

/// Returns the scale at which a picture is printed: `part` of `width` wide (0: natural size), and
/// never wider or higher than `width` and `height` (in points).
double scale_of(Picture const& picture, double part, double width, double height);

/// Picture, stretched to the rectangle.
struct PictureAt {
  double x = 0, y = 0, width = 0, height = 0;
  std::shared_ptr<Picture const> picture;
  NodeId node = 0;  ///< a figure
};

/// Rectangle with a link to a URL, or to `#LABEL`.
struct LinkAt {
  double x = 0, y = 0, width = 0, height = 0;
  std::string target;
  NodeId node = 0;  ///< a link, or none
};

/// Target of links, references and indexes.
struct AnchorAt {
  double y = 0;
  std::string label;
};

/// Heading: an entry of the outline and of the table of contents, and text of running heads.
struct HeadingAt {
  double y = 0;
  int level = 1;
  std::string label;  ///< of its anchor
  std::string title;  ///< plain text
  prose::Inlines inlines;
  std::string number{};  ///< "1.2", printed before it; empty if it has none

  /// Returns the title after its number, for lists.
  std::string listed() const { return number.empty() ? title : number + " " + title; }
};

/// Kinds of matter in a list of a page. The items of a column come first, then heads, matter,
/// notes, feet, crop marks.
enum class LayoutKind : std::uint8_t {
  column,
  head,
  heading,
  line,
  label,
  initial,
  code,
  contents,
  index,
  solution,
  row,
  diagram,
  board,
  caption,
  picture,
  tr,
  rule,
  noterule,
  note,
  foot,
  mark
};

/// Item with its place, kept only for lists of pages.
struct LayoutItem {
  LayoutKind kind = LayoutKind::line;
  double x = 0, y = 0, width = 0, height = 0;  ///< from its upper left corner
  std::string text;                            ///< what is printed
  std::string more = {};                       ///< words and `key=value`, separated by spaces
};

/// Extends an item's box to include another item.
void cover(LayoutItem& thing, LayoutItem const& other);

/// Composed matter: a line, a row of diagrams, a page.
struct PageContent {
  std::vector<TypeAt> type;
  std::vector<RuleAt> rules;
  std::vector<BoardAt> boards;
  std::vector<PictureAt> pictures;
  std::vector<LinkAt> links;
  std::vector<AnchorAt> anchors;
  std::vector<HeadingAt> headings;
  std::vector<LayoutItem> things;  ///< in reading order; empty unless requested

  /// Adds `other`, moved by (dx, dy).
  void add(PageContent const& other, double dx, double dy);
  /// Makes the matter decoration: its content has been read elsewhere.
  void forget_nodes();
};

struct Page {
  PageContent matter;
  int sheet = 0;        ///< number in the file, from 1
  std::string folio;    ///< the page's number as printed: "iv", "12"
  bool right = true;    ///< side of the page
  std::string flags{};  ///< "title", "part", "blank", "first", "last" ..., separated by spaces
};

class PageNumbers {
 public:
  /// `roman_front`: the front is numbered i, ii, ..., and the body begins with `start`; otherwise
  /// the first page of the file has number `start`.
  PageNumbers(bool roman_front, int start, bool two_sided)
      : roman_(roman_front), two_sided_(two_sided), start_(start), next_(roman_front ? 1 : start) {}

  bool next_is_right() const { return !two_sided_ || next_ % 2 == 1; }
  bool two_sided() const { return two_sided_; }
  /// Return the number of pages made so far, and the number of the next one as printed.
  int made() const { return made_; }
  std::string next() const { return roman_ ? text::roman(next_) : std::to_string(next_); }
  /// Counts a page that has been made.
  void count() { ++made_, ++next_; }

  /// Returns whether the first page of the body, if it comes next, would be on the same side as the
  /// page before it: then a page of the front has to come between them.
  bool body_meets_side() const {
    return roman_ && two_sided_ && made_ > 0 && (next_ - 1) % 2 == start_ % 2;
  }
  /// Begins the numbers of the body with the next page, after a Roman front.
  void begin_body() {
    if (!roman_) return;
    roman_ = false;
    next_ = start_;
    runs_.push_back({made_, start_});
  }

  /// Start of a run of body numbers: number of pages before it, and its first number.
  struct Run {
    int pages = 0, number = 1;
  };
  std::vector<Run> const& body() const { return runs_; }

 private:
  bool roman_, two_sided_;
  int start_, next_, made_ = 0;
  std::vector<Run> runs_;
};

/// Returns the width of the sheet around the page on each side, in points.
double margin_of_sheet(Design const& design);

/// Returns the marks at the corners, from the page's upper left one; none unless the design has
/// them.
std::vector<LayoutItem> crop_marks(Design const& design);

/// Returns the lines of a page with eight fields separated by tabs: page counted from 1, kind, x,
/// y, width and height in millimetres from the upper left corner of the page, text, further data.
/// The items of the page must have been kept (`WordCache::keep_words`).
std::string page_list(Page const& page, Design const& design);

}  // namespace dawson::pages
