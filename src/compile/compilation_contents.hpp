// Contents that a compilation collects from several directives or from other documents (glossaries,
// links below boards, solutions), and the commands of diagram.sty that Dawson typesets.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "compile/collected_contents.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/markup.hpp"
#include "document/tex/syntax.hpp"
#include "text/source.hpp"

namespace dawson::layout {

// Contents of other documents that a book prints: solutions of the last issue, names of a year. For
// the compilation.
//
// Design: these documents are read as books of their own, without reporting findings and without
// typesetting. Their errors are reported when they are typeset themselves.

struct CaptionStyle;
}  // namespace dawson::layout

namespace dawson::run {

class Invocation;

/// Reads the documents and files of problems that a directive names, in a document of markup
/// language `host`. Names are relative to the folder of the file that names them. A LaTeX document
/// is read with the files that it includes, a Markdown document likewise. `usual` are the user's
/// defaults for every document; solutions are printed in `style`. E-FILE: a file cannot be read, or
/// is written in another markup language; W-ISSUE: problems with errors are missing.
Accumulated read_issues(Invocation& invocation, document::FromOthers const& of,
                        document::MarkupLanguage const& markup,
                        document::Settings const& default_value, layout::CaptionStyle const& style,
                        text::Diagnostics& findings);

/// Returns the command of diagram.sty that a directive is (\putsol); no value for a diagram.
std::optional<document::DiagramSty> foreign_command(text::Source const& source,
                                                    document::Directive const& directive);

}  // namespace dawson::run
