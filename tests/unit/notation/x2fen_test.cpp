#include "notation/x2fen/x2fen.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

namespace {

/// The left edges of the rows in half squares, and the width of the board.
std::string edges_of(std::string_view input) {
  std::string const grid = notation::outcome("x2fen", input);
  std::string edges;
  for (std::size_t at = grid.find('@'); at != grid.npos; at = grid.find('@', at + 1))
    edges += (edges.empty() ? "" : " ") + grid.substr(at + 1, grid.find(' ', at) - at - 1);
  return edges.empty() ? grid : edges;
}

/// The cells of the only row of a board.
std::string row_of(std::string_view input) {
  std::string const grid = notation::outcome("x2fen", input);
  if (!grid.starts_with("@0 ")) return grid;
  return grid.substr(3, grid.find(';') - 3);
}

/// The outcome of fields after a board of one square; columns count from the first field, and a
/// grid is shown without its rows.
void check_fields(std::initializer_list<notation::Case> cases) {
  for (auto const& [fields, expected] : cases) BOOST_TEST_CONTEXT("x2fen: 1 " << fields) {
      std::string const result = notation::outcome("x2fen", "1 " + std::string(fields));
      std::string const shown = result[0] == '@' ? result.substr(result.find(';') + 2)
                                                 : std::to_string(std::stoi(result) - 2) +
                                                       result.substr(result.find(' '));
      BOOST_TEST(shown == expected);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(x2fen)

BOOST_AUTO_TEST_CASE(reads_boards_of_any_outline) {
  check_cases(
      "x2fen",
      {
          {"8/8/7/6/5/6/7/8/8",
           "@0 ........|@0 ........|@1 .......|@2 ......|@3 .....|@2 ......|@1 .......|@0 "
           "........|@0 ........; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; "
           "board=square"},
          {"8/8/2<3/8",
           "@0 ........|@0 ........|@4 ...|@0 ........; stm=-; castle=-; ep=-; half=-; full=-; "
           "rules=standard; board=square"},
          {"8/8/2>3/8",
           "@0 ........|@0 ........|@6 ...|@0 ........; stm=-; castle=-; ep=-; half=-; full=-; "
           "rules=standard; board=square"},
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
           "@0 rnbqkbnr|@0 pppppppp|@0 ........|@0 ........|@0 ........|@0 ........|@0 PPPPPPPP|@0 "
           "RNBQKBNR; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; board=square"},
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
           "@0 rnbqkbnr|@0 pppppppp|@0 ........|@0 ........|@0 ........|@0 ........|@0 PPPPPPPP|@0 "
           "RNBQKBNR; stm=w; castle=AHah; ep=-; half=0; full=1; rules=standard; board=square"},
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 standard hexagonal",
           "@0 rnbqkbnr|@0 pppppppp|@0 ........|@0 ........|@0 ........|@0 ........|@0 PPPPPPPP|@0 "
           "RNBQKBNR; stm=w; castle=AHah; ep=-; half=0; full=1; rules=standard; board=hexagonal"},
          {"2/2 l - - 0 1",
           "@0 ..|@0 ..; stm=l; castle=-; ep=-; half=0; full=1; rules=standard; board=square"},
          {"tT", "@0 tT; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; board=square"},
          {"_2_/4",
           "@0 #..#|@0 ....; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; board=square"},
          {"8/^7",
           "@0 ........|@2 .......; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; "
           "board=square"},
          {"8/^^8",
           "@0 ........|@2 ........; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; "
           "board=square"},
          {"8/2<^3",
           "@0 ........|@5 ...; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; "
           "board=square"},
          {"16/16 w - l12 0 1",
           "@0 ................|@0 ................; stm=w; castle=-; ep=l12; half=0; full=1; "
           "rules=standard; board=square"},
          {"4/3-/4",
           "@0 ....|@0.5 ...-|@0 ....; stm=-; castle=-; ep=-; half=-; full=-; rules=standard; "
           "board=square"},
      });
}

