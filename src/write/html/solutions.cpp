#include "write/html/html_renderer.hpp"

#include <utility>
#include <vector>

#include <fmt/format.h>

#include "chess/languages/words.hpp"
#include "drawing/board.hpp"
#include "layout/captions/values.hpp"
#include "layout/scene.hpp"
#include "pages/structure.hpp"
#include "text/scanning.hpp"

namespace dawson::run {

// Solutions on pages: below their heads, or as notes of an e-book, which readers show where they
// are called.

using backend::html_text;

namespace {

// Returns the style of an element with solutions in columns; empty without columns.
std::string columns_of(SolutionsContent const& solutions) {
  return solutions.columns > 1 ? fmt::format("columns:{} 14em", solutions.columns) : "";
}

}  // namespace

std::string web_word(std::string_view name, chess::Language language) {
  return layout::find_word(name, language, {}).value_or(std::string(name));
}

std::string HtmlRenderer::solution_word(chess::Language language) {
  std::string word = web_word("solution", language);
  if (!word.empty()) word.front() = text::to_upper(word.front());
  return word;
}

std::string HtmlRenderer::solution_id(SolutionContent const& solution) {
  return "solution-" + solution.id;
}

std::string solution_head(SolutionContent const& solution, backend::HtmlParts const& parts) {
  return solution.head.empty() ? html_text(HtmlRenderer::solution_word(solution.language))
                               : backend::html_prose(solution.head, parts);
}

// Returns a board among moves as a row of one figure.
std::string HtmlRenderer::board_in_play(DiagramContent const& board) {
  layout::Scene const scene = scene_of(board, layout::screen_style());
  return fmt::format("<div class=\"diagrams\" style=\"--widest:{}\">\n{}\n</div>\n",
                     length(drawing::board_box(scene).width), figure(board, scene).html);
}

// Returns the lines of a solution as HTML, with the boards among them.
std::string HtmlRenderer::solution_lines(SolutionContent const& solution,
                                         backend::HtmlParts const& parts) {
  std::string out;
  std::size_t next = 0;
  for (prose::Indented const& line : solution.lines)
    if (line.board) out += board_in_play(*solution.boards[next++]);
    else
      out += fmt::format("<p class=\"{}\" style=\"margin-left:{}em;text-indent:{}em\">{}</p>\n",
                         line.kind, line.next, line.first - line.next,
                         backend::html_prose(line.text, parts));
  return out;
}

std::string HtmlRenderer::solution_link(DiagramContent const& diagram) const {
  if (!diagram.solution) return {};
  auto const address = backend::html_address("#" + solution_id(*diagram.solution), parts_);
  if (!address) return {};
  return fmt::format("<a {}href=\"{}\">{}</a>",
                     options_.ebook ? "epub:type=\"noteref\" role=\"doc-noteref\" " : "",
                     name(*address), html_text(solution_word(diagram.language)));
}

std::string HtmlRenderer::back_to_diagram(SolutionContent const& solution) const {
  if (solution.anchor.empty()) return {};
  auto const address = backend::html_address("#" + solution.anchor, parts_);
  return address ? back_link(name(*address), solution.language) : std::string();
}

std::string back_link(std::string const& address, chess::Language language) {
  return fmt::format(" <a role=\"doc-backlink\" href=\"{}\" aria-label=\"{}\">\u21A9</a>", address,
                     html_text(chess::words(language).ebook.back));
}

std::string HtmlRenderer::note(SolutionContent const& solution, PieceSet const* piece_set,
                               bool pops_up) {
  backend::HtmlParts const parts = with_movers(solution.anchor, piece_set, solution.language);
  pages::Role const role = pops_up ? pages::Role::note : pages::Role::division;
  return fmt::format(
      "<{0} epub:type=\"{1}\" id=\"{2}\">\n<p class=\"head\">{3}{4}</p>\n{5}</{0}>\n",
      pages::role_row(role).xhtml, pops_up ? "footnote\" role=\"doc-footnote" : "endnote",
      html_text(solution_id(solution)), solution_head(solution, parts), back_to_diagram(solution),
      solution_lines(solution, parts));
}

// The solutions are visible text where they are requested: some readers hide an `aside`.
std::string HtmlRenderer::noted_solutions(SolutionsContent const& solutions) {
  std::string out;
  std::string const style = columns_of(solutions);
  for (SolutionContent const& solution : solutions.entries)
    out += note(solution, solutions.piece_set, false);
  return fmt::format("<section class=\"solutions\" epub:type=\"endnotes\"{}>\n{}</section>",
                     style.empty() ? style : fmt::format(" style=\"{}\"", style), out);
}

// Returns the attribute by which the script finds the half-moves of a replay; empty without one.
std::string HtmlRenderer::replay_of(SolutionContent const& solution) const {
  return played_.contains(solution.anchor) ? fmt::format(" data-of=\"{}\"", name(solution.anchor))
                                           : std::string();
}

PageBlock HtmlRenderer::game(SolutionsContent const& text) {
  SolutionContent const& game = text.entries.front();
  std::string const of = replay_of(game), id = unique_id("game-" + game.id);
  return {.html = fmt::format(
              "<div class=\"game\"{}{}>\n{}</div>",
              id.empty() ? id : fmt::format(" id=\"{}\"", name(id)), of,
              solution_lines(game, with_movers(game.anchor, text.piece_set, game.language))),
          .partners = of.empty() ? std::vector<std::string>() : std::vector{game.anchor}};
}

std::vector<PageBlock> HtmlRenderer::solutions(SolutionsContent const& solutions) {
  if (solutions.entries.empty()) return {};
  if (solutions.entries.front().is_game) return {game(solutions)};
  if (options_.ebook) return {{.html = noted_solutions(solutions)}};
  PageBlock row{.html = "div class=\"solutions\"", .is_row = true, .style = columns_of(solutions)};
  for (SolutionContent const& solution : solutions.entries) {
    backend::HtmlParts const parts =
        with_movers(solution.anchor, solutions.piece_set, solution.language);
    std::string const head = solution_head(solution, parts);
    std::string const of = replay_of(solution);
    std::string const back = back_to_diagram(solution);
    row.children.push_back(
        {.html = fmt::format("<details id=\"{}\"{}>\n<summary>{}</summary>\n{}{}</details>",
                             name(solution_id(solution)), of, head, solution_lines(solution, parts),
                             back.empty() ? "" : fmt::format("<p>{}</p>\n", back)),
         .partners = of.empty() ? std::vector<std::string>() : std::vector{solution.anchor}});
  }
  return {std::move(row)};
}

}  // namespace dawson::run
