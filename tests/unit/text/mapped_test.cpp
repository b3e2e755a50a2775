#include "text/source_mapped_text.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

namespace dawson::text {
namespace {

std::string shown(Span span) { return std::to_string(span.begin) + "-" + std::to_string(span.end); }

// "abc" of a line at 10, a joining blank, "de" of the next line at 20, with an escape of two bytes
// for `#`.
SourceMappedText value() {
  SourceMappedText made("abc", 10);
  made.append_for(" ", {13, 13});
  made.append("de", 20);
  made.append_for("#", {22, 24});
  made.append("f", 24);
  return made;
}

BOOST_AUTO_TEST_CASE(bytes_have_their_source_positions) {
  SourceMappedText const mapped = value();
  BOOST_TEST(mapped.text() == "abc de#f");
  struct Case {
    Span span;
    char const* origin;
  };
  for (auto const& [span, expected] : {Case{{0, 3}, "10-13"},
                                       {{1, 2}, "11-12"},
                                       {{4, 6}, "20-22"},
                                       {{5, 6}, "21-22"},
                                       {{6, 7}, "22-24"},
                                       {{7, 8}, "24-25"},
                                       {{0, 8}, "10-25"},
                                       {{2, 5}, "12-21"},
                                       {{5, 8}, "21-25"}})
    BOOST_TEST_CONTEXT(shown(span)) BOOST_TEST(shown(mapped.origin(span)) == expected);
  BOOST_TEST(shown(mapped.origin()) == "10-25");
}

BOOST_AUTO_TEST_CASE(an_empty_span_is_one_position) {
  SourceMappedText const mapped = value();
  BOOST_TEST(shown(mapped.origin({0, 0})) == "10-10");
  BOOST_TEST(shown(mapped.origin({2, 2})) == "12-12");
  BOOST_TEST(shown(mapped.origin({4, 4})) == "20-20");
  BOOST_TEST(shown(mapped.origin({6, 6})) == "22-22");
  BOOST_TEST(shown(mapped.origin({8, 8})) == "25-25");
}

BOOST_AUTO_TEST_CASE(a_span_does_not_include_the_text_between_joined_parts) {
  SourceMappedText const mapped = value();
  BOOST_TEST(shown(mapped.origin({0, 4})) == "10-13");
  BOOST_TEST(shown(mapped.origin({3, 4})) == "13-13");
}

BOOST_AUTO_TEST_CASE(an_empty_text_maps_to_the_beginning) {
  SourceMappedText const nothing;
  BOOST_TEST(nothing.empty());
  BOOST_TEST(shown(nothing.origin()) == "0-0");
  BOOST_TEST(nothing.part({0, 0}).empty());
  BOOST_TEST(nothing.trimmed().empty());
}

BOOST_AUTO_TEST_CASE(an_empty_text_has_a_position) {
  SourceMappedText const empty("", 7);
  BOOST_TEST(empty.empty());
  BOOST_TEST(shown(empty.origin()) == "7-7");
  SourceMappedText grown = empty;
  grown.append("ab", 9);
  BOOST_TEST(shown(grown.origin()) == "9-11");
}

BOOST_AUTO_TEST_CASE(a_finding_moves_with_its_notes) {
  Diagnostic finding = error("E-X", {5, 6}, "x", "y");
  finding.notes.push_back({{0, 1}, "z"});
  Diagnostic const moved = value().origin(finding);
  BOOST_TEST(moved.code == "E-X");
  BOOST_TEST(moved.hint == "y");
  BOOST_TEST(shown(moved.span) == "21-22");
  BOOST_TEST(shown(moved.notes.at(0).span) == "10-11");
}

BOOST_AUTO_TEST_CASE(parts_keep_their_positions) {
  SourceMappedText const part = value().part({1, 7});
  BOOST_TEST(part.text() == "bc de#");
  BOOST_TEST(shown(part.origin({0, 1})) == "11-12");
  BOOST_TEST(shown(part.origin({3, 4})) == "20-21");
  BOOST_TEST(shown(part.origin({5, 6})) == "22-24");
  BOOST_TEST(shown(part.part({4, 6}).origin()) == "21-24");
  BOOST_TEST(shown(value().part({8, 8}).origin()) == "25-25");
  BOOST_TEST(shown(value().part({2, 2}).origin()) == "12-12");
}

BOOST_AUTO_TEST_CASE(a_part_is_appended_with_its_positions) {
  SourceMappedText target("x", 1);
  target.append(value(), {5, 8});
  BOOST_TEST(target.text() == "xe#f");
  BOOST_TEST(shown(target.origin({0, 1})) == "1-2");
  BOOST_TEST(shown(target.origin({1, 2})) == "21-22");
  BOOST_TEST(shown(target.origin({2, 3})) == "22-24");
  BOOST_TEST(shown(target.origin({3, 4})) == "24-25");
}

BOOST_AUTO_TEST_CASE(trimming_removes_blanks_and_line_ends) {
  SourceMappedText padded(" \t", 4);
  padded.append("a b", 6);
  padded.append("\r\n", 9);
  SourceMappedText const trimmed = padded.trimmed();
  BOOST_TEST(trimmed.text() == "a b");
  BOOST_TEST(shown(trimmed.origin()) == "6-9");
  BOOST_TEST(SourceMappedText(" \n ", 3).trimmed().empty());
  BOOST_TEST(shown(SourceMappedText(" \n ", 3).trimmed().origin()) == "3-3");
}

BOOST_AUTO_TEST_CASE(many_small_parts_need_little_time) {
  SourceMappedText lines;
  constexpr std::size_t count = 100'000;
  for (std::size_t i = 0; i < count; ++i) lines.append("a;", 10 * i);
  std::size_t sum = 0;
  for (std::size_t i = 0; i < count; ++i) sum += lines.part({2 * i, 2 * i + 1}).text().size();
  BOOST_TEST(sum == count);
}

}  // namespace
}  // namespace dawson::text
