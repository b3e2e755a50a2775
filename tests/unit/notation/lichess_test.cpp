// FEN of lichess.org.
#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases;
using notation::check_warnings;

namespace {

std::string const ranks = "4k3/8/8/8/8/8/8/4K3";
std::string const board = "....k...|........|........|........|........|........|........|....K...";

std::string written(std::string_view text, std::string_view from = "lichess") {
  text::Diagnostics warnings;
  auto const position = notation::find_notation(from)->read(text, warnings);
  BOOST_REQUIRE(position.ok());
  auto const result = notation::find_notation("lichess")->write(*position);
  return result.ok() ? result.text : refusal("lichess", result);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lichess)

BOOST_AUTO_TEST_CASE(a_ninth_part_of_any_length_is_the_pocket) {
  std::string const rest = "; stm=w; castle=-; ep=-; half=0; full=1";
  check_cases("lichess", {{ranks + "/qQPPPPPP w - - 0 1", board + "; hand=QPPPPPPq" + rest},
                          {ranks + "/ w - - 0 1", board + "; hand=-" + rest},
                          {ranks + "[] w - - 0 1", board + "; hand=-" + rest},
                          {ranks + "[Nb] w - - 0 1", board + "; hand=Nb" + rest},
                          {ranks + "/K w - - 0 1", "21 E-CHAR"},
                          {ranks + "/8 w - - 0 1", "21 E-CHAR"},
                          {ranks + "[N w - - 0 1", "22 E-UNCLOSED"},
                          {ranks + "[N]] w", "23 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(ranks_are_those_of_fen_with_a_mark_after_pieces) {
  check_cases("lichess", {{"3Q~k3/8/8/8/8/8/8/4K3",
                           "...[w:q~]k...|........|........|........|"
                           "........|........|........|....K...; stm=-; "
                           "castle=-; ep=-; half=-; full=-"},
                          {"~4k3/8/8/8/8/8/8/4K3", "1 E-CHAR"},
                          {"4~k3/8/8/8/8/8/8/4K3", "2 E-CHAR"},
                          {"44/8/8/8/8/8/8/4K3", "2 E-ADJ"},
                          {"9/8/8/8/8/8/8/4K3", "1 E-CHAR"},
                          {"4k3/8/8/8/8/8/4K3 w", "18 E-ROWS"},
                          {"+k7/8/8/8/8/8/8/4K3", "1 E-CHAR"}});
  check_cases("fen", {{"3Q~k3/8/8/8/8/8/8/4K3", "3 E-CHAR"}, {ranks + "[Q]", "20 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(checks_are_before_the_clocks_or_after_them_as_checks_given) {
  std::string const rest = "; stm=w; castle=-; ep=-; half=0; full=1; checks=1+3";
  check_cases("lichess", {{ranks + " w - - 1+3 0 1", board + rest},
                          {ranks + " w - - 0 1 +2+0", board + rest},
                          {ranks + " w 0 1", "23 E-CASTLE"},
                          {ranks + " w - 64 0 1", "25 E-EP"},
                          {ranks + " w - e3e4 0 1", "27 E-EP"}});
}

BOOST_AUTO_TEST_CASE(rooks_are_named_by_wing_or_file) {
  check_cases("lichess",
              {{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                "r...k..r|........|........|........|........|........|........|R...K..R; stm=w; "
                "castle=KQkq; ep=-; half=0; full=1"},
               {"r3k2r/8/8/8/8/8/8/R3K2R w KH - 0 1", "28 E-CASTLE"}});
  check_warnings("lichess", {{"4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", ""},
                             {"4k3/8/8/8/8/8/8/R3K2R w B - 0 1", "W-NOROOK B"}});
}

BOOST_AUTO_TEST_CASE(underscores_are_blanks_and_addresses_contain_the_record) {
  std::string const read = board + "; stm=b; castle=-; ep=-; half=0; full=1";
  check_cases("lichess",
              {{ranks + "_b_-_-_0_1", read},
               {"https://lichess.org/analysis/" + ranks + "_b_-_-_0_1", read},
               {"https://lichess.org/analysis/standard/" + ranks + "_b_-_-_0_1?color=white", read},
               {"https://lichess.org/editor/" + ranks + "_b_-_-_0_1#4", read},
               {"https://lichess.org/analysis/" + ranks + "%20b%20-%20-%200%201", read},
               {"https://lichess.org/editor/4k3/8/8/9/8/8/8/4K3_b", "36 E-CHAR"},
               {"https://lichess.org/editor", "27 E-URL"},
               {"https://lichess.org/analysis/crazyhouse", "40 E-URL"},
               {"https://lichess.org/training/12345", "35 E-URL"},
               {"https://lichess.org/analysis/8/8%2", "33 E-URL"}});
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_follow_a_slash_and_checks_are_those_given) {
  for (std::string const& text :
       {ranks, ranks + " w - - 0 1", ranks + "/ w - - 0 1", ranks + "/QNpp b - - 3 40",
        ranks + " w - - 0 1 +2+0", std::string("4k2q~/8/8/8/8/8/8/4K3 w - - 0 1")})
    BOOST_TEST(written(text) == text);
  BOOST_TEST(written(ranks + "[Qn] w - - 0 1", "fsf") == ranks + "/Qn w - - 0 1");
}

BOOST_AUTO_TEST_CASE(positions_that_lichess_cannot_express_are_refused) {
  auto const refused = [](std::string const& fsf) {
    std::string const all = written(fsf, "fsf");
    return all.substr(std::string_view("lichess cannot represent ").size());
  };
  BOOST_TEST(refused(ranks + "[Kz] w") == "1 piece in hand, a king in hand");
  BOOST_TEST(refused("z3k3/8/8/8/8/8/8/4K3") == "1 piece known by a letter");
  BOOST_TEST(refused("+p3k3/8/8/8/8/8/8/4K3") == "1 promoted piece");
  BOOST_TEST(refused("*3k3/8/8/8/8/8/8/4K3") == "1 wall");
  BOOST_TEST(refused("4k3/8/8/8/8/8/4K3") == "a board of 8x7 squares");
  BOOST_TEST(refused(ranks + " w - - 5+5 0 1") == "more than three remaining checks");
  BOOST_TEST(refused(ranks + " w ABC - 0 1") == "the castling rights");
  BOOST_TEST(refused(ranks + " w - e3d4 0 1") == "two en passant squares");
}

BOOST_AUTO_TEST_SUITE_END()
