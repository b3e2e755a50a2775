// Contents of other documents that a book prints: solutions of the last issue, names of a year. For
// the compilation.
//
// Design: these documents are read as books of their own, without reporting findings and without
// typesetting. Their errors are reported when they are typeset themselves.
#pragma once

#include <string>
#include <vector>

#include "compile/accumulated.hpp"
#include "document/host.hpp"
#include "document/problems_of_file.hpp"

namespace dawson::layout {
struct CaptionStyle;
}

namespace dawson::run {

class Invocation;

/// Reads the documents and files of problems that a directive names, in a document of markup
/// language `host`. Names are relative to the folder of the file that names them. A LaTeX document
/// is read with the files that it includes, a Markdown document likewise. `usual` are the user's
/// defaults for every document; solutions are printed in `style`. E-FILE: a file cannot be read, or
/// is written in another markup language; W-ISSUE: problems with errors are missing.
Accumulated read_issues(Invocation& invocation, document::FromOthers const& of,
                        document::MarkupLanguage const& host, document::Settings const& usual,
                        layout::CaptionStyle const& style, text::Diagnostics& findings);

}  // namespace dawson::run
