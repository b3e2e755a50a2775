// A Markdown document woven: images, or LaTeX for pandoc, in the place of its directives.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "run/setter.hpp"
#include "run/weave/markdown_options.hpp"
#include "run/weave/weave.hpp"

namespace dawson::run {

class Book;

struct WovenMarkdown {
  std::string output;         ///< what `take_text` has not taken
  std::vector<Asset> assets;  ///< what `take_image` has not taken, each once
  bool complete = true;       ///< no directive has an error
};

/// Weaves a Markdown document, which `job` has opened. Text outside of directives is copied byte
/// for byte, but for the blank lines between diagrams that come into one row. All findings are
/// reported to `job`. Without fonts (which is reported) nothing is written. `book` (null: the
/// document is one by itself) is that of the documents before it, which go on in this one; who
/// gives it closes it.
WovenMarkdown weave_markdown(Job& job, text::SourceId source, WeaveOptions const& options,
                             MarkdownOptions const& markdown, Book* book = nullptr);

/// What a woven Markdown document can set.
SetterAbilities abilities_of(Boards boards, backend::MarkdownDialect const* dialect = nullptr);

}  // namespace dawson::run
