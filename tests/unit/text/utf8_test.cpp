#include "text/utf8.hpp"

#include <boost/test/unit_test.hpp>

namespace dawson::text {
namespace {

struct Sequence {
  std::string_view bytes;
  std::size_t length;  ///< 0: not well-formed
  char32_t code_point;
};

constexpr Sequence sequences[] = {
    {"a", 1, 'a'},
    {"\x7F", 1, 0x7F},
    {"\xC2\x80", 2, 0x80},
    {"\xC3\xA9", 2, 0xE9},
    {"\xDF\xBF", 2, 0x7FF},
    {"\xE0\xA0\x80", 3, 0x800},
    {"\xE2\x99\x94", 3, 0x2654},
    {"\xED\x9F\xBF", 3, 0xD7FF},
    {"\xEE\x80\x80", 3, 0xE000},
    {"\xEF\xBF\xBF", 3, 0xFFFF},
    {"\xF0\x90\x80\x80", 4, 0x10000},
    {"\xF0\x9F\xA8\x80", 4, 0x1FA00},
    {"\xF4\x8F\xBF\xBF", 4, 0x10FFFF},
    {"\x80", 0, 0},      // a continuation byte alone
    {"\xC0\x80", 0, 0},  // overlong
    {"\xC1\xBF", 0, 0},
    {"\xE0\x9F\xBF", 0, 0},
    {"\xF0\x8F\xBF\xBF", 0, 0},
    {"\xED\xA0\x80", 0, 0},      // a surrogate
    {"\xF4\x90\x80\x80", 0, 0},  // above U+10FFFF
    {"\xF5\x80\x80\x80", 0, 0},
    {"\xFF", 0, 0},
    {"\xC3", 0, 0},  // cut short
    {"\xE2\x99", 0, 0},
    {"\xF0\x9F\xA8", 0, 0},
    {"\xC3z", 0, 0},
    {"\xE2\x99z", 0, 0},
    {"\xF0\x9F\xA8z", 0, 0},
};

BOOST_AUTO_TEST_CASE(a_sequence_has_a_length_only_if_it_is_well_formed) {
  for (Sequence const& one : sequences) BOOST_TEST_CONTEXT("row " << &one - sequences) {
      BOOST_TEST(utf8_length(one.bytes, 0) == one.length);
      BOOST_TEST(utf8_length("x" + std::string(one.bytes) + "y", 1) == one.length);
    }
  BOOST_TEST(utf8_length("", 0) == 0U);
  BOOST_TEST(utf8_length("x", 1) == 0U, "nothing stands at the end");
}

BOOST_AUTO_TEST_CASE(decoding_and_appending_are_inverse) {
  for (Sequence const& one : sequences) {
    if (one.length == 0) continue;
    BOOST_TEST_CONTEXT("row " << &one - sequences) {
      BOOST_TEST((utf8_decode(one.bytes, 0) == one.code_point));
      std::string written = "x";
      utf8_append(written, one.code_point);
      BOOST_TEST(written == "x" + std::string(one.bytes));
    }
  }
}

BOOST_AUTO_TEST_CASE(each_broken_byte_counts_as_one_character) {
  BOOST_TEST(count_code_points("") == 0u);
  BOOST_TEST(count_code_points("Phénix") == 6u);
  BOOST_TEST(count_code_points("\xE2\x99") == 2u);
  BOOST_TEST(count_code_points("a\xFF\xC3\xA9") == 3u);
  BOOST_TEST(count_code_points(std::string_view("\0\n", 2)) == 2u);
}

BOOST_AUTO_TEST_CASE(the_first_broken_byte_is_found) {
  BOOST_TEST(find_invalid_utf8("") == std::string_view::npos);
  BOOST_TEST(find_invalid_utf8("Phénix ♔") == std::string_view::npos);
  BOOST_TEST(find_invalid_utf8("Ph\xE9nix") == 2u);
  BOOST_TEST(find_invalid_utf8("é\xC3") == 2u);
}

}  // namespace
}  // namespace dawson::text
