#include "run/weave/page_pictures.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>

#include "text/ascii.hpp"

namespace dawson::run {
namespace {

constexpr double figurine_square = 4.2;  // millimetres: a line of text at 12 pt
// What men with their rims take of a square.
constexpr layout::Rectangle figurine_frame{0.04, 0.07, 0.92, 0.87};

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

}  // namespace dawson::run
