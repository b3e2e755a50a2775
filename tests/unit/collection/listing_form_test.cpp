// Fields as lines of a listing, which `in_form` makes fields again.
#include "collection/listing_form.hpp"

#include <boost/test/unit_test.hpp>

#include "document/markdown/scan.hpp"

namespace dawson::collection {
namespace {

std::string const position = "fen: 8/8/8/3k4/8/3K4/8/8\n";

// Returns the body of the only directive as a listing; "-" if it cannot be one.
std::string listing(std::string const& body) {
  text::Source const source("a.md", "```chess\n" + body + "```\n");
  auto const scan = document::scan_markdown(source);
  return in_listing(source, scan.directives.front(), Markup::markdown).value_or("-");
}

BOOST_AUTO_TEST_SUITE(listing_form)

BOOST_AUTO_TEST_CASE(lines_are_written_as_magazines_print_them) {
  BOOST_TEST(listing("number: 7\nauthor: A. Abel; B. Bebel\nsource: Die Schwalbe\ndate: 1999\n"
                     "award: 2nd Prize\nstipulation: h#3\nconditions: Circe\n" +
                     position) ==
             "7 - A. Abel & B. Bebel\nDie Schwalbe 1999, 2nd Prize\nh#3 (Circe)\n" + position);
}

BOOST_AUTO_TEST_CASE(fields_that_would_be_read_as_others_stay) {
  BOOST_TEST(listing("author: A. Abel\nsource: h#2\nstipulation: #2\n" + position) ==
             "A. Abel\n#2\nsource: h#2\n" + position);
}

BOOST_AUTO_TEST_CASE(directives_without_a_listing) {
  BOOST_TEST(listing(position) == "-");
  BOOST_TEST(listing("author: A. Abel\n" + position) == "-");
  BOOST_TEST(listing("autor: A. Abel\nstipulation: #2\n" + position) == "-");
  BOOST_TEST(listing("A. Abel\n#2\n" + position) == "-");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::collection
