// A position without a name of its notation.
#include "notation/guess.hpp"

#include <boost/test/unit_test.hpp>

#include "notation/notations.hpp"

using namespace dawson::notation;

namespace {

// The notation, or the code and the notes of the error.
std::string guessed(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  if (read) return std::string(read->notation->name);
  std::string out = read.error().code;
  for (dawson::text::Note const& note : read.error().notes)
    out += " | `" + std::string(text.substr(note.span.begin, note.span.end - note.span.begin)) +
           "` " + note.message;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guess)

BOOST_AUTO_TEST_CASE(a_sign_of_one_notation_names_it) {
  BOOST_TEST(guessed("8/8/8/3(Sa)4/8/8/8/8") == "ffen");
  BOOST_TEST(guessed("8/8/8/3*2Q4/8/8/8/8") == "janko");
}

BOOST_AUTO_TEST_CASE(signs_of_games_and_databases_name_them) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/8/4K3[Qp] w - - 0 1") == "fsf");
  BOOST_TEST(guessed("4k3/8/8/8/8/8/8/4K3 w - - 2+3 0 1") == "fsf");
  BOOST_TEST(guessed("4k3/8/8/8/8/8/8/4K3 w - - 0 1 +0+1") == "fsf");
  BOOST_TEST(guessed("4k3/8/8/8/8/8/8/4K3_w_-_-_0_1") == "lichess");
  BOOST_TEST(guessed("https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1") == "lichess");
  BOOST_TEST(guessed("https://www.yacpdb.org/xfen/?4k3/8/8/8/8/8/8/4K3") == "yacpdb");
  BOOST_TEST(guessed("8/3(!q)4/8/8/8/8/8/K6k") == "yacpdb");
  BOOST_TEST(guessed("8/3(!q)4/8/8/8/8/8/K5k") == "E-WIDTH");
  BOOST_TEST(guessed("8/3.Eq4/8/8/8/8/8/K6k") == "popeye");
  BOOST_TEST(guessed("8/3=g4/8/8/8/8/8/K6k") == "popeye");
  BOOST_TEST(guessed("48/5gPp/5K1k") == "popeye");
}

BOOST_AUTO_TEST_CASE(a_game_that_is_named_makes_it_fsf) {
  Dialect dialect;
  dialect.letters = *read_variant("xiangqi");
  std::string const text = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings, dialect);
  BOOST_REQUIRE(read.ok());
  BOOST_TEST(read->notation->name == "fsf");
  BOOST_TEST(notation_by_sign("White Kd1", dialect)->name == "men");
  auto const unnamed = read_any(text, warnings);
  BOOST_REQUIRE(!unnamed.ok());
  BOOST_TEST(unnamed.error().hint ==
             "name the notation that is meant; if it is a game of Fairy-Stockfish, name it: fsf "
             "xiangqi");
}

BOOST_AUTO_TEST_CASE(what_games_and_armies_read_differently_is_asked) {
  auto const names = [](std::string_view text) {
    std::string const all = guessed(text);
    std::string out = all.substr(0, all.find(' '));
    for (std::string_view const name : {"ffen", "janko", "x2fen", "fsf", "popeye", "yacpdb"})
      if (all.find("` " + std::string(name) + ":") != all.npos) out += " " + std::string(name);
    return out;
  };
  BOOST_TEST(names("4k3/8/8/3*4/8/8/8/4K3 w - - 0 1") == "E-AMBIGUOUS x2fen fsf");
  BOOST_TEST(names("4k3/8/8/3Q~4/8/8/8/4K3 w - - 0 1") == "E-AMBIGUOUS x2fen fsf");
  BOOST_TEST(names("4k3/8/8/8/8/8/8/4K3/Np w - - 0 1") == "E-AMBIGUOUS x2fen fsf");
  BOOST_TEST(names("4k3/8/8/3+p4/8/8/8/4K3") == "E-AMBIGUOUS x2fen fsf popeye");
  BOOST_TEST(names("4k3/8/8/3(q2)4/8/8/8/4K3") == "E-AMBIGUOUS ffen x2fen yacpdb");
  BOOST_TEST(names("4k3/8/8/3c4/8/8/8/4K3 w - - 0 1") == "E-AMBIGUOUS fsf");
}

