// The meaning of Betza notation on a board: cases worked out by hand, symmetries, and a comparison
// with an independent generator that applies the definitions literally.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "chess/targets.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/move_setup.hpp"
#include "unit/semantics/move_arena.hpp"

namespace dawson::semantics {
namespace {

using chess::Content;
using chess::Square;
using Offsets = std::set<std::pair<int, int>>;

chess::Movement movement_of(std::string_view text, chess::Side side = chess::Side::white) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, warnings);
  BOOST_TEST_REQUIRE(read.ok(), text);
  return chess::movement(*read, side);
}

struct Where {
  int files = 15, ranks = 15;
  Square from{7, 7};
  std::string occupied;  ///< "dx,dy:e ..."
};

chess::Occupancy arena_of(Where const& where) {
  return semantics::arena_of({where.files, where.ranks, where.from, where.occupied});
}

Offsets offsets(std::vector<Square> const& squares, Square from) {
  Offsets out;
  for (Square const& square : squares)
    BOOST_TEST(out.insert({square.file - from.file, square.rank - from.rank}).second);
  return out;
}

Offsets read_offsets(std::string const& text) {
  Offsets out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const comma = text.find(',', at), end = std::min(text.find(' ', at), text.size());
    out.insert({std::stoi(text.substr(at, comma - at)),
                std::stoi(text.substr(comma + 1, end - comma - 1))});
    at = end + 1;
  }
  return out;
}

std::string shown(Offsets const& offsets) {
  std::string out;
  for (auto const& [dx, dy] : offsets) out += std::to_string(dx) + "," + std::to_string(dy) + " ";
  return out;
}

struct Found {
  Offsets move, capture;
};

Found found_in(chess::Movement const& movement, chess::Occupancy const& arena, Square from) {
  chess::Targets const targets = chess::targets(movement, arena, from);
  return {offsets(targets.moves, from), offsets(targets.captures, from)};
}

struct Case {
  char const* piece;
  Where where;
  char const* move;
  char const* capture = nullptr;  ///< null: as `move`
};

constexpr int small = 5;
Where on_small(std::string occupied = "") { return {small, small, {2, 2}, std::move(occupied)}; }
Where corner(std::string occupied = "") { return {8, 8, {0, 0}, std::move(occupied)}; }

