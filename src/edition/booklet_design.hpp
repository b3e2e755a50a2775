// The design of a booklet as front matter, styles and the command line give it. For editions and
// booklets.
#pragma once

#include "backend/pdf/pdf.hpp"
#include "document/front_matter.hpp"
#include "edition/booklet_options.hpp"
#include "pages/design.hpp"
#include "style/page_style.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

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

/// Returns the design for the keys of pages in force; the options override them. E-STYLE for values
/// that contradict each other, W-MARGIN if a head or a foot has no room.
BookletDesign resolve_design(document::FrontMatter const& front, PageStyle const& style,
                             BookletOptions const& options, text::Diagnostics& findings);

/// Parses the colophon and returns its paragraphs.
std::vector<prose::Inlines> read_colophon(BookletDesign const& design,
                                          document::Settings const& settings,
                                          text::Diagnostics& findings);

}  // namespace dawson::run
