#include <boost/test/unit_test.hpp>

#include "document/markdown/called_notes.hpp"
#include "document/markdown/carets.hpp"
#include "document/markdown/html.hpp"

namespace dawson::document {
namespace {

std::string hidden(std::string text) {
  hide_carets(text);
  return text;
}

std::string page(std::string const& markdown) {
  text::Source const source("a.md", markdown);
  ScannedMarkdown const read = scan_with_notes(source, Inlines::all);
  std::string out;
  HtmlBody(read.tree, read.scan.directives, {}).put([&](std::string_view part) { out += part; });
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(carets_behind_brackets_are_hidden_however_they_are_written) {
  for (char const* const text : {"[&#94;n]", "[&#0094;", "[&#x5E;", "[&#X05e;", "[&Hat;"}) {
    std::string const tree = hidden(text);
    BOOST_TEST(tree != text);
    BOOST_TEST(tree.size() == std::string_view(text).size());
    BOOST_TEST(written_carets(tree) == text);
    BOOST_TEST(shown_carets(tree).starts_with("[^"));
  }
}

BOOST_AUTO_TEST_CASE(all_else_stays_as_it_is) {
  for (char const* const text : {"&#94;", "[^n]", "[&#93;", "[&#x5f;", "[&#94", "[&Hat", "[&", "["})
    BOOST_TEST(hidden(text) == text);
}

BOOST_AUTO_TEST_CASE(a_caret_that_is_an_entity_calls_no_footnote) {
  BOOST_TEST(page("a [&#94;n]\n\n[^n]: b\n") == "<p>a [^n]</p>\n");
  BOOST_TEST(page("a `[&#94;n]`\n") == "<p>a <code>[&amp;#94;n]</code></p>\n");
}

}  // namespace dawson::document
