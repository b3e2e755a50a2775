// Positions without the name of a notation.
#include "notation/guess.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>

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

// The code, the place and the message of the error.
std::string refused(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  if (read) return "read as " + std::string(read->notation->name);
  auto const& [begin, end] = read.error().span;
  return read.error().code + " `" + std::string(text.substr(begin, end - begin)) + "` " +
         read.error().message;
}

std::string help(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  return read ? "read as " + std::string(read->notation->name) : read.error().hint;
}

// The notation, and the codes of the warnings; or the error.
std::string reported(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  if (!read) return refused(text);
  std::string out(read->notation->name);
  for (auto const& warning : warnings) out += " " + warning.code;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guess)

BOOST_AUTO_TEST_CASE(a_character_of_only_one_notation_identifies_it) {
  BOOST_TEST(guessed("8/8/8/3(Sa)4/8/8/8/8") == "ffen");
  BOOST_TEST(guessed("8/8/8/3*2Q4/8/8/8/8") == "janko");
}

BOOST_AUTO_TEST_CASE(characters_of_games_and_databases_identify_them) {
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

BOOST_AUTO_TEST_CASE(a_position_with_a_named_game_is_fsf) {
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
             "name the notation that is meant; for a game of Fairy-Stockfish write `fsf xiangqi`");
}

BOOST_AUTO_TEST_CASE(positions_that_games_and_armies_read_differently_are_ambiguous) {
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

BOOST_AUTO_TEST_CASE(pieces_of_both_sides_that_fen_lacks_indicate_a_game) {
  BOOST_TEST(guessed("rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1") == "fsf");
  BOOST_TEST(guessed("rnbqkbnr/8/pppppppp/8/8/PPPPPPPP/8/RNBQKBMR w - - 0 1") == "E-CHAR");
}

BOOST_AUTO_TEST_CASE(fen_with_errors_is_still_fen) {
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == "fen");
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1") == "E-CHAR");
  BOOST_TEST(guessed("11K5/8/8/8/8/8/8/8") == "E-ADJ");
  BOOST_TEST(guessed("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/8 w KQkq - 0 1") == "E-ROWS");
  BOOST_TEST(guessed("8/8/8/8/8/8/8/n6N") == "fen");
}

BOOST_AUTO_TEST_CASE(positions_that_all_notations_read_equally_are_unambiguous) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4P3/4K3").find(':') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(readings_with_different_pieces_name_the_first_such_piece) {
  BOOST_TEST(guessed("8/8/8/3-N4/8/8/8/8") ==
             "E-AMBIGUOUS | `3-N4` janko: neutral knight on d5 | `3-N4` x2fen: white knight on d5");
}

BOOST_AUTO_TEST_CASE(readings_with_different_boards_name_their_squares) {
  BOOST_TEST(
      guessed("55/55/55") ==
      "E-AMBIGUOUS | `55/55/55` ffen: 165 squares in 3 rows | `55/55/55` janko: 30 squares in "
      "3 rows");
}

BOOST_AUTO_TEST_CASE(german_and_french_letters_never_silently_become_fairy_pieces) {
  BOOST_TEST(
      guessed("8/1l6/8/3D4/8/8/b7/K6k") ==
      "E-AMBIGUOUS | `1l6` ffen: black piece l on b7, white piece d on d5, black bishop on a2 | "
      "`1l6` popeye-de: black bishop on b7, white queen on d5, black pawn on a2");
  BOOST_TEST(
      guessed("8/1f6/8/3D4/8/8/P7/R6r") ==
      "E-AMBIGUOUS | `1f6` ffen: black piece f on b7, white piece d on d5, white rook on a1, "
      "black rook on h1 | `1f6` popeye-fr: black bishop on b7, white queen on d5, white king "
      "on a1, black king on h1");
  BOOST_TEST(guessed("8/8/8/3S4/8/8/8/K6k") ==
             "E-AMBIGUOUS | `3S4` ffen: white piece s on d5 | `3S4` janko: white square on d5 | "
             "`3S4` popeye: white knight on d5");
}

BOOST_AUTO_TEST_CASE(letters_of_fen_keep_their_meaning) {
  for (char const* const text :
       {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/3B4/8/8/b7/K6k",
        "8/8/8/3R4/8/8/8/K6k", "8/8/8/8/8/8/8/K6k"})
    BOOST_TEST(guessed(text) == "fen");
  BOOST_TEST(guessed("8/1g6/8/3B4/8/8/8/K6k") == "ffen");
  BOOST_TEST(guessed("8/1l6/8/3D4/8/8/q7/K6k") == "ffen");
}

