#include "backend/svg.hpp"

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "backend/svg_canvas.hpp"
#include "backend/svg_words.hpp"
#include "drawing/board.hpp"
#include "text/hash.hpp"

namespace dawson::backend {

// Writes SVG documents. Repeated drawings are defined once; ids get a part that is unique to the
// file when its contents are complete.

namespace {

using svg::escaped;

std::string prefix_of(std::uint64_t hash) {
  constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string out = "d";
  for (int i = 0; i < 6; ++i, hash /= digits.size()) out += digits[hash % digits.size()];
  return out + "-";
}

// Appends the definitions that `number` uses, and then its own, unless they are in `defined`
// already.
void define(SvgDrawings const& drawings, std::size_t number,
            std::map<std::size_t, std::size_t>& places, std::vector<std::size_t>& defined) {
  if (number == SvgDrawn::own || places.contains(number)) return;
  for (std::size_t const used : drawings[number].uses) define(drawings, used, places, defined);
  places.emplace(number, defined.size() + 1);
  defined.push_back(number);
}

// Returns the opening tag, title and description; their ids begin with `prefix`.
std::string head(layout::Rectangle const& box, SvgWords const& words, std::optional<double> wide,
                 std::string_view prefix) {
  std::string out = svg_opening(box, " xmlns=\"http://www.w3.org/2000/svg\"", wide);
  bool const described = !words.description.empty();
  if (words.decorative) {
    out += " aria-hidden=\"true\"";
  } else {
    out += " role=\"img\"";
    if (!words.language.empty())
      out += fmt::format(" lang=\"{0}\" xml:lang=\"{0}\"", escaped(words.language));
    out += fmt::format(" aria-labelledby=\"{}t\"", prefix);
    if (described) out += fmt::format(" aria-describedby=\"{}d\"", prefix);
  }
  out += fmt::format(" {}>\n", svg_line_style);
  if (!words.decorative)
    out += fmt::format("<title id=\"{}t\">{}</title>\n", prefix, escaped(words.title));
  if (!words.decorative && described)
    out += fmt::format("<desc id=\"{}d\">{}</desc>\n", prefix, escaped(words.description));
  if (!words.position.empty())
    out += fmt::format("<metadata>{}</metadata>\n", escaped(words.position));
  return out;
}

// Returns the whole document. Its ids are unique to this file, since a page can contain several.
std::string document(layout::Rectangle const& box, SvgWords const& words,
                     std::optional<double> wide, SvgDrawings const& drawings,
                     SvgDrawn const& drawn) {
  std::map<std::size_t, std::size_t> places;
  std::vector<std::size_t> defined;
  for (std::size_t const used : drawn.uses) define(drawings, used, places, defined);
  std::uint64_t hash = text::fnv1a(drawn.text, text::fnv1a(head(box, words, wide, {})));
  for (std::size_t const number : defined) hash = hash * 31 + drawings.hash(number);
  std::string const prefix = prefix_of(hash);
  auto const id = [&](std::size_t number) { return prefix + std::to_string(places.at(number)); };
  std::string out = head(box, words, wide, prefix);
  if (!defined.empty()) out += "<defs>\n";
  for (std::size_t const number : defined)
    append(out, drawings[number],
           [&](std::size_t used) { return id(used == SvgDrawn::own ? number : used); });
  if (!defined.empty()) out += "</defs>\n";
  append(out, drawn, id);
  return out + "</svg>\n";
}

}  // namespace

std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* piece_set,
                      SvgDrawings* known) {
  return svg_diagram(scene, {}, words, typeset, piece_set, {}, known);
}

std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set, std::optional<double> wide,
                        SvgDrawings* known) {
  SvgDrawings own;
  SvgDrawings& drawings = known ? *known : own;
  layout::Style const style = drawing::style_of(scene);
  layout::Rectangle const box = drawing::diagram_box(scene, caption);
  SvgCanvas canvas(drawings, style, piece_set, false);
  canvas.fill(drawing::Outline().rectangle(box.x, box.y, box.width, box.height), style.paper);
  draw_board(canvas, scene, typeset);
  draw_caption(canvas, scene, caption);
  return document(box, words, wide, drawings, canvas.take());
}

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

std::string SvgSheet::placed_symbol(layout::Scene const& scene, layout::Typeset const& typeset,
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

// Returns the end of the opening tag, and title and description for screen readers.
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
