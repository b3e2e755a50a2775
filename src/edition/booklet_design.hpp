// The design of a booklet as front matter, styles and the options of the command line give it. For
// editions and booklets.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "backend/pdf/pdf.hpp"
#include "document/front_matter.hpp"
#include "document/settings.hpp"
#include "pages/design.hpp"
#include "style/page_style.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Options for one booklet.
struct BookletOptions {
  document::Settings defaults;            ///< the user's defaults
  std::optional<pages::PaperSize> paper;  ///< no value: as the keys of pages have it, otherwise A5
  /// Prints a table of contents; no value: as the front matter has it.
  std::optional<bool> contents;
  bool one_sided = false;  ///< all pages have the same margins
  /// Places two pages on a sheet of twice the size, in the order for saddle stitching.
  bool impose = false;
  bool page_list = false;       ///< lists the contents of the pages
  bool structure_list = false;  ///< lists the structure of the document
  /// PDF standards that it claims to meet; empty: as the keys of pages have it.
  std::vector<std::string> standards;
  bool draft = false;  ///< directives with errors become notes in the text
  /// Receives the number of pages so far and the part of the source read, from 0 to 1; may be
  /// empty.
  std::function<void(int pages, double part)> progress;
};

/// The design in force for a booklet.
struct BookletDesign {
  pages::Design design;
  bool title_page = false;
  std::optional<bool> quotes_by_language{};  ///< no value: as the style of the captions has it
  std::string font{};                        ///< font family; empty: the default
  bool italics = true;                       ///< if false, bold replaces italics
  backend::PdfClaims claims{};               ///< PDF standards
  text::Span claims_place{};
  std::string colophon{};  ///< Markdown; empty: no colophon
  text::Span colophon_place{};
};

/// Returns how diagrams are aligned in their rows: as `diagrams.align` says, otherwise centred, or
/// at both edges if rows fill a column.
pages::DiagramGrid::Align align_of(PageStyle const& style);

/// Returns the design for the keys of pages in force; the options override them. E-STYLE for values
/// that contradict each other, W-MARGIN if a head or a foot has no room.
BookletDesign resolve_design(document::FrontMatter const& front, PageStyle const& style,
                             BookletOptions const& options, text::Diagnostics& findings);

/// Parses the colophon and returns its paragraphs.
std::vector<prose::Inlines> read_colophon(BookletDesign const& design,
                                          document::Settings const& settings,
                                          text::Diagnostics& findings);

}  // namespace dawson::run
