#include "notation/characters.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(character)

BOOST_AUTO_TEST_CASE(measures_utf8_characters) {
  struct {
    std::string_view text;
    std::size_t length;
  } const cases[] = {
      {"a", 1},
      {"", 0},
      {"\xC3\xA4", 2},
      {"\xE2\x99\x94", 3},
      {"\xF0\x9F\xA8\x80", 4},
      {"\xC3", 0},              // cut short
      {"\xC3z", 0},             // no continuation
      {"\x80", 0},              // continuation first
      {"\xC0\xAF", 0},          // overlong
      {"\xE0\x9F\xBF", 0},      // overlong
      {"\xF0\x8F\xBF\xBF", 0},  // overlong
      {"\xED\xA0\x80", 0},      // surrogate
      {"\xF4\x90\x80\x80", 0},  // beyond U+10FFFF
      {"\xF5\x80\x80\x80", 0},
      {"\xFF", 0},
  };
  for (auto const& [text, length] : cases)
    BOOST_TEST(notation::character_length(text, 0) == length);
}

BOOST_AUTO_TEST_CASE(describes_the_text_at_a_place) {
  BOOST_TEST(notation::found_at("x", 0) == "`x`");
  BOOST_TEST(notation::found_at("x", 1) == "the end");
  BOOST_TEST(notation::found_at(" ", 0) == "a blank");
  BOOST_TEST(notation::found_at("\t", 0) == "a tab");
  BOOST_TEST(notation::found_at(std::string_view("\0", 1), 0) == "a NUL byte");
  BOOST_TEST(notation::found_at("\x1B", 0) == "the control character U+001B");
  BOOST_TEST(notation::found_at("\xC3\xA4x", 0) == "`\xC3\xA4`");
  BOOST_TEST(notation::found_at("\xFFx", 0) == "the byte 0xFF");
}

BOOST_AUTO_TEST_CASE(an_error_at_invalid_bytes_is_an_encoding_error) {
  auto const broken = notation::fault_at("a\xFF", 1, "E-CHAR", "message");
  BOOST_TEST(broken.code == "E-UTF8");
  BOOST_TEST((broken.span == text::Span{1, 2}));
  auto const whole = notation::fault_at("a\xC3\xA4", 1, "E-CHAR", "message", "hint");
  BOOST_TEST(whole.code == "E-CHAR");
  BOOST_TEST(whole.message == "message");
  BOOST_TEST(whole.hint == "hint");
  BOOST_TEST((whole.span == text::Span{1, 3}));
  BOOST_TEST((notation::fault_at("a", 1, "E-CHAR", "").span == text::Span{1, 1}));
}

BOOST_AUTO_TEST_SUITE_END()
