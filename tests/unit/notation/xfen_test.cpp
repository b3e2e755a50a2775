#include "notation/forsyth/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

BOOST_AUTO_TEST_SUITE(xfen)

BOOST_AUTO_TEST_CASE(castling_letters_mean_outermost_rooks_or_files) {
  check_cases("xfen", {
                          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                           "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|"
                           "RNBQKBNR; stm=w; castle=AHah; ep=-; half=0; full=1"},
                          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                           "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|"
                           "RNBQKBNR; stm=w; castle=AHah; ep=-; half=0; full=1"},
                          {"rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11",
                           "rn..k.r.|ppp.pp.p|...p..p.|.....bn.|P.......|..N..B..|.PPPPP..|..BNK."
                           "RR; stm=w; castle=Gag; ep=-; half=4; full=11"},
                          {"rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Kkq - 4 11",
                           "rn..k.r.|ppp.pp.p|...p..p.|.....bn.|P.......|..N..B..|.PPPPP..|..BNK."
                           "RR; stm=w; castle=Hag; ep=-; half=4; full=11"},
                          {"4k3/8/8/8/8/8/8/4KR1R w F - 0 1",
                           "....k...|........|........|........|........|........|........|....KR."
                           "R; stm=w; castle=F; ep=-; half=0; full=1"},
                          {"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w Kq - 0 1",
                           "bbqnnrkr|pppppppp|........|........|........|........|PPPPPPPP|"
                           "BBQNNRKR; stm=w; castle=Hf; ep=-; half=0; full=1"},
                          {"r1r1k1r1/8/8/8/8/8/8/R1R1K1R1 b Qck - 0 1",
                           "r.r.k.r.|........|........|........|........|........|........|R.R.K.R."
                           "; stm=b; castle=Acg; ep=-; half=0; full=1"},
                          {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
                           "rnbqkbnr|pppppppp|........|........|....P...|........|PPPP.PPP|"
                           "RNBQKBNR; stm=b; castle=AHah; ep=-; half=0; full=1"},
                          {"8/8/8/8/8/8/8/4K3 w K - 0 1",
                           "........|........|........|........|........|........|........|....K..."
                           "; stm=w; castle=H; ep=-; half=0; full=1"},
                      });
}

BOOST_AUTO_TEST_CASE(text_outside_the_notation_is_an_error) {
  check_cases(
      "xfen",
      {
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1", "48 E-CASTLE"},
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KH - 0 1", "48 E-CASTLE"},
          {"8/8/8/8/8/8/8/10 w - - 0 1", "15 E-WIDTH"},
          {"10/10/10/10/10/10/10/10/10 w - - 0 1", "24 E-ROWS"},
          {"0/8/8/8/8/8/8/8 w - - 0 1", "1 E-CHAR"},
          {"rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR b KQkq j5 0 1", "65 E-EP"},
          {"rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR b KQkq - 0 0", "68 E-CLOCK"},
          {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1", "54 E-CLOCK"},
          {"8/8/8/8/8/8/8/8 w HK - 0 1", "20 E-CASTLE"},
          {"8/8/8/8/8/8/8/8 w I - 0 1", "19 E-CASTLE"},
          {"8/8/8/8/8/8/8/8 w ABC - 0 1", "21 E-CASTLE"},
          {"8/8/8/8/8/8/8/8 w - e3 0 1", "22 E-EP"},
      });
}

BOOST_AUTO_TEST_CASE(boards_are_eight_or_ten_files_wide) {
  check_cases("xfen", {
                          {"rnabqkbcnr/pppppppppp/10/9P/1P8/10/PPPPPPPP1P/RNABQKBCNR w KQkq - 0 1",
                           "rnabqkbcnr|pppppppppp|..........|.........P|.P........|..........|"
                           "PPPPPPPP.P|RNABQKBCNR; "
                           "stm=w; castle=AJaj; ep=-; half=0; full=1"},
                          {"9/8", "2 E-WIDTH"},
                          {"K10/8", "2 E-WIDTH"},
                          {"8/10", "3 E-WIDTH"},
                          {"8/9", "3 E-WIDTH"},
                          {"10/8/", "5 E-WIDTH"},
                          {"10/K9/pppppppppppp", "17 E-WIDTH"},
                          {"100/8", "3 E-CHAR"},
                          {"101/8", "3 E-ADJ"},
                          {"55/8", "2 E-ADJ"},
                          {"z7/8", "1 E-CHAR"},
                      });
  BOOST_TEST(error_of("xfen", "9/8").message == "rank 8 has 9 squares; expected 8 or 10");
  BOOST_TEST(error_of("xfen", "55/8").hint.ends_with(": `10`"));
}

BOOST_AUTO_TEST_CASE(archbishop_and_chancellor_are_allowed_on_any_board) {
  check_cases("xfen",
              {
                  {"A6c/8/8/8/8/8/8/8",
                   "A......c|........|........|........|........|........|........|........; "
                   "stm=-; castle=-; ep=-; half=-; full=-"},
              });
  text::Diagnostics warnings;
  auto const position = notation::read_xfen("A6c/8/8/8/8/8/8/8", warnings);
  auto const piece = [&](std::size_t i) {
    return std::get<chess::Piece>(*position->board.cells()[i].occupant);
  };
  BOOST_TEST((piece(0).kind == chess::Kind::archbishop));
  BOOST_TEST((piece(7).kind == chess::Kind::chancellor));
}

BOOST_AUTO_TEST_CASE(warns_if_a_file_letter_names_an_outermost_rook) {
  check_warnings("xfen", {
                             {"4k3/8/8/8/8/8/8/R3K1RR w KQ - 0 1", ""},
                             {"4k3/8/8/8/8/8/8/R3K1RR w GQ - 0 1", ""},
                             {"4k3/8/8/8/8/8/8/R3K1RR w HQ - 0 1", "W-XFEN HQ"},
                             {"4k3/8/8/8/8/8/8/R3K1RR w A - 0 1", "W-XFEN A"},
                         });
}

BOOST_AUTO_TEST_CASE(warns_if_king_or_rook_is_missing) {
  check_warnings("xfen", {
                             {"8/8/8/8/8/8/8/4K3 w K - 0 1", "W-NOROOK K"},
                             {"8/8/8/8/8/8/8/R7 w Q - 0 1", "W-NOROOK Q"},
                             {"8/8/8/8/8/8/8/RK6 w Q - 0 1", ""},
                         });
}

BOOST_AUTO_TEST_CASE(warns_if_no_pawn_can_capture_en_passant) {
  check_warnings("xfen", {
                             {"8/8/8/8/3pP3/8/8/8 b - e3 0 1", ""},
                             {"8/8/8/8/4Pp2/8/8/8 b - e3 0 1", ""},
                             {"8/8/8/8/4P1p1/8/8/8 b - e3 0 1", "W-EP e3"},
                             {"8/8/8/8/3PP3/8/8/8 b - e3 0 1", "W-EP e3"},
                             {"8/8/8/pP6/8/8/8/8 w - a6 0 1", ""},
                             {"8/8/8/1P5p/8/8/8/8 w - h6 0 1", "W-EP h6"},
                             {"8/8/8/8/8/8/8/8 w - - 0 1", ""},
                         });
}

BOOST_AUTO_TEST_SUITE_END()
