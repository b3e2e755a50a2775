#include "run/weave/web_setter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "drawing/board.hpp"
#include "layout/captions/caption_words.hpp"
#include "layout/placed_caption.hpp"
#include "pages/front/index.hpp"
#include "prose/plain.hpp"
#include "run/book/indexes.hpp"
#include "run/diagram/file_titles.hpp"
#include "run/film/film_text.hpp"
#include "run/film/played.hpp"
#include "run/job.hpp"
#include "run/style/piece_sets.hpp"
#include "run/weave/page_pictures.hpp"
#include "speech/solution_text.hpp"
#include "text/hash.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

using backend::html_text;

// Each entry as it is set in this measure, in points.
layout::CaptionBlock settled(layout::CaptionBlock block, prose::Look const& font, double width,
                             layout::Typeset const& typeset) {
  layout::CaptionPlace place;
  place.width = width;
  for (layout::CaptionEntry& entry : block)
    if (!entry.otherwise.empty() && !layout::fit(entry.rows, font, width, place, typeset))
      entry.rows = std::move(entry.otherwise);
  return block;
}

std::string_view class_of(layout::BesideStyle::Align align) {
  using Align = layout::BesideStyle::Align;
  return align == Align::top ? "" : align == Align::centre ? " middle" : " bottom";
}

std::string fault(Failed const& failed, std::string_view element) {
  return fmt::format("<{0} class=\"fault\"><strong>{1}, line {2}:</strong> {3}</{0}>", element,
                     failed.code, failed.place.line, html_text(failed.message));
}

}  // namespace

std::string written_at(Job& job, text::SourceId document, text::Span where) {
  auto const [id, span] = job.origin(document, where);
  text::Source const& source = job.sources()[id];
  return fmt::format(" data-file=\"{}\" data-line=\"{}\"", html_text(source.name()),
                     source.place(span.begin).line);
}

WebSetter::WebSetter(Job& job, WebPageOptions const& options, layout::Typeset typeset,
                     backend::HtmlParts parts)
    : job_(job),
      options_(options),
      typeset_(std::move(typeset)),
      parts_(std::move(parts)),
      sheet_(new_sheet()) {
  parts_.html = options.raw ? backend::RawHtml::keep : backend::RawHtml::text;
  parts_.relative_links = options.relative_links;
  parts_ = with_pieces(nullptr, chess::Language::english);
}

backend::SvgSheet WebSetter::new_sheet() {
  return backend::SvgSheet([this](std::string_view drawn) { return drawing_id(drawn); },
                           options_.ebook);
}

// Of a board or what goes with it: in an e-book it grows with the text.
std::string WebSetter::length(double points) const {
  constexpr double points_a_line = 12;
  return options_.ebook ? fmt::format("{:.4g}rem", points / points_a_line)
                        : fmt::format("{:.4g}mm", points / layout::points_a_millimetre);
}

backend::HtmlParts WebSetter::with_pieces(PieceSet const* pieces, chess::Language language) {
  backend::HtmlParts parts = parts_;
  parts.men = [this, pieces, language](std::vector<chess::Occupant> const& occupants) {
    return men({occupants, pieces, language});
  };
  return parts;
}

std::string WebSetter::prose(prose::Inlines const& inlines) const {
  return backend::html_prose(inlines, parts_);
}

std::string WebSetter::unique_id(std::string const& id) {
  return !id.empty() && ids_.insert(id).second ? id : std::string();
}

std::string WebSetter::drawing_id(std::string_view drawn) {
  std::string id;
  if (options_.lasting_ids) id = unique_id(fmt::format("_{:x}", text::fnv1a(drawn)));
  if (!id.empty()) return id;
  do id = fmt::format("{}_{}", options_.ids, ++drawings_);
  while (unique_id(id).empty());
  return id;
}

std::string WebSetter::in_line(Content const& content) {
  return std::visit(
      Cases{
          [&](DiagramContent const& one) {
            return fmt::format("<span class=\"inline\">{}</span>",
                               board(one, scene_of(one, layout::screen_style()), {}, false));
          },
          [&](Men const& one) { return men(one); },
          [](Failed const& one) { return fault(one, "span"); },
          [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable, PageWord,
                    Nothing, Kept> auto const&) { return std::string(); },
      },
      content);
}

