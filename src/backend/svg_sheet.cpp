#include "backend/svg_sheet.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>

#include "backend/svg_canvas.hpp"
#include "backend/svg_words.hpp"
#include "drawing/board.hpp"

namespace dawson::backend {
namespace {

constexpr std::string_view own_id = "\1";  // of an element that has not got it yet

// Each id of the canvas as that of the page.
std::string with_ids(std::string_view text, std::map<std::string, std::string> const& ids) {
  std::string out;
  std::size_t from = 0;
  for (std::size_t at; (at = text.find(svg_id_sign, from)) != std::string_view::npos;) {
    out += text.substr(from, at - from);
    from = text.find_first_of("\")", at);
    auto const known = ids.find(std::string(text.substr(at + 1, from - at - 1)));
    out += known == ids.end() ? std::string(own_id) : known->second;
  }
  return out.append(text.substr(from));
}

}  // namespace

std::string SvgSheet::define(std::string element) {
  auto const [known, is_new] =
      ids_.try_emplace(std::move(element), fmt::format("chess-{}", ids_.size() + 1));
  if (is_new) {
    std::string text = known->first;
    text.replace(text.find(own_id), own_id.size(), known->second);
    definitions_ += text;
  }
  return known->second;
}

std::string SvgSheet::board(layout::Scene const& scene, SvgWords const& words,
                            layout::Typeset const& typeset, drawing::PieceSet const* pieces) {
  return picture(Kind::board, scene, words, typeset, pieces);
}

std::string SvgSheet::man(layout::Scene const& scene, SvgWords const& words,
                          layout::Typeset const& typeset, drawing::PieceSet const* pieces) {
  return picture(Kind::man, scene, words, typeset, pieces);
}

std::string SvgSheet::picture(Kind kind, layout::Scene const& scene, SvgWords const& words,
                              layout::Typeset const& typeset, drawing::PieceSet const* pieces) {
  constexpr bool upright = true;
  SvgCanvas canvas(upright);
  canvas.use_pieces(pieces);
  layout::Rectangle const box = drawing::diagram_box(scene, {});
  drawing::Outline const covered = drawing::ground_of(scene);
  if (kind == Kind::board) canvas.lay_below_men(covered, "shade");
  draw_board(canvas, scene, typeset);

  // A path that is drawn twice in one element is defined, whatever else draws it: the element is
  // the same in each board.
  auto const with_paths = [&](std::string const& text) {
    std::map<std::size_t, SvgCanvas::Path> drawn;
    with_svg_paths(text, [&](std::size_t i) {
      drawn.try_emplace(i, SvgCanvas::Path{canvas.paths()[i].data, 0}).first->second.uses++;
      return std::string();
    });
    return with_svg_paths(text, [&](std::size_t i) {
      SvgCanvas::Path const& path = drawn.at(i);
      if (!is_shared(path)) return fmt::format("<path d=\"{}\"", path.data);
      return fmt::format("<use href=\"#{}\"",
                         define(fmt::format("<path id=\"{}\" d=\"{}\"/>\n", own_id, path.data)));
    });
  };
  std::map<std::string, std::string> ids;
  std::string const body = with_paths(canvas.body());
  for (SvgCanvas::Definition const& one : canvas.definitions())
    ids.emplace(one.name, define(with_ids(with_paths(one.element), ids)));

  std::string const ground = kind == Kind::man
                                 ? ""
                                 : fmt::format("<path d=\"{}\" fill=\"{}\"/>\n", svg::path(covered),
                                               svg::hexadecimal(drawing::style_of(scene).paper));
  std::string out = fmt::format(
      "{} role=\"img\" {}>\n<title>{}</title>\n",
      svg_opening(box, kind == Kind::man ? " class=\"man\"" : " class=\"board\""), svg_line_style,
      words.title.empty() ? "Chess diagram" : svg::escaped(words.title));
  if (!words.description.empty())
    out += fmt::format("<desc>{}</desc>\n", svg::escaped(words.description));
  return out + ground + with_ids(body, ids) + "</svg>";
}

std::string SvgSheet::definitions() const {
  if (definitions_.empty()) return {};
  return fmt::format(
      "<svg class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\" "
      "{}>\n<defs>\n{}</defs>\n</svg>\n",
      svg_line_style, definitions_);
}

}  // namespace dawson::backend
