#include "notation/forsyth/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

BOOST_AUTO_TEST_SUITE(fen)

BOOST_AUTO_TEST_CASE(reads_records_of_six_fields) {
  check_cases("fen", {
                         {"rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
                          "rnbqkbnr|pp.ppppp|........|..p.....|....P...|.....N..|PPPP.PPP|RNBQKB.R;"
                          " stm=b; castle=KQkq; ep=-; half=1; full=2"},
                         {"8/8/8/8/8/8/8/8 w - - 0 1",
                          "........|........|........|........|........|........|........|........;"
                          " stm=w; castle=-; ep=-; half=0; full=1"},
                         {"PPPPPPPP/8/8/8/8/8/8/pppppppp b - - 0 1",
                          "PPPPPPPP|........|........|........|........|........|........|pppppppp;"
                          " stm=b; castle=-; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=K; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w Q - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=Q; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w k - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=k; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w kq - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=kq; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w Kk - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=Kk; ep=-; half=0; full=1"},
                         {"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
                          "r...k..r|........|........|........|........|........|........|R...K..R;"
                          " stm=w; castle=KQkq; ep=-; half=0; full=1"},
                         {"8/8/8/8/8/8/8/8 w KQkq - 0 1",
                          "........|........|........|........|........|........|........|........;"
                          " stm=w; castle=KQkq; ep=-; half=0; full=1"},
                         {"1k6/8/8/8/8/8/8/6K1 b - - 99 200",
                          ".k......|........|........|........|........|........|........|......K.;"
                          " stm=b; castle=-; ep=-; half=99; full=200"},
                         {"4k3/8/8/pP6/8/8/8/4K3 w - a6 0 10",
                          "....k...|........|........|pP......|........|........|........|....K...;"
                          " stm=w; castle=-; ep=a6; half=0; full=10"},
                     });
}

BOOST_AUTO_TEST_CASE(reads_a_placement_without_other_fields) {
  check_cases("fen",
              {
                  {"8/8/8/8/8/8/8/7K",
                   "........|........|........|........|........|........|........|.......K; "
                   "stm=-; castle=-; ep=-; half=-; full=-"},
              });
  text::Diagnostics warnings;
  auto const position = notation::read_fen("8/8/8/8/8/8/8/7K", warnings);
  BOOST_TEST(!position->to_move.has_value());
  BOOST_TEST(!position->castling.has_value());
  BOOST_TEST(!position->en_passant.has_value());
  BOOST_TEST(!position->halfmove.has_value());
  BOOST_TEST(!position->fullmove.has_value());
}