std::string WebSetter::block(Row const& row) {
  return std::visit(Cases{
                        [&](DiagramContent const&) { return this->row(row.diagrams()); },
                        [&](Men const& one) { return fmt::format("<p>{}</p>", men(one)); },
                        [&](SolutionsContent const& one) { return solutions(one); },
                        [&](GlossaryContent const& one) { return glossary(one); },
                        [&](IndexContent const& one) { return index(one); },
                        [&](ProblemTable const& one) { return table(one); },
                        [](Failed const& one) { return fault(one, "p"); },
                        [](one_of<PageWord, Nothing, Kept> auto const&) { return std::string(); },
                    },
                    row.contents.front().content);
}

// Figures side by side, each at least as wide as the widest, and the boards of their twins below.
std::string WebSetter::row(std::vector<DiagramContent const*> const& diagrams) {
  std::vector<std::string> figures;
  std::string below;
  double widest = 0;
  for (DiagramContent const* one : diagrams) {
    layout::Scene const scene = scene_of(*one, layout::screen_style());
    widest = std::max(widest, drawing::board_box(scene).width);
    figures.push_back(figure(*one, scene));
    std::string const twins = glossary({.diagrams = one->twins,
                                        .pieces = one->design.pieces,
                                        .language = language_of_words(*one)});
    if (!twins.empty()) below += "\n" + twins;
    if (!one->shown.empty())
      figures.back() = fmt::format("<div class=\"example\">\n<pre><code>{}</code></pre>\n{}</div>",
                                   html_text(one->shown), figures.back());
  }
  return fmt::format("<div class=\"diagrams\" style=\"--widest:{}\">\n{}\n</div>{}", length(widest),
                     fmt::join(figures, "\n"), below);
}

// Where a figure is written, for whoever wants to go there.
std::string WebSetter::place(DiagramContent const& diagram) const {
  return options_.lines ? written_at(job_, diagram.document, diagram.opening) : std::string();
}

std::string WebSetter::board(DiagramContent const& diagram, layout::Scene const& scene,
                             std::string const& details, bool played) {
  speech::Described const words = diagram.described.value_or(speech::Described());
  bool const says_all = options_.ebook && details.empty() && !diagram.in_line;
  backend::SvgWords const said{words.name(), says_all ? words.long_text() : std::string(),
                               {},           std::string(chess::about(words.language).code),
                               details,      words.decorative};
  if (options_.png) {
    backend::SvgWords words_of_image = said;
    if (details.empty()) words_of_image.title = words.full();
    return pixels(scene, diagram.design.pieces, words_of_image, "board", &diagram);
  }
  auto const* const pieces = pictures_of(diagram.design.pieces);
  return played ? sheet_.played_board(scene, said, typeset_, pieces)
                : sheet_.board(scene, said, typeset_, pieces);
}

// An id for the position in words; empty where there is none.
std::string WebSetter::words_id(DiagramContent const& diagram) {
  if (!diagram.described || diagram.described->sentences.empty()) return {};
  if (options_.ebook && !diagram.unfolds) return {};
  std::string id;
  do id = fmt::format("{}words-{}", options_.ids, ++described_);
  while (unique_id(id).empty());
  return id;
}

// Heard and not seen, or unfolded by whoever wants to read it.
std::string WebSetter::words(DiagramContent const& diagram, std::string const& id) const {
  if (id.empty()) return {};
  speech::Described const& words = *diagram.described;
  std::string paragraphs;
  for (std::string const& sentence : words.sentences)
    paragraphs += fmt::format("<p>{}</p>\n", html_text(sentence));
  std::string const attributes =
      fmt::format("class=\"words\" id=\"{}\" lang=\"{}\"", id, chess::about(words.language).code);
  if (!diagram.unfolds) return fmt::format("<div {}>\n{}</div>\n", attributes, paragraphs);
  return fmt::format("<details {}>\n<summary>{}</summary>\n{}</details>\n", attributes,
                     html_text(speech::folded_head(words.language)), paragraphs);
}

