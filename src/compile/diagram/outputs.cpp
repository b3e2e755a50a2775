#include "compile/diagram/outputs.hpp"

#include <algorithm>

#include "backend/latex/plain_tikz.hpp"
#include "backend/markdown.hpp"
#include "backend/pdf/pdf.hpp"
#include "backend/pdf/pdf_diagram.hpp"
#include "backend/png.hpp"
#include "backend/svg.hpp"
#include "compile/diagram/file_titles.hpp"
#include "drawing/board.hpp"
#include "notation/export_forms.hpp"
#include "speech/described.hpp"

namespace dawson::run {
namespace {

speech::Description described(LaidOut const& diagram) {
  return speech::describe(diagram.problem, {diagram.language});
}

std::string tag(chess::Language language) { return std::string(chess::about(language).code); }

// What stands in a picture is heard with it alone.
std::string with_caption(std::string text, LaidOut const& diagram) {
  if (!diagram.lines) return text;
  backend::CaptionText const caption = backend::caption_text(*diagram.lines);
  std::string out;
  for (auto const* block : {&caption.above, &caption.below})
    for (prose::Inlines const& line : *block)
      if (std::string const said = speech::prose_in_words(line, diagram.language); !said.empty())
        out += (out.empty() ? "" : "; ") + said;
  return text.empty() || out.empty() ? text + out : text + " " + out;
}

text::Result<Drawn> pdf(LaidOut const& diagram) {
  backend::PdfAbout about;
  about.title = title_of(diagram.problem);
  about.by = authors_of(diagram.problem);
  speech::Description const words = described(diagram);
  about.subject = words.long_text();
  about.language = tag(diagram.language);
  about.time = diagram.time;
  std::string const language = tag(words.language);
  return Drawn{backend::pdf_diagram(
                   diagram.scene, diagram.caption, about, diagram.typeset, diagram.pictures(),
                   pages::FigureWords{words.full(), language == about.language ? "" : language,
                                      words.decorative}),
               {}};
}

text::Result<Drawn> svg(LaidOut const& diagram) {
  speech::Description const words = described(diagram);
  return Drawn{backend::svg_diagram(diagram.scene, diagram.caption,
                                    {words.short_text,
                                     with_caption(words.long_text(), diagram),
                                     position_of(diagram.problem),
                                     tag(words.language),
                                     {},
                                     words.decorative},
                                    diagram.typeset, diagram.pictures(), diagram.wide),
               {}};
}

text::Result<Drawn> png(LaidOut const& diagram) {
  double const dpi =
      diagram.wide ? *diagram.wide * 72 / drawing::diagram_box(diagram.scene, diagram.caption).width
                   : diagram.dpi;
  auto bytes =
      backend::png_diagram(diagram.scene, diagram.caption, dpi, diagram.typeset, diagram.pictures(),
                           diagram.limits, {described(diagram).full(), tag(diagram.language)});
  if (!bytes) return bytes.error();
  return Drawn{std::move(*bytes), {}};
}

text::Result<Drawn> tex(LaidOut const& diagram) {
  PieceSet const* const piece_set = diagram.piece_set;
  if (!piece_set) return Drawn{backend::plain_tikz_document(diagram.scene, diagram.typeset), {}};
  Drawn out{backend::plain_tikz_document(diagram.scene, diagram.typeset, piece_set->pages), {}};
  if (!piece_set->pdf.empty()) out.files[piece_set->pages.file()] = piece_set->pdf;
  return out;
}

text::Result<Drawn> txt(LaidOut const& diagram) {
  problem::Problem const& problem = diagram.problem;
  return Drawn{notation::unicode(problem.position, problem.view.flip) + "\n", {}};
}

constexpr Output table[] = {
    {"pdf", "a page with the caption", "application/pdf", Lettering::caption_on_page, pdf},
    {"svg", "a vector picture with the caption", "image/svg+xml", Lettering::caption, svg},
    {"png", "pixels, with the caption", "image/png", Lettering::caption, png},
    {"tex", "the board in TikZ, without a package of Dawson", "text/plain; charset=utf-8",
     Lettering::board, tex, &document::tex_host, &latex_abilities},
    {"txt", "the board in the chess symbols of Unicode", "text/plain; charset=utf-8",
     Lettering::none, txt},
};

}  // namespace

std::span<Output const> outputs() { return table; }

Output const& moving_output() {
  static constexpr Output gif{"gif", "an animated solution", "image/gif", Lettering::caption};
  return gif;
}

Output const* find_output(std::string_view name) {
  auto const found = std::ranges::find(table, name, &Output::name);
  return found == std::end(table) ? nullptr : &*found;
}

std::string output_names(std::string_view before) {
  std::string names;
  for (Output const& output : table) {
    if (!names.empty()) names += &output == std::end(table) - 1 ? " or " : ", ";
    names += before;
    names += output.name;
  }
  return names;
}

}  // namespace dawson::run
