#include <boost/test/unit_test.hpp>

#include "document/manuscript.hpp"
#include "document/markdown/parser.hpp"

namespace dawson::document {
namespace {

std::string hidden(std::string text) {
  hide_carets(text);
  return text;
}

// The inlines of the first paragraph.
prose::Inlines first_text(std::string const& markdown) {
  prose::Document const read = open_manuscript(text::Source("a.md", markdown)).document;
  return std::get<prose::Paragraph>(read.blocks.front().content).inlines;
}

}  // namespace

BOOST_AUTO_TEST_CASE(carets_after_brackets_are_hidden_in_any_spelling) {
  for (char const* const text : {"[&#94;n]", "[&#0094;", "[&#x5E;", "[&#X05e;", "[&Hat;"}) {
    std::string const tree = hidden(text);
    BOOST_TEST(tree != text);
    BOOST_TEST(tree.size() == std::string_view(text).size());
    BOOST_TEST(written_carets(tree) == text);
    BOOST_TEST(shown_carets(tree).starts_with("[^"));
  }
}

BOOST_AUTO_TEST_CASE(other_text_is_unchanged) {
  for (char const* const text : {"&#94;", "[^n]", "[&#93;", "[&#x5f;", "[&#94", "[&Hat", "[&", "["})
    BOOST_TEST(hidden(text) == text);
}

BOOST_AUTO_TEST_CASE(a_caret_written_as_an_entity_calls_no_footnote) {
  BOOST_TEST((first_text("a [&#94;n]\n\n[^n]: b\n") == prose::Inlines{prose::Text{"a [^n]"}}));
  BOOST_TEST(
      (first_text("a `[&#94;n]`\n") == prose::Inlines{prose::Text{"a "}, prose::Code{"[&#94;n]"}}));
}

}  // namespace dawson::document
