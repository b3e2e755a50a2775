// What the front matter, styles and the command say of a booklet's design.
#pragma once

#include "backend/pdf/pdf.hpp"
#include "document/front_matter.hpp"
#include "edition/booklet_options.hpp"
#include "pages/design.hpp"
#include "style/page_style.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

struct BookletDesign {
  pages::Design design;
  bool title_page = false;
  std::optional<bool> quotes_by_language{};  ///< nothing: as the styles have it
  std::string font{};                        ///< a family; empty: the usual one
  bool italics = true;                       ///< else what would lean is bold
  backend::PdfClaims claims{};               ///< standards of PDF
  text::Span claims_place{};
  std::string colophon{};  ///< Markdown; empty: there is none
  text::Span colophon_place{};
};

/// The design that the keys of pages in force ask for; the options go
/// before them. E-STYLE for values that do not go together, W-MARGIN where a head or a foot has no
/// room.
BookletDesign resolve_design(document::FrontMatter const& front, PageStyle const& style,
                             BookletOptions const& options, text::Diagnostics& findings);

/// The paragraphs of the colophon.
std::vector<prose::Inlines> read_colophon(BookletDesign const& design,
                                          document::Settings const& settings,
                                          text::Diagnostics& findings);

}  // namespace dawson::run
