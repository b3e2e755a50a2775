// A LaTeX document as a page of HTML, for who writes it: no TeX runs.
#pragma once

#include <string>

#include "write/html/page.hpp"

namespace dawson::run {

/// Sets the diagrams, captions and solutions of a LaTeX document and all that it takes in as those
/// of pages are set; its text as `document::shown_tex` understands it, other commands as they are
/// written, in grey. All findings are reported to `invocation`, as weaving does. Without fonts
/// (which is reported) there are no blocks. Throws SystemError.
PageInBlocks weave_tex_page(Invocation& invocation, std::string const& file,
                            WeaveOptions const& options, WebPageOptions const& page);

}  // namespace dawson::run
