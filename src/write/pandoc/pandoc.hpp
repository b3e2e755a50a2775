// A document in pandoc's own tree, as its filters get it.
#pragma once

#include <string>

#include "write/markdown/markdown_options.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;
struct WovenPandoc {
  std::string json;           ///< the document; empty where `input` is no such JSON
  std::vector<Asset> assets;  ///< each once; none where images stand in their addresses
  bool complete = true;       ///< no directive has an error
};

/// Weaves a document that pandoc gives a filter, which `invocation` has opened as `input`: blocks
/// of code of the class `chess` and code that begins with `chess` are directives, in their order. A
/// class `solutions` beside `chess` is an opening word, the other attributes are options, the id is
/// the label. Captions become paragraphs, boards images of `markdown.boards`, rows tables. Findings
/// are told in a text that is made of the directives, since pandoc keeps no lines. E-JSON: it is no
/// such JSON, of a pandoc before 2.10, or nested too deeply. Without fonts (which is reported)
/// there is no document.
WovenPandoc weave_pandoc(Invocation& invocation, text::SourceId input, WeaveOptions const& options,
                         MarkdownOptions const& markdown);

}  // namespace dawson::run
