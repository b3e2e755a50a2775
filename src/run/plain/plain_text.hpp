// A Markdown document as plain text, for e-mail and for screen readers.
#pragma once

#include <string>

#include "run/weave/weave.hpp"

namespace dawson::run {

class Book;
class Job;

struct PlainText {
  std::string text;
  bool complete = true;  ///< no directive has an error
};

/// Writes a document that `job` has opened in lines of up to 72 characters: boards in the chess
/// symbols of Unicode, below them what `described` says of them; notes at the end; addresses of
/// links behind their words. All findings are reported. `book` (null: the document is one by
/// itself) is that of the documents before it, which go on in this one; who gives it closes it.
PlainText weave_plain_text(Job& job, text::SourceId source, WeaveOptions const& options,
                           Book* book = nullptr);

}  // namespace dawson::run
