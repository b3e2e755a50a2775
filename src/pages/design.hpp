// The design of a booklet: paper, margins, type.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/type.hpp"

namespace dawson::pages {

enum class Paper : std::uint8_t { a4, a5, letter };

/// The paper of a name ("a4", "A5", "letter"); nothing for other names.
std::optional<Paper> paper_of(std::string_view name);

/// Their names.
std::vector<std::string> paper_names();

/// Lengths in points.
struct Design {
  double page_width = 0, page_height = 0;
  double inner = 0,
         outer = 0;    ///< margins: at the fold and away from it; equal in one-sided design
  double top = 0;      ///< to the first line of text; the running head stands above
  double head = 0;     ///< from the upper edge to the running head's baseline
  double foot = 0;     ///< from the upper edge to the baseline of a folio at the foot
  int lines = 0;       ///< of text on a page
  double leading = 0;  ///< from baseline to baseline; the grid that all pages share
  layout::Font text;
  double letter_fit = 0.02;  ///< by how much letters of justified lines may be wider or narrower
  bool two_sided = true;
  bool chapters_on_new_pages = true;
  int index_columns = 0;  ///< 0: as many as the measure holds, one for short indexes
  std::string language = "en";

  double text_width() const { return page_width - inner - outer; }
  double text_height() const { return lines * leading; }

  /// Left edge of the text on a page, counted from 1: odd pages are on the right.
  double left(int page) const { return !two_sided || page % 2 == 1 ? inner : outer; }
};

/// The design for a paper: type size and margins such that a line has 60 to 85 letters.
Design design_for(Paper paper, bool two_sided);

/// The paper's size in points.
struct PaperSize {
  double width = 0, height = 0;
};
PaperSize size_of(Paper paper);

/// The heading of a table of contents; English for languages that we do not know.
std::string_view contents_heading(std::string_view language);

}  // namespace dawson::pages
