#include "write/page_pictures.hpp"

#include <fmt/format.h>

#include <cmath>
#include <string>

#include "backend/pictures/raster.hpp"
#include "backend/raster_files.hpp"
#include "compile/content.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"
#include "text/hash.hpp"

namespace dawson::run {
namespace {

constexpr double figurine_square = 4.2;  // millimetres: a line of text at 12 pt
// The part of a square that pieces with their outlines cover.
constexpr layout::Rectangle figurine_frame{0.04, 0.07, 0.92, 0.87};

constexpr double css_dots = 96;  // per inch

}  // namespace

layout::Scene scene_of_piece(chess::SquareContent const& piece) {
  layout::Scene scene;
  scene.square = figurine_square;
  scene.style = layout::screen_style();
  scene.width = scene.height = 1;
  scene.frame = figurine_frame;
  scene.pieces.push_back({{0, 0, 1, 1}, piece});
  return scene;
}

std::optional<PngPicture> png_picture(Invocation& invocation, layout::Scene const& scene,
                                      layout::Typeset const& typeset, PieceSet const* piece_set,
                                      backend::PngText const& words, DiagramContent const* diagram,
                                      double dots) {
  auto made = backend::png_diagram(scene, {}, dots, typeset, pictures_of(piece_set),
                                   invocation.sources().limits(), words);
  if (!made) {
    if (diagram) made.error().span = diagram->opening;
    invocation.report(std::move(made.error()), diagram ? diagram->document : text::at_hand);
    return {};
  }
  backend::RasterSize const size = *backend::png_size(*made);
  auto const shown = [&](std::size_t pixels) {
    return static_cast<std::size_t>(std::ceil(static_cast<double>(pixels) * css_dots / dots));
  };
  return PngPicture{std::move(*made), shown(size.width), shown(size.height)};
}

std::string asset_name(std::string_view bytes, std::string_view suffix) {
  return fmt::format("chess-{}.{}", text::content_digits(bytes), suffix);
}

std::string asset_address(std::string_view assets, std::string_view name) {
  bool const separated = assets.empty() || assets.ends_with('/');
  return fmt::format("{}{}{}", assets, separated ? "" : "/", name);
}

}  // namespace dawson::run