BOOST_AUTO_TEST_CASE(a_long_list_of_different_squares_is_cut_short) {
  BOOST_TEST(guessed("llllllll/8/8/8/8/8/8/K6k").find("black piece l on d8 ...") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_unreadable_position_has_the_error_of_the_longest_parse) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4\x7fP3/4K3").substr(0, 2) == "E-");
}

BOOST_AUTO_TEST_CASE(a_typing_error_in_fen_is_an_error_of_fen_at_its_rank) {
  BOOST_TEST(refused("rnbqkbnr/pppppppp/3P5/8/4P3/8/PPP3PPP/RNBQKBNR") ==
             "E-WIDTH `5` rank 6 has 9 squares; expected 8");
  BOOST_TEST(refused("8/8/8/3K4/8/8/4q4/7k") == "E-WIDTH `4` rank 2 has 9 squares; expected 8");
  BOOST_TEST(refused("6k/8/8/8/8/8/8/3K4") == "E-WIDTH `/` rank 8 has 7 squares; expected 8");
  BOOST_TEST(refused("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR") ==
             "E-ROWS `` board has 7 ranks; expected 8");
  BOOST_TEST(refused("4k38/8/8/8/8/8/4K3") == "E-ADJ `8` adjacent digits 3 and 8 in rank 8");
  BOOST_TEST(refused("413/8/8/8/8/8/8/4K3") == "E-ADJ `1` adjacent digits 4 and 1 in rank 8");
  BOOST_TEST(refused("8/8/8/8/8/8/8/8y") == "E-CHAR `y` `y` is not a piece here");
  BOOST_TEST(refused("8/2g6/8/3B1g2/8/8/8/K6k") == "E-WIDTH `6` row 2 has 9 squares; row 1 has 8");
  BOOST_TEST(refused("4k3/8/8/8/8/8/8/3'K4") == "E-CHAR `'` `'` is not a piece here");
  BOOST_TEST(refused("4k3/8/8/8/8/8/8/RNBQKB_R") == "E-CHAR `_` `_` is not a piece here");
  BOOST_TEST(refused("4k3/8/8/8/8/8/8/!3K3") == "E-CHAR `!` `!` is not a piece here");
}

BOOST_AUTO_TEST_CASE(a_typing_error_in_another_notation_is_its_error) {
  BOOST_TEST(refused("8/8/8/k1*2q4/8/8/8/K7") == "E-WIDTH `/` row 4 has 7 squares; row 1 has 8");
  BOOST_TEST(refused("k1*2q4/8/8/8/8/8/8/K7") ==
             "E-WIDTH `k1*2q4` row 1 has 7 squares; the other rows have 8");
  BOOST_TEST(refused("6/5k/6/6/6/K4") == "E-WIDTH `` row 6 has 5 squares; row 1 has 6");
  BOOST_TEST(refused("3(ab)4/8/8/8/8/8/8/6K") == "E-WIDTH `` row 8 has 7 squares; row 1 has 8");
}

BOOST_AUTO_TEST_CASE(an_error_explains_how_to_name_the_notation) {
  BOOST_TEST(
      help("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR") ==
      "correct the ranks, or name the notation of a board of another size: `--from ffen`, in "
      "a document `ffen: ...`");
  BOOST_TEST(help("8/8/7/6/5/6/7/8/8") ==
             "correct the row, or name the notation of a board with unequal rows: "
             "`--from x2fen`, in a document `x2fen: ...`");
  BOOST_TEST(help("rnbk/pppp/4/PPP/RNBK w - - 0 1") ==
             "change the pieces or the numbers of empty squares in this row; for other games and "
             "boards name the notation: `--from fsf`, in a document `fsf: ...`");
}

