// The order of pages on sheets that lie in each other.
#include <boost/test/unit_test.hpp>

#include "backend/pdf/impose.hpp"

using namespace dawson::backend;

namespace {

std::string shown(int pages) {
  std::string out;
  for (SheetSide const& side : saddle_stitch(pages))
    out += std::to_string(side.left) + "-" + std::to_string(side.right) + " ";
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(impose_pages)

BOOST_AUTO_TEST_CASE(sheets_lie_in_each_other) {
  BOOST_TEST(shown(4) == "4-1 2-3 ");
  BOOST_TEST(shown(8) == "8-1 2-7 6-3 4-5 ");
}

BOOST_AUTO_TEST_CASE(missing_pages_are_empty_halves) {
  BOOST_TEST(shown(1) == "0-1 0-0 ");
  BOOST_TEST(shown(6) == "0-1 2-0 6-3 4-5 ");
  BOOST_TEST(shown(0) == "");
}

BOOST_AUTO_TEST_CASE(what_is_no_pdf_is_told) { BOOST_TEST(!impose("no pdf").ok()); }

BOOST_AUTO_TEST_SUITE_END()
