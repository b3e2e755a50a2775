#include "backend/svg_sheet.hpp"

#include <fmt/format.h>

#include <utility>

#include "backend/svg_canvas.hpp"
#include "backend/svg_words.hpp"
#include "drawing/board.hpp"

namespace dawson::backend {

std::string const& SvgSheet::id_of(std::size_t number) {
  auto const known = ids_.find(number);
  if (known != ids_.end()) return known->second;
  std::string drawn, element;
  append(drawn, drawings_[number],
         [&](std::size_t used) { return used == SvgDrawn::own ? std::string() : id_of(used); });
  std::string const own = new_id_(drawn);
  append(element, drawings_[number],
         [&](std::size_t used) { return used == SvgDrawn::own ? own : id_of(used); });
  definitions_ += element;
  return ids_.emplace(number, own).first->second;
}

std::string SvgSheet::board(layout::Scene const& scene, SvgWords const& words,
                            layout::Typeset const& typeset, drawing::PieceSet const* piece_set) {
  return picture(Kind::board, scene, words, typeset, piece_set);
}

std::string SvgSheet::played_board(layout::Scene const& scene, SvgWords const& words,
                                   layout::Typeset const& typeset,
                                   drawing::PieceSet const* piece_set) {
  return picture(Kind::played, scene, words, typeset, piece_set);
}

std::string SvgSheet::standing(layout::Scene const& scene, layout::Typeset const& typeset,
                               drawing::PieceSet const* piece_set) {
  constexpr bool in_page = true;
  SvgCanvas canvas(drawings_, drawing::style_of(scene), piece_set, in_page);
  draw_board(canvas, scene, typeset);
  SvgDrawn drawn = canvas.take();
  if (drawn.text == fmt::format("<use href=\"#{}\"/>\n", SvgDrawn::id))
    return id_of(drawn.uses.front());
  drawn.text = fmt::format("<g id=\"{}\">\n{}</g>\n", SvgDrawn::id, drawn.text);
  drawn.uses.insert(drawn.uses.begin(), SvgDrawn::own);
  return id_of(drawings_.define(std::move(drawn)));
}

std::string SvgSheet::piece(layout::Scene const& scene, SvgWords const& words,
                            layout::Typeset const& typeset, drawing::PieceSet const* piece_set) {
  return picture(Kind::piece, scene, words, typeset, piece_set);
}

std::string SvgSheet::picture(Kind kind, layout::Scene const& scene, SvgWords const& words,
                              layout::Typeset const& typeset, drawing::PieceSet const* piece_set) {
  constexpr bool in_page = true;
  layout::Style const style = drawing::style_of(scene);
  SvgCanvas canvas(drawings_, style, piece_set, in_page);
  layout::Rectangle const box = drawing::diagram_box(scene, {});
  if (kind == Kind::played) canvas.set_pieces_apart();
  if (!of_xml_) canvas.set_printed();
  if (kind != Kind::piece) {
    drawing::Outline covered = drawing::ground_of(scene);
    canvas.fill(covered, style.paper);
    canvas.lay_below_pieces(std::move(covered), "shade");
  }
  draw_board(canvas, scene, typeset);
  std::string const name_space(this->name_space());
  std::string out =
      svg_opening(box, name_space + (kind == Kind::piece ? " class=\"man\"" : " class=\"board\""));
  out += words.decorative ? " aria-hidden=\"true\">\n" : said(words);
  append(
      out, canvas.take(), [&](std::size_t used) -> auto const& { return id_of(used); });
  return out + "</svg>";
}

// The end of the opening, and what is heard of the picture.
std::string SvgSheet::said(SvgWords const& words) {
  std::string const language = svg::escaped(words.language), title = svg::escaped(words.title);
  std::string out = " role=\"img\"";
  if (!language.empty()) out += fmt::format(" lang=\"{}\"", language);
  if (!words.details.empty()) out += fmt::format(" aria-details=\"{}\"", words.details);
  if (words.description.empty()) return out + fmt::format(">\n<title>{}</title>\n", title);
  std::string const id = new_id_(words.description);
  return out + fmt::format(
                   " aria-labelledby=\"{0}-t\" aria-describedby=\"{0}-d\">\n"
                   "<title id=\"{0}-t\">{1}</title>\n<desc id=\"{0}-d\">{2}</desc>\n",
                   id, title, svg::escaped(words.description));
}

std::string_view SvgSheet::name_space() const {
  return of_xml_ ? " xmlns=\"http://www.w3.org/2000/svg\"" : "";
}

std::string SvgSheet::definitions() const {
  if (definitions_.empty()) return {};
  return fmt::format(
      "<svg{} class=\"definitions\" width=\"0\" height=\"0\" aria-hidden=\"true\">\n"
      "<defs>\n{}</defs>\n</svg>\n",
      name_space(), definitions_);
}

}  // namespace dawson::backend
