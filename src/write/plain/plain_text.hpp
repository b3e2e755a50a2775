// A Markdown document as plain text, for e-mail and for screen readers.
#pragma once

#include <string>

#include "write/weave_options.hpp"

namespace dawson::run {

class Compilation;
class Invocation;

struct PlainText {
  std::string text;
  bool complete = true;  ///< no directive has an error
};

/// Writes a document that `invocation` has opened in lines of up to 72 characters: boards in the
/// chess symbols of Unicode, below them what `described` says of them; notes at the end; addresses
/// of links behind their words. All findings are reported. `compilation` (null: the document is one
/// by itself) is that of the documents before it, which go on in this one; who gives it closes it.
PlainText weave_plain_text(Invocation& invocation, text::SourceId source,
                           WeaveOptions const& options, Compilation* compilation = nullptr);

}  // namespace dawson::run
