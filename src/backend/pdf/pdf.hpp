// Writes PDF files: pages with boards, lines of text, links and bookmarks.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pdf/pdf_file.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::pages {
struct Picture;
}

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

/// PDF's limit for each side of a page, in points.
inline constexpr double longest_side = 14400;

/// Standards that a file claims to conform to: ISO 14289-1, and a level of ISO 19005-2 (`B`, `U`,
/// `A`; 0: none), with colours, or only greys.
struct PdfClaims {
  bool ua_1 = false;
  char a_2 = 0;
  bool grey = false;
};

/// Metadata of a file. Empty fields are omitted. Without a time the file contains none, so that the
/// same input gives the same bytes.
struct PdfAbout {
  std::string title, by, subject, keywords;
  std::string language;              ///< "en", "de"
  std::optional<std::int64_t> time;  ///< seconds since 1970, UTC
  PdfClaims claims{};
};

/// Numbering of a run of pages that begins at a page (counted from 0).
struct PageLabels {
  enum class Numerals : std::uint8_t { arabic, roman, none };
  std::size_t first_page = 0;
  Numerals numerals = Numerals::arabic;
  std::string prefix;
  int start = 1;
};

/// File being written. Places on a page have their origin in its upper left corner, y downwards, in
/// points. A page is written, and its memory freed, when the next one is opened.
class Pdf {
 public:
  /// `structure` is the tree to which the matter of pages belongs; it must outlive this object.
  /// Null: the file is not tagged.
  Pdf(Sink sink, PdfAbout about, layout::Typeset typeset,
      pages::Structure const* structure = nullptr);
  ~Pdf();
  Pdf(Pdf const&) = delete;
  Pdf& operator=(Pdf const&) = delete;

  /// Extent of the sheet around the page: all paper, and the printed area that is cut off.
  struct Around {
    double paper = 0, bleed = 0;
  };
  /// Opens a page. Neither side may be longer than `longest_side`.
  void open_page(double width, double height) { open_page(width, height, Around()); }
  /// Opens a page with this extent of the sheet around it.
  void open_page(double width, double height, Around around);

  /// Uses a user's piece set for everything drawn from now on; null: Dawson's. The set must
  /// outlive the file.
  void use_pieces(drawing::PieceSet const* set);

  /// Assigns what is drawn from now on, on this page, to a node of the structure; 0: decoration.
  void belongs_to(pages::NodeId node);

  /// Draws the figure `node`: its board with the lower left corner of its frame at (x, y).
  void figure(pages::NodeId node, layout::Scene const& scene, double x, double y);

  /// Draws the board with the lower left corner of its frame at (x, y).
  void board(layout::Scene const& scene, double x, double y);

  /// Draws the caption of a board that has been drawn.
  void caption(layout::Scene const& scene, layout::PlacedCaption const& caption, double x,
               double y);

  /// Draws text with the start of its baseline at (x, baseline), its letters `scale` times as wide.
  /// Its links are not active: `link` adds them.
  void line(layout::TypeLine const& line, double x, double baseline, double scale = 1,
            WordEnd end = {});

  /// Fills `area`, whose y is its upper edge.
  void fill(layout::Rectangle const& area, layout::Colour colour);

  /// Draws a picture that `load_picture` made, stretched to `area`, whose y is its upper edge.
  void picture(pages::Picture const& picture, layout::Rectangle const& area,
               pages::NodeId node = 0);

  /// Adds a link to a URL, or to a place in this file for "#NAME". The place must be marked before
  /// the end of the file; otherwise the link leads nowhere.
  void link(layout::Rectangle const& area, std::string_view target, pages::NodeId node = 0);

  /// Gives a place on this page a name.
  void mark(std::string_view name, double y);

  /// Adds a bookmark to a place on this page; levels from 1, each at most one deeper than the last.
  void bookmark(int level, std::string_view title, double y);

  /// Sets the page labels of the file.
  void number_pages(std::vector<PageLabels> labels);

  /// Ends the file.
  void close();

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

}  // namespace dawson::backend
