// Booklets: a Markdown document typeset as a PDF, checked against the standards that it claims and
// for letters that no font has. For the command `booklet`.
#pragma once

#include <string>
#include <string_view>

#include "document/front_matter.hpp"
#include "edition/booklet_design.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

class Invocation;

/// A typeset booklet.
struct Booklet {
  std::string pdf;  ///< empty if there are errors and this is not a draft
  int pages = 0;
  std::string page_list;       ///< list of the pages, if requested; empty when the PDF is
  std::string structure_list;  ///< list of the structure, likewise
};

/// Typesets a document that `invocation` has opened, and reports all findings to `invocation`.
/// These keys of the front matter are used: title, subtitle, author, date, language, paper, toc,
/// chapters (`run on`: they do not begin new pages), title page (`false`), font, index columns.
Booklet make_booklet(Invocation& invocation, text::SourceId source, BookletOptions const& options);

/// Returns W-LETTER for each of `letters`, at its first place in `source`; E-PDF if a PDF standard
/// forbids them (`refused`).
text::Diagnostics missing_letters(std::u32string_view letters, text::Source const& source,
                                  bool refused);

/// Returns E-PDF for everything that the document lacks: a title, alternative texts of pictures
/// (ISO 14289-1, 7.1 and 7.3); also for imposed sheets, which are not tagged, and for pictures in a
/// document that may have only greys.
text::Diagnostics lacking(BookletDesign const& design, document::FrontMatter const& front,
                          prose::Document const& document, bool imposed);

}  // namespace dawson::run
