// What a book prints of other documents: last month's solutions, the names of a year. They are read
// as books of their own, in silence, and nothing of them is set; whoever sets them says what is
// wrong there.
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

/// Reads the documents and files of problems that a directive of a document, written in `host`,
/// names, from the folder of the file that names them: a LaTeX document with all that it takes in,
/// a Markdown document with what it includes. `usual` are the user's defaults for every document;
/// solutions are printed in `style`. E-FILE: it cannot be read, or is written in another host;
/// W-ISSUE: problems of it that have errors are missing.
Accumulated read_issues(Invocation& invocation, document::FromOthers const& of,
                        document::Host const& host, document::Settings const& usual,
                        layout::CaptionStyle const& style, text::Diagnostics& findings);

}  // namespace dawson::run
