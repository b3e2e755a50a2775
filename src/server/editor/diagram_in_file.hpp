// A diagram of a document in the board editor: its directive is read from the file, and written
// back into it, or added to it.
#pragma once

#include <cstddef>
#include <optional>
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

/// Returns the line on which the block directive around a line opens; no value if the line is in
/// none. Lines count from 1.
std::optional<std::size_t> opening_around(text::Source const& file,
                                          document::MarkupLanguage const& markup, std::size_t line);

/// A document to which directives have been added.
struct AddedBlocks {
  std::string bytes;
  std::size_t line = 1;  ///< the first of them opens there
};

/// Returns the document with `blocks`, whole directives as a document has them, below a line: in
/// Markdown after its paragraph, in LaTeX after the line, within the environment `document`; after
/// the directive that the line is in. Empty lines separate the blocks from other text. All bytes of
/// the file are kept. E-EDIT if the blocks would be no directives there, such as in a block of
/// code or a comment, or if they contain none.
text::Result<AddedBlocks> with_blocks(text::Source const& file,
                                      document::MarkupLanguage const& markup, std::size_t line,
                                      std::string const& blocks);

}  // namespace dawson::server
