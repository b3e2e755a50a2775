#include "notation/x2fen/shifted_rows.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;
using notation::Extent, notation::Reference, notation::Seat;

BOOST_AUTO_TEST_SUITE(shifted_rows)

BOOST_AUTO_TEST_CASE(the_seat_found_for_a_place_leads_to_that_place) {
  constexpr int square = 4;
  for (int reference_width : {2, 6, 16, 32})
    for (int width : {2, 4, 14, 16, 18, 40})
      for (int left = -12 * square; left <= 12 * square; ++left) {
        Reference reference;
        reference.pass({8, reference_width});
        auto const seat = reference.seat_of({left, width});
        if (seat) BOOST_TEST(reference.left_of(*seat, width) == left);
      }
}

BOOST_AUTO_TEST_CASE(the_simplest_seat_is_found) {
  Reference reference;
  reference.pass({0, 32});
  BOOST_TEST((*reference.seat_of({0, 32}) == Seat{}));
  BOOST_TEST((*reference.seat_of({2, 32}) == Seat{Seat::Edge::none, 0, 1}));
  BOOST_TEST((*reference.seat_of({0, 24}) == Seat{Seat::Edge::left, 0, 0}));
  BOOST_TEST((*reference.seat_of({8, 12}) == Seat{Seat::Edge::left, 2, 0}));
  BOOST_TEST((*reference.seat_of({16, 12}) == Seat{Seat::Edge::right, 1, 0}));
  BOOST_TEST((*reference.seat_of({8, 24}) == Seat{Seat::Edge::right, 0, 0}));
  BOOST_TEST((*reference.seat_of({-2, 32}) == Seat{Seat::Edge::right, 0, 1}));
}

BOOST_AUTO_TEST_CASE(some_places_have_no_seat) {
  Reference reference;
  reference.pass({0, 8});
  BOOST_TEST(!reference.seat_of({1, 8}).has_value());
  BOOST_TEST(!reference.seat_of({-20, 40}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
