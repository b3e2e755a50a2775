#include "chess/board.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson::chess;

BOOST_AUTO_TEST_SUITE(squares)

BOOST_AUTO_TEST_CASE(files_are_counted_with_letters) {
  BOOST_TEST(file_name(0) == "a");
  BOOST_TEST(file_name(25) == "z");
  BOOST_TEST(file_name(26) == "aa");
  BOOST_TEST(file_name(51) == "az");
  BOOST_TEST(file_name(52) == "ba");
  BOOST_TEST(file_name(26 + 26 * 26 - 1) == "zz");
  BOOST_TEST(file_name(26 + 26 * 26) == "aaa");
}

BOOST_AUTO_TEST_CASE(written_names_are_read_again) {
  for (int file : {0, 7, 25, 26, 700, 18277})
    for (int rank : {0, 7, 99}) {
      auto const square = read_square(square_name({file, rank}));
      BOOST_REQUIRE(square.has_value());
      BOOST_TEST((*square == Square{file, rank}));
    }
  BOOST_TEST((*read_square("E4") == Square{4, 3}));
}

BOOST_AUTO_TEST_CASE(other_texts_are_not_squares) {
  for (std::string_view const text :
       {"", "e", "4", "e0", "e04", "e4x", "e-4", "e 4", "e99999999999", "zzzzzzzzzz1",
        "\xC3\xA4"
        "4"})
    BOOST_TEST(!read_square(text).has_value(), text);
}

BOOST_AUTO_TEST_CASE(squares_are_cells_counted_from_the_lower_left) {
  Board board;
  for (int r = 0; r < 2; ++r) {
    board.open_row();
    for (int f = 0; f < 3; ++f) board.add({});
  }
  board.row(0)[1].kind = CellKind::hole;
  BOOST_TEST(*cell_at(board, {0, 0}) == 3u);
  BOOST_TEST(*cell_at(board, {2, 1}) == 2u);
  BOOST_TEST(!cell_at(board, {1, 1}).has_value());
  BOOST_TEST(!cell_at(board, {3, 0}).has_value());
  BOOST_TEST(!cell_at(board, {0, 2}).has_value());
  BOOST_TEST(!cell_at(board, {-1, 0}).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
