#include "run/weave/page_pictures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>

#include "backend/png.hpp"
#include "run/book/content.hpp"
#include "run/job.hpp"
#include "run/style/piece_sets.hpp"
#include "text/ascii.hpp"
#include "text/content_name.hpp"

namespace dawson::run {
namespace {

constexpr double figurine_square = 4.2;  // millimetres: a line of text at 12 pt
// What men with their rims take of a square.
constexpr layout::Rectangle figurine_frame{0.04, 0.07, 0.92, 0.87};

constexpr double dots = 192;  // to the inch, where CSS has 96

// A number of a PNG's head, its highest byte first.
std::size_t number_at(std::string_view png, std::size_t at) {
  std::size_t out = 0;
  for (char const c : png.substr(at, 4)) out = out << 8U | static_cast<unsigned char>(c);
  return out;
}

constexpr bool not_in_ebooks = false;
constexpr PictureKind picture_kinds[] = {
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".jpeg", "image/jpeg"},
    {".gif", "image/gif"},
    {".svg", "image/svg+xml"},
    {".webp", "image/webp", not_in_ebooks},
    {".avif", "image/avif", not_in_ebooks},
};

}  // namespace

PictureKind const* picture_kind(std::string_view path) {
  std::string const suffix = text::lower_case(std::filesystem::path(path).extension().string());
  auto const* const kind = std::ranges::find(picture_kinds, suffix, &PictureKind::suffix);
  return kind == std::end(picture_kinds) ? nullptr : kind;
}

layout::Scene scene_of_man(chess::Occupant const& man) {
  layout::Scene scene;
  scene.square = figurine_square;
  scene.style = layout::screen_style();
  scene.width = scene.height = 1;
  scene.frame = figurine_frame;
  scene.men.push_back({{0, 0, 1, 1}, man});
  return scene;
}

std::optional<PngPicture> png_picture(Job& job, layout::Scene const& scene,
                                      layout::Typeset const& typeset, PieceSet const* pieces,
                                      backend::PngText const& words,
                                      DiagramContent const* diagram) {
  constexpr std::size_t width = 16, height = 20;  // their places in the file (PNG, 11.2.2)
  auto made = backend::png_diagram(scene, {}, dots, typeset, pictures_of(pieces),
                                   job.sources().limits(), words);
  if (!made) {
    if (diagram) made.error().span = diagram->opening;
    job.report(std::move(made.error()), diagram ? diagram->document : text::at_hand);
    return {};
  }
  std::size_t const wide = number_at(*made, width), high = number_at(*made, height);
  return PngPicture{std::move(*made), (wide + 1) / 2, (high + 1) / 2};
}

std::string asset_name(std::string_view bytes, std::string_view suffix) {
  return fmt::format("chess-{}.{}", text::content_digits(bytes), suffix);
}

std::string asset_address(std::string_view assets, std::string_view name) {
  bool const parted = assets.empty() || assets.ends_with('/');
  return fmt::format("{}{}{}", assets, parted ? "" : "/", name);
}

}  // namespace dawson::run
