// The files that a document names.
#pragma once

#include <string>
#include <vector>

#include "lsp/documents/outline.hpp"

namespace dawson::lsp {

/// A file named by a field or by a command of LaTeX.
struct NamedFile {
  text::Span where;           ///< the name alone
  std::size_t whole_end = 0;  ///< end of the name with the line or format after it
  std::string path;           ///< absolute; empty if the file does not exist
  std::size_t line = 0;       ///< line that is named, from 1; 0 without
};

/// Returns the files that a document of the name `document` names: in the fields whose syntax is a
/// file or a style, in `include`, and in \input and similar commands.
std::vector<NamedFile> named_files(Outline const& outline, std::string const& document);

/// Returns true if values of the syntax are names of files.
bool names_files(problem::Syntax syntax);

}  // namespace dawson::lsp