BOOST_AUTO_TEST_CASE(text_outside_the_standard_is_an_error) {
  check_cases("fen",
              {
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0", "55 E-FIELD"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 ", "57 E-FIELD"},
                  {" rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "1 E-CHAR"},
                  {"9/8/8/8/8/8/8/8 w - - 0 1", "1 E-CHAR"},
                  {"7/8/8/8/8/8/8/8 w - - 0 1", "2 E-WIDTH"},
                  {"rnbqkbnrr/8/8/8/8/8/8/8 w - - 0 1", "9 E-WIDTH"},
                  {"7x/8/8/8/8/8/8/8 w - - 0 1", "2 E-CHAR"},
                  {"8/8/8/8/8/8/8/8/ w - - 0 1", "16 E-ROWS"},
                  {"8/24/8/8/8/8 w - - 0 1", "4 E-ADJ"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq- - 0 1", "51 E-CASTLE"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", "47 E-CASTLE"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq i3 0 1", "52 E-EP"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1", "53 E-EP"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e6 0 1", "53 E-EP"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e 0 1", "53 E-EP"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq e33 0 1", "54 E-EP"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0", "56 E-CLOCK"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1a", "57 E-CLOCK"},
                  {"", "1 E-EMPTYROW"},
                  {"/8", "1 E-EMPTYROW"},
                  {"8//8", "3 E-EMPTYROW"},
                  {"8/", "3 E-EMPTYROW"},
                  {"8/ w", "3 E-EMPTYROW"},
                  {"8/8", "4 E-ROWS"},
                  {"8/8/8/8/8/8/8", "14 E-ROWS"},
                  {"8/8/8/8/8/8/8/8\tw", "16 E-CHAR"},
                  {"8/8/8/8/8/8/8/8-", "16 E-CHAR"},
                  {"*1K7/8", "1 E-CHAR"},
                  {"K'a6/8", "2 E-CHAR"},
                  {"a7/8", "1 E-CHAR"},
              });
}

BOOST_AUTO_TEST_CASE(two_adjacent_counts_are_an_error) {
  check_cases("fen", {
                         {"44/8", "2 E-ADJ"},
                         {"8/8/8/8/4K12/8/8/8", "12 E-ADJ"},
                         {"8/88", "4 E-ADJ"},
                         {"10/8", "2 E-CHAR"},
                         {"19/8", "2 E-CHAR"},
                         {"40/8", "2 E-CHAR"},
                         {"0/8", "1 E-CHAR"},
                         {"K9/8", "2 E-CHAR"},
                     });
  auto const adjacent = error_of("fen", "8/8/8/8/4K12/8/8/8");
  BOOST_TEST(adjacent.message == "adjacent digits 1 and 2 in rank 4");
  BOOST_TEST(
      adjacent.hint ==
      "write one digit for all empty squares up to the next piece or the end of the rank: `4K3`");
  BOOST_TEST(error_of("fen", "8/88").hint.ends_with("end of the rank"));
}

BOOST_AUTO_TEST_CASE(ranks_are_eight_squares_wide) {
  check_cases("fen", {
                         {"K8/8", "2 E-WIDTH"},
                         {"8K/8", "2 E-WIDTH"},
                         {"K6/8", "3 E-WIDTH"},
                         {"8/8/8/8/8/8/8/7", "16 E-WIDTH"},
                         {"8/8/8/8/8/8/8/7 w", "16 E-WIDTH"},
                         {"8/7 w", "4 E-WIDTH"},
                     });
  BOOST_TEST(error_of("fen", "8/8/8/8/8/8/8/7").message == "rank 1 has 7 squares; expected 8");
  BOOST_TEST(error_of("fen", "8/8/8/8K/8/8/8/8").message == "rank 5 has 9 squares; expected 8");
}

namespace {

/// The outcome of fields after an empty board; columns count from the first field, and a grid is
/// shown without its rows.
void check_fields(std::initializer_list<notation::Case> cases) {
  for (auto const& [fields, expected] : cases)
    BOOST_TEST_CONTEXT("fen: 8/8/8/8/8/8/8/8 " << fields) {
      std::string const result = notation::outcome("fen", "8/8/8/8/8/8/8/8 " + std::string(fields));
      std::string const shown = result[0] == '.' ? result.substr(result.find(';') + 2)
                                                 : std::to_string(std::stoi(result) - 16) +
                                                       result.substr(result.find(' '));
      BOOST_TEST(shown == expected);
    }
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_record_has_six_fields) {
  check_fields({
      {"", "1 E-FIELD"},
      {"w", "2 E-FIELD"},
      {"w ", "3 E-FIELD"},
      {"w KQ", "5 E-FIELD"},
      {"w - -", "6 E-FIELD"},
      {"w - - ", "7 E-FIELD"},
      {"w - - 0", "8 E-FIELD"},
      {"w - - 0 1 x", "10 E-FIELD"},
  });
}

BOOST_AUTO_TEST_CASE(the_side_to_move_is_w_or_b) {
  check_fields({
      {"x - - 0 1", "1 E-STM"},
      {"W - - 0 1", "1 E-STM"},
      {"wb - - 0 1", "2 E-STM"},
      {" w - - 0 1", "1 E-STM"},
      {"- - - 0 1", "1 E-STM"},
  });
}

BOOST_AUTO_TEST_CASE(castling_rights_are_a_hyphen_or_distinct_letters_of_kqkq) {
  check_fields({
      {"w  - - 0 1", "3 E-CASTLE"},
      {"w KK - 0 1", "4 E-CASTLE"},
      {"w KQK - 0 1", "5 E-CASTLE"},
      {"w -K - 0 1", "4 E-CASTLE"},
      {"w K- - 0 1", "4 E-CASTLE"},
      {"w -- - 0 1", "4 E-CASTLE"},
      {"w AHah - 0 1", "3 E-CASTLE"},
      {"w K\xC3\xA4 - 0 1", "4 E-CASTLE"},
      {"w K\xFF - 0 1", "4 E-UTF8"},
  });
  BOOST_TEST(error_of("fen", "8/8/8/8/8/8/8/8 w HAha - 0 1").hint ==
             "write K, Q, k or q; for rooks named by file use the notation `shredder` or `xfen`");
}

BOOST_AUTO_TEST_CASE(warns_of_castling_rights_out_of_order_or_without_rook_and_king) {
  check_warnings("fen", {
                            {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", ""},
                            {"r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "W-ORDER qkQK"},
                            {"4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", ""},
                            {"4k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "W-NOROOK KQkq"},
                            {"4k2r/8/8/8/8/8/8/R2K3R w K - 0 1", "W-NOROOK K"},
                            {"R3k3/8/8/8/8/8/8/8 w q - 0 1", "W-NOROOK q"},
                        });
}

BOOST_AUTO_TEST_CASE(the_en_passant_square_is_next_to_a_pawn_that_has_just_moved) {
  check_fields({
      {"w - a6 0 1", "stm=w; castle=-; ep=a6; half=0; full=1"},
      {"b - h3 0 1", "stm=b; castle=-; ep=h3; half=0; full=1"},
      {"w - A6 0 1", "5 E-EP"},
      {"w - 6 0 1", "5 E-EP"},
      {"w - a5 0 1", "6 E-EP"},
      {"w - a3 0 1", "6 E-EP"},
      {"b - a6 0 1", "6 E-EP"},
      {"b - a", "6 E-EP"},
      {"b - a33 0 1", "7 E-EP"},
      {"b - -- 0 1", "6 E-EP"},
      {"b -  0 1", "5 E-EP"},
      {"b - \xC3\xA4 0 1", "5 E-EP"},
  });
}

BOOST_AUTO_TEST_CASE(clocks_are_numbers_and_moves_count_from_one) {
  check_fields({
      {"w - - 007 010", "stm=w; castle=-; ep=-; half=7; full=10"},
      {"w - - -1 1", "7 E-CLOCK"},
      {"w - - - 1", "7 E-CLOCK"},
      {"w - - 1x 1", "8 E-CLOCK"},
      {"w - - 0  1", "9 E-CLOCK"},
      {"w - - 0 00", "9 E-CLOCK"},
      {"w - - 0 1x", "10 E-CLOCK"},
      {"w - - 99999999999 1", "7 E-LIMIT"},
      {"w - - 0 99999999999", "9 E-LIMIT"},
  });
}

BOOST_AUTO_TEST_CASE(ignores_the_carriage_return_of_a_line_end) {
  check_fields(
      {{"w - - 0 1\r", "stm=w; castle=-; ep=-; half=0; full=1"}, {"w - - 0\r", "8 E-FIELD"}});
}

BOOST_AUTO_TEST_CASE(points_to_bytes_that_are_not_utf8) {
  check_cases("fen", {
                         {"8/\xFF", "3 E-UTF8"},
                         {"8/\xE2\x99\x94", "3 E-CHAR"},
                         {std::string_view("\0", 1), "1 E-CHAR"},
                     });
  check_fields({{"\xFF", "1 E-UTF8"}, {"w - - \xE2\x82", "7 E-UTF8"}});
}

BOOST_AUTO_TEST_SUITE_END()
