// Documents as HTML pages for the author's preview. No TeX runs.
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

/// Typesets a document in the markup language of `options` for its author's preview: with gaps
/// where directives have errors, without raw HTML, and with ids that later versions keep. `script`
/// is the address of the script; empty: the page contains it. Throws SystemError.
PageInBlocks preview_page(Invocation& invocation, std::string const& file,
                          WeaveOptions const& options, std::string script = {});

}  // namespace dawson::run
