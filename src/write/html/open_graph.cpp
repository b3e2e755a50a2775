#include "write/html/open_graph.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/html/inlines.hpp"
#include "session/invocation.hpp"
#include "style/piece_sets.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {
namespace {

constexpr std::string_view behind_scheme = "://";

// Where the path begins, or the end.
std::size_t end_of_host(std::string_view url) {
  std::size_t const host = url.find(behind_scheme) + behind_scheme.size();
  return std::min(url.find_first_of("/?#", host), url.size());
}

std::string meta(std::string_view attribute, std::string_view name, std::string_view content) {
  if (content.empty()) return {};
  return fmt::format("<meta {}=\"{}\" content=\"{}\" />\n", attribute, name,
                     backend::html_text(content));
}

std::string picture(Invocation& invocation, DiagramContent const& diagram,
                    WebPageOptions const& page, layout::Typeset const& typeset) {
  speech::Description const words = diagram.described.value_or(speech::Description());
  auto const made = png_picture(
      invocation, scene_of(diagram, layout::screen_style()), typeset, diagram.design.piece_set,
      {words.name(), std::string(chess::about(words.language).code)}, &diagram);
  if (!made) return {};
  std::string const name = asset_name(made->bytes, "png");
  page.take_image(name, made->bytes);
  return asset_address(page.assets, name);
}

}  // namespace

std::string address_from(std::string_view url, std::string_view address) {
  if (address.find(behind_scheme) != std::string_view::npos) return std::string(address);
  std::size_t const host = end_of_host(url);
  if (address.starts_with("//"))
    return fmt::format("{}{}", url.substr(0, url.find(behind_scheme) + 1), address);
  if (address.starts_with('/')) return fmt::format("{}{}", url.substr(0, host), address);
  std::string_view const path = url.substr(host, url.find_first_of("?#", host) - host);
  std::size_t const folder = path.rfind('/');
  return fmt::format("{}{}{}", url.substr(0, host),
                     folder == std::string_view::npos ? "/" : path.substr(0, folder + 1), address);
}

std::string open_graph(Invocation& invocation, std::string const& url, std::string const& title,
                       DiagramContent const* first, WebPageOptions const& page,
                       layout::Typeset const& typeset) {
  if (url.empty()) return {};
  std::string out = meta("property", "og:title", title) + meta("property", "og:type", "article") +
                    meta("property", "og:url", url);
  if (!first) return out;
  std::string const words = first->described.value_or(speech::Description()).full();
  out += meta("name", "description", words) + meta("property", "og:description", words);
  if (!page.take_image) return out;
  std::string const image = picture(invocation, *first, page, typeset);
  if (image.empty()) return out;
  return out + meta("property", "og:image", address_from(url, image)) +
         meta("property", "og:image:alt", words);
}

}  // namespace dawson::run
