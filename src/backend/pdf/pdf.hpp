// PDF files: pages with boards, lines of text, links and bookmarks.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pdf/pdf_file.hpp"
#include "backend/pdf/word_end.hpp"
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

/// PDF's limit for either side of a page, points.
inline constexpr double longest_side = 14400;

/// Standards that a file claims to keep: ISO 14289-1, and one of ISO 19005-2 (`B`, `U`, `A`; 0:
/// none), with its colours, or greys alone.
struct PdfClaims {
  bool ua_1 = false;
  char a_2 = 0;
  bool grey = false;
};

/// What a file says of itself. Empty fields are left out; without a time there is none, so that the
/// same input gives the same bytes.
struct PdfAbout {
  std::string title, by, subject, keywords;
  std::string language;              ///< "en", "de"
  std::optional<std::int64_t> time;  ///< seconds since 1970, UTC
  PdfClaims claims{};
};

/// How a run of pages is numbered, from a page (counted from 0) on.
struct PageLabels {
  enum class Numerals : std::uint8_t { arabic, roman, none };
  std::size_t first_page = 0;
  Numerals numerals = Numerals::arabic;
  std::string prefix;
  int start = 1;
};

/// A file in the making. Places on a page have their origin in its upper left corner, y downwards,
/// points. Pages are written when the next one is opened, and forgotten.
class Pdf {
 public:
  /// `structure`, which outlives it, is what the pages are parts of; null: the file is not tagged.
  Pdf(Sink sink, PdfAbout about, layout::Typeset typeset,
      pages::Structure const* structure = nullptr);
  ~Pdf();
  Pdf(Pdf const&) = delete;
  Pdf& operator=(Pdf const&) = delete;

  /// What the sheet has around the page: of paper in all, and of what is printed and cut off.
  struct Around {
    double paper = 0, bleed = 0;
  };
  /// Neither side may be longer than `longest_side`.
  void open_page(double width, double height) { open_page(width, height, Around()); }
  void open_page(double width, double height, Around around);

  /// Figures of the user's own for all that is drawn from here on; null: Dawson's. The set outlives
  /// the file.
  void use_pieces(drawing::PieceSet const* set);

  /// What is drawn from here on, on this page, belongs to that node of the structure; 0: it
  /// decorates.
  void belongs_to(pages::NodeId node);

  /// The figure `node`: its board with the lower left corner of its frame at (x, y).
  void figure(pages::NodeId node, layout::Scene const& scene, double x, double y);

  /// The board with the lower left corner of its frame at (x, y).
  void board(layout::Scene const& scene, double x, double y);

  /// The caption of a board that is there.
  void caption(layout::Scene const& scene, layout::PlacedCaption const& caption, double x,
               double y);

  /// Text with its baseline's start at (x, baseline), its letters `scale` times as wide. Its links
  /// are not made active: `link` does that.
  void line(layout::TypeLine const& line, double x, double baseline, double scale = 1,
            WordEnd end = {});

  /// `area`: its y is its upper edge.
  void fill(layout::Rectangle const& area, layout::Colour colour);

  /// A picture that `load_picture` made, stretched to `area`: its y is its upper edge.
  void picture(pages::Picture const& picture, layout::Rectangle const& area,
               pages::NodeId node = 0);

  /// An area that leads to a URL, or to a place of this file for "#NAME"; which must be marked
  /// before the end, otherwise the area leads nowhere.
  void link(layout::Rectangle const& area, std::string_view target, pages::NodeId node = 0);

  /// Gives a place on this page a name.
  void mark(std::string_view name, double y);

  /// A bookmark to a place on this page; levels from 1, none more than one deeper than the last.
  void bookmark(int level, std::string_view title, double y);

  void number_pages(std::vector<PageLabels> labels);

  /// Ends the file.
  void close();

 private:
  struct Content;
  std::unique_ptr<Content> content_;
};

}  // namespace dawson::backend
