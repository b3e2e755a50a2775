// SFEN of shogi programs: its Black, which moves up the board, is White here.
#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases;
using notation::check_warnings;

namespace {

std::string const ranks = "4k4/9/9/9/9/9/9/9/4K4";
std::string const board =
    "....k....|.........|.........|.........|.........|.........|.........|.........|....K....";

std::string converted(std::string_view text, std::string_view from, std::string_view to) {
  text::Diagnostics warnings;
  notation::Dialect shogi;
  shogi.letters = *notation::read_variant("shogi");
  auto const position = notation::find_notation(from)->read(text, shogi, warnings);
  BOOST_REQUIRE(position.ok());
  auto const result = notation::find_notation(to)->write(*position, shogi);
  return result.ok() ? result.text : refusal(to, result);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(sfen)

BOOST_AUTO_TEST_CASE(b_moves_up_the_board) {
  std::string const end = "; castle=-; ep=-; half=-; full=";
  check_cases("sfen", {{ranks + " b - 1", board + "; hand=-; stm=w" + end + "1"},
                       {ranks + " w - 2", board + "; hand=-; stm=b" + end + "1"},
                       {ranks + " b - 31", board + "; hand=-; stm=w" + end + "16"},
                       {ranks + " w -", board + "; hand=-; stm=b" + end + "1"},
                       {ranks, board + "; stm=-" + end + "-"}});
}

BOOST_AUTO_TEST_CASE(numbers_before_letters_count_pieces_in_hand) {
  std::string const end = "; stm=w; castle=-; ep=-; half=-; full=1";
  check_cases("sfen", {{ranks + " b R2Pb 1", board + "; hand=R[w:shogi pawn][w:shogi pawn]b" + end},
                       {ranks + " b 10p 1",
                        board +
                            "; hand=[b:shogi pawn][b:shogi pawn][b:shogi pawn][b:shogi pawn]"
                            "[b:shogi pawn][b:shogi pawn][b:shogi pawn][b:shogi pawn]"
                            "[b:shogi pawn][b:shogi pawn]" +
                            end},
                       {ranks + " b 2 1", "26 E-CHAR"},
                       {ranks + " b -P 1", "26 E-CHAR"},
                       {ranks + " b 0P 1", "25 E-ZERO"},
                       {ranks + " b Q 1", "25 E-MAN"},
                       {ranks + " b 1001P 1", "25 E-LIMIT"},
                       {ranks + " b 999P2p 1", "29 E-LIMIT"}});
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  check_cases("sfen", {{ranks + " x - 1", "23 E-STM"},
                       {ranks + " bw - 1", "24 E-STM"},
                       {ranks + " b", "24 E-FIELD"},
                       {ranks + " b - x", "27 E-CLOCK"},
                       {ranks + " b - 1 1", "28 E-FIELD"},
                       {ranks + " b - ", "27 E-FIELD"},
                       {ranks + "[P] b - 1", "22 E-CHAR"},
                       {"4q4/9/9/9/9/9/9/9/4K4 b - 1", "2 E-MAN"},
                       {"4k~4/9/9/9/9/9/9/9/4K4 b - 1", "3 E-CHAR"},
                       {"4*4/9/9/9/9/9/9/9/4K4 b - 1", "2 E-CHAR"},
                       {"8/9", "2 E-WIDTH"}});
  check_warnings(
      "sfen",
      {{ranks + " w - 1", "W-CLOCK 1"}, {ranks + " b - 0", "W-CLOCK 0"}, {ranks + " b - 3", ""}});
}

BOOST_AUTO_TEST_CASE(it_is_the_shogi_of_fsf_with_other_names_of_the_sides) {
  std::string const fsf = "lnsgkg1nl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL";
  BOOST_TEST(converted(fsf + " w Bs 3", "sfen", "fsf") == fsf + "[Bs] b - - 0 2");
  BOOST_TEST(converted(fsf + "[PPPSbr] w - - 0 2", "fsf", "sfen") == fsf + " b S3Prb 3");
  BOOST_TEST(converted(fsf, "fsf", "sfen") == fsf);
  BOOST_TEST(converted(ranks + " b - - 0 1", "fsf", "sfen") == ranks + " w - 2");
}

BOOST_AUTO_TEST_CASE(strings_are_written_as_they_were_read) {
  for (std::string const& text :
       {ranks, ranks + " b - 1", ranks + " w 2R2B4G4S4N4L18P 256",
        std::string("ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b w BGSLPnp 62")})
    BOOST_TEST(converted(text, "sfen", "sfen") == text);
}

BOOST_AUTO_TEST_SUITE_END()
