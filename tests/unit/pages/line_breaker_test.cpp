// Lines: nothing is lost, everything fits, and the paragraph is optimised as a whole.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <random>
#include <vector>

#include "pages/lines/line_breaker.hpp"

using namespace dawson::pages;
using Kind = LineItem::Type;

namespace {

LineItem box(double width) { return {Kind::box, false, 0, width, 0, 0, 0}; }
LineItem space() { return {Kind::space, false, 0, 3, 1.5, 1, 0}; }
LineItem hyphen() { return {Kind::penalty, true, 50, 3, 0, 0, 0}; }

void end(std::vector<LineItem>& items) {
  items.push_back({Kind::space, false, 0, 0, 1e5, 0, 0});
  items.push_back({Kind::penalty, false, always_break, 0, 0, 0, 0});
}

std::vector<LineItem> words(std::vector<double> const& widths) {
  std::vector<LineItem> items;
  for (double const width : widths) {
    if (!items.empty()) items.push_back(space());
    items.push_back(box(width));
  }
  end(items);
  return items;
}

double width_of(std::vector<LineItem> const& items, BrokenLine const& line) {
  double width = items[line.end].kind == Kind::penalty ? items[line.end].width : 0;
  for (std::size_t i = line.begin; i < line.end; ++i) {
    LineItem const& item = items[i];
    if (item.kind == Kind::penalty) continue;
    width +=
        item.width +
        (item.kind == Kind::space ? line.ratio * (line.ratio > 0 ? item.stretch : item.shrink) : 0);
  }
  return width;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(line_breaker)

BOOST_AUTO_TEST_CASE(an_empty_paragraph_has_no_lines) {
  BOOST_TEST(break_lines({}, {100, 100, 0}).empty());
}

BOOST_AUTO_TEST_CASE(every_box_is_on_one_line_in_order_and_full_lines_fill_the_width) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> width(4, 40);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> widths(5 + random() % 120);
    for (double& w : widths) w = width(random);
    auto const items = words(widths);
    auto const lines = break_lines(items, {180, 200, 0});
    std::size_t next = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      for (std::size_t skipped = next; skipped < lines[i].begin; ++skipped)
        BOOST_REQUIRE(items[skipped].kind != Kind::box);
      BOOST_REQUIRE(items[lines[i].begin].kind == Kind::box);
      BOOST_REQUIRE_LT(lines[i].begin, lines[i].end);
      next = lines[i].end;
      BOOST_REQUIRE_GE(lines[i].ratio, -1);
      if (i + 1 < lines.size() && std::isfinite(lines[i].ratio))
        BOOST_TEST(std::abs(width_of(items, lines[i]) - (i == 0 ? 180 : 200)) < 1e-6);
    }
    BOOST_TEST(next + 1 == items.size());
  }
}

BOOST_AUTO_TEST_CASE(an_early_line_is_worse_so_that_a_later_one_is_not_bad) {
  // A greedy algorithm would leave 30 and 30 alone on the second line, with a space of 34.
  auto const items = words({20, 20, 20, 24, 30, 30, 75, 18, 50});
  auto const lines = break_lines(items, {100, 100, 0});
  BOOST_REQUIRE_GE(lines.size(), 3);
  BOOST_TEST(lines[0].end < 7);
}

BOOST_AUTO_TEST_CASE(words_are_hyphenated_only_if_spaces_are_not_enough) {
  std::vector<LineItem> even;
  for (int i = 0; i < 40; ++i) {
    if (i > 0) even.push_back(space());
    even.push_back(box(11));
    even.push_back(hyphen());
    even.push_back(box(11));
  }
  end(even);
  for (BrokenLine const& line : break_lines(even, {97, 97, 0})) BOOST_TEST(!even[line.end].hyphen);

  std::vector<LineItem> hard{box(60), space(), box(30), hyphen(), box(60), space(), box(30)};
  end(hard);
  auto const lines = break_lines(hard, {100, 100, 0});
  BOOST_REQUIRE(!lines.empty());
  BOOST_TEST(hard[lines.front().end].hyphen);
}

BOOST_AUTO_TEST_CASE(a_box_wider_than_the_line_is_alone_on_a_line) {
  auto const items = words({40, 300, 40});
  auto const lines = break_lines(items, {100, 100, 0});
  BOOST_REQUIRE_EQUAL(lines.size(), 3);
  BOOST_TEST(lines[1].begin == 2);
  BOOST_TEST(lines[1].end == 3);
}

BOOST_AUTO_TEST_CASE(a_forced_end_ends_the_line) {
  std::vector<LineItem> items{box(20)};
  end(items);
  items.push_back(box(20));
  end(items);
  auto const lines = break_lines(items, {100, 100, 0});
  BOOST_REQUIRE_EQUAL(lines.size(), 2);
  BOOST_TEST(lines[0].end == 2);
  BOOST_TEST(lines[1].begin == 3);
}

BOOST_AUTO_TEST_CASE(letters_are_stretched_before_spaces) {
  std::vector<LineItem> items = words({31, 31, 31, 31, 31, 31});
  for (LineItem& item : items)
    if (item.kind == Kind::box) item.letters = item.width;
  LineGoal goal{100, 100, 0};
  BOOST_TEST(break_lines(items, goal).front().ratio == 1.0 / 3);  // 99 wide, spaces give 3
  goal.letter_fit = 0.02;
  BOOST_TEST(break_lines(items, goal).front().ratio == 0);
  BOOST_TEST(fitted(1, 93, 0.02) == 1);
  goal.first = 101;
  BOOST_TEST(break_lines(items, goal).front().ratio == (2 - 1.86) / 3,
             boost::test_tools::tolerance(1e-9));
  BOOST_TEST(fitted(-9, 93, 0.02) == -1.86, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(narrow_letters_below_wide_ones_cost_as_tight_lines_below_loose) {
  LineGoal goal{100, 100, 0};
  goal.letter_fit = 0.02;
  // 98.1 | 2 + 99.9 or 98.1 + 2 | 99.9: the second break has a penalty, but the letters of the
  // first line cost more.
  std::vector<LineItem> items{box(98.1), hyphen(), box(2), hyphen(), box(99.9)};
  for (LineItem& item : items) item.letters = item.kind == Kind::box ? item.width : 0;
  for (std::size_t const at : {1, 3}) items[at].hyphen = false, items[at].width = 0;
  items[1].penalty = 0;
  end(items);
  BOOST_TEST(break_lines(items, goal).front().end == 3);
  items[4].width = items[4].letters = 98.5;  // 100.5: no more than 2.5 % of difference
  BOOST_TEST(break_lines(items, goal).front().end == 1);
}

BOOST_AUTO_TEST_CASE(a_last_line_of_a_syllable_costs) {
  auto const items = words({45, 45, 45, 45, 6});
  LineGoal goal{100, 100, 0};
  goal.least_last = 2;
  std::size_t const default_value = break_lines(items, goal).size();
  auto const narrow = words({46, 48, 45, 45, 6});
  goal.least_last = 20;
  auto const lines = break_lines(narrow, goal);
  BOOST_TEST(default_value >= 2);
  BOOST_TEST(narrow[lines.back().begin].width > 6);
}

BOOST_AUTO_TEST_SUITE_END()
