// Indexes of web pages and e-books.
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "backend/html/inlines.hpp"
#include "compile/collected_indexes.hpp"
#include "pages/front/index.hpp"
#include "write/html/html_renderer.hpp"

namespace dawson::run {

using backend::html_text;

namespace {

// Returns the rows of one letter or group of an index.
std::string index_group(std::string const& name, std::string_view kind, std::string const& rows) {
  if (rows.empty()) return {};
  std::string const head = name.empty() ? name : fmt::format("<p>{}</p>\n", name);
  return fmt::format("{}<ul class=\"{}\">\n{}</ul>\n", head, kind, rows);
}

std::string index_line(std::string const& name, std::string const& places) {
  return fmt::format("<li><span>{}</span> <span class=\"places\">{}</span></li>\n", name, places);
}

std::string index_element(std::string_view classes, std::string const& groups) {
  return groups.empty() ? groups : fmt::format("<div class=\"{}\">\n{}</div>", classes, groups);
}

}  // namespace

std::string HtmlRenderer::index(IndexContent const& index) {
  auto entries = entries_of(
      index, [](prose::Inlines const& text) { return prose::plain(text); },
      [this](std::string const& anchor, std::string number) {
        return number.empty() ? number_of(anchor) : number;
      });
  std::string out, group, letter;
  auto const close = [&] { out += index_group(letter, "names", std::exchange(group, {})); };
  for (pages::IndexLine const& line : pages::index_lines(std::move(entries), order_of(index))) {
    if (!line.letter.empty()) {
      close();
      letter = line.letter;
    }
    group += index_line(html_text(printed_name(line)), prose(index_places(line.entry.references)));
  }
  close();
  return index_element("index", out);
}

// Returns the number of a problem as a link to its diagram.
std::string HtmlRenderer::number(ListedProblem const& problem) {
  std::string const number =
      problem.number.empty() ? number_of(problem.anchor) : prose::plain(problem.number);
  auto const address =
      problem.anchor.empty() ? std::nullopt : backend::html_address("#" + problem.anchor, parts_);
  return address ? fmt::format("<a href=\"{}\">{}</a>", name(*address), html_text(number))
                 : html_text(number);
}

// Writes problems without page numbers: the number links to the diagram.
std::string HtmlRenderer::problems(ProblemTable const& index) {
  if (index.with_authors) return table(index);
  std::string out;
  for (ProblemGroup const& group : groups_of(index)) {
    std::string lines;
    for (ListedProblem const* const problem : group.problems)
      lines += fmt::format("<li><span class=\"number\">{}</span> {}</li>\n", number(*problem),
                           prose(problem->task));
    out += index_group(html_text(group.name), "problems", lines);
  }
  return index_element("index tasks", out);
}

std::string HtmlRenderer::table(ProblemTable const& table) {
  auto const head = problem_head(table.language);
  std::string out = "<thead>\n<tr>";
  for (std::size_t i = 0; i + 1 < head.size(); ++i)
    out += fmt::format("<th scope=\"col\">{}</th>", html_text(head[i]));
  out += "</tr>\n</thead>\n<tbody>\n";
  for (std::size_t i = 0; i < table.problems.size(); ++i)
    out += fmt::format("<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
                       number(table.problems[i]), prose(authors_in(table, i)),
                       prose(table.problems[i].task));
  return fmt::format("<table class=\"problems\">\n{}</tbody>\n</table>", out);
}

}  // namespace dawson::run
