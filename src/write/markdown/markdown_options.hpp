// How Markdown is woven.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "backend/markdown_dialect.hpp"
#include "text/chunked_text.hpp"

namespace dawson::run {

enum class Boards : std::uint8_t { svg, png, pdf, tikz };

/// Whether boards look as they do on screens.
constexpr bool on_screen(Boards boards) { return boards == Boards::svg || boards == Boards::png; }

struct MarkdownOptions {
  Boards boards = Boards::svg;
  std::string assets;  ///< the folder of images as the document written names it; "" is its own
  bool embed = false;  ///< images are addresses that hold them; there are no assets
  bool draft = false;  ///< directives in error become visible notes
  /// Whom it is written for; null: whoever reads the boards, pandoc those in PDF and TikZ.
  backend::MarkdownDialect const* dialect = nullptr;
  /// Take images, each perhaps several times, and the text of `weave_markdown` as they come; null:
  /// they are kept until the end.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  text::TakeText take_text{};
};

/// An image, named after its content, so that no other image is renamed when one comes or goes.
struct Asset {
  std::string name;
  std::string bytes;
};

}  // namespace dawson::run
