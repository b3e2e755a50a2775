// A Markdown document as plain text, for e-mail and for screen readers.
#pragma once

#include <string>

#include "write/weave_options.hpp"

namespace dawson::run {

class Compilation;
class Invocation;

/// A document as plain text.
struct PlainText {
  std::string text;
  bool complete = true;  ///< no directive has an error
};

/// Writes a document that `invocation` has opened in lines of up to 72 characters. Boards are in
/// the chess symbols of Unicode, with the description of `described` below them; notes are at the
/// end; addresses of links follow their words. Reports all findings. `compilation` (null: the
/// document is a book by itself) is that of the documents before it, and continues in this one; the
/// caller closes it.
PlainText weave_plain_text(Invocation& invocation, text::SourceId source,
                           WeaveOptions const& options, Compilation* compilation = nullptr);

}  // namespace dawson::run
