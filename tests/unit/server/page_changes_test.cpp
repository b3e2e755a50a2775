#include "server/preview_changes.hpp"

#include <boost/test/unit_test.hpp>

#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "backend/html/inlines.hpp"

using namespace dawson;
using run::PageBlock;
using run::PageInBlocks;
using server::page_changes;
using Blocks = std::vector<PageBlock>;

namespace {

Blocks operator+(Blocks all, Blocks const& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

// Returns an element as the renderer of pages makes it, with the positions of line numbers and
// names in it.
PageBlock element(std::string const& html, std::vector<std::string> partners = {}) {
  static std::regex const counted(
      "(data-line=\"|=\"#?(?:words|diagram|solution)-(?:[^\"]*-)?)(\\d+)\"");
  std::string const marked =
      std::regex_replace(html, counted, "$1" + backend::marked_count("$2") + "\"");
  PageBlock out{.html = marked, .partners = std::move(partners)};
  run::take_counts(out);
  return out;
}

PageInBlocks page(Blocks blocks, std::string const& title = "One",
                  std::string const& definitions = "<path id=\"_1\"/>",
                  std::string const& css = "") {
  PageInBlocks out;
  out.shell.title = title;
  out.shell.styles = "<style>" + css + "</style>\n";
  out.shell.definitions =
      definitions.empty() ? "" : "<svg class=\"definitions\">" + definitions + "</svg>\n";
  out.blocks = std::move(blocks);
  return out;
}

// Returns "main" of the changes of a page; "-" if the whole page is replaced.
std::string steps(Blocks const& before, Blocks const& now) {
  auto const found = page_changes(page(before), page(now));
  if (!found) return "-";
  std::string const key = "\"main\":";
  std::size_t const at = found->find(key) + key.size();
  return found->substr(at, found->size() - at - 1);
}

Blocks one(std::string const& html) { return {element(html)}; }

Blocks paragraph(std::string const& words, int line) {
  return one("<p data-line=\"" + std::to_string(line) + "\">" + words + "</p>");
}

PageBlock figure(int number, std::string const& replay, std::string const& inner = "") {
  std::string const name = "diagram-" + std::to_string(number);
  return element(
      "<figure id=\"" + name + "\" data-film=\"" + replay + "\">" + inner + "<br /></figure>",
      {name});
}

PageBlock solution(int number, std::string const& words) {
  std::string const name = std::to_string(number);
  return element("<details id=\"solution-" + name + "\" data-of=\"diagram-" + name + "\">" + words +
                     "</details>",
                 {"diagram-" + name});
}

Blocks row(Blocks figures, std::string const& style = "a") {
  return {{.html = "div class=\"diagrams\"",
           .is_row = true,
           .style = style,
           .children = std::move(figures)}};
}

Blocks solutions(Blocks all) {
  return {{.html = "div class=\"solutions\"", .is_row = true, .children = std::move(all)}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(changes_of_pages)

BOOST_AUTO_TEST_CASE(unchanged_blocks_are_kept) {
  Blocks const three = paragraph("a", 1) + paragraph("b", 2) + paragraph("c", 3);
  BOOST_TEST(steps(three, three) == "[3]");
  BOOST_TEST(steps({}, {}) == "[]");
}

BOOST_AUTO_TEST_CASE(blocks_are_added_removed_and_changed) {
  Blocks const a = paragraph("a", 1), b = paragraph("b", 1), c = paragraph("c", 1);
  BOOST_TEST(steps(a + c, a + b + c) == R"([1,{"add":"<p data-line=\"1\">b</p>"},1])");
  BOOST_TEST(steps(a + b + c, a + c) == R"([1,{"drop":1},1])");
  BOOST_TEST(steps(a + b + c, a + one("<hr />") + c) == R"([1,{"change":"<hr />"},1])");
  BOOST_TEST(steps(a + b + c, {}) == R"([{"drop":3}])");
  BOOST_TEST(steps(a + b + c, c + a + b) == R"([{"add":"<p data-line=\"1\">c</p>"},2,{"drop":1}])");
}

