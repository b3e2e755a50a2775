// E-books: Markdown documents as EPUB 3. For the command `weave`.
#pragma once

#include <string>
#include <vector>

#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;

/// A typeset e-book.
struct Ebook {
  std::string bytes;     ///< EPUB 3; empty without fonts
  bool complete = true;  ///< no directive has an error
};

/// Typesets documents that `invocation` has opened as one e-book, in their order. A chapter begins
/// with each document and each heading of the first level. Text is typeset as in booklets; boards
/// are SVG with their descriptions, and solutions that no directive prints are notes. Title,
/// authors, language, `identifier` and `cover` come from the front matter of the first document.
///
/// Reports all findings: those of booklets, W-IMAGE for pictures that e-books cannot have, W-ALT
/// for a picture without a description, W-WORD for page ends, W-NOTHING if there is no text. The
/// same input and time give the same bytes.
Ebook make_ebook(Invocation& invocation, std::vector<text::SourceId> const& documents,
                 WeaveOptions const& options);

}  // namespace dawson::run
