// Columns of tables and of indexes.
#include <boost/test/unit_test.hpp>

#include <numeric>

#include "pages/compositor/compositor.hpp"
#include "pages/vertical_list.hpp"

using namespace dawson::pages;
using enum dawson::pages::EntryLine;

namespace {

double sum(std::vector<double> const& widths) {
  return std::accumulate(widths.begin(), widths.end(), 0.0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(columns)

BOOST_AUTO_TEST_CASE(a_column_is_as_wide_as_its_longest_cell_if_there_is_room) {
  std::vector<double> const expected{80, 120};
  BOOST_TEST(column_widths({{{50, 120}, {80, 20}}, {30, 40}}, 300) == expected,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(room_is_given_to_columns_that_make_the_table_lower) {
  // One long cell among short ones: the short columns get only the width they need.
  auto const widths =
      column_widths({{{60, 900, 70}, {60, 50, 100}, {60, 50, 100}}, {40, 30, 40}}, 330);
  BOOST_TEST(sum(widths) <= 330 + 1e-9);
  BOOST_TEST(widths[1] > 150);
  BOOST_TEST(widths[0] < 80);
  for (double const width : widths) BOOST_TEST(width >= 30);
}

BOOST_AUTO_TEST_CASE(no_column_is_narrower_than_its_longest_word_if_words_fit) {
  auto const widths = column_widths({{{400, 400}}, {150, 20}}, 300);
  BOOST_TEST(widths[0] >= 150);
  BOOST_TEST(sum(widths) <= 300 + 1e-9);
  auto const crammed = column_widths({{{400, 400}}, {300, 100}}, 200);
  BOOST_TEST(crammed[0] == 150, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(crammed[1] == 50, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(an_empty_table_has_no_columns) {
  BOOST_TEST(column_widths({{}, {}}, 100).empty());
}

BOOST_AUTO_TEST_CASE(entries_stay_whole_if_that_needs_no_additional_line) {
  // Six lines in two columns: the third line begins an entry of two lines, so that the second
  // column gets the whole entry only if three lines remain.
  std::vector<std::size_t> const whole{0, 3};
  BOOST_TEST(even_columns({first, first, first, first, first, first}, 2) == whole,
             boost::test_tools::per_element());
  std::vector<std::size_t> const moved{0, 2};
  BOOST_TEST(even_columns({first, first, first, next, first}, 2) == moved,
             boost::test_tools::per_element());
  std::vector<std::size_t> const divided{0, 3};
  BOOST_TEST(even_columns({first, first, first, next, first, first}, 2) == divided,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_column_begins_with_a_tied_line) {
  // Three rows would be enough if the fourth line could omit the space above it.
  std::vector<std::size_t> const higher{0, 4};
  BOOST_TEST(even_columns({first, next, next, tied, next, first}, 2) == higher,
             boost::test_tools::per_element());
  std::vector<std::size_t> const whole{0, 4};
  BOOST_TEST(even_columns({first, tied, tied, tied}, 2) == whole, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(few_lines_leave_columns_empty) {
  std::vector<std::size_t> const starts{0, 1, 1};
  BOOST_TEST(even_columns({first}, 3) == starts, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(no_column_begins_with_a_gap) {
  std::vector<std::size_t> const expected{1, 4};
  BOOST_TEST(even_columns({gap, first, next, gap, first, next}, 2) == expected,
             boost::test_tools::per_element());
  std::vector<std::size_t> const two{0, 3};
  BOOST_TEST(even_columns({first, tied, gap, first, tied}, 2) == two,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_SUITE_END()
