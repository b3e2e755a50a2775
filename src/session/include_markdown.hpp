// Markdown documents that take in others.
#pragma once

#include <string>

#include "session/invocation.hpp"

namespace dawson::run {

/// Opens a Markdown document that the user named, with the text of each file that a block
/// `chess include FILE` names in the place of that block, and so on. All is one document from
/// there: the front matter of the first alone counts. Files, pictures and styles are looked up from
/// the folder of the file that names them. Findings are told where they stand in the files.
/// E-INCLUDE: no file, or a block that stands in a quote or a list; E-CYCLE; W-INCLUDE for front
/// matter that does not count; E-LIMIT for too many of them. Throws SystemError.
text::SourceId open_markdown(Invocation& invocation, std::string const& path);

/// The same of a document that `invocation` has opened.
text::SourceId with_included(Invocation& invocation, text::SourceId master);

}  // namespace dawson::run