BOOST_AUTO_TEST_CASE(x2fen_is_guessed_by_its_characters_and_reported) {
  for (char const* const text :
       {"8/8/8/3__3/3__3/8/8/8", "^8/>^8/^8/>^8", "8/8/2<3/8", "4/4/2--1/4",
        "4k3/8/8/8/8/8/8/4K3 r - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1 atomic",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 standard hexagonal", "(3k2)/8/8/8/8/8/8/=3K2="}) {
    BOOST_TEST(reported(text) == "x2fen W-GUESS", text);
  }
  BOOST_TEST(refused("8/8/N7/8/8/6q1/3K2k1/3b4 b - - 0 1 helpmate 8") ==
             "E-FIELD ` helpmate 8` too many fields in the record");
  BOOST_TEST(refused("8/8/N7/8/8/6q1/3K2k1/3b4 b - - 0 1 bm #2;") ==
             "E-FIELD ` bm #2;` too many fields in the record");
}

BOOST_AUTO_TEST_CASE(any_number_of_operations_makes_it_epd) {
  BOOST_TEST(reported("8/8/8/8/8/5K2/4R3/5k2 w - - bm Re8;") == "epd");
  BOOST_TEST(reported("8/8/8/8/8/5K2/4R3/5k2 w - - dm 2;") == "epd");
  BOOST_TEST(reported("5K2/8/2qk4/2nPp3/3r4/6B1/B7/3R4 w - e6 bm #1;") == "epd");
  BOOST_TEST(reported("1N6/8/p7/8/8/8/2k1N3/K7 b - - wdl_table -2; wdl -2;") == "epd");
  BOOST_TEST(refused("8/8/8/8/8/5K2/4R3/5k2 w - - bm Re8") ==
             "E-OP `` missing semicolon after the operation");
}

BOOST_AUTO_TEST_CASE(six_fields_with_another_board_are_a_variant_game) {
  BOOST_TEST(reported("rnbk/pppp/4/PPPP/RNBK w - - 0 1") == "fsf W-GUESS");
  BOOST_TEST(reported("8/6k1/6p1/3s2P1/3npR2/2r5/p2N2F1/3K4 b - - 0 49") == "fsf W-GUESS");
  BOOST_TEST(help("4k3/8/8/3z4/8/8/8/4K3 w - - 0 1").find("`--from fsf`") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_guess_by_letters_is_reported) {
  BOOST_TEST(reported("8/1g6/8/3B4/8/8/8/K6k") == "ffen W-GUESS");
  BOOST_TEST(reported("rnbqkbnr/pppppppp/8/8") == "ffen W-GUESS");
  BOOST_TEST(reported("k10K/12") == "ffen W-GUESS");
  BOOST_TEST(reported("5k/6/6/6/6/K5") == "ffen");
  BOOST_TEST(reported("8/2(grasshopper)5/8/8/8/8/8/K6k") == "ffen");
  BOOST_TEST(reported("8/2(Sa)5/8/8/8/8/8/K6k") == "ffen W-GUESS");
  BOOST_TEST(reported("8/8/8/3*2Q4/8/8/8/8") == "janko");
  BOOST_TEST(reported("8/8/8/2'a'bQ3/8/8/8/8") == "janko W-GUESS");
}

BOOST_AUTO_TEST_CASE(errors_about_blanks_and_semicolons_ask_to_remove_them) {
  BOOST_TEST(refused("rnbqkbnr / pppppppp / 8/8/8/8 / PPPPPPPP / RNBQKBNR w KQkq - 0 1") ==
             "E-FIELD ` ` blank next to a slash");
  BOOST_TEST(help("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1;") ==
             "remove the semicolon");
  BOOST_TEST(refused("4k3/8/8/8/8/8/8/4K3 w - - 1 0") ==
             "E-CLOCK `0` move number is 0; expected 1 or more");
}

BOOST_AUTO_TEST_CASE(addresses_with_a_placement_are_read_as_the_placement) {
  auto const flipped = [](std::string_view text) {
    dawson::text::Diagnostics warnings;
    auto const read = read_any(text, warnings);
    BOOST_REQUIRE_MESSAGE(read.ok(), text);
    return std::string(read->notation->name) + (read->flipped ? " flipped " : " ") +
           std::to_string(std::ranges::count_if(read->position.board.cells(), [](auto const& cell) {
             return cell.occupant.has_value();
           }));
  };
  BOOST_TEST(flipped("https://www.chess.com/dynboard?fen=8/8/8/3K4/8/8/4q3/7k&size=2") == "fen 3");
  BOOST_TEST(flipped("https://lichess1.org/export/fen.gif?fen=r5k1/8/8/8/8/8/8/R5K1&color=black") ==
             "fen flipped 4");
  BOOST_TEST(flipped("<img alt=\"\" src=\"https://lichess1.org/export/"
                     "fen.gif?fen=r5k1%2F8/8/8/8/8/8/R5K1%20w%20-%20-%200%201&amp;orientation=black"
                     "\">") == "fen flipped 4");
  BOOST_TEST(flipped("https://example.org/board?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1") == "fen 2");
  BOOST_TEST(refused("https://a.org/?fen=8/8/8/3K5/8/8/4q3/7k&size=2") ==
             "E-WIDTH `5` rank 5 has 9 squares; expected 8");
  BOOST_TEST(guessed("https://www.chess.com/dynboard?size=2") == "E-URL");
  BOOST_TEST(is_position_line("https://www.chess.com/dynboard?fen=8/8/8/3K4/8/8/4q3/7k&size=2"));
}

BOOST_AUTO_TEST_CASE(lines_of_a_listing_can_be_positions) {
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3"));
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3 w - -"));
  BOOST_TEST(!is_position_line("4k3/8/8/8/8/8/4P3/4K3 and so on"));
  BOOST_TEST(!is_position_line("12/10/1997"));
  BOOST_TEST(!is_position_line("http://a/b/c/d"));
}

BOOST_AUTO_TEST_SUITE_END()
