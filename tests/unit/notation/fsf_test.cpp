// Fairy-Stockfish's FEN: boards, pieces in hand and fields as its variants write them.
#include <boost/test/unit_test.hpp>

#include "cases.hpp"
#include "notation/fsf/variants.hpp"

using namespace dawson;
using notation::check_cases;
using notation::check_warnings;
using notation::error_of;

namespace {

std::string written(std::string_view text) {
  text::Diagnostics warnings;
  auto const& fsf = *notation::find_notation("fsf");
  auto const position = fsf.read(text, warnings);
  return position ? fsf.write(*position).text : position.error().code;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(fsf)

BOOST_AUTO_TEST_CASE(letters_without_a_game_are_orthodox_pieces_or_themselves) {
  check_cases("fsf", {{"2aK/Pc2", "..aK|Pc..; stm=-; castle=-; ep=-; half=-; full=-"},
                      {"+p+S/q~Z~",
                       "[b:+p][w:+s]|[b:q~][w:z~]; stm=-; castle=-; ep=-; half=-; "
                       "full=-"},
                      {"*_k", "*#k; stm=-; castle=-; ep=-; half=-; full=-"}});
}

BOOST_AUTO_TEST_CASE(consecutive_digits_are_one_number) {
  check_cases("fsf", {{"k11/12",
                       "k...........|............; stm=-; castle=-; ep=-; half=-; "
                       "full=-"},
                      {"3/03", "3 E-ZERO"},
                      {"101", "1 E-LIMIT"},
                      {"k2/4", "4 E-WIDTH"},
                      {"k2/1", "5 E-WIDTH"}});
}

BOOST_AUTO_TEST_CASE(text_that_is_no_square_is_an_error_at_its_place) {
  check_cases("fsf", {{"", "1 E-EMPTYROW"},
                      {"k1/", "4 E-EMPTYROW"},
                      {" k1", "1 E-CHAR"},
                      {"+/2", "2 E-CHAR"},
                      {"+k~", "3 E-CHAR"},
                      {"~k", "1 E-CHAR"},
                      {"k-1", "2 E-CHAR"},
                      {"+*", "2 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_are_in_brackets_white_and_orthodox_pieces_first) {
  check_cases("fsf", {{"kK[zpGNgNQ] w", "kK; hand=QNNGpgz; stm=w; castle=-; ep=-; half=-; full=-"},
                      {"kK[]", "kK; hand=-; stm=-; castle=-; ep=-; half=-; full=-"},
                      {"kK[-]", "kK; hand=-; stm=-; castle=-; ep=-; half=-; full=-"},
                      {"kK[-Q]", "5 E-CHAR"},
                      {"kK[Q w", "5 E-UNCLOSED"},
                      {"kK[2P]", "4 E-CHAR"},
                      {"kK[+P]", "4 E-CHAR"},
                      {"kK[P]]", "6 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(letters_after_eight_ranks_of_eight_are_pieces_in_hand) {
  std::string const ranks = "8/8/8/8/8/8/8/K6k";
  check_cases("fsf", {{ranks + "/Pq w",
                       "........|........|........|........|........|........|"
                       "........|K......k; hand=Pq; stm=w; castle=-; ep=-; "
                       "half=-; full=-"},
                      {ranks + "/PPPPqqqq w", "18 E-AMBIGUOUS"},
                      {ranks + "/PPPPqqq1",
                       "........|........|........|........|........|"
                       "........|........|K......k|PPPPqqq.; stm=-; "
                       "castle=-; ep=-; half=-; full=-"},
                      {"7/7/7/7/7/7/7/K5k/Pq w", "21 E-WIDTH"}});
}

BOOST_AUTO_TEST_CASE(fields_may_be_omitted_at_the_end_and_before_the_clocks) {
  std::string const tail = "kK; stm=b; castle=";
  check_cases("fsf", {{"kK b", tail + "-; ep=-; half=-; full=-"},
                      {"kK b Aa", tail + "Aa; ep=-; half=-; full=-"},
                      {"kK b - a1", tail + "-; ep=a1; half=-; full=-"},
                      {"kK b 3 9", tail + "-; ep=-; half=3; full=9"},
                      {"kK b A 3 9", tail + "A; ep=-; half=3; full=9"},
                      {"kK b - - 3 9", tail + "-; ep=-; half=3; full=9"},
                      {"kK b 2+0 3 9", tail + "-; ep=-; half=3; full=9; checks=2+0"},
                      {"kK b - - 2+0", tail + "-; ep=-; half=-; full=-; checks=2+0"},
                      {"kK b - - 3 9 +1+2", tail + "-; ep=-; half=3; full=9; checks=2+1"},
                      {"kK b - 64 3 9", tail + "-; ep=-; half=3; full=9; limit=64"},
                      {"kK b - 0 3 9", tail + "-; ep=-; half=3; full=9"}});
}

BOOST_AUTO_TEST_CASE(an_error_in_a_field_points_to_its_first_invalid_byte) {
  check_cases("fsf", {{"kK g", "4 E-STM"},
                      {"kK wb", "5 E-STM"},
                      {"kK w C", "6 E-CASTLE"},
                      {"kK w aa", "7 E-CASTLE"},
                      {"kK w -a", "7 E-CASTLE"},
                      {"kK w - c1", "8 E-EP"},
                      {"kK w - a2", "9 E-EP"},
                      {"kK w - a1b1a1", "12 E-EP"},
                      {"kK w - -a", "9 E-EP"},
                      {"kK w - 5", "8 E-EP"},
                      {"kK w - - 3", "11 E-FIELD"},
                      {"kK w - - x 3", "10 E-CLOCK"},
                      {"kK w - - 3 3x", "13 E-CLOCK"},
                      {"kK w - - 99999999999 1", "10 E-LIMIT"},
                      {"kK w - - 3+", "12 E-CHECKS"},
                      {"kK w - - 3+10", "13 E-CHECKS"},
                      {"kK w - - 1 1 +4+0", "15 E-CHECKS"},
                      {"kK w - - 2+2 1 1 +0+0", "18 E-CHECKS"},
                      {"kK w - - 1 1 x", "14 E-FIELD"},
                      {"kK w - - 1 1 +0+0 x", "18 E-FIELD"},
                      {"kK w  -", "6 E-FIELD"},
                      {"kK w ", "6 E-FIELD"},
                      {"kK w - - 0 1 | kK", "14 E-FIELD"}});
}

BOOST_AUTO_TEST_CASE(move_0_is_the_first_move) {
  check_warnings("fsf", {{"kK w - - 0 0", "W-CLOCK 0"}, {"kK w - - 0 1", ""}});
  check_cases("fsf", {{"kK w 0 0", "kK; stm=w; castle=-; ep=-; half=0; full=1"}});
}

BOOST_AUTO_TEST_CASE(strings_of_shogi_programs_are_recognized) {
  BOOST_TEST(error_of("fsf", "k8/9/9/9/9/9/9/9/K8 b - 1").hint.find("SFEN") != std::string::npos);
  BOOST_TEST(error_of("fsf", "k8/9/9/9/9/9/9/9/K8 b 2Pb 31").hint.find("SFEN") !=
             std::string::npos);
  BOOST_TEST(error_of("fsf", "kK w - x9").hint.find("SFEN") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(records_are_written_with_all_fields_or_none) {
  BOOST_TEST(written("1k/K1") == "1k/K1");
  BOOST_TEST(written("1k/K1/12") == "E-WIDTH");
  BOOST_TEST(written("kK w 7 8") == "kK w - - 7 8");
  BOOST_TEST(written("kK b") == "kK b - - 0 1");
  BOOST_TEST(written("kK[-] b ab") == "kK[] b ab - 0 1");
  BOOST_TEST(written("kK[qQ]") == "kK[Qq]");
  BOOST_TEST(written("*_+p/k~2 b - 64 3 9") == "*_+p/k~2 b - 64 3 9");
  BOOST_TEST(written("kK w - - 0 1 +1+0") == "kK w - - 2+3 0 1");
  BOOST_TEST(written("8/8/8/8/8/8/8/K6k/ w") == "8/8/8/8/8/8/8/K6k[] w - - 0 1");
}

BOOST_AUTO_TEST_SUITE_END()