// What the script plays; empty where there is nothing.
std::string WebSetter::film(DiagramContent const& diagram, layout::Scene const& scene) {
  if (!diagram.played || options_.png) return {};
  std::string const film = film_text(
      diagram, scene, [&](chess::Occupant const& occupant) { return standing(diagram, occupant); });
  if (film.empty()) return {};
  auto said = speech::half_moves_in_words(diagram.played->solution, diagram.played->printed,
                                          diagram.problem, language_of_words(diagram));
  for (std::string& one : said) std::ranges::replace(one, '|', '/');  // which parts them here
  return fmt::format(" data-film=\"{}\" data-said=\"{}\"", html_text(film),
                     html_text(fmt::format("{}", fmt::join(said, "|"))));
}

// The definition of an occupant as he stands on boards like this one.
std::string WebSetter::standing(DiagramContent const& diagram, chess::Occupant const& occupant) {
  DiagramContent alone{diagram.problem};
  alone.design = diagram.design;
  chess::Position& position = alone.problem.position;
  for (chess::Cell& cell : position.board.cells()) cell.occupant.reset();
  position.board.cells().front().occupant = occupant;
  alone.problem.view.region.reset();
  layout::Scene const board = scene_of(alone, layout::screen_style());
  layout::Scene scene;
  scene.square = board.square;
  scene.style = board.style;
  scene.abbreviations = scene_of(diagram, layout::screen_style()).abbreviations;
  scene.men = board.men;
  for (layout::Placed& one : scene.men) one.cell = {-.5, -.5, 1, 1};
  return sheet_.standing(scene, typeset_, pictures_of(diagram.design.pieces));
}

std::string WebSetter::figure(DiagramContent const& diagram, layout::Scene const& scene) {
  constexpr double column = 120 * layout::points_a_millimetre;  // what a page is wide at most
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  using Kind = layout::CaptionWidth::Kind;
  layout::CaptionWidth const& width = diagram.caption.width;
  double const measure =
      width.kind == Kind::length ? width.length * layout::points_a_millimetre : frame.width;
  std::string style = fmt::format("--board:{};--frame:{};--left:{}", length(box.width),
                                  length(measure), length(frame.x - box.x));
  if (diagram.caption.beside)
    style += ";--beside:" + length(diagram.caption.beside->width * layout::points_a_millimetre);
  std::string attributes, film;
  if (!diagram.anchor.empty()) {
    order_.try_emplace(diagram.anchor, order_.size() + 1);
    if (std::string const id = unique_id(diagram.anchor); !id.empty()) {
      film = this->film(diagram, scene);
      attributes += fmt::format(" id=\"{}\"{}", html_text(id), film);
      if (!film.empty()) played_.insert(id);
    }
  }
  if (width.kind == Kind::column) attributes += " class=\"column\"";
  attributes += place(diagram);
  std::string const id = words_id(diagram);
  std::string const board = this->board(diagram, scene, id, !film.empty());
  return fmt::format("<figure{} style=\"{}\">\n{}\n{}{}</figure>", attributes, style, board,
                     words(diagram, id),
                     caption(diagram, width.kind == Kind::column ? column : measure));
}

std::string WebSetter::caption(DiagramContent const& diagram, double width) {
  layout::Caption const& caption = diagram.caption;
  backend::HtmlParts const parts = with_pieces(diagram.design.pieces, language_of_words(diagram));
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
  if (!tools.empty()) tools = fmt::format("<div class=\"tools\">{}</div>\n", tools);
  add("below", rows(caption.below, width) + tools);
  if (out.empty()) return out;
  prose::Look const usual{{}, {}, {}, {}, layout::usual_caption.size, layout::usual_caption.leading,
                          {}};
  std::string const font = caption.font == usual ? "" : backend::html_look(caption.font);
  return fmt::format("<figcaption{}>\n{}</figcaption>\n",
                     font.empty() ? "" : fmt::format(" style=\"{}\"", html_text(font)), out);
}

// How a diagram is told from the others where a button or a link has no other name.
std::string WebSetter::name_of(DiagramContent const& diagram) {
  auto const* const number = diagram.problem.first(problem::FieldId::number);
  std::string const name = number ? prose::plain(number->text) : std::string();
  return !name.empty() && names_.insert(name).second ? name : number_of(diagram.anchor);
}

