#include "chess/board.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson::chess;

namespace {

Cell cell_at(int left, int width = quarters) {
  Cell cell;
  cell.left = left;
  cell.width = width;
  return cell;
}

Board rectangle(int rows, int files) {
  Board board;
  for (int r = 0; r < rows; ++r) {
    board.open_row();
    for (int f = 0; f < files; ++f) board.add(cell_at(f * quarters));
  }
  return board;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(boards)

BOOST_AUTO_TEST_CASE(cells_belong_to_the_open_row) {
  Board board = rectangle(2, 3);
  board.open_row();
  board.add(cell_at(0));
  BOOST_TEST(board.rows() == 3u);
  BOOST_TEST(board.row(0).size() == 3u);
  BOOST_TEST(board.row(2).size() == 1u);
  BOOST_TEST(board.row(1)[2].row == 1);
  BOOST_TEST(board.row(2)[0].row == 2);
}

BOOST_AUTO_TEST_CASE(rows_can_be_empty) {
  Board board;
  BOOST_TEST(board.rows() == 0u);
  board.open_row();
  board.open_row();
  board.add(cell_at(0));
  BOOST_TEST(board.row(0).empty());
  BOOST_TEST(board.row(1).size() == 1u);
}

BOOST_AUTO_TEST_CASE(board_edges_are_the_edges_of_the_outermost_cells) {
  Board board;
  BOOST_TEST(board.left() == 0);
  BOOST_TEST(board.right() == 0);
  board.open_row();
  board.add(cell_at(2));
  board.open_row();
  board.add(cell_at(-3));
  board.add(cell_at(1, 8));
  BOOST_TEST(board.left() == -3);
  BOOST_TEST(board.right() == 9);
}

BOOST_AUTO_TEST_CASE(rectangular_boards_have_equal_rows_of_single_squares) {
  BOOST_TEST(rectangle(3, 5).rectangular());
  Board ragged = rectangle(2, 2);
  ragged.open_row();
  ragged.add(cell_at(0));
  BOOST_TEST(!ragged.rectangular());
  Board wide = rectangle(2, 2);
  wide.row(0)[1].width = 6;
  BOOST_TEST(!wide.rectangular());
  Board shifted = rectangle(2, 2);
  for (Cell& cell : shifted.row(1)) cell.left += 2;
  BOOST_TEST(!shifted.rectangular());
  Board holed = rectangle(2, 2);
  holed.row(0)[0].kind = CellKind::hole;
  BOOST_TEST(holed.rectangular());
}

BOOST_AUTO_TEST_CASE(shades_alternate_from_the_lower_left_square) {
  for (int rows : {1, 2, 7, 8}) {
    Board board = rectangle(rows, 5);
    for (Shade const corner : {Shade::dark, Shade::light}) {
      board.checker(corner);
      BOOST_TEST((board.lower_left == corner));
      auto const last = board.row(board.rows() - 1);
      BOOST_TEST((last[0].shade == corner));
      BOOST_TEST((last[1].shade != corner));
      BOOST_TEST((last[4].shade == corner));
      if (rows > 1) BOOST_TEST((board.row(board.rows() - 2)[0].shade != corner));
    }
    board.checker(Shade::none);
    BOOST_TEST((board.row(0)[3].shade == Shade::none));
  }
}

BOOST_AUTO_TEST_SUITE_END()
