// A Markdown document typeset into a PDF, from the source to the bytes.
#pragma once

#include <string>

#include "edition/booklet_options.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Invocation;

struct Booklet {
  std::string pdf;  ///< empty where there are errors and this is no draft
  int pages = 0;
  std::string page_list;       ///< where it is asked for; as the PDF
  std::string structure_list;  ///< the same
};

/// Typesets a document that `invocation` has opened; all findings are reported to `invocation`. The
/// keys of the front matter that matter: title, subtitle, author, date, language, paper, toc,
/// chapters
/// (`run on`: they do not begin new pages), title page (`false`), font, index columns.
Booklet make_booklet(Invocation& invocation, text::SourceId source, BookletOptions const& options);

}  // namespace dawson::run
