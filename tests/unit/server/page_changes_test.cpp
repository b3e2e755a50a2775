#include "server/page_changes.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using dawson::server::page_changes;

namespace {

std::string page(std::string const& main, std::string const& title = "One",
                 std::string const& definitions = "<path id=\"_1\"/>",
                 std::string const& css = "") {
  return "<html><head><title>" + title + "</title><style>" + css +
         "</style></head><body>\n<svg class=\"definitions\">" + definitions + "</svg>\n<main>\n" +
         main + "</main>\n<script>1 < 2</script></body></html>\n";
}

// "main" of what becomes of a page; "-" where the whole page is another one.
std::string steps(std::string const& before, std::string const& now) {
  auto const found = page_changes(page(before), page(now));
  if (!found) return "-";
  std::string const key = "\"main\":";
  std::size_t const at = found->find(key) + key.size();
  return found->substr(at, found->size() - at - 1);
}

std::string paragraph(std::string const& words, int line) {
  return "<p data-line=\"" + std::to_string(line) + "\">" + words + "</p>\n";
}

std::string figure(int number, std::string const& film, std::string const& inner = "") {
  return "<figure id=\"diagram-" + std::to_string(number) + "\" data-film=\"" + film + "\">" +
         inner + "<br /></figure>\n";
}

std::string solution(int number, std::string const& words) {
  std::string const name = std::to_string(number);
  return "<details id=\"solution-" + name + "\" data-of=\"diagram-" + name + "\">" + words +
         "</details>\n";
}

std::string row(std::string const& figures, std::string const& style = "a") {
  return "<div class=\"diagrams\" style=\"" + style + "\">\n" + figures + "</div>\n";
}

std::string solutions(std::string const& all) {
  return "<div class=\"solutions\">\n" + all + "</div>\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(changes_of_pages)

BOOST_AUTO_TEST_CASE(what_is_the_same_stays) {
  std::string const three = paragraph("a", 1) + paragraph("b", 2) + paragraph("c", 3);
  BOOST_TEST(steps(three, three) == "[3]");
  BOOST_TEST(steps("", "") == "[]");
}

BOOST_AUTO_TEST_CASE(blocks_come_go_and_change) {
  std::string const a = paragraph("a", 1), b = paragraph("b", 1), c = paragraph("c", 1);
  BOOST_TEST(steps(a + c, a + b + c) == R"([1,{"add":"<p data-line=\"1\">b</p>"},1])");
  BOOST_TEST(steps(a + b + c, a + c) == R"([1,{"drop":1},1])");
  BOOST_TEST(steps(a + b + c, a + "<hr />\n" + c) == R"([1,{"change":"<hr />"},1])");
  BOOST_TEST(steps(a + b + c, "") == R"([{"drop":3}])");
  BOOST_TEST(steps(a + b + c, c + a + b) == R"([{"add":"<p data-line=\"1\">c</p>"},2,{"drop":1}])");
}

BOOST_AUTO_TEST_CASE(what_stands_often_leads_nowhere) {
  std::string const a = paragraph("a", 1), b = paragraph("b", 1), rule = "<hr />\n";
  BOOST_TEST(steps(a + b + a + rule, rule + a + b + b + rule) ==
             R"([{"change":"<hr />"},{"change":"<p data-line=\"1\">a</p>"},)"
             R"({"change":"<p data-line=\"1\">b</p>"},{"add":"<p data-line=\"1\">b</p>"},1])");
}

BOOST_AUTO_TEST_CASE(a_line_that_is_added_above_gives_others_their_numbers) {
  BOOST_TEST(steps(paragraph("a", 1) + paragraph("b", 9), paragraph("a", 1) + paragraph("b", 10)) ==
             R"([1,{"numbers":["10"]}])");
  std::string const words = "<svg aria-details=\"words-2\"/><p id=\"words-2\">9 men</p>";
  std::string const next = "<svg aria-details=\"words-3\"/><p id=\"words-3\">9 men</p>";
  BOOST_TEST(steps(figure(2, "f", words), figure(3, "f", next)) ==
             R"([{"numbers":["3","3","3"]}])");
  BOOST_TEST(steps("<a href=\"#solution-may-2\">a</a>", "<a href=\"#solution-may-13\">a</a>") ==
             R"([{"numbers":["13"]}])");
  BOOST_TEST(steps("<p title=\"line-1\">a</p>", "<p title=\"line-2\">a</p>") ==
             R"([{"change":"<p title=\"line-2\">a</p>"}])");
}

BOOST_AUTO_TEST_CASE(figures_of_a_row_change_by_themselves) {
  BOOST_TEST(steps(row("<figure>a</figure>\n<figure>b</figure>\n"),
                   row("<figure>a</figure>\n<figure>c</figure>\n", "b")) ==
             R"([{"style":"b","main":[1,{"change":"<figure>c</figure>"}]}])");
  BOOST_TEST(steps(row("<figure>a</figure>\n"), "<p>a</p>\n") == R"([{"change":"<p>a</p>"}])");
}

BOOST_AUTO_TEST_CASE(a_board_and_its_solution_are_new_together) {
  std::string const before = row(figure(1, "e2e4")) + row(figure(2, "e2e3")) +
                             solutions(solution(1, "1.e4") + solution(2, "1.e3"));
  std::string const film = row(figure(1, "e2e4")) + row(figure(2, "d2d3")) +
                           solutions(solution(1, "1.e4") + solution(2, "1.e3"));
  std::string const words = row(figure(1, "e2e4")) + row(figure(2, "e2e3")) +
                            solutions(solution(1, "1.e4!") + solution(2, "1.e3"));
  BOOST_TEST(steps(before, film) ==
             R"([1,{"style":"a","main":[{"change":"<figure id=\"diagram-2\" data-film=\"d2d3\">)"
             R"(<br /></figure>"}]},{"style":"","main":[1,{"change":"<details id=\"solution-2\" )"
             R"(data-of=\"diagram-2\">1.e3</details>"}]}])");
  BOOST_TEST(steps(before, words).starts_with(R"([{"style":"a","main":[{"change":)"));
  BOOST_TEST(steps(before, words).find("diagram-2") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(titles_and_drawings_are_given_where_they_are_others) {
  std::string const a = paragraph("a", 1);
  BOOST_TEST(page_changes(page(a), page(a)).value() ==
             R"({"title":"<title>One</title>","count":1,"main":[1]})");
  BOOST_TEST(page_changes(page(a), page(a, "Two", "<g/>")).value() ==
             R"({"title":"<title>Two</title>","count":1,)"
             R"("definitions":"<svg class=\"definitions\"><g/></svg>","main":[1]})");
}

BOOST_AUTO_TEST_CASE(a_page_with_another_style_is_another_page) {
  BOOST_TEST(!page_changes(page(""), page("", "One", "<path id=\"_1\"/>", "p{}")));
  BOOST_TEST(!page_changes(page(""), "no page"));
  BOOST_TEST(!page_changes("no page", page("")));
}

BOOST_AUTO_TEST_SUITE_END()
