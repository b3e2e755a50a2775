#include "chess/board.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

#include "notation/men/men.hpp"

namespace dawson::notation {
namespace {

/// One row per line, from the top: `#` dark, `.` light, a blank for a hole, letters for the
/// contents.
std::string drawn(std::string_view list) {
  auto const position = read_men(list);
  if (!position.ok())
    return position.error().code + " " + std::to_string(position.error().span.begin);
  std::string out;
  for (std::size_t row = 0; row < position->board.rows(); ++row) {
    for (chess::Cell const& cell : position->board.row(row)) {
      auto const* const text = cell.occupant ? std::get_if<chess::Text>(&*cell.occupant) : nullptr;
      if (text) out += text->text;
      else if (cell.occupant) out += '*';
      else if (cell.kind == chess::CellKind::hole) out += ' ';
      else out += cell.shade == chess::Shade::dark ? '#' : '.';
    }
    out += '\n';
  }
  return out;
}

BOOST_AUTO_TEST_SUITE(planes)

BOOST_AUTO_TEST_CASE(of_space_chess_are_one_above_the_other) {
  BOOST_TEST(drawn("[3x2x3] wKa1A, sKc2C") == ".#* \n#.#C\n    \n.#. \n#.#B\n    \n.#. \n*.#A\n");
}

BOOST_AUTO_TEST_CASE(of_space_chess_are_beside_each_other) {
  BOOST_TEST(drawn("[3x2x2 across] wKa1A, sKc2B") == ".#. .#* \n*.#A#.#B\n");
}

BOOST_AUTO_TEST_CASE(of_stereo_chess_are_above_the_board) {
  BOOST_TEST(drawn("[stereo] [1+2] wTf6, sKc3A, sDf6D") ==
             "  .#.*  \n  #.#.  \n  .#.#  \n  #.#.D \n        \n"
             "  .#.#  \n  #.#.  \n  .#.#  \n  #.#.C \n        \n"
             "  .#.#  \n  #.#.  \n  .#.#  \n  #.#.B \n        \n"
             "  .#.#  \n  #.#.  \n  .#.#  \n  *.#.A \n        \n"
             ".#.#.#.#\n#.#.#.#.\n.#.#.*.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n.#.#.#.#\n#.#.#.#.\n");
}

BOOST_AUTO_TEST_CASE(have_squares_with_their_letter) {
  auto const place = [](chess::Planes const& planes, std::string_view written) {
    auto const there = chess::on_board(planes, written);
    return there ? chess::square_name(*there) : "none";
  };
  chess::Planes const space{5, 12, 2, false, false};
  BOOST_TEST(place(space, "a1A") == "a1");
  BOOST_TEST(place(space, "a1B") == "a14");
  BOOST_TEST(place(space, "b{10}B") == "b23");
  BOOST_TEST(place(space, "a1") == "none");
  BOOST_TEST(place(space, "a1C") == "none");
  BOOST_TEST(place(chess::stereo_planes(), "a1") == "a1");
  BOOST_TEST(place(chess::stereo_planes(), "d4B") == "d16");
  BOOST_TEST(place(chess::stereo_planes(), "b3A") == "none");
}

BOOST_AUTO_TEST_CASE(that_do_not_exist_are_errors) {
  BOOST_TEST(drawn("[5x5x5] wKa1") == "E-SQUARE 10");
  BOOST_TEST(drawn("[5x5x5] wKa1F") == "E-SQUARE 10");
  BOOST_TEST(drawn("[stereo] wKa1A") == "E-SQUARE 11");
  BOOST_TEST(drawn("wKa1A") == "E-SQUARE 2");
  BOOST_TEST(drawn("[5x5x27] wKa1A") == "E-LIMIT 5");
  BOOST_TEST(drawn("[999x999x26] wKa1A").starts_with("E-LIMIT"));
  BOOST_TEST(drawn("[5x5x0] wKa1A") == "E-CHAR 5");
  BOOST_TEST(drawn("[5x5x5") == "E-CHAR 6");
  BOOST_TEST(drawn("[stereo] [stereo] wKa1A") == "E-CHAR 9");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::notation
