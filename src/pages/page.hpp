// Pages as values: what stands where. Drawing them is a back end's business.
//
// Points are those of PDF, 1/72 inch; x to the right, y downwards, from the upper left corner of
// the page or, before a piece of matter is placed on one, of that piece.
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
  NodeId node = 0;  ///< that it is text of
  Behind behind = Behind::nothing;
  bool divided = false;  ///< its last sign is a hyphen that the end of a line has put in
};

/// A black (or grey) rectangle: a rule, an underline, a line through struck text.
struct RuleAt {
  double x = 0, y = 0, width = 0, height = 0;
  double grey = 0;  ///< 0 black, 1 white
};

/// A board; (x, y) is the lower left corner of its frame.
struct BoardAt {
  double x = 0, y = 0;
  std::shared_ptr<layout::Scene const> scene;
  NodeId node = 0;  ///< a figure
};

/// A picture that the back end has loaded, and the size it has of its own.
struct Picture {
  double width = 0, height = 0;
  virtual ~Picture() = default;
};

/// By how much a picture is set smaller or larger: `part` of `width` wide (0: as it is) and never
/// wider or higher than these (points).
double scale_of(Picture const& picture, double part, double width, double height);

/// A picture, stretched to the rectangle.
struct PictureAt {
  double x = 0, y = 0, width = 0, height = 0;
  std::shared_ptr<Picture const> picture;
  NodeId node = 0;  ///< a figure
};

/// A rectangle that leads elsewhere: a URL, or `#LABEL`.
struct LinkAt {
  double x = 0, y = 0, width = 0, height = 0;
  std::string target;
  NodeId node = 0;  ///< a link, or none
};

/// A place that links, references and indexes lead to.
struct AnchorAt {
  double y = 0;
  std::string label;
};

/// A heading: an entry of the outline and of the table of contents, and what running heads show.
struct HeadingAt {
  double y = 0;
  int level = 1;
  std::string label;  ///< of its anchor
  std::string title;  ///< plain text
  prose::Inlines inlines;
  std::string number{};  ///< "1.2", that is printed before it; empty without

  /// The title behind its number, as lists have it.
  std::string listed() const { return number.empty() ? title : number + " " + title; }
};

/// What stands on a page, as lists of it name it; in a page's list those of a column come first,
/// then heads, matter, notes, feet, crop marks.
enum class ThingKind : std::uint8_t {
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

/// A thing as it was placed, kept where somebody asks what stands where.
struct Thing {
  ThingKind kind = ThingKind::line;
  double x = 0, y = 0, width = 0, height = 0;  ///< from its upper left corner
  std::string text;                            ///< what is printed
  std::string more = {};                       ///< words and `key=value`, parted by blanks
};

/// Makes a thing's box hold another one too.
void cover(Thing& thing, Thing const& other);

/// Composed matter: a line, a row of diagrams, a page.
struct Matter {
  std::vector<TypeAt> type;
  std::vector<RuleAt> rules;
  std::vector<BoardAt> boards;
  std::vector<PictureAt> pictures;
  std::vector<LinkAt> links;
  std::vector<AnchorAt> anchors;
  std::vector<HeadingAt> headings;
  std::vector<Thing> things;  ///< in reading order; none unless asked for

  /// Adds `other`, moved by (dx, dy).
  void add(Matter const& other, double dx, double dy);
  /// Makes it something that only decorates: what stands here has been read elsewhere.
  void forget_nodes();
};

struct Page {
  Matter matter;
  int sheet = 0;        ///< of the file, from 1
  std::string folio;    ///< the page's number as printed: "iv", "12"
  bool right = true;    ///< its side
  std::string flags{};  ///< "title", "part", "blank", "first", "last" ..., parted by blanks
};

}  // namespace dawson::pages
