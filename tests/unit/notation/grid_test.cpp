#include "notation/grid.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;
using chess::Kind, chess::Piece, chess::Side, chess::Wing;
using notation::grid, notation::GridFields;

namespace {

chess::Position one_row(std::vector<chess::Cell> cells) {
  chess::Position position;
  position.board.open_row();
  for (auto& cell : cells) position.board.add(std::move(cell));
  return position;
}

chess::Position with(chess::SquareContent occupant) {
  chess::Cell cell;
  cell.occupant = std::move(occupant);
  return one_row({cell});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(grids)

BOOST_AUTO_TEST_CASE(a_cell_shows_its_contents) {
  struct {
    chess::SquareContent occupant;
    std::string_view expected;
  } const cases[] = {
      {Piece{Kind::king, Side::white, 0, {}}, "K"},
      {Piece{Kind::knight, Side::black, 0, {}}, "n"},
      {Piece{Kind::king, Side::neutral, 0, {}}, "[n:k]"},
      {Piece{Kind::bishop, Side::white, 2, {}}, "[w:b@90]"},
      {Piece{Kind::knight, Side::black, 1, {}}, "[b:n@45]"},
      {Piece{Kind::chancellor, Side::white, 0, {}}, "C"},
      {Piece{Kind::robot, Side::black, 0, {}}, "t"},
      {Piece{Kind::queen, Side::red, 0, {}}, "[r:q]"},
      {Piece{Kind::queen, Side::blue, 0, {}}, "[l:q]"},
      {Piece{Kind::triangle, Side::white, 0, {}}, "T"},
      {Piece{Kind::circle, Side::neutral, 6, {}}, "[n:c@270]"},
      {Piece{Kind::letter, Side::white, 0, "z"}, "Z"},
      {Piece{Kind::letter, Side::colour(4), 0, "a"}, "[4:a]"},
      {Piece{Kind::named, Side::black, 0, "elephant"}, "[b:elephant]"},
      {Piece{Kind::named, Side::colour(12), 0, "wall"}, "[12:wall]"},
      {chess::Text{"05", 0}, "[t:05]"},
      {chess::Text{"A", 4}, "[t:A@180]"},
  };
  for (auto const& [occupant, expected] : cases)
    BOOST_TEST(grid(with(occupant), GridFields::none) == expected);
}

BOOST_AUTO_TEST_CASE(empty_squares_and_holes_differ) {
  chess::Cell hole;
  hole.kind = chess::CellKind::hole;
  BOOST_TEST(grid(one_row({{}, hole, {}}), GridFields::none) == ".#.");
}

BOOST_AUTO_TEST_CASE(the_lower_left_square_decides_the_checkering) {
  auto position = one_row({{}});
  position.board.checker(chess::Shade::light);
  BOOST_TEST(grid(position, GridFields::checkering) == ".; ll=light");
  position.board.checker(chess::Shade::none);
  BOOST_TEST(grid(position, GridFields::checkering) == ".; ll=none");
}

BOOST_AUTO_TEST_CASE(game_fields_show_the_values_that_are_set) {
  auto position = one_row({{}});
  BOOST_TEST(grid(position, GridFields::game) == ".; stm=-; castle=-; ep=-; half=-; full=-");
  position.to_move = Side::blue;
  position.castling = {{Side::white, 7, Wing::king},
                       {Side::white, 1, Wing::none},
                       {Side::black, 0, Wing::queen},
                       {Side::black, 5, Wing::none}};
  position.en_passant = "e3";
  position.halfmove = 3;
  position.fullmove = 12;
  BOOST_TEST(grid(position, GridFields::game) == ".; stm=l; castle=KBqf; ep=e3; half=3; full=12");
}

BOOST_AUTO_TEST_CASE(operations_follow_the_en_passant_square) {
  auto position = one_row({{}});
  position.operations = {{"dm", "3"}, {"id", "\"a b\""}, {"noop", ""}};
  BOOST_TEST(grid(position, GridFields::operations) ==
             ".; stm=-; castle=-; ep=-; ops=dm(3),id(\"a b\"),noop()");
}

BOOST_AUTO_TEST_CASE(extended_rows_begin_with_their_left_edge_and_show_wide_squares) {
  chess::Cell wide, next;
  wide.left = 2;
  wide.width = 8;
  next.left = 10;
  auto position = one_row({wide, next});
  BOOST_TEST(grid(position, GridFields::extended) ==
             "@1 .--.; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; board=square");
  position.board.cells()[0].left = 1;
  position.rules = "atomic";
  position.board_variant = "hexagonal";
  BOOST_TEST(grid(position, GridFields::extended) ==
             "@0.5 .--.; stm=-; castle=-; ep=-; half=-; full=-; rules=atomic; board=hexagonal");
  position.board.cells()[0].left = -3;
  BOOST_TEST(grid(position, GridFields::extended).starts_with("@-1.5 "));
}

BOOST_AUTO_TEST_SUITE_END()
