#include "run/weave/page_pictures.hpp"

#include <fmt/format.h>

#include <string_view>

#include "prose/plain.hpp"

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

std::string spoken_title(problem::Problem const& problem, bool with_number) {
  std::string out;
  auto const add = [&](std::string const& text) {
    if (!text.empty()) out += (out.empty() ? "" : ", ") + text;
  };
  using problem::FieldId;
  auto const add_field = [&](FieldId field) {
    for (problem::Entry const& entry : problem.all(field)) add(prose::plain(entry.text));
  };
  if (with_number) add_field(FieldId::number);
  for (FieldId const field :
       {FieldId::author, FieldId::title, FieldId::source, FieldId::stipulation})
    add_field(field);
  return out;
}

std::string spoken(std::string const& title, std::string const& words) {
  std::string_view const between =
      title.empty()                                                          ? ""
      : std::string_view(".!?").find(title.back()) != std::string_view::npos ? " "
                                                                             : ". ";
  return fmt::format("{}{}{}", title, between, words);
}

}  // namespace dawson::run