BOOST_AUTO_TEST_CASE(fen_stays_fen_with_its_own_faults) {
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == "fen");
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == "E-CHAR");
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1") == "E-ROWS");
  BOOST_TEST(guessed("8/8/8/8/8/8/8/n6N") == "fen");
}

BOOST_AUTO_TEST_CASE(what_all_read_the_same_way_is_no_question) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4P3/4K3").find(':') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(readings_that_differ_in_a_man_are_told_by_the_first_such_man) {
  BOOST_TEST(guessed("8/8/8/3-N4/8/8/8/8") ==
             "E-AMBIGUOUS | `3-N4` janko: neutral knight on d5 | `3-N4` x2fen: white knight on d5");
}

BOOST_AUTO_TEST_CASE(readings_of_two_boards_are_told_by_their_squares) {
  BOOST_TEST(guessed("11K5/8/8/8/8/8/8/8") ==
             "E-AMBIGUOUS | `11K5/8/8/8/8/8/8/8` janko: 64 squares in 8 rows | "
             "`11K5/8/8/8/8/8/8/8` x2fen: 73 squares in 8 rows");
}

BOOST_AUTO_TEST_CASE(letters_of_german_and_french_men_are_no_fairy_men_in_silence) {
  BOOST_TEST(guessed("8/1l6/8/3D4/8/8/b7/K6k") ==
             "E-AMBIGUOUS | `1l6` ffen: black man l on b7, white man d on d5, black bishop on a2 | "
             "`1l6` popeye-de: black bishop on b7, white queen on d5, black pawn on a2");
  BOOST_TEST(
      guessed("8/1f6/8/3D4/8/8/P7/R6r") ==
      "E-AMBIGUOUS | `1f6` ffen: black man f on b7, white man d on d5, white rook on a1, "
      "black rook on h1 | `1f6` popeye-fr: black bishop on b7, white queen on d5, white king "
      "on a1, black king on h1");
  BOOST_TEST(guessed("8/8/8/3S4/8/8/8/K6k") ==
             "E-AMBIGUOUS | `3S4` ffen: white man s on d5 | `3S4` janko: white square on d5 | "
             "`3S4` popeye: white knight on d5");
}

BOOST_AUTO_TEST_CASE(letters_of_fen_stay_those_of_fen) {
  for (char const* const text :
       {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/3B4/8/8/b7/K6k",
        "8/8/8/3R4/8/8/8/K6k", "8/8/8/8/8/8/8/K6k"})
    BOOST_TEST(guessed(text) == "fen");
  BOOST_TEST(guessed("8/1g6/8/3B4/8/8/8/K6k") == "ffen");
  BOOST_TEST(guessed("8/1l6/8/3D4/8/8/q7/K6k") == "ffen");
}

BOOST_AUTO_TEST_CASE(many_squares_that_differ_are_not_all_listed) {
  BOOST_TEST(guessed("llllllll/8/8/8/8/8/8/K6k").find("black man l on d8 ...") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_nobody_reads_is_told_by_the_reader_who_came_furthest) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4\x7fP3/4K3").substr(0, 2) == "E-");
}

BOOST_AUTO_TEST_CASE(lines_of_a_listing_that_are_positions) {
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3"));
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3 w - -"));
  BOOST_TEST(!is_position_line("4k3/8/8/8/8/8/4P3/4K3 and so on"));
  BOOST_TEST(!is_position_line("12/10/1997"));
  BOOST_TEST(!is_position_line("http://a/b/c/d"));
}

BOOST_AUTO_TEST_SUITE_END()
