// The design of a booklet: paper, margins, columns, type, and how its parts begin.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/templates/template.hpp"
#include "layout/type.hpp"

namespace dawson::pages {

/// The size of a sheet in points.
struct PaperSize {
  double width = 0, height = 0;
  friend bool operator==(PaperSize const&, PaperSize const&) = default;
};

/// A paper by its name ("a4", "A5", "letter", "a5 landscape") or its sides ("170 x 240mm"), 50 to
/// 1,200 mm each; nothing for anything else.
std::optional<PaperSize> read_paper(std::string_view written);

/// The names of papers.
std::vector<std::string> paper_names();

/// A length of PDF's, "18mm" or "1 in", in points; "0" needs no unit. Nothing for anything else.
std::optional<double> read_length(std::string_view written);

/// The lines at the head or the foot of pages; nothing: none is printed.
struct RunningLine {
  std::optional<layout::Template> odd, even;  ///< on right pages, on left ones
  std::optional<layout::Template> first;      ///< on pages that a chapter opens at their top
};

enum class Chapters : std::uint8_t { new_page, recto, run_on };

/// How the diagrams that follow one another stand.
struct DiagramGrid {
  enum class Align : std::uint8_t { centre, edges, left };
  int across = 1;
  int down = 0;                 ///< rows that fill a column; 0: no grid
  std::optional<double> gap{};  ///< between diagrams of a row; nothing: the leading
  Align align = Align::centre;
  bool spread = true;        ///< the rows of a full column reach from its head to its foot
  bool level_heads = false;  ///< the heads of a row begin on one line
};

/// Lengths in points.
struct Design {
  double page_width = 0, page_height = 0;
  double inner = 0,
         outer = 0;    ///< margins: at the fold and away from it; equal in one-sided design
  double top = 0;      ///< to the first line of text; the running head stands above
  int lines = 0;       ///< of text on a page
  double leading = 0;  ///< from baseline to baseline; the grid that all pages share
  int columns = 1;
  double gutter = 0;  ///< between columns
  double bleed = 0;   ///< what is printed around the page and cut off
  bool crop_marks = false;
  bool two_sided = true;

  layout::Font text;
  std::string title_family;        ///< of headings; empty: the text's
  std::optional<double> indent{};  ///< of paragraphs that follow one; nothing: the leading
  double paragraph_space = 0;
  bool ragged = false;
  bool hyphenation = true;
  double letter_fit = 0.02;  ///< by how much letters of justified lines may be wider or narrower
  int initials = 0;          ///< lines of a drop capital; 0: none

  RunningLine head, foot;
  prose::Look head_font, foot_font;
  bool roman_front = false;
  int start = 1;  ///< number of the body's first page, or of the first page of all
  Chapters chapters = Chapters::new_page;
  bool parts = false;       ///< headings of level 1 are parts
  int number_sections = 0;  ///< down to this level below parts
  bool number_figures = false, number_tables = false;
  DiagramGrid grid;
  int floats = 0;         ///< columns that a row of diagrams may be moved by; 0: none
  int contents = 0;       ///< levels of headings in the table of contents; 0: there is none
  int index_columns = 0;  ///< 0: as many as the measure holds, one for short indexes
  std::string language = "en";

  double text_width() const { return page_width - inner - outer; }
  double text_height() const { return lines * leading; }
  double column_width(int of) const { return (text_width() - (of - 1) * gutter) / of; }
  int chapter_level() const { return parts ? 2 : 1; }

  /// From the page's upper edge to the baseline of the head, and of the foot.
  double head_baseline() const;
  double foot_baseline() const;
  /// Whether these stand clear of the text.
  bool has_room_for_head() const;
  bool has_room_for_foot() const;

  /// Left edge of the text on a right page or on a left one.
  double left_of(bool right) const { return right ? inner : outer; }
};

/// The design for a paper: type size and margins such that a line has 60 to 85 letters.
Design design_for(PaperSize paper, bool two_sided);

/// Sets how many lines a page has below `top`, above a margin of `bottom` points at least.
void fill_page(Design& design, double bottom);

/// The lower margin of a paper, points.
double lower_margin(PaperSize paper);

/// A5, which a booklet has unless it says otherwise.
PaperSize usual_paper();

/// The head and the foot that a booklet has unless it says otherwise.
RunningLine usual_head();
RunningLine usual_foot();

/// The heading of a table of contents; English for languages that we do not know.
std::string_view contents_heading(std::string_view language);

}  // namespace dawson::pages
