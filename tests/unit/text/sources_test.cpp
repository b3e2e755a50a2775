#include "text/source.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson::text;

BOOST_AUTO_TEST_CASE(texts_are_found_by_their_ids) {
  Sources sources;
  SourceId const first = sources.open("a.md", "aa");
  SourceId const second = sources.open("b.md", "bb", {.line = 7});
  BOOST_TEST(sources[first].name() == "a.md");
  BOOST_TEST(sources[second].bytes() == "bb");
  BOOST_TEST(sources[at_hand].name() == "");
  BOOST_TEST(sources[second + 1].name() == "");
}

BOOST_AUTO_TEST_CASE(only_the_text_opened_last_can_be_closed) {
  Sources sources;
  SourceId const first = sources.open("a.md", "aa");
  SourceId const second = sources.open("b.md", "bb");
  sources.close(first);
  BOOST_TEST(sources[second].name() == "b.md");
  sources.close(second);
  BOOST_TEST(sources[second].name() == "");
  BOOST_TEST(sources[first].name() == "a.md");
  BOOST_TEST(sources.open("c.md", "cc") == second);
  BOOST_TEST(sources[second].name() == "c.md");
}

BOOST_AUTO_TEST_CASE(findings_are_ordered_by_opening_then_by_place) {
  auto const at = [](SourceId source, std::size_t place) {
    Diagnostic finding = error("E-X", {place, place + 1}, "x");
    finding.source = source;
    return finding;
  };
  Diagnostics findings{at(2, 1), at(1, 5), at(1, 3), at(2, 0)};
  sort_by_place(findings);
  std::string order;
  for (Diagnostic const& finding : findings)
    order += std::to_string(finding.source) + ":" + std::to_string(finding.span.begin) + " ";
  BOOST_TEST(order == "1:3 1:5 2:0 2:1 ");
}
