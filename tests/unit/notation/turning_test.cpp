#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>

#include "notation/grid.hpp"
#include "notation/janko/janko.hpp"
#include "notation/notations.hpp"

using namespace dawson;
using notation::Turning;

namespace {

text::Result<chess::Position> turned(std::string_view text, Turning turning) {
  text::Diagnostics warnings;
  return notation::read_janko(text, turning, warnings);
}

std::string grid_of(std::string_view text, Turning turning) {
  auto const position = turned(text, turning);
  return position ? notation::grid(*position, notation::GridFields::none) : position.error().code;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(turning)

BOOST_AUTO_TEST_CASE(quarter_turns_can_have_either_direction) {
  BOOST_TEST(grid_of("*1B*2q-*3r*1'a", Turning::clockwise) == "[w:b@90][b:q@180][n:r@270][t:a@90]");
  BOOST_TEST(grid_of("*1B*2q-*3r*1'a", Turning::counterclockwise) ==
             "[w:b@270][b:q@180][n:r@90][t:a@270]");
}

BOOST_AUTO_TEST_CASE(rotations_count_modulo_four_in_either_direction) {
  BOOST_TEST(grid_of("*0B*4B*5B*9B", Turning::counterclockwise) == "BB[w:b@270][w:b@270]");
  text::Diagnostics warnings;
  BOOST_TEST(notation::read_janko("*7B", Turning::counterclockwise, warnings).ok());
  BOOST_REQUIRE(warnings.size() == 1u);
  BOOST_TEST(warnings[0].code == "W-ROT");
  BOOST_TEST(warnings[0].hint == "write `*3`");
}

BOOST_AUTO_TEST_CASE(addresses_rotate_as_placements_do) {
  BOOST_TEST(grid_of("http://www.janko.at/Retros/d.php?ff=*1B", Turning::counterclockwise) ==
             "[w:b@270]");
}

BOOST_AUTO_TEST_CASE(written_rotations_are_clockwise) {
  auto const position = turned("*1B*2B*3B", Turning::counterclockwise);
  BOOST_REQUIRE(position.ok());
  BOOST_TEST(notation::write_janko(*position).text == "*3B*2B*1B");
}

BOOST_AUTO_TEST_CASE(hints_name_the_direction) {
  BOOST_TEST(turned("*", Turning::clockwise).error().hint == "write `*1`, `*2` or `*3`, clockwise");
  BOOST_TEST(turned("*", Turning::counterclockwise).error().hint ==
             "write `*1`, `*2` or `*3`, counterclockwise");
}

BOOST_AUTO_TEST_CASE(only_janko_accepts_the_direction) {
  notation::Dialect const dialect{.declared = {}, .turning = Turning::counterclockwise};
  text::Diagnostics warnings;
  auto const read = [&](std::string_view name, std::string_view text) {
    return notation::grid(*notation::find_notation(name)->read(text, dialect, warnings),
                          notation::GridFields::none);
  };
  BOOST_TEST(read("janko", "*1B") == "[w:b@270]");
  // In X2-FEN an asterisk is a blue piece, never a rotation.
  auto const blue = notation::find_notation("x2fen")->read("*1B", dialect, warnings);
  BOOST_REQUIRE(blue.ok());
  BOOST_TEST(blue->board.cells().size() == 3u);
}

BOOST_AUTO_TEST_SUITE_END()
