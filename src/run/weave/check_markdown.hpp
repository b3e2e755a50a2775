// What `check` reports of a Markdown document, whatever it will become.
#pragma once

#include "run/weave/weave.hpp"

namespace dawson::run {

class Book;
class Job;

/// Reports what all outputs would report of a document: its front matter and its directives,
/// pictures that it names (E-IMAGE, E-LIMIT, W-IMAGE), HTML that is not closed (W-HTML), unknown
/// marks (W-MARKUP), links and notes (W-REFERENCE, W-LINK,
/// W-NOTE). Nothing is drawn. `book` (null: the document is one by itself) is that of the documents
/// before it, which go on in this one; who gives it closes it.
void check_markdown(Job& job, text::SourceId source, WeaveOptions const& options,
                    Book* book = nullptr);

}  // namespace dawson::run
