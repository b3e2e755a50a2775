// Booklets: a Markdown document typeset as a PDF. For the command `booklet`.
#pragma once

#include <string>

#include "edition/booklet_options.hpp"
#include "text/sources.hpp"

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

}  // namespace dawson::run
