// Markdown documents as an e-book.
#pragma once

#include <string>
#include <vector>

#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

struct Ebook {
  std::string bytes;     ///< EPUB 3; empty without fonts
  bool complete = true;  ///< no directive has an error
};

/// Sets documents that `invocation` has opened as one e-book, in their order: a chapter begins with
/// each document and each heading of the first level. What is set is what booklets set; boards are
/// SVG with their words, solutions that no directive prints are notes. Of the front matter of the
/// first document are title, authors, language, `identifier` and `cover`. All findings are
/// reported: those of booklets, W-IMAGE for pictures that e-books cannot have, W-ALT for one that
/// nothing describes, W-WORD for ends of pages, W-NOTHING where there is no text. The same bytes
/// for the same input and time.
Ebook make_ebook(Invocation& invocation, std::vector<text::SourceId> const& documents,
                 WeaveOptions const& options);

}  // namespace dawson::run
