#include <boost/test/unit_test.hpp>

#include "text/scanning.hpp"

using namespace dawson;

BOOST_AUTO_TEST_CASE(words_are_the_nonempty_texts_between_separators) {
  std::vector<std::string_view> const two{"ab", "c"};
  BOOST_TEST((text::words_of("  ab c ") == two));
  BOOST_TEST((text::words_of("ab,;c\n", ",;\n") == two));
  BOOST_TEST(text::words_of(" ").empty());
  BOOST_TEST(text::words_of("").empty());
}

BOOST_AUTO_TEST_CASE(a_cursor_consumes_the_expected_text_or_stays) {
  text::Cursor cursor{"12-->x"};
  BOOST_TEST(!cursor.take("2"));
  BOOST_TEST(cursor.part(cursor.take_while([](char c) { return c != '-'; })) == "12");
  BOOST_TEST(cursor.take_any({"->", "-->"}));
  BOOST_TEST(cursor.rest() == "x");
  BOOST_TEST(cursor.ahead(1) == '\0');
  ++cursor.at;
  BOOST_TEST(cursor.done());
  BOOST_TEST(cursor.ahead() == '\0');
}
