#include "prose/prose.hpp"
#include "prose/links.hpp"
#include "prose/tex.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson::prose;

namespace {

// One of each kind, all different.
Inlines each_kind() {
  return {Text{"a"},
          Raw{"a", Markup::tex},
          Raw{"a", Markup::html},
          Figurines{{dawson::chess::Text{"a"}}},
          Emphasis{{Text{"a"}}},
          Strong{{Text{"a"}}},
          Struck{{Text{"a"}}},
          Code{"a"},
          Link{"#a", "", {Text{"a"}}},
          Image{"a", "", {Text{"a"}}},
          NoteMark{"a"},
          LineBreak{},
          DirectiveAt{1}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(text_is_equal_only_to_its_copy) {
  Inlines const all = each_kind();
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < all.size(); ++j) {
      Inline copy = all[0];
      copy = all[j];
      BOOST_TEST((all[i] == copy) == (i == j), i << " and " << j);
    }
}

BOOST_AUTO_TEST_CASE(comparison_includes_nested_text) {
  BOOST_TEST(!(Inline(Emphasis{{Text{"a"}}}) == Inline(Emphasis{{Text{"b"}}})));
  BOOST_TEST(!(Inline(Emphasis{{Text{"a"}}}) == Inline(Emphasis{})));
  BOOST_TEST(!(Inline(Text{"a"}) == Inline(Text{"b"})));
}

BOOST_AUTO_TEST_CASE(a_later_font_override_changes_only_the_values_it_gives) {
  FontOverride const first{true, Slope::italic, false, "#800", 8, 9.5, "sans"};
  BOOST_TEST((changed(first, {}) == first));
  BOOST_TEST((changed({}, first) == first));
  FontOverride const other{false, Slope::upright, true, "#080", 10, 12, "serif"};
  BOOST_TEST((changed(first, other) == other));
}

BOOST_AUTO_TEST_CASE(special_characters_of_tex_are_escaped_for_each_reader) {
  BOOST_TEST(tex_escape('#', TexReader::people) == "\\#");
  BOOST_TEST(tex_escape('"', TexReader::people) == "\\symbol{34}");
  BOOST_TEST(tex_escape(';', TexReader::people) == "");
  BOOST_TEST(tex_escape(';', TexReader::engine) == "\\symbol{59}");
  BOOST_TEST(tex_escape('a', TexReader::engine) == "");
  BOOST_TEST((joins_in_tex('-') && joins_in_tex('\'') && !joins_in_tex('.')));
}

BOOST_AUTO_TEST_CASE(links_between_documents_lead_to_their_pages) {
  std::pair<char const*, char const*> const cases[] = {
      {"two.md", "two.html"},
      {"./a/two.markdown#end", "./a/two.html#end"},
      {"two.md?x=1#a.md", "two.html?x=1#a.md"},
      {"#two.md", "#two.md"},
      {"two.pdf", "two.pdf"},
      {"https://example.org/two.md", "https://example.org/two.md"},
      {"//example.org/two.md", "//example.org/two.md"},
  };
  for (auto const& [address, leads] : cases)
    BOOST_TEST(address_in_page(address, true).value_or("") == leads, address);
  BOOST_TEST(!address_in_page("two.md", false));
  BOOST_TEST(!address_in_page("file:two.md", true));
  BOOST_TEST(*address_in_page("mailto:a@b.md", false) == "mailto:a@b.md");
}
