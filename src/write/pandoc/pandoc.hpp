// Weaving of a document in pandoc's own tree, as filters receive it. For the filter for pandoc.
#pragma once

#include <string>

#include "write/markdown/markdown_renderer.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;
struct WovenPandoc {
  std::string json;  ///< the document; empty if `input` is not such JSON
  /// Images, each once; empty if images are contained in their addresses.
  std::vector<Asset> assets;
  bool complete = true;  ///< no directive has an error
};

/// Weaves a document that pandoc passes to a filter and `invocation` has opened as `input`. Code
/// blocks of the class `chess` and code that begins with `chess` are directives, in their order. A
/// class such as `solutions` beside `chess` is the kind of directive, the other attributes are
/// options, the id is the label. Captions become paragraphs, boards images in the format
/// `markdown.boards`, rows tables.
///
/// Findings refer to a text made of the directives, because pandoc keeps no line numbers. E-JSON:
/// not such JSON, made by a pandoc before 2.10, or nested too deeply. Without fonts (which is
/// reported) there is no document.
WovenPandoc weave_pandoc(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         MarkdownOptions const& markdown);

}  // namespace dawson::run
