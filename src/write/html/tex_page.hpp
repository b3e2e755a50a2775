// A LaTeX document as an HTML page, for the author's preview: no TeX runs.
#pragma once

#include <string>

#include "write/html/page.hpp"

namespace dawson::run {

/// Typesets the diagrams, captions and solutions of a LaTeX document and of all files that it
/// includes as in web pages. Text is what `document::shown_tex` understands; other commands are
/// printed as written, in grey. Reports all findings to `invocation`, as weaving does. Without
/// fonts (which is reported) there are no blocks. Throws SystemError.
PageInBlocks weave_tex_page(Invocation& invocation, std::string const& file,
                            WeaveOptions const& options, WebPageOptions const& page);

}  // namespace dawson::run
