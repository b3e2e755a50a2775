// Links without text are found where they are links, including all their parts.
#include <boost/test/unit_test.hpp>

#include "document/markdown/definitions.hpp"

using namespace dawson;

namespace {

std::vector<std::string> found_in(std::string const& text) {
  text::Source const source("b.md", text);
  std::vector<std::string> out;
  for (document::WordlessLink const& one : document::wordless_links(source)) {
    auto const bytes = [&](text::Span span) {
      return text.substr(span.begin, span.end - span.begin);
    };
    BOOST_TEST(bytes(one.target) == one.link.target);
    out.push_back(bytes(one.whole) + "|" + one.link.title);
  }
  return out;
}

using Found = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(wordless_links)

BOOST_AUTO_TEST_CASE(they_are_found_in_all_running_text) {
  BOOST_TEST(
      found_in("# A [](#a)\n\n* [](#b \"page\")\n\n> [](#c \n> 'x y' ) *[](#d)*\n\n| a |\n|--|\n"
               "| [](#e) |\n\ntext[^n]\n\n[^n]: [](#f)\n") ==
          (Found{"[](#a)|", "[](#b \"page\")|page", "[](#c \n> 'x y' )|x y", "[](#d)|", "[](#e)|",
                 "[](#f)|"}),
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(text_that_only_looks_like_a_link_is_not_found) {
  BOOST_TEST(found_in("---\nx: '[](#a)'\n---\n\n`[](#a)` \\[](#a) ![](#a) [x](#a) [](a) [](#a <!-- "
                      "[](#b) -->\n\n"
                      "    [](#a)\n\n```\n[](#a)\n```\n\n<p>\n[](#a)\n</p>\n\n[](#")
                 .empty());
}

BOOST_AUTO_TEST_CASE(an_address_that_looks_like_dawsons_mark_is_kept) {
  BOOST_TEST(
      found_in("`[](#a)` [](#dawson:0:a) [](#b)\n") == (Found{"[](#dawson:0:a)|", "[](#b)|"}),
      boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
