#include "run/weave/page_pictures.hpp"

namespace dawson::run {
namespace {

constexpr double figurine_square = 4.2;  // millimetres: a line of text at 12 pt
// What men with their rims take of a square.
constexpr layout::Rectangle figurine_frame{0.04, 0.07, 0.92, 0.87};

}  // namespace

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
