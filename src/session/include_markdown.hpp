// Opens Markdown documents together with the documents that they include, for all commands.
#pragma once

#include <string>

#include "session/invocation.hpp"

namespace dawson::run {

/// Opens a Markdown document that the user named, and replaces each block `chess include FILE` by
/// the text of that file, recursively. The result is one document: only the front matter of the
/// first file counts. Files, pictures and styles are looked up relative to the folder of the file
/// that names them. Findings are reported at their places in the files. Reports E-INCLUDE: there is
/// no such file, or the block is in a quote or a list; E-CYCLE; W-INCLUDE for front matter that
/// does not count; E-LIMIT for too many files. Throws SystemError.
text::SourceId open_markdown(Invocation& invocation, std::string const& path);

/// Returns the same for a main file that `invocation` has already opened.
text::SourceId with_included(Invocation& invocation, text::SourceId master);

}  // namespace dawson::run
