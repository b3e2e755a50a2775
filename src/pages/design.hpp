// The design of a booklet: paper, margins, columns, type, and the beginnings of its parts.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/templates/template.hpp"
#include "layout/type.hpp"

namespace dawson::pages {

/// Size of a sheet in points.
struct PaperSize {
  double width = 0, height = 0;
  friend bool operator==(PaperSize const&, PaperSize const&) = default;
};

/// Parses a paper: its name ("a4", "A5", "letter", "a5 landscape") or its sides ("170 x 240mm"), 50
/// to 1,200 mm each. Returns no value for anything else.
std::optional<PaperSize> read_paper(std::string_view written);

/// Returns the names of papers.
std::vector<std::string> paper_names();

/// Parses a length with a unit of PDF, "18mm" or "1 in", and returns it in points; "0" needs no
/// unit. Returns no value for anything else.
std::optional<double> read_length(std::string_view written);

/// Lines at the head or the foot of pages; no value: none is printed.
struct RunningLine {
  std::optional<layout::Template> odd, even;  ///< on right pages and on left pages
  std::optional<layout::Template> first;      ///< on pages that begin with a chapter
};

enum class Chapters : std::uint8_t { new_page, recto, run_on };

/// Placement of consecutive diagrams.
struct DiagramGrid {
  enum class Align : std::uint8_t { centre, edges, left };
  /// Rows of a column: from its head to its foot, one after the other from its head, or each at the
  /// head of an equal part of the column.
  enum class Spread : std::uint8_t { foot, top, modules };
  int across = 1;
  int down = 0;  ///< rows that fill a column; 0: no grid
  /// Range of the side of squares that fill a column of `down` rows, in millimetres
  double least_square = 3.5, most_square = 7;
  std::optional<double> gap{};  ///< between diagrams of a row; no value: the leading
  Align align = Align::centre;
  /// The design gives `align`; otherwise boards are in the middle of captions as wide as the cell
  bool align_chosen = false;
  Spread spread = Spread::foot;
  bool level_heads = false;  ///< the heads of a row begin on one line
};

/// Type and place of the headings of chapters.
struct ChapterHeading {
  double size = 0, leading = 0;  ///< points; 0: relative to the text
  int sink = 0;                  ///< lines above it at the top of a page
  layout::Flush align = layout::Flush::left;
};

/// Values of a booklet's pages; lengths in points.
struct Design {
  double page_width = 0, page_height = 0;
  /// Margins: at the fold and opposite it; equal in a one-sided design
  double inner = 0, outer = 0;
  double top = 0;      ///< to the first line of text; the running head is above
  int lines = 0;       ///< of text on a page
  double leading = 0;  ///< from baseline to baseline; the grid that all pages share
  int columns = 1;
  double gutter = 0;  ///< between columns
  double bleed = 0;   ///< printed area around the page that is cut off
  bool crop_marks = false;
  bool two_sided = true;

  layout::Font text;
  std::string title_family;        ///< of headings; empty: the text's
  std::optional<double> indent{};  ///< of paragraphs after another one; no value: the leading
  double paragraph_space = 0;
  bool ragged = false;
  bool hyphenation = true;
  /// Limit for widening or narrowing letters of justified lines, as a share
  double letter_fit = 0.02;
  int initials = 0;                 ///< lines of a drop capital; 0: none
  bool small_caps_opening = false;  ///< the first words of a chapter are in small capitals
  ChapterHeading chapter_heading;
  std::optional<layout::Colour> link_colour{};  ///< no value: links look like other text
  bool link_pages = false;                      ///< the pages of targets are printed after links
  std::optional<layout::Colour> code_background{};
  layout::Flush table_align = layout::Flush::centre;  ///< of tables narrower than the measure

  RunningLine head, foot;
  prose::FontOverride head_font, foot_font;
  bool roman_front = false;
  int start = 1;  ///< number of the body's first page, or of the first page of the file
  Chapters chapters = Chapters::new_page;
  bool parts = false;       ///< headings of level 1 are parts
  int number_sections = 0;  ///< down to this level, counted below parts
  bool number_figures = false, number_tables = false;
  DiagramGrid grid;
  int floats = 0;         ///< columns that a row of diagrams may move; 0: none
  int contents = 0;       ///< levels of headings in the table of contents; 0: no table
  int index_columns = 0;  ///< 0: as many as the measure has room for, one for short indexes
  std::string language = "en";

  double text_width() const { return page_width - inner - outer; }
  double text_height() const { return lines * leading; }
  double column_width(int of) const { return (text_width() - (of - 1) * gutter) / of; }
  int chapter_level() const { return parts ? 2 : 1; }

  /// Return the distance from the upper edge of the page to the baseline of the head, and of the
  /// foot.
  double head_baseline() const;
  double foot_baseline() const;
  /// Return whether these are clear of the text.
  bool has_room_for_head() const;
  bool has_room_for_foot() const;

  /// Returns the left edge of the text on a right page or on a left one.
  double left_of(bool right) const { return right ? inner : outer; }
};

/// Returns the design for a paper: type size and margins such that a line has 60 to 85 letters.
Design design_for(PaperSize paper, bool two_sided);

/// Chooses the number of lines of a page below `top`, above a margin of at least `bottom` points.
void fill_page(Design& design, double bottom);

/// Returns the lower margin of a paper, in points.
double lower_margin(PaperSize paper);

/// Returns A5, the default of booklets.
PaperSize default_paper();

/// Return the default head and foot of a booklet.
RunningLine default_head();
RunningLine default_foot();

/// Returns the heading of a table of contents; English for unknown languages.
std::string_view contents_heading(std::string_view language);

}  // namespace dawson::pages
