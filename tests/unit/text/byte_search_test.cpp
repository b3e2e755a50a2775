#include "text/byte_search.hpp"

#include <boost/test/unit_test.hpp>
#include <string>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(byte_search)

BOOST_AUTO_TEST_CASE(the_next_of_two_bytes_is_found_wherever_it_stands) {
  for (std::size_t length = 0; length < 40; ++length)
    for (std::size_t at = 0; at <= length; ++at)
      for (char const sign : {'\\', '%'}) {
        std::string text(length, '[');  // a bit beside the one
        if (at < length) text[at] = sign;
        std::size_t const there = at < length ? at : text.npos;
        BOOST_TEST(text::find_either(text, '\\', '%', 0) == there);
        BOOST_TEST(text::find_either(text, '\\', '%', at) == there);
        BOOST_TEST(text::find_either(text, '\\', '%', at + 1) == text.npos);
      }
}

BOOST_AUTO_TEST_CASE(the_next_byte_beyond_ascii_is_found_wherever_it_stands) {
  for (std::size_t length = 1; length < 40; ++length)
    for (std::size_t at = 0; at < length; ++at) {
      std::string text(length, '\x7f');
      BOOST_TEST(text::find_beyond_ascii(text, 0) == text.npos);
      text[at] = '\x80';
      BOOST_TEST(text::find_beyond_ascii(text, 0) == at);
      BOOST_TEST(text::find_beyond_ascii(text, at + 1) == text.npos);
    }
}

BOOST_AUTO_TEST_SUITE_END()
