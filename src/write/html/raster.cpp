#include <fmt/format.h>

#include "write/html/html_renderer.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {

using backend::html_text;

// A picture that mail and word processors show as well.
std::string HtmlRenderer::pixels(layout::Scene const& scene, PieceSet const* piece_set,
                                 backend::SvgWords const& words, std::string_view kind,
                                 DiagramContent const* diagram) {
  auto const made =
      png_picture(invocation_, scene, typeset_, piece_set, {words.title, words.language}, diagram);
  complete_ = complete_ && made;
  if (!made) return html_text(words.title);
  std::string const name = asset_name(made->bytes, "png");
  if (options_.take_image) options_.take_image(name, made->bytes);
  return fmt::format(
      "<img class=\"{}\" src=\"{}\" alt=\"{}\" lang=\"{}\" width=\"{}\" height=\"{}\"{} />", kind,
      html_text(asset_address(options_.assets, name)),
      words.decorative ? "" : html_text(words.title), words.language, made->width, made->height,
      words.details.empty() ? "" : fmt::format(" aria-details=\"{}\"", words.details));
}

}  // namespace dawson::run