BOOST_AUTO_TEST_CASE(text_outside_the_notation_is_an_error) {
  check_cases("x2fen", {
                           {"8/8/z7", "5 E-CHAR"},   {"8/^", "4 E-EMPTYROW"},
                           {"8//8", "3 E-EMPTYROW"}, {"8/08", "3 E-ZERO"},
                           {"8 w - -", "8 E-FIELD"}, {"8 w - - 0 0", "11 E-CLOCK"},
                           {"", "1 E-EMPTYROW"},     {" 8", "1 E-CHAR"},
                           {"/8", "1 E-EMPTYROW"},   {"8/ w", "3 E-EMPTYROW"},
                           {"<", "2 E-EMPTYROW"},    {"6<", "3 E-EMPTYROW"},
                           {"^/8", "2 E-EMPTYROW"},  {"K'a", "2 E-CHAR"},
                           {"s", "1 E-CHAR"},        {"K\t", "2 E-CHAR"},
                           {"0", "1 E-ZERO"},        {"K0", "2 E-ZERO"},
                           {"2<0", "3 E-ZERO"},      {"0<6", "1 E-ZERO"},
                           {"8/\xFF", "3 E-UTF8"},   {"8/\xE2\x99\x94", "3 E-CHAR"},
                           {"8/^\xFF", "4 E-UTF8"},
                       });
}

BOOST_AUTO_TEST_CASE(rows_are_where_the_specification_says) {
  BOOST_TEST(edges_of("8/8/7/6/5/6/7/8/8") == "0 0 1 2 3 2 1 0 0");
  BOOST_TEST(edges_of("8/8/<6/<6/8/8") == "0 0 0 0 0 0");
  BOOST_TEST(edges_of("8/8/>6/>6/8/8") == "0 0 4 4 0 0");
  BOOST_TEST(edges_of("8/8/2<3/8") == "0 0 4 0");
  BOOST_TEST(edges_of("^8/>^8/^8/>^8/^8/>^8/^8/>^8") == "1 0 1 0 1 0 1 0");
  BOOST_TEST(edges_of("8/8/7/6/6/7/8/8") == "0 0 1 2 2 1 0 0");
  BOOST_TEST(edges_of("8/8/8/>^6/^6/6/^6/^8/8/8") == "0 0 0 3 3 2 3 1 1 1");
  BOOST_TEST(edges_of("8/8/8/<^^^6/^6/6/^6/^8/8/8") == "0 0 0 3 3 2 3 1 1 1");
  BOOST_TEST(edges_of("8/8/8/3__3/3__3/8/8/8") == "0 0 0 0 0 0 0 0");
  BOOST_TEST(edges_of("8/8/4_4/4__4/4__4/4_4/8/8") == "0 0 -1 -2 -2 -1 0 0");
  BOOST_TEST(edges_of("8/8/2--1--1--1/1--1--1--1--/1--1--1--1--/2--1--1--1/8/8") ==
             "0 0 0 0 0 0 0 0");
}

BOOST_AUTO_TEST_CASE(offsets_count_from_the_named_edge_and_carets_continue_from_it) {
  BOOST_TEST(edges_of("8/3>2") == "0 6");
  BOOST_TEST(edges_of("8/>^^2") == "0 10");
  BOOST_TEST(edges_of("8/1>^2") == "0 9");
  BOOST_TEST(edges_of("^^^8/8") == "3 3");
  BOOST_TEST(edges_of(">^8/<8") == "-1 -1");
  BOOST_TEST(edges_of("2<8/8") == "4 4");
  BOOST_TEST(edges_of("6/8/6") == "0 -2 0");
}

BOOST_AUTO_TEST_CASE(centring_odd_rows_gives_quarter_squares) {
  BOOST_TEST(edges_of("4/3-/3-/4") == "0 0.5 0.5 0");
  BOOST_TEST(edges_of("3-/4/^3") == "0 -0.5 1.5");
}

