#include <fmt/format.h>

#include "run/job.hpp"
#include "run/style/piece_sets.hpp"
#include "run/weave/page_pictures.hpp"
#include "run/weave/web_setter.hpp"

namespace dawson::run {

using backend::html_text;

// A picture that mail and word processors show as well.
std::string WebSetter::pixels(layout::Scene const& scene, PieceSet const* pieces,
                              backend::SvgWords const& words, std::string_view kind,
                              DiagramContent const* diagram) {
  auto made = png_picture(scene, typeset_, pictures_of(pieces), job_.sources().limits(),
                          {words.title, words.language});
  if (!made) {
    complete_ = false;
    if (diagram) made.error().span = diagram->opening;
    job_.report(std::move(made.error()), diagram ? diagram->document : text::at_hand);
    return html_text(words.title);
  }
  std::string const name = asset_name(made->bytes, "png");
  if (options_.take_image) options_.take_image(name, made->bytes);
  return fmt::format(
      "<img class=\"{}\" src=\"{}\" alt=\"{}\" lang=\"{}\" width=\"{}\" height=\"{}\"{} />", kind,
      html_text(asset_address(options_.assets, name)),
      words.decorative ? "" : html_text(words.title), words.language, made->width, made->height,
      words.details.empty() ? "" : fmt::format(" aria-details=\"{}\"", words.details));
}

}  // namespace dawson::run
