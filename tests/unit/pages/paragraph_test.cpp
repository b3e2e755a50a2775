// Running text becomes lines: no word is lost, lines are justified, words are hyphenated by their
// patterns.
#include <boost/test/unit_test.hpp>

#include "typewriter.hpp"

using namespace dawson;
using namespace dawson::layout;
using namespace dawson::pages;

namespace {

ParagraphStyle measure(double width) {
  ParagraphStyle style;
  style.font.size = 10;  // letters are 5 points wide
  style.width = width;
  return style;
}

std::vector<std::string> texts(std::vector<SetLine> const& lines) {
  std::vector<std::string> out;
  for (SetLine const& line : lines) out.push_back(read_back(line.matter));
  return out;
}

WordCache no_patterns() { return WordCache(typewriter(), {}); }

}  // namespace

BOOST_AUTO_TEST_SUITE(paragraphs)

BOOST_AUTO_TEST_CASE(an_empty_text_has_no_lines) {
  WordCache sorts = no_patterns();
  BOOST_TEST(set_paragraph(sorts, {}, measure(100)).empty());
  BOOST_TEST(set_paragraph(sorts, {prose::Text{"  \n "}}, measure(100)).empty());
}

BOOST_AUTO_TEST_CASE(all_lines_but_the_last_are_flush_right) {
  WordCache sorts = no_patterns();
  std::string text;
  for (int i = 0; i < 60; ++i)
    text += std::string(2 + static_cast<std::size_t>(i * 7 % 5), 'x') + " ";
  auto const lines = set_paragraph(sorts, {prose::Text{text}}, measure(200));
  BOOST_REQUIRE_GT(lines.size(), 3);
  for (std::size_t i = 0; i + 1 < lines.size(); ++i)
    BOOST_TEST(lines[i].width == 200, boost::test_tools::tolerance(1e-6));
  std::string all;
  for (std::string const& line : texts(lines)) all += line + " ";
  BOOST_TEST(all == text);
}

BOOST_AUTO_TEST_CASE(letters_are_stretched_or_shrunk_for_even_spaces) {
  WordCache sorts = no_patterns();
  std::string text;
  for (int i = 0; i < 90; ++i)
    text += std::string(2 + static_cast<std::size_t>(i * 7 % 5), 'x') + " ";
  ParagraphStyle style = measure(307);
  auto const spread = [&] {
    double least = 99, most = 0;
    auto const lines = set_paragraph(sorts, {prose::Text{text}}, style);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
      least = std::min(least, lines[i].space), most = std::max(most, lines[i].space);
      BOOST_TEST(lines[i].width == 307, boost::test_tools::tolerance(1e-4));
      BOOST_TEST(std::abs(lines[i].scale - 1) <= style.letter_fit + 1e-5);
      for (TypeAt const& word : lines[i].matter.type) BOOST_TEST(word.scale == lines[i].scale);
    }
    BOOST_TEST(lines.back().scale == 1);
    return most - least;
  };
  double const before = spread();
  style.letter_fit = 0.02;
  BOOST_TEST(spread() < 0.6 * before);
  style.flush = Flush::left;
  for (SetLine const& line : set_paragraph(sorts, {prose::Text{text}}, style))
    BOOST_TEST(line.scale == 1);
}

BOOST_AUTO_TEST_CASE(ragged_lines_keep_their_spaces) {
  WordCache sorts = no_patterns();
  ParagraphStyle style = measure(100);
  style.flush = Flush::left;
  auto const lines = set_paragraph(sorts, {prose::Text{"aaaa bbbb cccc dddd eeee ffff"}}, style);
  BOOST_REQUIRE_GE(lines.size(), 2);
  BOOST_TEST(lines[0].matter.type[1].x - lines[0].matter.type[0].x == 25,
             boost::test_tools::tolerance(1e-6));
}

BOOST_AUTO_TEST_CASE(a_hyphenated_word_has_a_hyphen_and_other_words_are_whole) {
  WordCache sorts(typewriter(), [](std::string_view word) {
    std::vector<std::size_t> out;
    for (std::size_t at = 3; at + 3 <= word.size(); at += 3) out.push_back(at);
    return out;
  });
  auto const lines = set_paragraph(
      sorts, {prose::Text{"abcdefghijkl abcdefghijkl abcdefghijkl abcdefghijkl"}}, measure(95));
  bool divided = false;
  std::string all;
  for (SetLine const& line : lines) {
    std::string const text = read_back(line.matter);
    BOOST_TEST(line.divided == text.ends_with('-'));
    divided = divided || line.divided;
    all += line.divided ? text.substr(0, text.size() - 1) : text + " ";
  }
  BOOST_TEST(divided);
  BOOST_TEST(all == "abcdefghijkl abcdefghijkl abcdefghijkl abcdefghijkl ");
}

