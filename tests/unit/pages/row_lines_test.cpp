// Common lines of boards: rows of several columns are level, whatever their captions.
#include <boost/test/unit_test.hpp>

#include <vector>

#include "pages/row_lines.hpp"

using namespace dawson::pages;

namespace {

using Columns = std::vector<std::vector<RowExtent>>;

auto const rounding = boost::test_tools::tolerance(1e-9);

}  // namespace

BOOST_AUTO_TEST_CASE(common_lines_have_room_for_the_tallest_heads_and_captions) {
  auto const lines = common_lines(Columns{{{50, 20}, {60, 10}, {50, 5}}, {{55, 10}, {50, 30}}});
  BOOST_REQUIRE(lines.size() == 3u);
  BOOST_TEST(lines[0].ascent == 55);
  BOOST_TEST(lines[0].descent == 20);
  BOOST_TEST(lines[1].ascent == 60);
  BOOST_TEST(lines[1].descent == 30);
  BOOST_TEST(lines[2].height() == 55);
}

BOOST_AUTO_TEST_CASE(the_greatest_height_is_that_of_the_fullest_page) {
  std::vector<RowExtent> const rows{{50, 10}, {50, 30}, {50, 10}, {50, 10}, {70, 10}, {50, 10}};
  // One column of two rows: the second and third, or the fourth and fifth.
  BOOST_TEST(greatest_height(rows, 2, 1) == 140);
  // Two columns of two rows: the first page that begins with the second row has on its lines
  // (50, 30) and (50, 10), then (50, 10) and (70, 10).
  BOOST_TEST(greatest_height(rows, 2, 2) == 160);
  BOOST_TEST(greatest_height(rows, 1, 1) == 80);
}

BOOST_AUTO_TEST_CASE(a_short_run_counts_as_if_it_filled_its_column) {
  BOOST_TEST(greatest_height(std::vector<RowExtent>{{50, 10}}, 3, 1) == 180);
  BOOST_TEST(greatest_height(std::vector<RowExtent>{{50, 10}, {40, 10}}, 3, 2) == 170);
  BOOST_TEST(greatest_height({}, 3, 2) == 0);
}

BOOST_AUTO_TEST_CASE(boards_of_neighbouring_columns_are_level) {
  Columns const columns{{{50, 20}, {60, 10}}, {{55, 10}, {50, 30}}};
  auto const placed = place_on_lines(columns, 300, {10, 5, false});
  BOOST_REQUIRE(placed.has_value());
  auto const& tops = placed->tops;
  BOOST_TEST(tops[0][0] == 5);
  BOOST_TEST(tops[1][0] == 0);
  for (std::size_t row = 0; row < 2; ++row)
    BOOST_TEST(tops[0][row] + columns[0][row].ascent == tops[1][row] + columns[1][row].ascent);
  BOOST_TEST(tops[0][1] == 55 + 20 + 10);
  BOOST_TEST(placed->gap == 10);
}

BOOST_AUTO_TEST_CASE(rows_reach_the_foot_by_equal_gaps) {
  Columns const columns{{{50, 10}, {50, 10}, {50, 10}}};
  auto const placed = place_on_lines(columns, 300, {10, 5, true});
  BOOST_REQUIRE(placed.has_value());
  BOOST_TEST(placed->gap == 60, rounding);
  BOOST_TEST(placed->tops[0].back() + 60 == 300, rounding);
  // A single row stays at the top.
  BOOST_TEST(place_on_lines(Columns{{{50, 10}}}, 300, {10, 5, true})->tops[0][0] == 0);
}

BOOST_AUTO_TEST_CASE(gaps_shrink_to_the_least_one_and_no_further) {
  Columns const columns{{{50, 10}, {50, 10}}};
  BOOST_TEST(place_on_lines(columns, 128, {10, 5, false})->gap == 8, rounding);
  BOOST_TEST(place_on_lines(columns, 125, {10, 5, true})->gap == 5, rounding);
  BOOST_TEST(!place_on_lines(columns, 124, {10, 5, false}).has_value());
  BOOST_TEST(!place_on_lines(columns, 124, {10, 5, true}).has_value());
}

BOOST_AUTO_TEST_CASE(rows_in_modules_begin_equal_parts_of_the_column) {
  Columns const columns{{{50, 10}, {50, 20}, {50, 10}}, {{55, 10}, {50, 10}, {50, 10}}};
  auto const placed = place_on_lines(columns, 300, {10, 5, false, 100});
  BOOST_REQUIRE(placed.has_value());
  BOOST_TEST(placed->tops[1] == (std::vector<double>{0, 100, 200}),
             boost::test_tools::per_element());
  BOOST_TEST(placed->tops[0][0] == 5);
  // A row that is higher than its part makes the gaps equal again.
  BOOST_TEST(place_on_lines(columns, 300, {10, 5, false, 69})->tops[1][1] == 75);
}
