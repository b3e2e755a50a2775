#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "layout/captions/caption_style.hpp"
#include "layout/captions/values.hpp"
#include "layout/placed_caption.hpp"
#include "prose/prose.hpp"
#include "write/html/html_renderer.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {

// Captions on pages, with links and buttons below them.

namespace {

using backend::html_text;

// Returns each entry as it is typeset in this measure, in points.
layout::CaptionBlock settled(layout::CaptionBlock block, prose::FontOverride const& font,
                             double width, layout::Typeset const& typeset) {
  layout::CaptionPlace place;
  place.width = width;
  for (layout::CaptionEntry& entry : block)
    if (!entry.otherwise.empty() && !layout::fit(entry.rows, font, width, place, typeset))
      entry.rows = std::move(entry.otherwise);
  return block;
}

// Writes lines as the value of an attribute; a reader of XML would make blanks of their ends.
std::string value_of_lines(std::string_view lines) {
  std::string out;
  for (std::size_t begin = 0; begin < lines.size();) {
    std::size_t const end = std::min(lines.find('\n', begin), lines.size());
    out += html_text(lines.substr(begin, end - begin));
    if (end < lines.size()) out += "&#10;";
    begin = end + 1;
  }
  return out;
}

std::string_view class_of(layout::BesideStyle::Align align) {
  using Align = layout::BesideStyle::Align;
  return align == Align::top ? "" : align == Align::centre ? " middle" : " bottom";
}

}  // namespace

std::string HtmlRenderer::caption(DiagramContent const& diagram, double width) {
  layout::Caption const& caption = diagram.caption;
  backend::HtmlParts const parts =
      with_movers(diagram.anchor, diagram.design.piece_set, language_of_words(diagram));
  auto const rows = [&](layout::CaptionBlock const& block, double measure) {
    return backend::html_rows(settled(block, caption.font, measure, typeset_), parts);
  };
  std::string out;
  auto const add = [&](std::string const& kind, std::string const& content) {
    if (!content.empty()) out += fmt::format("<div class=\"{}\">\n{}</div>\n", kind, content);
  };
  add("above", rows(caption.above, width));
  if (auto const& beside = caption.beside)
    add(fmt::format("beside{}{}", beside->left ? " before" : "", class_of(beside->align)),
        rows(beside->block, beside->width * layout::points_a_millimetre));
  std::string tools = links(diagram);
  std::string const solution = solution_link(diagram);
  tools = solution + (solution.empty() || tools.empty() ? "" : " ") + tools;
  if (diagram.played && !options_.png && !played_.contains(diagram.anchor))
    tools += fmt::format("{}<span class=\"unplayed\">{}</span>", tools.empty() ? "" : " ",
                         html_text(chess::words(diagram.language).player.unplayed));
  if (!tools.empty()) tools = fmt::format("<div class=\"tools\">{}</div>\n", tools);
  add("below", rows(caption.below, width) + tools);
  if (out.empty()) return out;
  prose::FontOverride const default_value{
      {}, {}, {}, {}, layout::default_caption.size, layout::default_caption.leading, {}};
  std::string const font = caption.font == default_value ? "" : backend::html_look(caption.font);
  return fmt::format("<figcaption{}>\n{}</figcaption>\n",
                     font.empty() ? "" : fmt::format(" style=\"{}\"", html_text(font)), out);
}

// Returns a name that distinguishes a diagram from the others, for a button or link without a
// name.
std::string HtmlRenderer::name_of(DiagramContent const& diagram) {
  auto const* const number = diagram.problem.first(problem::FieldId::number);
  std::string const name = number ? prose::plain(number->text) : std::string();
  return !name.empty() && names_.insert(name).second ? name : number_of(diagram.anchor);
}

// Buttons are hidden until the script shows them.
std::string HtmlRenderer::links(DiagramContent const& diagram) {
  if (diagram.links.empty() || diagram.anchor.empty()) return {};
  std::string const of = name_of(diagram);
  // The order on the page changes where a diagram is added above.
  bool const is_order = options_.compared && of.starts_with('[') && of == number_of(diagram.anchor);
  std::string const counted =
      is_order ? fmt::format("[{}]", backend::marked_count(of.substr(1, of.size() - 2)))
               : html_text(of);
  std::string out;
  for (DiagramLink const& link : diagram.links) {
    if (!out.empty()) out += ' ';
    std::string const said = html_text(link.name) + " " + counted;
    if (link.kind == problem::BoardLink::fen) {
      copies_ = true;
      out += fmt::format(
          "<button type=\"button\" hidden=\"hidden\" data-copy=\"{}\" aria-label=\"{}: {}\">{}"
          "</button>",
          html_text(link.value), said, html_text(web_word("copy", diagram.language)), link.name);
    } else if (link.kind == problem::BoardLink::pgn) {
      copies_ = true;
      out += fmt::format(
          "<button type=\"button\" hidden=\"hidden\" data-save=\"{}\" "
          "aria-label=\"{}: {}\">{}</button>",
          value_of_lines(link.value), said, html_text(chess::words(diagram.language).copying.save),
          link.name);
    } else if (link.kind == problem::BoardLink::diagram) {
      out += fmt::format("<a href=\"{}\">#{}</a>", name(link.value), html_text(of));
    } else if (link.value.empty()) {
      out += fmt::format("<span>{}</span>", html_text(link.name));
    } else {
      out += fmt::format("<a href=\"{}\" aria-label=\"{}\">{}</a>", html_text(link.value), said,
                         html_text(link.name));
    }
  }
  return out;
}

// Returns the number of a diagram without one of its own: its order on the page.
std::string HtmlRenderer::number_of(std::string const& anchor) const {
  auto const known = order_.find(anchor);
  return known == order_.end() ? "?" : fmt::format("[{}]", known->second);
}

// Writes a picture that mail programs and word processors can show.
std::string HtmlRenderer::pixels(layout::Scene const& scene, PieceSet const* piece_set,
                                 backend::SvgWords const& words, std::string_view kind,
                                 DiagramContent const* diagram) {
  auto const made =
      png_picture(invocation_, scene, typeset_, piece_set, {words.title, words.language}, diagram);
  complete_ = complete_ && made;
  if (!made) return html_text(words.title);
  std::string const name = asset_name(made->bytes, "png");
  if (options_.take_image) options_.take_image(name, made->bytes);
  return fmt::format(
      "<img class=\"{}\" src=\"{}\" alt=\"{}\" lang=\"{}\" width=\"{}\" height=\"{}\"{} />", kind,
      html_text(asset_address(options_.assets, name)),
      words.decorative ? "" : html_text(words.title), words.language, made->width, made->height,
      words.details.empty() ? "" : fmt::format(" aria-details=\"{}\"", words.details));
}

}  // namespace dawson::run
