#include "text/source.hpp"
#include "text/utf8.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace dawson::text {
namespace {

std::string place(Source const& source, std::size_t offset) {
  Place const found = source.place(offset);
  return std::to_string(found.line) + ":" + std::to_string(found.column);
}

BOOST_AUTO_TEST_CASE(lines_and_columns_count_from_one) {
  Source const source("a.tex", "ab\nc\n\nde");
  struct Case {
    std::size_t offset;
    char const* place;
  };
  for (auto const& [offset, expected] : {Case{0, "1:1"},
                                         {1, "1:2"},
                                         {2, "1:3"},
                                         {3, "2:1"},
                                         {4, "2:2"},
                                         {5, "3:1"},
                                         {6, "4:1"},
                                         {7, "4:2"},
                                         {8, "4:3"}})
    BOOST_TEST_CONTEXT("offset " << offset) BOOST_TEST(place(source, offset) == expected);
  BOOST_TEST(source.line(1) == "ab");
  BOOST_TEST(source.line(2) == "c");
  BOOST_TEST(source.line(3) == "");
  BOOST_TEST(source.line(4) == "de");
  BOOST_TEST(source.line_start(4) == 6u);
}

BOOST_AUTO_TEST_CASE(an_offset_after_the_end_is_the_end) {
  BOOST_TEST(place(Source("", "ab"), 99) == "1:3");
  BOOST_TEST(place(Source("", ""), 0) == "1:1");
  BOOST_TEST(Source("", "").line(1) == "");
}

BOOST_AUTO_TEST_CASE(an_empty_line_follows_the_last_line_end) {
  Source const source("", "ab\n");
  BOOST_TEST(place(source, 3) == "2:1");
  BOOST_TEST(source.line(2) == "");
}

BOOST_AUTO_TEST_CASE(columns_are_code_points) {
  Source const source("", "Phénix ♔ x\n");
  BOOST_TEST(place(source, source.bytes().find("nix")) == "1:4");
  BOOST_TEST(place(source, source.bytes().find("x\n")) == "1:10");
}

BOOST_AUTO_TEST_CASE(a_broken_byte_is_a_column) {
  Source const source("", "Ph\xE9nix\n");
  BOOST_TEST(place(source, 3) == "1:4");
  BOOST_TEST(place(source, 6) == "1:7");
}

BOOST_AUTO_TEST_CASE(a_byte_order_mark_has_no_column) {
  Source const source("",
                      "\xEF\xBB\xBF"
                      "ab\ncd");
  BOOST_TEST(source.start() == 3u);
  BOOST_TEST(source.line(1) == "ab");
  BOOST_TEST(place(source, 0) == "1:1");
  BOOST_TEST(place(source, 3) == "1:1");
  BOOST_TEST(place(source, 4) == "1:2");
  BOOST_TEST(place(source, 6) == "2:1");
  Source const bare("", "\xEF\xBB\xBF");
  BOOST_TEST(bare.line(1) == "");
  BOOST_TEST(place(bare, 3) == "1:1");
}

BOOST_AUTO_TEST_CASE(a_carriage_return_belongs_to_its_line_end) {
  Source const source("", "ab\r\n\r\ncd\r");
  BOOST_TEST(source.line(1) == "ab");
  BOOST_TEST(source.line(2) == "");
  BOOST_TEST(source.line(3) == "cd");
  BOOST_TEST(place(source, 2) == "1:3");
  BOOST_TEST(place(source, 6) == "3:1");
}

BOOST_AUTO_TEST_CASE(a_carriage_return_alone_does_not_end_a_line) {
  Source const source("", "a\rb\nc");
  BOOST_TEST(source.line(1) == "a\rb");
  BOOST_TEST(place(source, 2) == "1:3");
}

BOOST_AUTO_TEST_CASE(columns_of_a_long_line_match_a_simple_count) {
  std::string line;
  for (int i = 0; i < 2000; ++i)
    line += i % 7 == 0 ? "\xF0\x9F\xA8\xAE" : i % 5 == 0 ? "\xC3" : "\u00e9x";
  Source const source("x", "\xEF\xBB\xBFshort\n" + line + "\n" + line);
  for (std::size_t const number : {2u, 3u})
    for (std::size_t at = 0; at <= line.size(); at += 13) {
      Place const place = source.place(source.line_start(number) + at);
      BOOST_TEST(place.line == number);
      BOOST_TEST(place.column == count_code_points(line.substr(0, at)) + 1);
    }
}

BOOST_AUTO_TEST_CASE(places_in_a_long_text_match_a_simple_count) {
  std::string text = "\xEF\xBB\xBF";
  for (int i = 0; i < 3000; ++i)
    text += std::string(i * 7 % 40, 'x') + (i % 3 == 0 ? "é\r\n" : "\n");
  Source const source("x", text, {.line = 5});
  std::size_t line = 5, begin = 0;
  for (std::size_t at = 3; at <= text.size(); ++at) {
    if (text[at - 1] == '\n') {
      ++line;
      begin = at;
      BOOST_REQUIRE(source.line_start(line) == begin);
      std::string const rest = text.substr(begin, text.find('\n', begin) - begin);
      BOOST_REQUIRE(source.line(line) == rest.substr(0, rest.find('\r')));
    }
    Place const found = source.place(at);
    std::size_t const first = std::max<std::size_t>(begin, 3);
    BOOST_REQUIRE(found.line == line);
    BOOST_REQUIRE(found.column == count_code_points(text.substr(first, at - first)) + 1);
  }
}

}  // namespace
}  // namespace dawson::text