BOOST_AUTO_TEST_CASE(dashes_widen_the_last_square) {
  BOOST_TEST(row_of("2--1") == "..--.");
  BOOST_TEST(row_of("K-12") == "K-............");
  BOOST_TEST(row_of("1-_-") == "4 E-DASH");
  BOOST_TEST(row_of("-8") == "1 E-DASH");
  BOOST_TEST(row_of("<-8") == "2 E-DASH");
  BOOST_TEST(row_of("8/-") == "3 E-DASH");
}

BOOST_AUTO_TEST_CASE(justification_is_at_the_start_of_the_row) {
  BOOST_TEST(row_of("<>8") == "2 E-JUST");
  BOOST_TEST(row_of("^<8") == "2 E-JUST");
  BOOST_TEST(row_of("4^4") == "2 E-JUST");
  BOOST_TEST(row_of("K<6") == "2 E-JUST");
  BOOST_TEST(row_of("2<<6") == "3 E-JUST");
  BOOST_TEST(row_of("2<3<6") == "4 E-JUST");
  BOOST_TEST(row_of("^2<6") == "3 E-JUST");
}

BOOST_AUTO_TEST_CASE(pieces_can_have_four_armies) {
  BOOST_TEST(row_of("PNBRQKACTpnbrqkact") == "PNBRQKACTpnbrqkact");
  BOOST_TEST(row_of("~!@#$%&") == "[r:r][r:n][r:b][r:k][r:q][r:p][r:t]");
  BOOST_TEST(row_of("()=*+{}") == "[l:r][l:n][l:b][l:k][l:q][l:p][l:t]");
}

BOOST_AUTO_TEST_CASE(numbers_can_have_many_digits) {
  BOOST_TEST(row_of("12") == "............");
  BOOST_TEST(row_of("44").size() == 44u);
  check_cases("x2fen", {
                           {"2000000000", "1 E-LIMIT"},
                           {"6000/6000", "1 E-LIMIT"},
                           {"200000/200000", "8 E-LIMIT"},
                           {"8/2000000000<8", "3 E-LIMIT"},
                           {"8/99999999999999999999>8", "3 E-LIMIT"},
                       });
  // Each row begins to the left of the row before it.
  std::string drifting = "250000<8";
  for (int i = 0; i < 1000; ++i) drifting += "/250000<8";
  BOOST_TEST(notation::outcome("x2fen", drifting) == "1 E-LIMIT");
}

BOOST_AUTO_TEST_CASE(a_record_has_one_six_seven_or_eight_sections) {
  check_fields({
      {"", "1 E-FIELD"},
      {"w", "2 E-FIELD"},
      {"w - - 0", "8 E-FIELD"},
      {"w - - 0 1", "stm=w; castle=-; ep=-; half=0; full=1; rules=standard; board=square"},
      {"w - - 0 1 atomic", "stm=w; castle=-; ep=-; half=0; full=1; rules=atomic; board=square"},
      {"w - - 0 1 atomic rhombic",
       "stm=w; castle=-; ep=-; half=0; full=1; rules=atomic; board=rhombic"},
      {"w - - 0 1 \xC3\xA4", "stm=w; castle=-; ep=-; half=0; full=1; rules=\xC3\xA4; board=square"},
      {"w - - 0 1 ", "11 E-FIELD"},
      {"w - - 0 1  atomic", "11 E-FIELD"},
      {"w - - 0 1 atomic ", "18 E-FIELD"},
      {"w - - 0 1 atomic rhombic x", "25 E-FIELD"},
      {"w - - 0 1 atomic rhombic ", "25 E-FIELD"},
      {"w - - 0 1 ato\tmic", "14 E-CHAR"},
      {"w - - 0 1 atomic rhom\tbic", "22 E-CHAR"},
      {"w - - 0 1 a\xFF", "12 E-UTF8"},
      {"w - - 0 1x", "10 E-CLOCK"},
  });
}

