// Arrows leave pieces legible.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <vector>

#include "boards.hpp"
#include "layout/board.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

std::vector<PlacedMark> arrows(std::vector<std::string_view> const& rows,
                               std::vector<std::pair<chess::Square, chess::Square>> const& all) {
  problem::View view;
  for (auto const& [from, to] : all)
    view.marks.push_back({chess::MarkKind::arrow, {from, to, {}, {}}, "", ""});
  return lay_out(drawn({rows.begin(), rows.end()}), view).marks;
}

double apart(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

BOOST_AUTO_TEST_CASE(an_arrow_connects_the_centres_of_empty_squares) {
  auto const arrow = arrows({".....", "....."}, {{{0, 0}, {4, 1}}}).front();
  BOOST_TEST((arrow.from == Point{0.5, 0.5}));
  BOOST_TEST((arrow.to == Point{4.5, 1.5}));
}

BOOST_AUTO_TEST_CASE(an_arrow_begins_and_ends_at_the_outlines_of_pieces) {
  auto const arrow = arrows({"K...k"}, {{{0, 0}, {4, 0}}}).front();
  BOOST_TEST(arrow.from.y == 0.5);
  BOOST_TEST(arrow.from.x > 0.5 + 0.3);
  BOOST_TEST(arrow.from.x < 1.05);
  BOOST_TEST(arrow.to.x < 4.5 - 0.3);
  BOOST_TEST(arrow.to.x > 3.95);
}

BOOST_AUTO_TEST_CASE(arrows_that_leave_a_square_in_one_direction_fan_out) {
  auto const all = arrows({"K......."}, {{{0, 0}, {4, 0}}, {{0, 0}, {7, 0}}});
  BOOST_TEST(apart(all[0].from, all[1].from) > 0.1);
  BOOST_TEST(all[0].from.y != all[1].from.y);
  for (PlacedMark const& arrow : all)  // neither covers the head of the other
    BOOST_TEST(((arrow.from.y > 0.5) == (arrow.to.y > 0.5) && std::abs(arrow.to.y - 0.5) > 0.08));
  BOOST_TEST(apart(all[0].to, {4.5, 0.5}) < 0.12);
  BOOST_TEST(apart(all[1].to, {7.5, 0.5}) < 0.12);
  auto const crossed = arrows({"........", "K......."}, {{{0, 0}, {0, 1}}, {{0, 0}, {7, 0}}});
  BOOST_TEST(crossed[0].from.x == 0.5, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(crossed[1].from.y == 0.5, boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(an_arrow_between_adjacent_squares_is_long_enough) {
  auto const arrow = arrows({"Kk"}, {{{0, 0}, {1, 0}}}).front();
  BOOST_TEST(apart(arrow.from, arrow.to) >= 0.45);
  BOOST_TEST(arrow.from.x < arrow.to.x);
}

BOOST_AUTO_TEST_CASE(an_arrow_that_is_given_twice_is_straight) {
  auto const all = arrows({"K......."}, {{{0, 0}, {4, 0}}, {{0, 0}, {4, 0}}});
  BOOST_TEST(all[0].from.y == 0.5);
  BOOST_TEST((all[0].from == all[1].from));
}

BOOST_AUTO_TEST_CASE(many_arrows_of_one_direction_stay_on_their_side_of_the_piece) {
  std::vector<std::pair<chess::Square, chess::Square>> all;
  for (int file = 1; file < 12; ++file) all.push_back({{0, 0}, {file, 0}});
  for (PlacedMark const& arrow : arrows({"K..........."}, all)) BOOST_TEST(arrow.from.x > 0.5);
}
