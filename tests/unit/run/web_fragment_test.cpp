#include <boost/test/unit_test.hpp>
#include <set>
#include <string>

#include "session/invocation.hpp"
#include "write/html/page_shell.hpp"

using namespace dawson;

namespace {

std::string fragment_of(std::string bytes, run::WebPageOptions options = {}) {
  options.fragment = true;
  run::Invocation invocation;
  text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
  return run::weave_page(invocation, source, {}, options).html;
}

bool has(std::string const& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

std::string const kings =
    "# Kings\n\nText.\n\n```chess\nfen: 8/8/8/8/4K3/8/8/k7\nstipulation: h#2\n```\n";

std::set<std::string> ids_of(std::string const& html) {
  std::set<std::string> ids;
  for (std::size_t at = 0; (at = html.find(" id=\"", at)) != std::string::npos; ++at)
    ids.insert(html.substr(at + 5, html.find('"', at + 5) - at - 5));
  return ids;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(web_fragment)

BOOST_AUTO_TEST_CASE(a_fragment_is_one_element_with_the_content_of_the_page) {
  std::string const html = fragment_of("---\ntitle: Ours\nlang: de\n---\n" + kings);
  BOOST_TEST(html.starts_with(
      "<div class=\"dawson\" lang=\"de\" data-copying=\"kopiert|nicht kopiert\">\n<style>\n"));
  BOOST_TEST(html.ends_with("</div>\n"));
  for (char const* part : {"<!DOCTYPE", "<html", "<head", "<body", "<main", "Ours"})
    BOOST_TEST(!has(html, part), part);
  for (char const* part : {"<h1 id=\"kings\">", "<p>Text.</p>", "<figure", "h#2"})
    BOOST_TEST(has(html, part), part);
}

// Two fragments can be in one page: a board with the symbols of the other would be wrong unnoticed.
BOOST_AUTO_TEST_CASE(two_fragments_have_no_id_in_common) {
  std::string const one = fragment_of(kings), other = fragment_of("---\ntitle: x\n---\n" + kings);
  std::set<std::string> const ids = ids_of(one);
  BOOST_TEST(ids.size() > 3);
  std::set<std::string> const named{"kings", "diagram-columnmd-1"};  // ids chosen by the author
  for (std::string const& id : ids_of(other))
    BOOST_TEST((!ids.contains(id) || named.contains(id)), id);
  BOOST_TEST(fragment_of(kings) == one);
}

BOOST_AUTO_TEST_CASE(all_style_rules_are_limited_to_the_class) {
  BOOST_TEST(run::below(":root{a:b}\np,b:is(i,u)>c{d:e}\n@media print{\nq{r:s}\n}\nt{u:v}", ".x") ==
             ".x{a:b}\n.x p,.x b:is(i,u)>c{d:e}\n@media print{\n.x q{r:s}\n}\n.x t{u:v}");
  std::string const html = fragment_of(kings);
  std::size_t const begin = html.find("<style>\n") + 8, end = html.find("</style>");
  std::string const css = html.substr(begin, end - begin);
  for (std::size_t at = 0; at < css.size(); at = css.find('\n', at) + 1)
    BOOST_TEST((css[at] == '@' || css[at] == '}' || css.compare(at, 7, ".dawson") == 0),
               css.substr(at, css.find('\n', at) - at));
}

BOOST_AUTO_TEST_CASE(the_author_s_stylesheet_follows_the_default_or_is_absent) {
  run::WebPageOptions options;
  options.css = "p{content:\"</style><script>\"}/*]]>*/";
  std::string const html = fragment_of(kings, options);
  std::size_t const ours = html.find("</style>");
  BOOST_TEST(html.find(R"(p{content:"<\/style><script>"}/*]]\>*/)", ours) != std::string::npos);
  options.css.clear();
  options.styled = false;
  BOOST_TEST(!has(fragment_of(kings, options), "<style"));
}

// After the fragment, the elements of the surrounding page must still be open.
BOOST_AUTO_TEST_CASE(html_of_a_fragment_closes_no_element_of_its_page) {
  BOOST_TEST(!has(fragment_of("Text.\n\n</div>\n\nEnd.\n"), "<p>Text.</p>\n</div>\n<p>End"));
  BOOST_TEST(has(fragment_of("<li>one\n"), "&lt;li&gt;one"));
  BOOST_TEST(has(fragment_of("<tr><td>x\n"), "&lt;tr&gt;&lt;td&gt;x"));
  BOOST_TEST(has(fragment_of("<ul><li>one</ul>\n"), "<ul><li>one</ul>"));
  BOOST_TEST(has(fragment_of("- <div>\n\n</div>\n"), "&lt;div&gt;"));
}

BOOST_AUTO_TEST_SUITE_END()
