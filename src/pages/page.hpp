// Pages as values: all matter with its place. A back end draws them.
//
// Points are those of PDF, 1/72 inch; x to the right, y downwards, from the upper left corner of
// the page. Before a piece of matter is placed on a page, its own upper left corner is the origin.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "layout/scene.hpp"
#include "layout/type.hpp"
#include "pages/structure.hpp"

namespace dawson::pages {

/// A word or a line of type; `y` is its baseline. Its letters are `scale` times as wide as shaped.
struct TypeAt {
  double x = 0, y = 0;
  std::shared_ptr<layout::Shaped const> shaped;
  double scale = 1;
  NodeId node = 0;  ///< node of its text
  Behind behind = Behind::nothing;
  bool divided = false;  ///< its last sign is a hyphen inserted at the end of a line
};

/// A black (or grey) rectangle: a rule, an underline, a line through struck text.
struct RuleAt {
  double x = 0, y = 0, width = 0, height = 0;
  double grey = 0;  ///< 0 black, 1 white
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

/// Kinds of matter in a list of a page. The things of a column come first, then heads, matter,
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

/// Thing with its place, kept only for lists of pages.
struct LayoutItem {
  LayoutKind kind = LayoutKind::line;
  double x = 0, y = 0, width = 0, height = 0;  ///< from its upper left corner
  std::string text;                            ///< what is printed
  std::string more = {};                       ///< words and `key=value`, separated by spaces
};

/// Extends a thing's box to include another thing.
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

}  // namespace dawson::pages
