#include <boost/test/unit_test.hpp>

#include "backend/pdf/pdf_file.hpp"

using namespace dawson;
using namespace dawson::backend;

BOOST_AUTO_TEST_CASE(numbers_have_no_exponents_and_no_superfluous_zeros) {
  BOOST_TEST(pdf_number(0) == "0");
  BOOST_TEST(pdf_number(-0.0001) == "0");
  BOOST_TEST(pdf_number(0.5) == ".5");
  BOOST_TEST(pdf_number(-0.25) == "-.25");
  BOOST_TEST(pdf_number(12) == "12");
  BOOST_TEST(pdf_number(3.1005) == "3.101");
  BOOST_TEST(pdf_number(1e9) == "1000000000");
}

BOOST_AUTO_TEST_CASE(strings_escape_characters_special_in_pdf) {
  BOOST_TEST(pdf_text("50% (a) \\") == "(50% \\(a\\) \\\\)");
  BOOST_TEST(pdf_text("é♔") == "<feff00e92654>");
  BOOST_TEST(pdf_text("\xff") == "<fefffffd>");
  BOOST_TEST(utf16_digits("\U0001FA00") == "d83ede00");
  BOOST_TEST(pdf_bytes("a\r)") == "(a\\r\\))");
}

BOOST_AUTO_TEST_CASE(a_file_contains_the_offsets_of_its_objects) {
  std::string bytes;
  PdfFile file([&](std::string_view piece) { bytes += piece; });
  auto const stream = file.reserve();
  auto const root = file.write("<</Type/Catalog>>");
  file.write_stream(stream, "", "q Q");
  file.close(root, 0);
  std::size_t const at = bytes.rfind("startxref\n") + 10;
  auto const table = static_cast<std::size_t>(std::stoul(bytes.substr(at)));
  BOOST_TEST(bytes.substr(table, 12).find(" 0 obj") != std::string::npos);
  BOOST_TEST(bytes.starts_with("%PDF-1.5\n"));
  BOOST_TEST(bytes.ends_with("%%EOF\n"));
}