BOOST_AUTO_TEST_CASE(frequent_blocks_are_no_anchors_for_the_comparison) {
  Blocks const a = paragraph("a", 1), b = paragraph("b", 1), rule = one("<hr />");
  BOOST_TEST(steps(a + b + a + rule, rule + a + b + b + rule) ==
             R"([{"change":"<hr />"},{"change":"<p data-line=\"1\">a</p>"},)"
             R"({"change":"<p data-line=\"1\">b</p>"},{"add":"<p data-line=\"1\">b</p>"},1])");
}

BOOST_AUTO_TEST_CASE(a_line_added_above_renumbers_the_lines_below) {
  BOOST_TEST(steps(paragraph("a", 1) + paragraph("b", 9), paragraph("a", 1) + paragraph("b", 10)) ==
             R"([1,{"numbers":["10"]}])");
  std::string const words = "<svg aria-details=\"words-2\"/><p id=\"words-2\">9 men</p>";
  std::string const next = "<svg aria-details=\"words-3\"/><p id=\"words-3\">9 men</p>";
  BOOST_TEST(steps({figure(2, "f", words)}, {figure(3, "f", next)}) ==
             R"([{"numbers":["3","3","3"]}])");
  BOOST_TEST(steps(one("<a href=\"#solution-may-2\">a</a>"),
                   one("<a href=\"#solution-may-13\">a</a>")) == R"([{"numbers":["13"]}])");
  BOOST_TEST(steps(one("<p title=\"line-1\">a</p>"), one("<p title=\"line-2\">a</p>")) ==
             R"([{"change":"<p title=\"line-2\">a</p>"}])");
}

BOOST_AUTO_TEST_CASE(figures_of_a_row_change_individually) {
  BOOST_TEST(steps(row({element("<figure>a</figure>"), element("<figure>b</figure>")}),
                   row({element("<figure>a</figure>"), element("<figure>c</figure>")}, "b")) ==
             R"([{"style":"b","main":[1,{"change":"<figure>c</figure>"}]}])");
  BOOST_TEST(steps(row({element("<figure>a</figure>")}), one("<p>a</p>")) ==
             R"([{"change":"<p>a</p>"}])");
}

BOOST_AUTO_TEST_CASE(a_board_and_its_solution_are_replaced_together) {
  Blocks const before = row({figure(1, "e2e4")}) + row({figure(2, "e2e3")}) +
                        solutions({solution(1, "1.e4"), solution(2, "1.e3")});
  Blocks const replay = row({figure(1, "e2e4")}) + row({figure(2, "d2d3")}) +
                        solutions({solution(1, "1.e4"), solution(2, "1.e3")});
  Blocks const words = row({figure(1, "e2e4")}) + row({figure(2, "e2e3")}) +
                       solutions({solution(1, "1.e4!"), solution(2, "1.e3")});
  BOOST_TEST(steps(before, replay) ==
             R"([1,{"style":"a","main":[{"change":"<figure id=\"diagram-2\" data-film=\"d2d3\">)"
             R"(<br /></figure>"}]},{"style":"","main":[1,{"change":"<details id=\"solution-2\" )"
             R"(data-of=\"diagram-2\">1.e3</details>"}]}])");
  BOOST_TEST(steps(before, words).starts_with(R"([{"style":"a","main":[{"change":)"));
  BOOST_TEST(steps(before, words).find("diagram-2") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(titles_and_definitions_are_sent_if_they_differ) {
  Blocks const a = paragraph("a", 1);
  BOOST_TEST(page_changes(page(a), page(a)).value() ==
             R"({"title":"<title>One</title>","count":1,"main":[1]})");
  BOOST_TEST(page_changes(page(a), page(a, "Two", "<g/>")).value() ==
             R"({"title":"<title>Two</title>","count":1,)"
             R"("definitions":"<svg class=\"definitions\"><g/></svg>","main":[1]})");
}

BOOST_AUTO_TEST_CASE(a_page_with_another_style_is_replaced) {
  BOOST_TEST(!page_changes(page({}), page({}, "One", "<path id=\"_1\"/>", "p{}")));
  BOOST_TEST(!page_changes(page({}), page({}, "One", "")));
}

BOOST_AUTO_TEST_SUITE_END()