BOOST_AUTO_TEST_CASE(addresses_are_broken_at_slashes_without_a_hyphen) {
  WordCache sorts(typewriter(), [](std::string_view) { return std::vector<std::size_t>{3}; });
  auto const lines = set_paragraph(
      sorts, {prose::Text{"see https://example.org/problems/selfmates"}}, measure(150));
  BOOST_REQUIRE_GE(lines.size(), 2);
  BOOST_TEST(read_back(lines[0].matter).ends_with('/'));
}

BOOST_AUTO_TEST_CASE(a_no_break_space_keeps_words_together) {
  WordCache sorts = no_patterns();
  ParagraphStyle style = measure(60);
  style.flush = Flush::left;
  auto const lines = texts(set_paragraph(sorts, {prose::Text{"aaaa bbbb no.\u00A012 cc"}}, style));
  BOOST_TEST((std::ranges::find_if(lines, [](std::string const& line) {
                return line.find("no. 12") != std::string::npos;
              }) != lines.end()));
}

BOOST_AUTO_TEST_CASE(a_forced_line_break_ends_the_line) {
  WordCache sorts = no_patterns();
  auto const lines = texts(set_paragraph(
      sorts, {prose::Text{"one"}, prose::LineBreak{}, prose::Text{"two"}}, measure(200)));
  BOOST_TEST(lines == (std::vector<std::string>{"one", "two"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(links_cover_their_words_on_each_line) {
  WordCache sorts = no_patterns();
  auto const lines = set_paragraph(
      sorts,
      {prose::Text{"see "}, prose::Link{"#a", {}, {prose::Text{"here now"}}}, prose::Text{" end"}},
      measure(400));
  BOOST_REQUIRE_EQUAL(lines.size(), 1);
  BOOST_REQUIRE_EQUAL(lines[0].matter.links.size(), 1);
  BOOST_TEST(lines[0].matter.links[0].target == "#a");
  BOOST_TEST(lines[0].matter.links[0].x == 20);
  BOOST_TEST(lines[0].matter.links[0].width == 40);
}

BOOST_AUTO_TEST_CASE(notes_are_numbered_in_order_of_calls) {
  WordCache sorts = no_patterns();
  InlineObjects inlays;
  inlays.note_number = [](std::string const&) { return std::string("7"); };
  auto const lines =
      set_paragraph(sorts, {prose::Text{"word"}, prose::NoteMark{"x"}, prose::Text{" more"}},
                    measure(400), inlays);
  BOOST_REQUIRE_EQUAL(lines.size(), 1);
  BOOST_TEST(read_back(lines[0].matter) == "word ^7 more");
  BOOST_TEST(lines[0].notes == (std::vector<std::string>{"x"}), boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_line_that_is_too_long_keeps_some_space_and_is_reported) {
  WordCache sorts = no_patterns();
  auto const lines =
      set_paragraph(sorts, {prose::Text{"=\u00A0\u00A0" + std::string(60, 'x')}}, measure(200));
  BOOST_REQUIRE(!lines.empty());
  double last = -1;
  bool reported = false;
  for (SetLine const& line : lines) {
    for (TypeAt const& at : line.matter.type)
      BOOST_TEST(at.x >= 0, "no word is drawn into the other margin");
    if (line.matter.type.size() == 2) last = line.matter.type[1].x;
    reported = reported || line.too_wide.has_value();
  }
  BOOST_TEST(reported);
  if (lines.size() == 1)
    BOOST_TEST(last >= 5 + 2 * 3.5 - 1e-6, "spaces shrink by three tenths at most");
}

BOOST_AUTO_TEST_CASE(text_that_does_not_fit_is_reported) {
  WordCache sorts = no_patterns();
  auto const lines = set_paragraph(sorts, {prose::Text{"a incomprehensibilities b"}}, measure(50));
  BOOST_TEST(std::ranges::any_of(
      lines, [](SetLine const& line) { return line.too_wide == "incomprehensibilities"; }));
}

BOOST_AUTO_TEST_SUITE_END()