// Buttons are hidden until the script shows them.
std::string WebSetter::links(DiagramContent const& diagram) {
  if (diagram.links.empty() || diagram.anchor.empty()) return {};
  std::string const of = name_of(diagram);
  std::string out;
  for (DiagramLink const& link : diagram.links) {
    if (!out.empty()) out += ' ';
    std::string const said = html_text(fmt::format("{} {}", link.name, of));
    if (link.kind == problem::BoardLink::fen) {
      copies_ = true;
      out += fmt::format(
          "<button type=\"button\" hidden=\"hidden\" data-copy=\"{}\" aria-label=\"{}: {}\">{}"
          "</button>",
          html_text(link.value), said, html_text(web_word("copy", diagram.language)), link.name);
    } else if (link.kind == problem::BoardLink::diagram) {
      out += fmt::format("<a href=\"{}\">#{}</a>", html_text(link.value), html_text(of));
    } else {
      out += fmt::format("<a href=\"{}\" aria-label=\"{}\">{}</a>", html_text(link.value), said,
                         html_text(link.name));
    }
  }
  return out;
}

std::string WebSetter::glossary(GlossaryContent const& glossary) {
  std::string out;
  auto const add = [&](std::string const& block) { out += (out.empty() ? "" : "\n") + block; };
  for (auto const& diagrams : small_rows(glossary.diagrams)) add(row(diagrams));
  if (!glossary.lines.empty())
    add(fmt::format(
        "<div class=\"legends\">\n{}</div>",
        backend::html_rows(glossary.lines, with_pieces(glossary.pieces, glossary.language))));
  return out;
}

// The number of a diagram where it has none of its own: its place in the page.
std::string WebSetter::number_of(std::string const& anchor) const {
  auto const known = order_.find(anchor);
  return known == order_.end() ? "?" : fmt::format("[{}]", known->second);
}

std::string WebSetter::index(IndexContent const& index) {
  auto entries = entries_of(
      index, [](prose::Inlines const& text) { return prose::plain(text); },
      [this](std::string const& anchor, std::string number) {
        return number.empty() ? number_of(anchor) : number;
      });
  std::string out;
  for (prose::Inlines const& paragraph : pages::index_paragraphs(
           std::move(entries), type::collation(chess::about(index.language).code)))
    out += fmt::format("<li>{}</li>\n", prose(paragraph));
  return out.empty() ? out : fmt::format("<ul class=\"index\">\n{}</ul>", out);
}

// Of the head that booklets have, without the page: the number leads to the diagram.
std::string WebSetter::table(ProblemTable const& table) {
  auto const head = problem_head(table.language);
  std::string out = "<thead>\n<tr>";
  for (std::size_t i = 0; i + 1 < head.size(); ++i)
    out += fmt::format("<th scope=\"col\">{}</th>", html_text(head[i]));
  out += "</tr>\n</thead>\n<tbody>\n";
  for (ListedProblem const& problem : table.problems) {
    std::string const number =
        problem.number.empty() ? number_of(problem.anchor) : prose::plain(problem.number);
    auto const address =
        problem.anchor.empty() ? std::nullopt : backend::html_address("#" + problem.anchor, parts_);
    std::string const shown =
        address ? fmt::format("<a href=\"{}\">{}</a>", html_text(*address), html_text(number))
                : html_text(number);
    out += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>\n", shown,
                       prose(problem.authors), prose(problem.task));
  }
  return fmt::format("<table>\n{}</tbody>\n</table>", out);
}

std::string WebSetter::men(Men const& men) {
  std::string out;
  for (chess::Occupant const& occupant : men.men) {
    if (auto const* text = std::get_if<chess::Text>(&occupant)) {
      out += html_text(text->text);
      continue;
    }
    backend::SvgWords const words{speech::men_in_words({occupant}, men.language),
                                  {},
                                  {},
                                  std::string(chess::about(men.language).code)};
    out += options_.png
               ? pixels(scene_of_man(occupant), men.pieces, words, "man", nullptr)
               : sheet_.man(scene_of_man(occupant), words, typeset_, pictures_of(men.pieces));
  }
  return out;
}

}  // namespace dawson::run