BOOST_AUTO_TEST_CASE(eight_sides_can_be_to_move) {
  for (std::string_view const side : {"w", "b", "r", "l", "g", "y", "p", "o"})
    check_fields({{std::string(side) + " - - 0 1",
                   "stm=" + std::string(side) +
                       "; castle=-; ep=-; half=0; full=1; rules=standard; board=square"}});
  check_fields({{"n - - 0 1", "1 E-STM"}, {"W - - 0 1", "1 E-STM"}});
}

BOOST_AUTO_TEST_CASE(an_en_passant_square_has_a_rank_of_any_height) {
  check_fields({
      {"w - z120 0 1", "stm=w; castle=-; ep=z120; half=0; full=1; rules=standard; board=square"},
      {"w - e 0 1", "6 E-EP"},
      {"w - e", "6 E-EP"},
      {"w - e0 0 1", "6 E-EP"},
      {"w - E3 0 1", "5 E-EP"},
      {"w - e3x 0 1", "7 E-EP"},
      {"w - -3 0 1", "6 E-EP"},
      {"w - e99999999999 0 1", "6 E-LIMIT"},
  });
}

BOOST_AUTO_TEST_CASE(castling_rights_are_those_of_xfen) {
  check_cases("x2fen", {
                           {"2r1k1r/7/R3K1R b KQk - 0 1",
                            "@0 ..r.k.r|@0 .......|@0 R...K.R; stm=b; castle=AGg; ep=-; half=0; "
                            "full=1; rules=standard; "
                            "board=square"},
                           {"8/8 w H - 0 1",
                            "@0 ........|@0 ........; stm=w; castle=H; ep=-; half=0; full=1; "
                            "rules=standard; board=square"},
                           {"8/8 w I - 0 1", "7 E-CASTLE"},
                           {"8/8 w x - 0 1", "7 E-CASTLE"},
                       });
  check_warnings("x2fen", {{"8/8 w H - 0 1", "W-NOROOK H"}});
  check_warnings("x2fen", {{"10/91/26", "W-RUN 91"}});
}

BOOST_AUTO_TEST_CASE(the_kind_of_board_gives_the_tiling) {
  text::Diagnostics warnings;
  auto const tiling = [&](std::string_view text) {
    return notation::read_x2fen(text, warnings)->board.tiling;
  };
  BOOST_TEST((tiling("8 w - - 0 1 standard Hexagonal") == chess::Tiling::hexagonal));
  BOOST_TEST((tiling("8 w - - 0 1 standard rhombic") == chess::Tiling::rhombic));
  BOOST_TEST((tiling("8 w - - 0 1 standard other") == chess::Tiling::square));
  BOOST_TEST((tiling("8") == chess::Tiling::square));
}

BOOST_AUTO_TEST_CASE(boards_on_a_grid_of_whole_squares_are_checkered_by_column) {
  text::Diagnostics warnings;
  using chess::Shade;
  auto const plain = notation::read_x2fen("4/4", warnings);
  BOOST_TEST((plain->board.lower_left == Shade::dark));
  BOOST_TEST((plain->board.row(1)[0].shade == Shade::dark));
  BOOST_TEST((plain->board.row(0)[0].shade == Shade::light));
  auto const stepped = notation::read_x2fen("4/2/4", warnings);
  BOOST_TEST((stepped->board.row(1)[0].shade == Shade::dark));
  BOOST_TEST((stepped->board.row(2)[1].shade == Shade::light));
  auto const shifted = notation::read_x2fen("4/3/4", warnings);
  BOOST_TEST((shifted->board.lower_left == Shade::none));
  BOOST_TEST((shifted->board.row(0)[0].shade == Shade::none));
  auto const wide = notation::read_x2fen("4/2--1", warnings);
  BOOST_TEST((wide->board.row(0)[0].shade == Shade::none));
}

BOOST_AUTO_TEST_SUITE_END()
