#include "write/html/html_renderer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "backend/html/inlines.hpp"
#include "compile/collected_contents.hpp"
#include "compile/diagram/diagram_links.hpp"
#include "drawing/board.hpp"
#include "layout/captions/values.hpp"
#include "layout/placed_caption.hpp"
#include "prose/prose.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"
#include "text/hash.hpp"
#include "write/page_pictures.hpp"

namespace dawson::run {
namespace {

using backend::html_text;

// Returns the classes of a row of diagrams. One diagram is at an edge only if all are at the left.
std::string_view class_of_row(pages::DiagramGrid::Align align, std::size_t diagrams) {
  using Align = pages::DiagramGrid::Align;
  if (align == Align::left) return "diagrams left";
  return align == Align::edges && diagrams > 1 ? "diagrams edges" : "diagrams";
}

// Returns the classes of a board in running text.
std::string_view class_in_line(problem::Baseline baseline) {
  switch (baseline) {
    case problem::Baseline::board: return "inline on";
    case problem::Baseline::top: return "inline hanging";
    case problem::Baseline::centre: return "inline";
  }
  return "inline";
}

std::string fault(ErrorContent const& failed, std::string_view element) {
  return fmt::format("<{0} class=\"fault\"><strong>{1}, line {2}:</strong> {3}</{0}>", element,
                     failed.code, failed.place.line, html_text(failed.message));
}

}  // namespace

std::string written_at(Invocation& invocation, text::SourceId document, text::Span where) {
  auto const [id, span] = invocation.origin(document, where);
  text::Source const& source = invocation.sources()[id];
  return fmt::format(" data-file=\"{}\" data-line=\"{}\"", html_text(source.name()),
                     backend::marked_count(std::to_string(source.place(span.begin).line)));
}

HtmlRenderer::HtmlRenderer(Invocation& invocation, WebPageOptions const& options,
                           layout::Typeset typeset, backend::HtmlParts parts)
    : invocation_(invocation),
      options_(options),
      typeset_(std::move(typeset)),
      parts_(std::move(parts)),
      sheet_(new_sheet()) {
  parts_.html = options.raw ? backend::RawHtml::keep : backend::RawHtml::text;
  parts_.relative_links = options.relative_links;
  parts_.marks_counts = options.compared;
  parts_ = with_pieces(nullptr, chess::Language::english);
}

backend::SvgSheet HtmlRenderer::new_sheet() {
  return backend::SvgSheet([this](std::string_view drawn) { return drawing_id(drawn); },
                           options_.ebook);
}

// Writes a length of a board or its parts; in an e-book it scales with the text.
std::string HtmlRenderer::length(double points) const {
  constexpr double points_a_line = 12;
  return options_.ebook ? fmt::format("{:.4g}rem", points / points_a_line)
                        : fmt::format("{:.4g}mm", points / layout::points_a_millimetre);
}

backend::HtmlParts HtmlRenderer::with_pieces(PieceSet const* piece_set, chess::Language language) {
  backend::HtmlParts parts = parts_;
  parts.pieces = [this, piece_set, language](std::vector<chess::SquareContent> const& occupants) {
    return pieces({occupants, piece_set, language});
  };
  return parts;
}

std::string HtmlRenderer::prose(prose::Inlines const& inlines) const {
  return backend::html_prose(inlines, parts_);
}

std::string HtmlRenderer::unique_id(std::string const& id) {
  return !id.empty() && ids_.insert(id).second ? id : std::string();
}

std::string HtmlRenderer::drawing_id(std::string_view drawn) {
  std::string id;
  if (options_.compared) id = unique_id(fmt::format("_{:x}", text::fnv1a(drawn)));
  if (!id.empty()) return id;
  do id = fmt::format("{}_{}", options_.ids, ++drawings_);
  while (unique_id(id).empty());
  return id;
}

std::string HtmlRenderer::in_line(Content const& content) {
  return std::visit(
      Cases{
          [&](DiagramContent const& one) {
            layout::Scene const scene = scene_of(one, layout::screen_style());
            return fmt::format("<span class=\"{}\">{}</span>",
                               class_in_line(layout::baseline_of(scene, true)),
                               board(one, scene, {}, false));
          },
          [&](InlinePieces const& one) { return pieces(one); },
          [](ErrorContent const& one) { return fault(one, "span"); },
          [](one_of<SolutionsContent, GlossaryContent, IndexContent, ProblemTable, PageWord,
                    EmptyContent, Verbatim> auto const&) { return std::string(); },
      },
      content);
}

std::vector<PageBlock> HtmlRenderer::blocks(Row const& row) {
  using Blocks = std::vector<PageBlock>;
  auto const element = [](std::string html) {
    return html.empty() ? Blocks() : Blocks{{.html = std::move(html)}};
  };
  return std::visit(
      Cases{
          [&](DiagramContent const&) { return this->row(row.diagrams()); },
          [&](InlinePieces const& one) { return element(fmt::format("<p>{}</p>", pieces(one))); },
          [&](SolutionsContent const& one) { return solutions(one); },
          [&](GlossaryContent const& one) { return glossary(one); },
          [&](IndexContent const& one) { return element(index(one)); },
          [&](ProblemTable const& one) { return element(problems(one)); },
          [&](ErrorContent const& one) { return element(fault(one, "p")); },
          [](one_of<PageWord, EmptyContent, Verbatim> auto const&) { return Blocks(); },
      },
      row.contents.front().content);
}

// Writes an id as the value of an attribute.
std::string HtmlRenderer::name(std::string const& id) const {
  std::string out = html_text(id);
  return options_.compared ? backend::with_marked_count(std::move(out)) : out;
}

// Puts figures side by side, each at least as wide as the widest, with the boards of their twins
// below.
std::vector<PageBlock> HtmlRenderer::row(std::vector<DiagramContent const*> const& diagrams) {
  std::vector<PageBlock> out(1);
  std::vector<PageBlock> figures;
  double widest = 0;
  for (DiagramContent const* one : diagrams) {
    layout::Scene const scene = scene_of(*one, layout::screen_style());
    widest = std::max(widest, drawing::board_box(scene).width);
    figures.push_back(figure(*one, scene));
    std::ranges::move(glossary({.diagrams = one->twins,
                                .piece_set = one->design.piece_set,
                                .language = language_of_words(*one)}),
                      std::back_inserter(out));
    if (!one->shown.empty())
      figures.back().html =
          fmt::format("<div class=\"example\">\n<pre><code>{}</code></pre>\n{}</div>",
                      html_text(one->shown), figures.back().html);
  }
  out.front() = {.html = fmt::format("div class=\"{}\"", class_of_row(align_, diagrams.size())),
                 .is_row = true,
                 .style = fmt::format("--widest:{}", length(widest)),
                 .children = std::move(figures)};
  return out;
}

// Returns the source position of a figure, so that an editor can go there.
std::string HtmlRenderer::place(DiagramContent const& diagram) const {
  return options_.compared ? written_at(invocation_, diagram.document, diagram.opening)
                           : std::string();
}

std::string HtmlRenderer::board(DiagramContent const& diagram, layout::Scene const& scene,
                                std::string const& details, bool played) {
  alt_text::Description const words = diagram.described.value_or(alt_text::Description());
  bool const says_all = options_.ebook && details.empty() && !diagram.in_line;
  backend::SvgWords const said{words.name(),
                               says_all ? words.long_text() : std::string(),
                               {},
                               std::string(chess::about(words.language).code),
                               name(details),
                               words.decorative};
  if (options_.png) {
    backend::SvgWords words_of_image = said;
    if (details.empty()) words_of_image.title = words.full();
    return pixels(scene, diagram.design.piece_set, words_of_image, "board", &diagram);
  }
  auto const* const piece_set = pictures_of(diagram.design.piece_set);
  return played ? sheet_.played_board(scene, said, typeset_, piece_set)
                : sheet_.board(scene, said, typeset_, piece_set);
}

// Returns an id for the description of the position; empty if there is none.
std::string HtmlRenderer::words_id(DiagramContent const& diagram) {
  if (!diagram.described || diagram.described->sentences.empty()) return {};
  if (options_.ebook && !diagram.unfolds) return {};
  std::string id;
  do id = fmt::format("{}words-{}", options_.ids, ++described_);
  while (unique_id(id).empty());
  return id;
}

// Writes the description, for screen readers only or as text to unfold.
std::string HtmlRenderer::words(DiagramContent const& diagram, std::string const& id) const {
  if (id.empty()) return {};
  alt_text::Description const& words = *diagram.described;
  std::string paragraphs;
  for (std::string const& sentence : words.sentences)
    paragraphs += fmt::format("<p>{}</p>\n", html_text(sentence));
  std::string const attributes = fmt::format("class=\"words\" id=\"{}\" lang=\"{}\"", name(id),
                                             chess::about(words.language).code);
  if (!diagram.unfolds) return fmt::format("<div {}>\n{}</div>\n", attributes, paragraphs);
  return fmt::format("<details {}>\n<summary>{}</summary>\n{}</details>\n", attributes,
                     html_text(alt_text::folded_head(words.language)), paragraphs);
}

// Defines the drawing of a piece as it is on a board like this one.
std::string HtmlRenderer::placed_symbol(DiagramContent const& diagram,
                                        chess::SquareContent const& occupant) {
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
  scene.pieces = board.pieces;
  for (layout::Placed& one : scene.pieces) one.cell = {-.5, -.5, 1, 1};
  return sheet_.placed_symbol(scene, typeset_, pictures_of(diagram.design.piece_set));
}

PageBlock HtmlRenderer::figure(DiagramContent const& diagram, layout::Scene const& scene) {
  keep_movers(diagram);
  constexpr double column = 120 * layout::points_a_millimetre;  // the largest width of a page
  layout::Rectangle const box = drawing::board_box(scene), frame = drawing::frame_box(scene);
  using Kind = layout::CaptionWidth::Kind;
  layout::CaptionWidth const& width = diagram.caption.width;
  double const measure =
      width.kind == Kind::length ? width.length * layout::points_a_millimetre : frame.width;
  std::string style = fmt::format("--board:{};--frame:{};--left:{}", length(box.width),
                                  length(measure), length(frame.x - box.x));
  if (diagram.caption.beside)
    style += ";--beside:" + length(diagram.caption.beside->width * layout::points_a_millimetre);
  std::string attributes, replay;
  std::vector<std::string> partners;
  if (!diagram.anchor.empty()) {
    order_.try_emplace(diagram.anchor, order_.size() + 1);
    if (std::string const id = unique_id(diagram.anchor); !id.empty()) {
      replay = this->replay(diagram, scene);
      attributes += fmt::format(" id=\"{}\"{}", name(id), replay);
      if (!replay.empty()) partners.push_back(id), played_.insert(id);
    }
  }
  if (width.kind == Kind::column) attributes += " class=\"column\"";
  attributes += place(diagram);
  std::string const id = words_id(diagram);
  std::string const board = this->board(diagram, scene, id, !replay.empty());
  return {.html = fmt::format("<figure{} style=\"{}\">\n{}\n{}{}</figure>", attributes, style,
                              board, words(diagram, id),
                              caption(diagram, width.kind == Kind::column ? column : measure)),
          .partners = std::move(partners)};
}

std::vector<PageBlock> HtmlRenderer::glossary(GlossaryContent const& glossary) {
  std::vector<PageBlock> out;
  for (auto const& diagrams : small_rows(glossary.diagrams))
    std::ranges::move(row(diagrams), std::back_inserter(out));
  if (!glossary.lines.empty())
    out.push_back(
        {.html = fmt::format("<div class=\"legends{}\">\n{}</div>",
                             align_ == pages::DiagramGrid::Align::left ? " left" : "",
                             backend::html_rows(glossary.lines, with_pieces(glossary.piece_set,
                                                                            glossary.language)))});
  return out;
}

std::string HtmlRenderer::pieces(InlinePieces const& pieces, std::optional<chess::Side> mover) {
  std::string out;
  for (chess::SquareContent const& occupant : pieces.pieces) {
    if (auto const* text = std::get_if<chess::Text>(&occupant)) {
      out += html_text(text->text);
      continue;
    }
    chess::SquareContent named = occupant;
    if (auto& piece = std::get<chess::Piece>(named); mover && piece.side == chess::Side::white)
      piece.side = *mover;
    backend::SvgWords const words{alt_text::pieces_in_words({named}, pieces.language),
                                  {},
                                  {},
                                  std::string(chess::about(pieces.language).code)};
    out += options_.png ? pixels(scene_of_piece(occupant), pieces.piece_set, words, "man", nullptr)
                        : sheet_.piece(scene_of_piece(occupant), words, typeset_,
                                       pictures_of(pieces.piece_set));
  }
  return out;
}

}  // namespace dawson::run
