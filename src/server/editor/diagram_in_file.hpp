// A diagram of a document in the board editor: its directive is read from the file, and written
// back into it.
#pragma once

#include <cstddef>
#include <string>

#include "document/markup.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::server {

/// A directive of a file.
struct DiagramInFile {
  std::string body;     ///< its options are fields
  std::string version;  ///< changes with any byte of the file
};

/// Returns the diagram whose directive opens on this line, counted from 1. E-EDIT if there is none,
/// if it is in running text or of diagram.sty, or if it has an error.
text::Result<DiagramInFile> diagram_in_file(text::Source const& file,
                                            document::MarkupLanguage const& markup,
                                            std::size_t line);

/// Returns the bytes of the file with another body for that directive. Its opening is kept, unless
/// it has options: these are fields of the body. All bytes outside of the directive are kept.
/// E-EDIT as above; if the file no longer has this version; if it is not UTF-8; or if a line of the
/// body would end the directive.
text::Result<std::string> with_diagram(text::Source const& file,
                                       document::MarkupLanguage const& markup, std::size_t line,
                                       std::string const& version, std::string const& body);

}  // namespace dawson::server
