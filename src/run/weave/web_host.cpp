#include "run/weave/web_host.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "drawing/board.hpp"
#include "layout/captions/caption_words.hpp"
#include "layout/placed_caption.hpp"
#include "layout/words.hpp"
#include "pages/index.hpp"
#include "prose/plain.hpp"
#include "run/diagram/file_titles.hpp"
#include "run/indexes.hpp"
#include "run/weave/page_pictures.hpp"
#include "text/ascii.hpp"
#include "type/collation.hpp"

namespace dawson::run {
namespace {

using backend::html_text;

std::string millimetres(double points) {
  return fmt::format("{:.4g}mm", points / layout::points_a_millimetre);
}

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

std::string word_of(std::string_view name, chess::Language language) {
  return layout::find_word(name, language, {}).value_or(std::string(name));
}

std::string capitalized(std::string word) {
  if (!word.empty()) word.front() = text::to_upper(word.front());
  return word;
}

// In a page links name neither its folder nor its pages.
std::string link_to(std::string const& anchor, std::string const& text) {
  return fmt::format("<a href=\"#{}\">{}</a>", html_text(anchor), html_text(text));
}

std::string fault(Failed const& failed, std::string_view element) {
  return fmt::format("<{0} class=\"fault\"><strong>{1}, line {2}:</strong> {3}</{0}>", element,
                     failed.code, failed.place.line, html_text(failed.message));
}

}  // namespace

WebHost::WebHost(Job& job, text::SourceId source, WebPageOptions const& options,
                 layout::Typeset typeset, backend::HtmlParts parts)
    : job_(job),
      source_(source),
      options_(options),
      typeset_(std::move(typeset)),
      parts_(std::move(parts)) {
  parts_.raw = options.raw;
  parts_.relative_links = options.relative_links;
  parts_ = with_pieces(nullptr);
}

backend::HtmlParts WebHost::with_pieces(PieceSet const* pieces) {
  backend::HtmlParts parts = parts_;
  parts.men = [this, pieces](std::vector<chess::Occupant> const& occupants) {
    return men(occupants, pieces);
  };
  return parts;
}

std::string WebHost::prose(prose::Inlines const& inlines) const {
  return backend::html_prose(inlines, parts_);
}

std::string WebHost::unique_id(std::string const& id) {
  return !id.empty() && ids_.insert(id).second ? id : std::string();
}

std::string WebHost::in_line(Content const& content) {
  if (auto const* one = std::get_if<DiagramContent>(&content)) {
    std::string const board = sheet_.board(
        scene_of(*one, layout::screen_style()),
        {spoken_title(one->problem, true), layout::in_words(one->problem.position), {}}, typeset_,
        one->design.pieces ? &one->design.pieces->pictures : nullptr);
    return fmt::format("<span class=\"inline\">{}</span>", board);
  }
  if (auto const* figurines = std::get_if<Men>(&content))
    return men(figurines->men, figurines->pieces);
  if (auto const* error = std::get_if<Failed>(&content)) return fault(*error, "span");
  return {};
}

std::string WebHost::block(std::span<PlacedContent const> contents) {
  Content const& first = contents.front().content;
  if (std::holds_alternative<DiagramContent>(first)) return diagrams(contents);
  if (auto const* solved = std::get_if<SolutionsContent>(&first)) return solutions(*solved);
  if (auto const* men = std::get_if<GlossaryContent>(&first))
    return glossary(*men, contents.front().opening);
  if (auto const* names = std::get_if<IndexContent>(&first)) return index(*names);
  if (auto const* men = std::get_if<Men>(&first))
    return fmt::format("<p>{}</p>", this->men(men->men, men->pieces));
  if (auto const* error = std::get_if<Failed>(&first)) return fault(*error, "p");
  return {};
}

// Figures side by side, each at least as wide as the widest.
std::string WebHost::row(std::vector<std::string> const& figures, double widest) const {
  return fmt::format("<div class=\"diagrams\" style=\"--widest:{}\">\n{}\n</div>",
                     millimetres(widest), fmt::join(figures, "\n"));
}

std::string WebHost::diagrams(std::span<PlacedContent const> contents) {
  auto const across = static_cast<std::size_t>(
      std::max(1, std::get<DiagramContent>(contents.front().content).across));
  std::string out;
  for (std::size_t i = 0; i < contents.size(); i += across) {
    std::vector<std::string> figures;
    std::string below;
    double widest = 0;
    for (std::size_t j = i; j < std::min(i + across, contents.size()); ++j) {
      auto const& diagram = std::get<DiagramContent>(contents[j].content);
      layout::Scene const scene = scene_of(diagram, layout::screen_style());
      widest = std::max(widest, drawing::board_box(scene).width);
      figures.push_back(figure(diagram, contents[j].opening));
      below += parts_of(diagram, contents[j].opening);
      if (!diagram.shown.empty())
        figures.back() =
            fmt::format("<div class=\"example\">\n<pre><code>{}</code></pre>\n{}</div>",
                        html_text(diagram.shown), figures.back());
    }
    out += (out.empty() ? "" : "\n") + row(figures, widest) + below;
  }
  return out;
}

std::string WebHost::parts_of(DiagramContent const& diagram, text::Span where) {
  std::string const boards = glossary({diagram.twins, {}, {}, diagram.design.pieces}, where);
  return boards.empty() ? boards : "\n" + boards;
}

// Where a figure is written, for whoever wants to go there.
std::string WebHost::place(text::Span where) const {
  if (!options_.lines) return {};
  auto const [id, span] = job_.origin(source_, where);
  text::Source const& source = job_.sources()[id];
  return fmt::format(" data-file=\"{}\" data-line=\"{}\"", html_text(source.name()),
                     source.place(span.begin).line);
}

std::string WebHost::figure(DiagramContent const& diagram, text::Span where) {
  layout::Scene const scene = scene_of(diagram, layout::screen_style());
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  using Kind = layout::CaptionWidth::Kind;
  Kind const width = diagram.caption.width.kind;
  double const measure = width == Kind::length
                             ? diagram.caption.width.length * layout::points_a_millimetre
                             : frame.width;
  std::string style = fmt::format("--board:{};--frame:{};--left:{}", millimetres(box.width),
                                  millimetres(measure), millimetres(frame.x - box.x));
  if (diagram.caption.beside)
    style += fmt::format(";--beside:{:.4g}mm", diagram.caption.beside->width);
  std::string attributes;
  if (!diagram.anchor.empty()) {
    order_.try_emplace(diagram.anchor, order_.size() + 1);
    if (std::string const id = unique_id(diagram.anchor); !id.empty())
      attributes += fmt::format(" id=\"{}\"", html_text(id));
  }
  if (width == Kind::column) attributes += " class=\"column\"";
  attributes += place(where);
  std::string const board = sheet_.board(
      scene, {spoken_title(diagram.problem, true), layout::in_words(diagram.problem.position), {}},
      typeset_, diagram.design.pieces ? &diagram.design.pieces->pictures : nullptr);
  return fmt::format("<figure{} style=\"{}\">\n{}\n{}</figure>", attributes, style, board,
                     caption(diagram));
}

std::string WebHost::caption(DiagramContent const& diagram) {
  layout::Caption const& caption = diagram.caption;
  backend::HtmlParts const parts = with_pieces(diagram.design.pieces);
  layout::Scene const scene = scene_of(diagram, layout::screen_style());
  constexpr double column = 120 * layout::points_a_millimetre;  // what a page is wide at most
  using Kind = layout::CaptionWidth::Kind;
  double const width = caption.width.kind == Kind::length
                           ? caption.width.length * layout::points_a_millimetre
                       : caption.width.kind == Kind::column ? column
                                                            : drawing::frame_box(scene).width;
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
  add("below", rows(caption.below, width) + copy_button(diagram));
  if (out.empty()) return out;
  prose::Look const usual{{}, {}, {}, {}, layout::usual_caption.size, layout::usual_caption.leading,
                          {}};
  std::string const font = caption.font == usual ? "" : backend::html_look(caption.font);
  return fmt::format("<figcaption{}>\n{}</figcaption>\n",
                     font.empty() ? "" : fmt::format(" style=\"{}\"", html_text(font)), out);
}

// Hidden until the script shows it.
std::string WebHost::copy_button(DiagramContent const& diagram) const {
  std::string const written = diagram.anchor.empty() ? "" : position_of(diagram.problem);
  std::size_t const colon = written.find(": ");
  if (colon == std::string::npos) return {};
  std::string name;
  for (char const c : written.substr(0, colon)) name += text::to_upper(c);
  return fmt::format(
      "<div class=\"tools\"><button type=\"button\" hidden=\"hidden\" data-copy=\"{}\" "
      "title=\"{}\">{}</button></div>\n",
      html_text(written.substr(colon + 2)),
      html_text(fmt::format("{}: {}", name, word_of("copy", diagram.language))), name);
}

std::string WebHost::solutions(SolutionsContent const& solutions) {
  if (solutions.entries.empty()) return {};
  backend::HtmlParts const parts = with_pieces(solutions.pieces);
  std::string out;
  for (SolutionContent const& solution : solutions.entries) {
    std::string const head = solution.head.empty()
                                 ? html_text(capitalized(word_of("solution", solution.language)))
                                 : backend::html_prose(solution.head, parts);
    out += fmt::format("<details>\n<summary>{}</summary>\n", head);
    for (prose::Inlines const& paragraph : solution.paragraphs)
      out += fmt::format("<p>{}</p>\n", backend::html_prose(paragraph, parts));
    out += "</details>\n";
  }
  std::string const columns =
      solutions.columns > 1 ? fmt::format(" style=\"columns:{} 14em\"", solutions.columns) : "";
  return fmt::format("<div class=\"solutions\"{}>\n{}</div>", columns, out);
}

std::string WebHost::glossary(GlossaryContent const& glossary, text::Span where) {
  std::string out;
  for (std::size_t i = 0; i < glossary.diagrams.size(); i += glossary_across) {
    std::vector<std::string> figures;
    double widest = 0;
    for (std::size_t j = i; j < std::min(i + glossary_across, glossary.diagrams.size()); ++j) {
      layout::Scene const scene = scene_of(glossary.diagrams[j], layout::screen_style());
      widest = std::max(widest, drawing::board_box(scene).width);
      figures.push_back(figure(glossary.diagrams[j], where));
    }
    out += (out.empty() ? "" : "\n") + row(figures, widest);
  }
  if (glossary.lines.empty()) return out;
  return fmt::format("{}{}<div class=\"legends\">\n{}</div>", out, out.empty() ? "" : "\n",
                     backend::html_rows(glossary.lines, with_pieces(glossary.pieces)));
}

// The number of a diagram where it has none of its own: its place in the page.
std::string WebHost::number_of(std::string const& anchor) const {
  auto const known = order_.find(anchor);
  return known == order_.end() ? "?" : fmt::format("[{}]", known->second);
}

std::string WebHost::index(IndexContent const& index) {
  if (index.kind.of == document::Index::Of::problems) return problems(index);
  std::vector<pages::IndexEntry> entries;
  for (IndexedName const& name : index.names)
    entries.push_back(
        {name.name, {{name.anchor, name.number.empty() ? number_of(name.anchor) : name.number}}});
  std::string out;
  for (prose::Inlines const& paragraph : pages::index_paragraphs(
           std::move(entries), type::collation(language_code(index.kind.language))))
    out += fmt::format("<li>{}</li>\n", prose(paragraph));
  return out.empty() ? out : fmt::format("<ul class=\"index\">\n{}</ul>", out);
}

// Of the head that booklets have, without the page: the number leads to the diagram.
std::string WebHost::problems(IndexContent const& index) {
  auto const head = problem_head(index.kind.language);
  std::string out = "<thead>\n<tr>";
  for (std::size_t i = 0; i + 1 < head.size(); ++i)
    out += fmt::format("<th scope=\"col\">{}</th>", html_text(head[i]));
  out += "</tr>\n</thead>\n<tbody>\n";
  for (IndexedProblem const& problem : index.problems) {
    std::string const number =
        problem.number.empty() ? number_of(problem.anchor) : prose::plain(problem.number);
    out +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>\n", link_to(problem.anchor, number),
                    prose(problem.authors), prose(problem.task));
  }
  return fmt::format("<table>\n{}</tbody>\n</table>", out);
}

std::string WebHost::men(std::vector<chess::Occupant> const& occupants, PieceSet const* pieces) {
  std::string out;
  for (chess::Occupant const& occupant : occupants) {
    if (auto const* text = std::get_if<chess::Text>(&occupant)) {
      out += html_text(text->text);
      continue;
    }
    out += sheet_.man(scene_of_man(occupant), {layout::in_words(occupant), {}, {}}, typeset_,
                      pieces ? &pieces->pictures : nullptr);
  }
  return out;
}

}  // namespace dawson::run
