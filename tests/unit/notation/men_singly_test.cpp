// Single pieces in Popeye's lists and twins: "wKf3 b(Royal)Zd5".
#include "notation/men/piece_list.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "chess/board.hpp"

using namespace dawson;
using namespace dawson::notation;

namespace {

// Reads and writes the text; a code if it cannot be read.
std::string again(std::string_view text) {
  auto const position = read_men_singly(text);
  if (!position) return position.error().code;
  std::vector<std::string> unsaid;
  std::string const out = write_men_singly(*position, unsaid);
  BOOST_TEST(unsaid.empty(), text);
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(pieces_are_written_as_colour_walk_and_square) {
  BOOST_TEST(again("wKf3") == "wKf3");
  BOOST_TEST(again("nPe4 bKh8 wPb2 wPa2 wKa1 bQd8 wGc3") == "wKa1 wPa2 wPb2 wGc3 bKh8 bQd8 nPe4");
  BOOST_TEST(again("wR/Bd4") == "wR/Bd4");
}

BOOST_AUTO_TEST_CASE(attributes_belong_to_their_square) {
  BOOST_TEST(again("b(Royal)Zd5 wKa1") == "wKa1 b(Royal)Zd5");
  auto const position = read_men_singly("wKa1 b(Royal,Magic)Zd5");
  BOOST_REQUIRE(position.ok());
  BOOST_TEST_REQUIRE(position->attributes.size() == 1U, "a man without attributes has none");
  BOOST_TEST(chess::square_name(position->attributes[0].square) == "d5");
  BOOST_TEST((position->attributes[0].words == std::vector<std::string>{"Royal", "Magic"}));
}

BOOST_AUTO_TEST_CASE(anything_but_a_piece_on_an_empty_square_is_an_error_at_its_place) {
  BOOST_TEST(again("wKa1 wQa1") == "E-OCCUPIED");
  BOOST_TEST(again("wKa9") == "E-SQUARE");
  BOOST_TEST(again("wYya1") == "E-MAN");
  BOOST_TEST(again("  ") == "E-EMPTY");
  auto const read = read_men_singly("wKa1 wQa1");
  BOOST_REQUIRE(!read.ok());
  BOOST_TEST((read.error().span == text::Span{5, 9}));
}

BOOST_AUTO_TEST_CASE(a_list_is_recognized_by_its_format) {
  for (char const* list : {"wKf3 bKh1", "b(Royal)Zd5", "n0a1 wKa1", " wKf3"})
    BOOST_TEST(are_men_singly(list), list);
  for (char const* other : {"", "Kf3 Qa1", "wKf3, bKh1", "wKf3;", "8/8/8", "white Kf3", "w Kf3"})
    BOOST_TEST(!are_men_singly(other), other);
}

BOOST_AUTO_TEST_CASE(pieces_that_popeye_lacks_are_named) {
  chess::Position position = *read_men_singly("wKa1 wQb2");
  for (chess::Cell& cell : position.board.cells())
    if (cell.occupant && std::get<chess::Piece>(*cell.occupant).kind == chess::Kind::queen)
      std::get<chess::Piece>(*cell.occupant).rotation = 3;
  std::vector<std::string> unsaid;
  BOOST_TEST(write_men_singly(position, unsaid) == "wKa1");
  BOOST_TEST((unsaid == std::vector<std::string>{"b2"}));
}
