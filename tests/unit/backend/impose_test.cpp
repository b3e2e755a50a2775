// The order of pages on nested sheets.
#include <boost/test/unit_test.hpp>

#include "backend/pdf/pdf_documents.hpp"

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

BOOST_AUTO_TEST_CASE(sheets_are_nested) {
  BOOST_TEST(shown(4) == "4-1 2-3 ");
  BOOST_TEST(shown(8) == "8-1 2-7 6-3 4-5 ");
}

BOOST_AUTO_TEST_CASE(missing_pages_become_empty_halves) {
  BOOST_TEST(shown(1) == "0-1 0-0 ");
  BOOST_TEST(shown(6) == "0-1 2-0 6-3 4-5 ");
  BOOST_TEST(shown(0) == "");
}

BOOST_AUTO_TEST_CASE(an_input_that_is_no_pdf_is_reported) { BOOST_TEST(!impose("no pdf").ok()); }

BOOST_AUTO_TEST_CASE(a_pdf_without_pages_is_reported) {
  auto const sheets = impose(
      "%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
      "2 0 obj\n<</Type/Pages/Count 0/Kids[]>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  BOOST_REQUIRE(!sheets.ok());
  BOOST_TEST(sheets.error().code == "E-PDF");
}

BOOST_AUTO_TEST_CASE(sheets_have_a_size_if_the_pages_have_none) {
  auto const sheets = impose(
      "%PDF-1.5\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n"
      "2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 90 90]>>\nendobj\n"
      "3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  BOOST_REQUIRE(sheets.ok());
  BOOST_TEST(sheets->find("/Size ") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
