// A Markdown document woven: images, or LaTeX for pandoc, in the place of its directives.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "layout/type.hpp"
#include "run/weave.hpp"

namespace dawson::run {

class TexPieceSets;

enum class Boards : std::uint8_t { svg, pdf, tikz };

struct MarkdownOptions {
  Boards boards = Boards::svg;
  std::string assets;  ///< the folder of images as the document written names it; "" is its own
  bool draft = false;  ///< directives in error become visible notes
};

/// An image, named after its content, so that no other image is renamed when one comes or goes.
struct Asset {
  std::string name;
  std::string bytes;
};

struct WovenMarkdown {
  std::string output;
  std::vector<Asset> assets;      ///< each once
  text::Diagnostics diagnostics;  ///< in the order of the source
  bool complete = true;           ///< no directive has an error
};

/// Weaves a Markdown document. Text outside of directives is copied byte for byte, but for the
/// blank lines between diagrams that come into one row. `typeset` sets the letters of images.
/// W-DRAW: code of TikZ's in a diagram that becomes an image.
WovenMarkdown weave_markdown(text::Source const& source, WeaveOptions const& options,
                             MarkdownOptions const& markdown, layout::Typeset const& typeset,
                             TexPieceSets& sets);

}  // namespace dawson::run
