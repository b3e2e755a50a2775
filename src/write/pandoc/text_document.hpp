// A Markdown document in pandoc's tree, for word processors and layout programs. For the command
// `weave`, which lets pandoc write it.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "write/markdown/markdown_renderer.hpp"
#include "write/pandoc/text_formats.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Compilation;
class Invocation;

/// An image of the document, in the order of the text.
struct PlacedImage {
  std::string name;  ///< of its file
  std::string alt;   ///< plain text
};

/// A document for pandoc.
struct TextDocument {
  /// The document, without the version of the tree; empty without fonts, which is reported.
  std::string json;
  std::vector<Asset> images;  ///< files that pandoc reads, each once
  /// Drawings of boards and pieces, by the names of their images, which are PNG: SVG beside them,
  /// or PDF in their places. Empty if the format holds none.
  std::map<std::string, Asset> drawings;
  std::vector<PlacedImage> placed;
  int contents = 0;      ///< levels of the table of contents that pandoc must make; 0: none
  bool complete = true;  ///< no directive has an error
};

/// Writes a document that `invocation` has opened as pandoc's tree for `format`. Diagrams,
/// solutions and indexes have named styles (`text_styles`), rows of diagrams are tables, pieces in
/// the text are characters of Unicode where it has them. Reports all findings, among them what the
/// format cannot hold (W-FORMAT), and a board that is made smaller (W-WIDE). `compilation` (null:
/// the document is a book by itself) is that of the documents before it, and continues in this one;
/// the caller closes it.
TextDocument make_text_document(Invocation& invocation, text::SourceId source,
                                WeaveOptions const& options, TextFormat const& format,
                                Compilation* compilation = nullptr);

}  // namespace dawson::run
