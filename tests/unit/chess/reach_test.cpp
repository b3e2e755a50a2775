// Reachable squares on small boards with other pieces, drawn so that a person can check them.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "chess/movement.hpp"
#include "chess/targets.hpp"

using namespace dawson::chess;

namespace {

BetzaPart part(char atom, int range = 1) {
  BetzaPart out;
  out.atom = atom, out.range = range;
  return out;
}

struct Drawn {
  Occupancy arena;
  Square from{};
};

// Rows from the top: @ the piece, o a piece of its own side, x an enemy, # a hole, . an empty
// square.
Drawn drawn(std::vector<std::string> const& rows) {
  int const files = static_cast<int>(rows.front().size()), ranks = static_cast<int>(rows.size());
  Drawn out{{files, ranks}, {}};
  for (int rank = 0; rank < ranks; ++rank)
    for (int file = 0; file < files; ++file) {
      char const c =
          rows[static_cast<std::size_t>(ranks - 1 - rank)][static_cast<std::size_t>(file)];
      if (c == '@') out.from = {file, rank};
      out.arena.put({file, rank}, c == 'o'   ? Content::friendly
                                  : c == 'x' ? Content::enemy
                                  : c == '#' ? Content::hole
                                             : Content::empty);
    }
  return out;
}

// The same board: + the piece can move there and would capture there, m it can only move, c only
// capture; X an enemy that it captures.
std::string reached(BetzaPart const& piece, std::vector<std::string> rows) {
  Drawn const board = drawn(rows);
  Targets const found = targets(movement(piece), board.arena, board.from);
  auto const at = [&](Square square) -> char& {
    return rows[rows.size() - 1 - static_cast<std::size_t>(square.rank)]
               [static_cast<std::size_t>(square.file)];
  };
  for (Square const& square : found.moves) at(square) = 'm';
  for (Square const& square : found.captures) {
    char& c = at(square);
    c = c == 'm' ? '+' : c == 'x' ? 'X' : 'c';
  }
  std::string out;
  for (std::string const& row : rows) out += (out.empty() ? "" : "/") + row;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(leapers_reach_all_squares_but_holes_and_pieces_of_their_side) {
  BOOST_TEST(reached(part('W'), {".....", "..o..", ".#@x.", ".....", "....."}) ==
             "...../..o../.#@X./..+../.....");
  BOOST_TEST(reached(part('N'), {"x...o", ".ooo.", ".o@o.", ".ooo.", "....."}) ==
             "x+.+o/+ooo+/.o@o./+ooo+/.+.+.");
  BOOST_TEST(reached(part('N'), {"@..", "...", "..."}) == "@../..+/.+.");
}

BOOST_AUTO_TEST_CASE(riders_continue_to_the_first_piece) {
  BOOST_TEST(reached(part('R', unlimited), {"..o..", ".....", "x.@..", "..#..", "....."}) ==
             "..o../..+../X+@++/..#../.....");
  BOOST_TEST(reached(part('R', 2), {".....", ".....", "..@x.", ".....", "....."}) ==
             "..+../..+../++@X./..+../..+..");
  BOOST_TEST(reached(part('W', 3), {"@......"}) == "@+++...");
}

BOOST_AUTO_TEST_CASE(hoppers_need_a_hurdle) {
  BetzaPart grasshopper = part('Q', unlimited), cannon = part('R', unlimited);
  grasshopper.hops = true, cannon.cannon = true;
  std::vector<std::string> const board{"x....", ".o...", "..@xo", ".....", "..x.."};
  BOOST_TEST(reached(grasshopper, board) == "X..../.o.../..@xo/...../..x..");
  BOOST_TEST(reached(grasshopper, {"@ox.."}) == "@oX..");
  BOOST_TEST(reached(grasshopper, {"@oo.."}) == "@oo..");
  BOOST_TEST(reached(grasshopper, {"@o#.."}) == "@o#..");
  BOOST_TEST(reached(cannon, {"@.o..x."}) == "@.o++X.");
  BOOST_TEST(reached(cannon, {"@..x..o."}) == "@..x++o.");
}

BOOST_AUTO_TEST_CASE(lame_pieces_are_blocked_by_a_piece_on_the_way) {
  BetzaPart horse = part('N'), elephant = part('A'), jumper = part('A');
  horse.lame = elephant.lame = true, jumper.jumping = true;
  BOOST_TEST(reached(horse, {".....", "..o..", "..@..", ".....", "....."}) ==
             "...../+.o.+/..@../+...+/.+.+.");
  BOOST_TEST(reached(horse, {".....", ".....", "..@#.", ".....", "....."}) ==
             ".+.+./+..../..@#./+..../.+.+.");
  BOOST_TEST(reached(elephant, {".....", ".x...", "..@..", "...o.", "....."}) ==
             "....+/.x.../..@../...o./+....");
  BOOST_TEST(reached(jumper, {".....", ".x...", "..@..", "...o.", "....."}) ==
             "+..../.x.../..@../...o./....+");
}

BOOST_AUTO_TEST_CASE(cylinders_have_no_edges_at_the_sides) {
  BetzaPart rook = part('R', unlimited), wazir = part('W'), horse = part('N');
  rook.cylindrical = wazir.cylindrical = horse.cylindrical = horse.lame = true;
  BOOST_TEST(reached(rook, {"@....", "....."}) == "@++++/+....");
  BOOST_TEST(reached(rook, {"@.x.o"}) == "@+X.o");
  BOOST_TEST(reached(wazir, {"@...", "...."}) == "@+.+/+...");
  BOOST_TEST(reached(horse, {"....", "@...", "...."}) == "..+./@.../..+.");
  BOOST_TEST(reached(horse, {"....", "@..o", "...."}) == "..+./@..o/..+.");
}

BOOST_AUTO_TEST_CASE(crooked_rides_alternate_their_turns) {
  BetzaPart bishop = part('B', unlimited);
  bishop.crooked = true;
  BOOST_TEST(reached(bishop, {".....", ".....", "..@..", ".....", "....."}) ==
             "..+../.+.+./+.@.+/.+.+./..+..");
  BOOST_TEST(reached(bishop, {"...o.", ".....", "..@..", ".x...", "....."}) ==
             "..+o./.+.+./+.@.+/.X.+./..+..");
}

BOOST_AUTO_TEST_CASE(some_pieces_move_and_capture_differently) {
  BetzaPart only_moves = part('W'), only_captures = part('F');
  only_moves.captures = false, only_captures.moves = false;
  only_captures.bearings = {{Direction::forward, Breadth::plain}};
  BOOST_TEST(reached(only_moves, {"...", ".@x", "..."}) == ".m./m@x/.m.");
  BOOST_TEST(reached(only_captures, {"..x", ".@.", "..."}) == "c.X/.@./...");
}

BOOST_AUTO_TEST_CASE(a_ride_reports_why_it_ended) {
  Drawn const board = drawn({"#.o", "...", "@..", "x.."});
  std::string ends;
  for (MovePath const& trail : trails(movement(part('Q', unlimited)), board.arena, board.from))
    ends += std::to_string(trail.ride.step.dx) + "," + std::to_string(trail.ride.step.dy) +
            (trail.end == End::edge      ? " edge"
             : trail.end == End::blocked ? " blocked"
                                         : " range") +
            (trail.blocker ? " by a man; " : "; ");
  BOOST_TEST(ends ==
             "-1,-1 edge; -1,0 edge; -1,1 edge; 0,-1 blocked by a man; 0,1 blocked; 1,-1 edge; 1,0 "
             "edge; 1,1 blocked by a man; ");
}

BOOST_AUTO_TEST_CASE(hurdles_are_placed_where_hoppers_can_use_them) {
  auto const hurdles = [](BetzaPart const& piece, std::vector<std::string> rows) {
    Drawn const board = drawn(rows);
    for (Square const& square : sample_hurdles(movement(piece), board.arena, board.from))
      rows[rows.size() - 1 - static_cast<std::size_t>(square.rank)]
          [static_cast<std::size_t>(square.file)] = 'h';
    std::string out;
    for (std::string const& row : rows) out += (out.empty() ? "" : "/") + row;
    return out;
  };
  BetzaPart grasshopper = part('R', unlimited);
  grasshopper.hops = true;
  BOOST_TEST(hurdles(grasshopper, {".....", ".....", "..@..", ".....", "....."}) ==
             "...../..h../.h@h./..h../.....");
  BOOST_TEST(hurdles(grasshopper, {"@....."}) == "@.h...");
  BOOST_TEST(hurdles(grasshopper, {"@.x.."}) == "@.x..");
  BOOST_TEST(hurdles(part('R', unlimited), {"@....."}) == "@.....");
}
