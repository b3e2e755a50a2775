#include "notation/character.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(character)

BOOST_AUTO_TEST_CASE(names_what_stands_at_a_place) {
  BOOST_TEST(notation::found_at("x", 0) == "`x`");
  BOOST_TEST(notation::found_at("x", 1) == "the end");
  BOOST_TEST(notation::found_at(" ", 0) == "a blank");
  BOOST_TEST(notation::found_at("\t", 0) == "a tab");
  BOOST_TEST(notation::found_at(std::string_view("\0", 1), 0) == "a NUL byte");
  BOOST_TEST(notation::found_at("\x1B", 0) == "the control character U+001B");
  BOOST_TEST(notation::found_at("\xC3\xA4x", 0) == "`\xC3\xA4`");
  BOOST_TEST(notation::found_at("\xFFx", 0) == "the byte 0xFF");
}

BOOST_AUTO_TEST_CASE(an_error_at_bytes_that_are_no_character_is_one_of_encoding) {
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
