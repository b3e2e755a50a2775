// Lines of solutions: half-moves stay whole, lines end at the best places, narrow columns are
// ragged with natural spaces.
#include <boost/test/unit_test.hpp>

#include "typewriter.hpp"

using namespace dawson;
using namespace dawson::layout;
using namespace dawson::pages;

namespace {

ParagraphStyle column(double width) {
  ParagraphStyle style;
  style.font.size = 10;  // letters are 5 points wide
  style.width = width;
  style.flush = Flush::left;
  style.natural_spaces = true;
  return style;
}

prose::Inline unit(std::string text) {
  return prose::Styled{{}, prose::unit_slot, {prose::Text{std::move(text)}}};
}

std::vector<std::string> lines_of(prose::Inlines const& text, ParagraphStyle const& style) {
  WordCache sorts(typewriter(), {});
  std::vector<std::string> out;
  for (SetLine const& line : set_paragraph(sorts, text, style))
    out.push_back(read_back(line.matter));
  return out;
}

using Lines = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(lines_of_solutions)

BOOST_AUTO_TEST_CASE(no_line_ends_within_a_unit) {
  prose::Inlines const text{unit("1.Ke1 - e2"), prose::Break{50}, unit("(2.Kf3 - f4#)"),
                            prose::Break{0}, unit("1.– Ke5")};
  BOOST_TEST(lines_of(text, column(70)) == (Lines{"1.Ke1 - e2", "(2.Kf3 - f4#)", "1.– Ke5"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_line_ends_where_the_penalty_is_least) {
  prose::Inlines const text{unit("1…Kd5"), prose::Break{150}, unit("2.Qxe4#,"), prose::Break{0},
                            unit("1…Kf5"), prose::Break{150}, unit("2.Qe5#")};
  BOOST_TEST(lines_of(text, column(110)) == (Lines{"1…Kd5 2.Qxe4#,", "1…Kf5 2.Qe5#"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_break_without_a_blank_is_a_break_after_the_slash) {
  prose::Inlines const text{unit("1…Kb5/"), prose::Break{300, false}, unit("c6/"),
                            prose::Break{300, false}, unit("b4")};
  BOOST_TEST(lines_of(text, column(200)) == (Lines{"1…Kb5/ c6/ b4"}),
             boost::test_tools::per_element());
  BOOST_TEST(lines_of(text, column(36)) == (Lines{"1…Kb5/", "c6/ b4"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_unit_wider_than_the_line_is_divided_before_its_effect) {
  prose::Inlines const text{unit("1.Ke1-e2[+wQa1]!")};
  BOOST_TEST(lines_of(text, column(60)) == (Lines{"1.Ke1- e2", "[+wQa1]!"}),
             boost::test_tools::per_element());
  BOOST_TEST(lines_of(text, column(80)) == (Lines{"1.Ke1-e2[+wQa1]!"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(ragged_lines_have_natural_spaces) {
  WordCache sorts(typewriter(), {});
  prose::Inlines text;
  for (int i = 0; i < 40; ++i) {
    if (i > 0) text.push_back(prose::Break{i % 2 == 0 ? 0 : 150});
    text.push_back(unit(std::string(4 + static_cast<std::size_t>(i * 7 % 5), 'x')));
  }
  auto const lines = set_paragraph(sorts, text, column(97));
  BOOST_REQUIRE_GT(lines.size(), 5);
  for (SetLine const& line : lines) {
    BOOST_TEST(!line.justified);
    BOOST_TEST(line.width <= 97);
    if (line.matter.type.size() > 1) BOOST_TEST(line.space == sorts.space(column(97).font));
  }
}

BOOST_AUTO_TEST_CASE(a_justified_paragraph_that_needs_wide_spaces_is_ragged_as_a_whole) {
  WordCache sorts(typewriter(), {});
  ParagraphStyle style = column(100);
  style.flush = Flush::justified;
  style.loosest = 1.6;
  prose::Inlines const wide{unit("aaaaaaaaaa"),       prose::Break{0}, unit("bbb"), prose::Break{0},
                            unit("cccccccccccccccc"), prose::Break{0}, unit("d")};
  for (SetLine const& line : set_paragraph(sorts, wide, style)) BOOST_TEST(!line.justified);
  std::string even;
  for (int i = 0; i < 30; ++i) even += "abc ";
  auto const lines = set_paragraph(sorts, {prose::Text{even}}, style);
  BOOST_REQUIRE_GT(lines.size(), 2);
  BOOST_TEST(lines.front().justified);
}

BOOST_AUTO_TEST_SUITE_END()
