// Rows that move: where a row goes that does not fit its place, and what a column end costs.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "pages/floats/filling.hpp"
#include "pages/floats/floating_rows.hpp"

using namespace dawson::pages;
using Float = PageItem::Float;

namespace {

// Columns of ten lines of 10 points.
PageGoal ten_lines() {
  PageGoal goal;
  goal.first = goal.others = 100;
  goal.line = 10;
  goal.note_gap = 12;
  return goal;
}

void lines(std::vector<PageItem>& items, int count, bool barrier = false) {
  for (int i = 0; i < count; ++i) {
    bool const below_space = !items.empty() && items.back().kind == PageItem::Type::space;
    if (!items.empty() && !below_space) items.push_back(PageItem::breakable(0));
    items.push_back(PageItem::block(10));
    items.back().barrier = barrier && i == 0;
  }
}

void row(std::vector<PageItem>& items, double height, Float floats = Float::automatic,
         double smaller = 0) {
  bool const below_space = !items.empty() && items.back().kind == PageItem::Type::space;
  if (!items.empty() && !below_space) items.push_back(PageItem::space(10, 7.5, 2.5));
  items.push_back(PageItem::block(height));
  items.back().floats = floats;
  items.back().smaller = smaller;
  items.push_back(PageItem::space(10, 7.5, 2.5));
}

FloatedItems floated(std::vector<PageItem> items, int limit = 1) {
  items.push_back(PageItem::breakable(new_page));
  return float_rows(items, {}, ten_lines(), limit);
}

// The blocks of each column: "0 1 2" is three blocks in order, "m3" one that has moved, "s3" one
// with smaller squares; columns are separated by "|".
std::string order(FloatedItems const& set) {
  std::string out;
  std::size_t block = 0;
  for (BrokenPage const& column : set.columns) {
    if (!out.empty()) out += " |";
    for (std::size_t i = column.begin; i < column.end; ++i) {
      if (set.items[i].kind != PageItem::Type::block) continue;
      FloatedItems::Set const& one = set.blocks[block++];
      out += (out.empty() ? "" : " ");
      out += (one.moved ? "m" : one.shrunk ? "s" : "") + std::to_string(one.block);
    }
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(only_rows_that_may_move_are_floats) {
  std::vector<PageItem> items;
  lines(items, 3);
  BOOST_TEST(!has_floats(items));
  row(items, 30, Float::none);
  BOOST_TEST(!has_floats(items));
  row(items, 30);
  BOOST_TEST(has_floats(items));
}

BOOST_AUTO_TEST_CASE(a_row_that_fits_keeps_its_place) {
  std::vector<PageItem> items;
  lines(items, 2);
  row(items, 40);
  lines(items, 2);
  BOOST_TEST(order(floated(items)) == "0 1 2 3 4");
}

BOOST_AUTO_TEST_CASE(a_row_without_room_moves_to_the_head_of_the_next_column) {
  std::vector<PageItem> items;
  lines(items, 8);
  row(items, 50);
  lines(items, 4);
  BOOST_TEST(order(floated(items)) == "0 1 2 3 4 5 6 7 9 10 | m8 11 12");
}

BOOST_AUTO_TEST_CASE(no_text_passes_a_row_before_a_barrier) {
  std::vector<PageItem> items;
  lines(items, 8);
  row(items, 50);
  lines(items, 4, true);
  BOOST_TEST(order(floated(items)) == "0 1 2 3 4 5 6 7 | 8 9 10 11 12");
}

BOOST_AUTO_TEST_CASE(a_row_that_almost_fits_gets_smaller_squares) {
  std::vector<PageItem> items;
  lines(items, 5);
  row(items, 44, Float::automatic, 42);
  lines(items, 4);
  BOOST_TEST(order(floated(items)) == "0 1 2 3 4 s5 | 6 7 8 9");
}

BOOST_AUTO_TEST_CASE(rows_keep_their_order) {
  std::vector<PageItem> items;
  lines(items, 8);
  row(items, 40);
  row(items, 40);
  lines(items, 12);
  FloatedItems const set = floated(items, 2);
  std::vector<std::size_t> rows;
  for (FloatedItems::Set const& one : set.blocks)
    if (one.block == 8 || one.block == 9) rows.push_back(one.block);
  BOOST_TEST(rows == (std::vector<std::size_t>{8, 9}), boost::test_tools::per_element());
  // Text keeps its order, too.
  std::vector<std::size_t> text;
  for (FloatedItems::Set const& one : set.blocks)
    if (one.block != 8 && one.block != 9) text.push_back(one.block);
  BOOST_TEST(text.size() == 20u);
  BOOST_TEST(std::ranges::is_sorted(text));
}

BOOST_AUTO_TEST_CASE(a_row_that_would_move_beyond_the_limit_stays_before_the_text_after_it) {
  std::vector<PageItem> items;
  lines(items, 8);
  row(items, 90);
  row(items, 90);
  lines(items, 4);
  // The second row would be two columns after its place.
  BOOST_TEST(order(floated(items, 1)) == "0 1 2 3 4 5 6 7 | 8 | 9 | 10 11 12 13");
  BOOST_TEST(order(floated(items, 2)) == "0 1 2 3 4 5 6 7 10 11 | m8 | m9 | 12 13");
}

BOOST_AUTO_TEST_CASE(a_row_for_the_top_stands_above_the_text_of_its_column) {
  std::vector<PageItem> items;
  lines(items, 3);
  row(items, 30, Float::top);
  lines(items, 2);
  BOOST_TEST(order(floated(items)) == "m3 0 1 2 4 5");
}

BOOST_AUTO_TEST_CASE(rows_for_a_page_of_their_own_wait_for_the_end_of_the_column) {
  std::vector<PageItem> items;
  lines(items, 3);
  row(items, 30, Float::page);
  row(items, 30, Float::page);
  lines(items, 10);
  BOOST_TEST(order(floated(items)) == "0 1 2 5 6 7 8 9 10 11 | m3 m4 | 12 13 14");
}

BOOST_AUTO_TEST_CASE(the_first_block_of_a_column_has_no_gap) {
  std::vector<PageItem> items;
  lines(items, 1);
  row(items, 30);
  lines(items, 1);
  ColumnFiller const filler(items, {}, ten_lines());
  BOOST_TEST(filler.units().size() == 3u);
  BOOST_TEST(filler.units()[1].gap == 10);
  Filling column;
  column.begin(filler.height(0));
  column.next = 1;
  filler.place(column, filler.following(column));
  BOOST_TEST(filler.room(column) == 70);
  column.next = 2;
  Placed const next = filler.following(column);
  BOOST_TEST(next.gap == 10);
  BOOST_TEST(filler.fits(column, next));
  filler.place(column, next);
  BOOST_TEST(filler.room(column) == 50);
}

BOOST_AUTO_TEST_CASE(text_follows_text_at_its_own_distance_if_the_row_between_has_moved) {
  std::vector<PageItem> items;
  lines(items, 1);
  row(items, 30);
  lines(items, 1);
  items.back().join = 4;
  ColumnFiller const filler(items, {}, ten_lines());
  Filling column;
  column.begin(100);
  filler.place(column, filler.following(column));
  column.next = 2;
  BOOST_TEST(filler.following(column).gap == 4);
}

BOOST_AUTO_TEST_CASE(notes_take_room_in_the_column_that_calls_them) {
  std::vector<PageItem> items;
  lines(items, 2);
  items.back().notes = 2;
  std::vector<NoteLine> const notes{{9, true, true}, {9, false, true}};
  ColumnFiller const filler(items, notes, ten_lines());
  Filling column;
  column.begin(100);
  for (; column.next < 2; ++column.next) filler.place(column, filler.following(column));
  BOOST_TEST(filler.room(column) == 100 - 20 - 12 - 18);
  BOOST_TEST(column.note_lines == 2u);
}

BOOST_AUTO_TEST_CASE(a_column_costs_more_the_emptier_it_ends) {
  std::vector<PageItem> items;
  lines(items, 30);
  ColumnFiller const filler(items, {}, ten_lines());
  double last = -1;
  for (std::size_t filled : {10u, 9u, 7u, 3u}) {
    Filling column;
    column.begin(100);
    for (; column.next < filled; ++column.next) filler.place(column, filler.following(column));
    BOOST_TEST(filler.cost(column) > last);
    last = filler.cost(column);
  }
}

BOOST_AUTO_TEST_CASE(columns_of_rows_alone_are_spread_to_the_foot) {
  std::vector<PageItem> items;
  row(items, 30);
  row(items, 30);
  lines(items, 9);
  ColumnFiller const filler(items, {}, ten_lines());
  Filling column;
  column.begin(100);
  for (; column.next < 2; ++column.next) filler.place(column, filler.following(column));
  BOOST_TEST(filler.ratio(column) * 7.5 == 30, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(a_full_grid_ends_its_column) {
  std::vector<PageItem> items;
  for (int i = 0; i < 3; ++i) {
    row(items, 20, Float::none);
    PageItem& block = items[items.size() - 2];
    block.rows = 2;
    block.first_row = i == 0;
  }
  ColumnFiller const filler(items, {}, ten_lines());
  Filling column;
  column.begin(100);
  filler.place(column, filler.following(column));
  ++column.next;
  BOOST_TEST(!filler.grid_is_full(column));
  filler.place(column, filler.following(column));
  BOOST_TEST(filler.grid_is_full(column));
}
