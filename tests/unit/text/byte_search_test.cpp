#include "text/scanning.hpp"

#include <boost/test/unit_test.hpp>
#include <string>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(byte_search)

BOOST_AUTO_TEST_CASE(the_next_of_two_bytes_is_found_at_any_position) {
  for (std::size_t length = 0; length < 40; ++length)
    for (std::size_t at = 0; at <= length; ++at)
      for (char const sign : {'\\', '%'}) {
        std::string text(length, '[');  // differs in one bit from the byte searched
        if (at < length) text[at] = sign;
        std::size_t const there = at < length ? at : text.npos;
        BOOST_TEST(text::find_either(text, '\\', '%', 0) == there);
        BOOST_TEST(text::find_either(text, '\\', '%', at) == there);
        BOOST_TEST(text::find_either(text, '\\', '%', at + 1) == text.npos);
      }
}

BOOST_AUTO_TEST_CASE(the_next_byte_beyond_ascii_is_found_at_any_position) {
  for (std::size_t length = 1; length < 40; ++length)
    for (std::size_t at = 0; at < length; ++at) {
      std::string text(length, '\x7f');
      BOOST_TEST(text::find_beyond_ascii(text, 0) == text.npos);
      text[at] = '\x80';
      BOOST_TEST(text::find_beyond_ascii(text, 0) == at);
      BOOST_TEST(text::find_beyond_ascii(text, at + 1) == text.npos);
    }
}

BOOST_AUTO_TEST_CASE(the_next_byte_below_a_limit_is_found_at_any_position) {
  for (std::size_t size = 0; size < 40; ++size)
    for (std::size_t at = 0; at < size; ++at) {
      std::string bytes(size, '\xC3');
      for (std::size_t i = 0; i < size; i += 3) bytes[i] = '\x0E';
      BOOST_TEST(text::find_below(bytes, '\x0E', 0) == std::string::npos);
      for (char const low : {'\0', '\n', '\r'}) {
        bytes[at] = low;
        BOOST_TEST(text::find_below(bytes, '\x0E', 0) == at);
        BOOST_TEST(text::find_below(bytes, '\x0E', at) == at);
        BOOST_TEST(text::find_below(bytes, '\x0E', at + 1) == std::string::npos);
      }
    }
}

BOOST_AUTO_TEST_SUITE_END()
