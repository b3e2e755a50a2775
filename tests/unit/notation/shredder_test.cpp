#include "notation/forsyth/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

BOOST_AUTO_TEST_SUITE(shredder)

BOOST_AUTO_TEST_CASE(names_rooks_by_their_files_in_any_order) {
  check_cases("shredder", {
                              {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
                               "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "RNBQKBNR; stm=w; castle=AHah; ep=-; half=0; full=1"},
                              {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
                               "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "RNBQKBNR; stm=w; castle=-; ep=-; half=0; full=1"},
                              {"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1",
                               "bbqnnrkr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "BBQNNRKR; stm=w; castle=FHfh; ep=-; half=0; full=1"},
                              {"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w F - 0 1",
                               "bbqnnrkr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "BBQNNRKR; stm=w; castle=F; ep=-; half=0; full=1"},
                              {"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w Hhf - 0 1",
                               "bbqnnrkr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "BBQNNRKR; stm=w; castle=Hfh; ep=-; half=0; full=1"},
                              {"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w fF - 0 1",
                               "bbqnnrkr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "BBQNNRKR; stm=w; castle=Ff; ep=-; half=0; full=1"},
                              {"8/8/8/8/8/8/8/4K3 w A - 0 1",
                               "........|........|........|........|........|........|........|...."
                               "K...; stm=w; castle=A; ep=-; half=0; full=1"},
                              {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                               "rnbqkbnr|pppppppp|........|........|........|........|PPPPPPPP|"
                               "RNBQKBNR; stm=-; castle=-; ep=-; half=-; full=-"},
                          });
}

BOOST_AUTO_TEST_CASE(unknown_repeated_and_excess_files_are_errors) {
  check_cases("shredder",
              {
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHkq - 0 1", "49 E-CASTLE"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AA - 0 1", "48 E-CASTLE"},
                  {"rkr5/8/8/8/8/8/8/RKR5 w ACD - 0 1", "27 E-CASTLE"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah- - 0 1", "51 E-CASTLE"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah", "51 E-FIELD"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0", "55 E-FIELD"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w AHah - 0 1", "35 E-ROWS"},
                  {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1  ", "57 E-FIELD"},
                  {"9/8/8/8/8/8/8/8 w A - 0 1", "1 E-CHAR"},
                  {"8/8/8/8/8/8/8/8 w KQkq - 0 1", "19 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w AI - 0 1", "20 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w A- - 0 1", "20 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w -A - 0 1", "20 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w aAa - 0 1", "21 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w aBcAd - 0 1", "23 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w A\xC3\xA4 - 0 1", "20 E-CASTLE"},
                  {"8/8/8/8/8/8/8/8 w A\xFF - 0 1", "20 E-UTF8"},
              });
  BOOST_TEST(error_of("shredder", "8/8/8/8/8/8/8/8 w KQkq - 0 1").hint ==
             "write the files of the rooks; for K Q k q use the notation `fen` or `xfen`");
}

BOOST_AUTO_TEST_CASE(warns_if_the_file_has_no_rook_or_the_rank_no_king) {
  check_warnings("shredder", {
                                 {"4k2r/8/8/8/8/8/8/RK3R2 w AFh - 0 1", ""},
                                 {"4k2r/8/8/8/8/8/8/RK3R2 w AGh - 0 1", "W-NOROOK AGh"},
                                 {"7r/4k3/8/8/8/8/8/RK3R2 w h - 0 1", "W-NOROOK h"},
                                 {"8/8/8/8/8/8/8/8 w - - 0 1", ""},
                             });
}

BOOST_AUTO_TEST_SUITE_END()