void check(std::vector<Case> const& cases) {
  for (Case const& one : cases) {
    Found const found = found_in(movement_of(one.piece), arena_of(one.where), one.where.from);
    Offsets const move = read_offsets(one.move),
                  capture = read_offsets(one.capture ? one.capture : one.move);
    BOOST_TEST_CONTEXT(one.piece << " with " << one.where.occupied) {
      BOOST_TEST((found.move == move), "moves " << shown(found.move) << "not " << shown(move));
      BOOST_TEST((found.capture == capture),
                 "captures " << shown(found.capture) << "not " << shown(capture));
    }
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(moves)

BOOST_AUTO_TEST_CASE(atoms_reach_their_squares) {
  check({{"W", {}, "0,1 1,0 0,-1 -1,0"},
         {"F", {}, "1,1 1,-1 -1,1 -1,-1"},
         {"D", {}, "2,0 -2,0 0,2 0,-2"},
         {"A", {}, "2,2 -2,2 2,-2 -2,-2"},
         {"H", {}, "3,0 -3,0 0,3 0,-3"},
         {"G", {}, "3,3 -3,3 3,-3 -3,-3"},
         {"N", {}, "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2"},
         {"L", {}, "1,3 3,1 3,-1 1,-3 -1,-3 -3,-1 -3,1 -1,3"},
         {"J", {}, "2,3 3,2 3,-2 2,-3 -2,-3 -3,-2 -3,2 -2,3"},
         {"K", on_small(), "0,1 1,1 1,0 1,-1 0,-1 -1,-1 -1,0 -1,1"},
         {"R", on_small(), "0,1 0,2 0,-1 0,-2 1,0 2,0 -1,0 -2,0"},
         {"B", on_small(), "1,1 2,2 -1,-1 -2,-2 1,-1 2,-2 -1,1 -2,2"},
         {"N", corner(), "1,2 2,1"},
         {"W", {1, 1, {0, 0}, ""}, ""}});
}

BOOST_AUTO_TEST_CASE(numbers_and_doubled_capitals_are_ranges) {
  check({{"W2", on_small(), "0,1 0,2 0,-1 0,-2 1,0 2,0 -1,0 -2,0"},
         {"R1", {}, "0,1 1,0 0,-1 -1,0"},
         {"fWW", {}, "0,1 0,2 0,3 0,4 0,5 0,6 0,7"},
         {"fR3", {}, "0,1 0,2 0,3"},
         {"rD2", {}, "2,0 4,0"},
         {"rDD", {}, "2,0 4,0 6,0"},
         {"rfNN", {}, "1,2 2,4 3,6"},
         {"rfN2", {}, "1,2 2,4"},
         {"frG5", {}, "3,3 6,6"},
         {"fR999999999", {}, "0,1 0,2 0,3 0,4 0,5 0,6 0,7"},
         {"lfK2", {}, "-1,0 -2,0 0,1 0,2 -1,1 -2,2"}});
}

BOOST_AUTO_TEST_CASE(letters_choose_directions) {
  check({{"fW", {}, "0,1"},
         {"lR2", {}, "-1,0 -2,0"},
         {"frlW", {}, "0,1 1,0 -1,0"},
         {"vW", {}, "0,1 0,-1"},
         {"bsD", {}, "0,-2 2,0 -2,0"},
         {"fF", {}, "1,1 -1,1"},
         {"lF", {}, "-1,1 -1,-1"},
         {"brF", {}, "1,-1"},
         {"rbF", {}, "1,-1"},
         {"vsA", {}, "2,2 -2,2 2,-2 -2,-2"},
         {"flsF", {}, "-1,1 1,1 1,-1 -1,-1"},
         {"fN", {}, "1,2 -1,2"},
         {"fhN", {}, "1,2 -1,2 2,1 -2,1"},
         {"rhN", {}, "1,2 2,1 2,-1 1,-2"},
         {"rrL", {}, "3,1 3,-1"},
         {"fsN", {}, "2,1 -2,1"},
         {"sfN", {}, "1,2 -1,2"},
         {"frN", {}, "2,1"},
         {"rfN", {}, "1,2"},
         {"blJ", {}, "-3,-2"},
         {"vlN", {}, "-2,1 -2,-1"},
         {"ffbhN", {}, "1,2 -1,2 1,-2 -1,-2 2,-1 -2,-1"},
         {"fK", {}, "0,1 1,1 -1,1"},
         {"frQ2", {}, "0,1 0,2 1,0 2,0 1,1 2,2"},
         {"fmfN", {}, "1,2 -1,2", ""}});
}

BOOST_AUTO_TEST_CASE(pieces_stop_rides_and_not_leaps) {
  check({{"fR", {15, 15, {7, 7}, "0,3:e"}, "0,1 0,2", "0,1 0,2 0,3"},
         {"fR", {15, 15, {7, 7}, "0,3:f"}, "0,1 0,2"},
         {"fR", {15, 15, {7, 7}, "0,1:f"}, ""},
         {"frB", {15, 15, {7, 7}, "2,2:e 4,4:e"}, "1,1", "1,1 2,2"},
         {"N", on_small("1,0:f 0,1:e 1,1:e"), "1,2 2,1 2,-1 1,-2 -1,-2 -2,-1 -2,1 -1,2"},
         {"rfNN", {15, 15, {7, 7}, "2,4:e"}, "1,2", "1,2 2,4"},
         {"rfNN", {15, 15, {7, 7}, "0,1:f 1,1:e"}, "1,2 2,4 3,6"},
         {"mfWcfF", on_small("0,1:e 1,1:f -1,1:e"), "", "-1,1"},
         {"mR2cB2", on_small(), "0,1 0,2 0,-1 0,-2 1,0 2,0 -1,0 -2,0",
          "1,1 2,2 -1,-1 -2,-2 1,-1 2,-2 -1,1 -2,2"}});
}

BOOST_AUTO_TEST_CASE(lame_and_jumping_steps_depend_on_the_squares_they_pass) {
  check({{"nrfN", on_small("0,1:e"), ""},
         {"nrfN", on_small("1,0:e 1,1:e"), "1,2"},
         {"jrfN", on_small("0,1:e"), "1,2"},
         {"jrfN", on_small("1,1:f"), ""},
         {"nfA", on_small("1,1:f"), "-2,2"},
         {"jfA", on_small("1,1:f"), "2,2"},
         {"jfD", on_small("0,2:e"), ""},
         {"jfD", on_small("0,1:f 0,2:e"), "", "0,2"},
         {"nrfJ", {15, 15, {7, 7}, "0,1:e"}, ""},
         {"nrfJ", {15, 15, {7, 7}, "1,2:e"}, ""},
         {"nrfJ", {15, 15, {7, 7}, "1,1:e"}, "2,3"},
         {"nfDD", {15, 15, {7, 7}, "0,5:f"}, "0,2 0,4"},
         {"jfDD", {15, 15, {7, 7}, "0,1:f 0,3:e"}, "0,2 0,4"},
         {"nfrG", {15, 15, {7, 7}, "1,1:e"}, ""}});
}

BOOST_AUTO_TEST_CASE(hoppers_and_cannons_need_a_piece_on_their_way) {
  check({{"gR", on_small(), ""},
         {"gR", on_small("0,1:e"), "0,2"},
         {"gR", on_small("0,1:e 0,2:e 1,0:f"), "2,0", "0,2 2,0"},
         {"gB", on_small("2,2:f"), ""},
         {"fgW3", {15, 15, {7, 7}, "0,2:f"}, "0,3"},
         {"fgW3", {15, 15, {7, 7}, "0,3:f"}, ""},
         {"rfgNN", {15, 15, {7, 7}, "1,2:e"}, "2,4"},
         {"fpR", {15, 15, {7, 7}, "0,2:f"}, "0,3 0,4 0,5 0,6 0,7"},
         {"fpR4", {15, 15, {7, 7}, "0,2:f"}, "0,3 0,4"},
         {"fpR", {15, 15, {7, 7}, "0,1:f 0,4:e"}, "0,2 0,3", "0,2 0,3 0,4"},
         {"fpR", {15, 15, {7, 7}, "0,1:f 0,4:f"}, "0,2 0,3"},
         {"mfRcpfR", {15, 15, {7, 7}, "0,3:f 0,5:e"}, "0,1 0,2", "0,4 0,5"},
         {"fgQ2", on_small("0,1:f -1,1:f"), "0,2 -2,2"}});
}

BOOST_AUTO_TEST_CASE(crooked_riders_turn_at_every_step) {
  check({{"fzF2", {}, "1,1 -1,1 2,0 0,2 -2,0"},
         {"frzF3", {}, "1,1 0,2 2,0 1,3 3,1"},
         {"fzW3", {}, "0,1 1,1 -1,1 1,2 -1,2"},
         {"frzF4", {15, 15, {7, 7}, "0,2:f"}, "1,1 2,0 3,1 4,0"},
         {"frzF4", {15, 15, {7, 7}, "1,1:e"}, "", "1,1"},
         {"rfzN2", {}, "1,2 3,1 -1,3"}});
}

BOOST_AUTO_TEST_CASE(cylinders_join_the_outer_files) {
  check({{"roW", {8, 8, {7, 0}, ""}, "-7,0"},
         {"oN", corner(), "1,2 2,1 7,2 6,1"},
         {"soR", {5, 1, {0, 0}, ""}, "1,0 2,0 3,0 4,0"},
         {"soR", {5, 1, {0, 0}, "2,0:f"}, "1,0 3,0 4,0"},
         {"soR", {5, 1, {0, 0}, "1,0:f 4,0:e"}, "", "4,0"},
         {"foB", {3, 4, {0, 0}, ""}, "1,1 2,2 0,3 2,1 1,2"},
         {"onD", {5, 2, {0, 0}, "4,0:e"}, "2,0"},
         {"soDD", {4, 1, {0, 0}, ""}, "2,0"},
         {"oW", {1, 3, {0, 1}, ""}, "0,1 0,-1"}});
}

// A square of the ride is also the square to jump over: only the enemy captured there makes the
// ride possible.
BOOST_AUTO_TEST_CASE(a_capture_is_checked_with_the_captured_piece_on_its_square) {
  check({{"rojDD", {5, 1, {0, 0}, "3,0:f"}, "", ""},
         {"rojDD", {5, 1, {0, 0}, "1,0:f 3,0:f"}, "2,0 4,0"},
         {"rojHH", {5, 1, {0, 0}, "4,0:f"}, "", "1,0"}});
}

BOOST_AUTO_TEST_CASE(a_hole_ends_rides_and_not_leaps) {
  text::Diagnostics warnings;
  // The piece on c3; holes on c4 and d4.
  auto const position = read_move_board("ffen {U}5/2-2-/5/5/5", warnings);
  BOOST_TEST(!position.ok());  // six cells in a row of five
  auto const board = read_move_board("ffen {U}5/2--1/5/5/5", warnings);
  BOOST_REQUIRE(board.ok());
  chess::Occupancy const arena = *chess::arena(board->board, chess::Side::white);
  auto const reached = [&](char const* piece) {
    return shown(found_in(movement_of(piece), arena, {2, 2}).move);
  };
  BOOST_TEST(reached("fR") == "");
  BOOST_TEST(reached("fD") == "0,2 ");
  BOOST_TEST(reached("frB") == "");
  BOOST_TEST(reached("rfN") == "1,2 ");
  BOOST_TEST(reached("frW") == "1,0 ");
  BOOST_TEST(reached("nrfN") == "");  // there is no square to walk on
  BOOST_TEST(reached("jfD") == "");   // nor a piece to jump over
  BOOST_TEST(reached("gfR") == "");
}

BOOST_AUTO_TEST_CASE(boards_with_other_cells_are_errors) {
  text::Diagnostics warnings;
  for (char const* text :
       {"x2fen 3/4/2K2/q3/3 w - - 0 1 standard hexagonal",
        "x2fen 3/4/3K1/q3/3 w - - 0 1 standard rhombic", "x2fen 8/2--1--1--K/1--1--1--k--/8_8"}) {
    auto const board = read_move_board(text, warnings);
    BOOST_TEST_REQUIRE(board.ok(), text);
    auto const arena = chess::arena(board->board, chess::Side::white);
    BOOST_TEST_REQUIRE(!arena.ok(), text);
    BOOST_TEST(arena.error().code == "E-BOARD");
  }
}

BOOST_AUTO_TEST_CASE(movements_without_directions_have_all_symmetries_of_the_square) {
  std::mt19937 random(11);
  using Map = std::pair<int, int> (*)(int, int);
  constexpr Map symmetries[] = {
      [](int x, int y) { return std::pair{-x, y}; }, [](int x, int y) { return std::pair{x, -y}; },
      [](int x, int y) { return std::pair{y, x}; },  [](int x, int y) { return std::pair{-y, x}; },
      [](int x, int y) { return std::pair{y, -x}; }, [](int x, int y) { return std::pair{-y, -x}; },
      [](int x, int y) { return std::pair{-x, -y}; }};
  for (char const* piece : {"W", "N", "J", "NN", "Q", "zB", "zR", "zLL", "gQ", "pR", "nN", "jA",
                            "nJJ", "mRcpR", "KNAD", "gnNN", "znN4"}) {
    chess::Movement const movement = movement_of(piece);
    for (int i = 0; i < 20; ++i) {
      chess::Occupancy arena(11, 11);
      for (int n = 0; n < 25; ++n) {
        Square const square{static_cast<int>(random() % 11), static_cast<int>(random() % 11)};
        if (!(square == Square{5, 5}))
          arena.put(square, random() % 2 == 0 ? Content::enemy : Content::friendly);
      }
      Found const found = found_in(movement, arena, {5, 5});
      for (Map const map : symmetries) {
        chess::Occupancy mapped(11, 11);
        Found expected;
        for (int x = 0; x < 11; ++x)
          for (int y = 0; y < 11; ++y) {
            auto const [u, v] = map(x - 5, y - 5);
            mapped.put({u + 5, v + 5}, arena.at({x, y}));
          }
        for (auto const& [x, y] : found.move) expected.move.insert(map(x, y));
        for (auto const& [x, y] : found.capture) expected.capture.insert(map(x, y));
        Found const now = found_in(movement, mapped, {5, 5});
        BOOST_TEST((now.move == expected.move), piece);
        BOOST_TEST((now.capture == expected.capture), piece);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(left_and_right_are_mirror_images) {
  auto const mirrored = [](std::string text) {
    for (char& c : text) c = c == 'l' ? 'r' : c == 'r' ? 'l' : c;
    return text;
  };
  for (char const* piece : {"lfN", "lhJ", "rrN", "flF", "rBlcN", "lbzB", "frNN", "lK", "flrR"}) {
    Found const found = found_in(movement_of(piece), chess::Occupancy(13, 13), {6, 6});
    Found const other = found_in(movement_of(mirrored(piece)), chess::Occupancy(13, 13), {6, 6});
    Offsets expected;
    for (auto const& [x, y] : found.move) expected.insert({-x, y});
    BOOST_TEST((other.move == expected), piece);
  }
}

namespace {

/// The definitions applied literally: one piece, one atom, no directions; captures are found by
/// placing an enemy on the square.
struct Plain {
  int a, b;      // the atom
  int range;     // 0: unlimited
  char passing;  // 'n', 'j', or 0
  char manner;   // 'g', 'p', or 0
  bool crooked, cylindrical;
};

Offsets reached_by_definition(Plain const& piece, int files, int ranks, Square from,
                              std::vector<char> const& board, bool capture) {
  auto const at = [&](int x, int y) {
    return x == from.file && y == from.rank ? '.' : board[static_cast<std::size_t>(y * files + x)];
  };
  std::set<std::pair<int, int>> steps;
  for (int sx : {1, -1})
    for (int sy : {1, -1})
      steps.insert({sx * piece.a, sy * piece.b}), steps.insert({sx * piece.b, sy * piece.a});
  Offsets out;
  for (auto const& [dx, dy] : steps)
    for (int const turn : {1, -1}) {
      int x = from.file, y = from.rank;
      bool over = false;
      for (int n = 1; piece.range == 0 || n <= piece.range; ++n) {
        bool const across = piece.crooked && n % 2 == 0;
        int const ux = across ? -turn * dy : dx, uy = across ? turn * dx : dy;
        if (piece.passing != 0) {
          int pieces = 0, px = x, py = y;
          bool off = false;
          for (int k = 1; k < std::max(std::abs(ux), std::abs(uy)); ++k) {
            bool const straight = k <= std::abs(std::abs(ux) - std::abs(uy));
            if (!straight || std::abs(ux) > std::abs(uy)) px += ux > 0 ? 1 : -1;
            if (!straight || std::abs(uy) > std::abs(ux)) py += uy > 0 ? 1 : -1;
            int const wx = piece.cylindrical ? ((px % files) + files) % files : px;
            if (wx < 0 || wx >= files || py < 0 || py >= ranks) off = true;
            else if (at(wx, py) != '.') ++pieces;
          }
          if (piece.passing == 'n' && (pieces > 0 || off)) break;
          if (piece.passing == 'j' && pieces == 0) break;
        }
        x += ux, y += uy;
        if (piece.cylindrical) x = ((x % files) + files) % files;
        if (x < 0 || x >= files || y < 0 || y >= ranks || (x == from.file && y == from.rank)) break;
        char const there = at(x, y);
        bool const may_land = piece.manner == 0 || over;
        if (may_land && there == (capture ? 'e' : '.')) out.insert({x - from.file, y - from.rank});
        if (may_land && (piece.manner == 'g' || there != '.')) break;
        if (there != '.') over = true;
      }
    }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_square_agrees_with_the_definitions) {
  constexpr std::pair<char, std::array<int, 2>> atoms[] = {
      {'W', {0, 1}}, {'F', {1, 1}}, {'D', {0, 2}}, {'A', {2, 2}}, {'N', {1, 2}},
      {'H', {0, 3}}, {'G', {3, 3}}, {'L', {1, 3}}, {'J', {2, 3}}};
  std::mt19937 random(5);
  auto const below = [&](unsigned n) { return static_cast<int>(random() % n); };
  for (int i = 0; i < 1500; ++i) {
    auto const& [letter, atom] = atoms[below(9)];
    Plain const piece{atom[0],
                      atom[1],
                      below(3) == 0 ? 0 : 1 + below(5),
                      "\0nj"[below(3)],
                      "\0\0gp"[below(4)],
                      below(3) == 0,
                      below(3) == 0};
    std::string text;
    if (piece.passing != 0) text += piece.passing;
    if (piece.manner != 0) text += piece.manner;
    if (piece.cylindrical) text += 'o';
    if (piece.crooked) text += 'z';
    text += letter;
    text += piece.range == 0 ? std::string(1, letter) : std::to_string(piece.range);

    int const files = 1 + below(9), ranks = 1 + below(9);
    Square const from{below(static_cast<unsigned>(files)), below(static_cast<unsigned>(ranks))};
    chess::Occupancy arena(files, ranks);
    std::vector<char> board(static_cast<std::size_t>(files * ranks), '.');
    for (int n = below(8); n > 0; --n) {
      Square const square{below(static_cast<unsigned>(files)), below(static_cast<unsigned>(ranks))};
      if (square == from) continue;
      bool const enemy = below(2) == 0;
      arena.put(square, enemy ? Content::enemy : Content::friendly);
      board[static_cast<std::size_t>(square.rank * files + square.file)] = enemy ? 'e' : 'f';
    }
    Offsets const move = reached_by_definition(piece, files, ranks, from, board, false);
    Offsets capture;
    for (int x = 0; x < files; ++x)
      for (int y = 0; y < ranks; ++y) {
        char& square = board[static_cast<std::size_t>(y * files + x)];
        if (square == 'f' || (x == from.file && y == from.rank)) continue;
        char const before = std::exchange(square, 'e');
        if (reached_by_definition(piece, files, ranks, from, board, true)
                .contains({x - from.file, y - from.rank}))
          capture.insert({x - from.file, y - from.rank});
        square = before;
      }
    Found const found = found_in(movement_of(text), arena, from);
    BOOST_TEST_CONTEXT(text << " on " << files << 'x' << ranks << " from " << from.file << ','
                            << from.rank) {
      BOOST_TEST((found.move == move), shown(found.move) << "not " << shown(move));
      BOOST_TEST((found.capture == capture), shown(found.capture) << "not " << shown(capture));
    }
  }
}

BOOST_AUTO_TEST_CASE(hostile_movements_terminate) {
  std::string all;
  for (char const* modifiers : {"", "o", "z", "oz", "on", "oj", "ojg", "onzp", "zj"})
    for (char const atom : std::string_view("WFDANHGLJ"))
      all += std::string(modifiers) + atom + atom;
  std::string twice;
  while (twice.size() < 10000) twice += all;
  chess::Targets const found =
      chess::targets(movement_of(twice), chess::Occupancy(100, 100), {50, 50});
  BOOST_TEST(found.moves.size() > 1000U);
}

BOOST_AUTO_TEST_CASE(boards_squares_and_neighbours_are_read) {
  text::Diagnostics warnings;
  auto const fault = [&](auto const& read) {
    return read.ok() ? std::string("ok")
                     : read.error().code + " " + std::to_string(read.error().span.begin + 1);
  };
  for (char const* text : {"8x8", " 10 x 9", "1x1", "100x100", "8×8", "ffen 3-/4"})
    BOOST_TEST(fault(read_move_board(text, warnings)) == "ok", text);
  for (auto const& [text, expected] : {std::pair{"0x8", "E-BOARD 1"},
                                       {"8", "E-BOARD 1"},
                                       {"8x", "E-BOARD 1"},
                                       {"101x8", "E-LIMIT 1"},
                                       {"8x8x8", "E-BOARD 1"},
                                       {"99999999999x1", "E-BOARD 1"},
                                       {"ffen 3/4", "E-WIDTH 8"},
                                       {"fen 8/8", "E-ROWS 8"}})
    BOOST_TEST(fault(read_move_board(text, warnings)) == expected,
               text << ": " << fault(read_move_board(text, warnings)));
  auto const board = read_move_board("8x6", warnings)->board;
  BOOST_TEST((chess::square_name(middle_square(board)) == "e3"));
  BOOST_TEST(
      (chess::square_name(middle_square(read_move_board("15x15", warnings)->board)) == "h8"));
  for (auto const& [text, expected] :
       {std::pair{"e4", "e4"}, {"5,4", "e4"}, {" H6 ", "h6"}, {"8, 6", "h6"}})
    BOOST_TEST(chess::square_name(*read_move_square(text, board)) == expected, text);
  for (char const* text : {"", "i1", "e7", "0,1", "9,1", "e", "e4 e5"})
    BOOST_TEST(fault(read_move_square(text, board)) == "E-SQUARE 1", text);
  auto const neighbours = [&](std::string_view text) {
    auto const read = read_neighbours(text, board, {4, 3});
    if (!read) return fault(read);
    std::string all;
    for (Neighbour const& one : *read)
      all += chess::square_name(one.square) + (one.enemy ? "e " : "f ");
    return all;
  };
  for (auto const& [text, expected] : {std::pair{"e6:enemy, g4:friend", "e6e g4f "},
                                       {"0,2:e 2,0:f", "e6e g4f "},
                                       {"-1,-1 : e; A1:f;", "d3e a1f "},
                                       {"none", ""},
                                       {"", ""},
                                       {"e4:e", "E-OCCUPIED 1"},
                                       {"e5:e 0,1:f", "E-OCCUPIED 6"},
                                       {"e9:e", "E-SQUARE 1"},
                                       {"0,5:e", "E-SQUARE 1"},
                                       {"e5", "E-VALUE 1"},
                                       {"e5:x", "E-VALUE 1"},
                                       {"e5:ex", "E-VALUE 1"},
                                       {"f1:e nobody", "E-VALUE 6"}})
    BOOST_TEST(neighbours(text) == expected, text << ": " << neighbours(text));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace dawson::semantics
