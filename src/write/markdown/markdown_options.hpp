// Options for weaving Markdown.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "backend/markdown_dialect.hpp"
#include "text/chunked_text.hpp"

namespace dawson::run {

enum class Boards : std::uint8_t { svg, png, pdf, tikz };

/// Returns whether boards are drawn for screens.
constexpr bool on_screen(Boards boards) { return boards == Boards::svg || boards == Boards::png; }

struct MarkdownOptions {
  Boards boards = Boards::svg;
  std::string assets;  ///< folder of images as the output names it; "" is its own
  bool embed = false;  ///< images are contained in their addresses (`data:`); there are no assets
  bool draft = false;  ///< directives with errors become visible notes
  /// Markdown flavour of the output; null: the default for SVG and PNG, pandoc for PDF and TikZ.
  backend::MarkdownDialect const* dialect = nullptr;
  /// Receive images, each perhaps several times, and the text of `weave_markdown` in pieces; null:
  /// they are kept until the end.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  text::TakeText take_text{};
};

/// An image, named after its content, so that other images keep their names when one is added or
/// removed.
struct Asset {
  std::string name;
  std::string bytes;
};

}  // namespace dawson::run
