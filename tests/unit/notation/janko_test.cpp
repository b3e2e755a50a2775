#include "notation/janko/janko.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

BOOST_AUTO_TEST_SUITE(janko)

BOOST_AUTO_TEST_CASE(reads_rotated_and_neutral_pieces_markers_letters_and_numbers) {
  check_cases("janko", {
                           {"*1B*3q-*2r", "[w:b@90][b:q@270][n:r@180]"},
                           {"'7''23", "[t:7][t:23]"},
                           {"'2'3", "[t:2][t:3]"},
                           {"'32", "[t:3].."},
                           {"''32", "[t:32]"},
                           {"11", ".."},
                           {"11/11", "..|.."},
                           {"4/4/4/4", "....|....|....|...."},
                           {"*1C-*3t", "[w:c@90][n:t@270]"},
                           {"''00''05'0", "[t:00][t:05][t:0]"},
                           {"''123", "[t:12]..."},
                           {"-*1p1-P", "[n:p@90].[n:p]"},
                           {"T", "T"},
                           {"9/9", ".........|........."},
                       });
}

BOOST_AUTO_TEST_CASE(reads_the_diagrams_of_the_documentation) {
  check_cases(
      "janko",
      {
          {"rnbqkbnr/p*1p*2p*3pp*1p*2p*3p/'a'b'c'd'w'x'y'z/-p-P-r-R-n-N-b-B/cCsSxXtT/"
           "'A'B'C'D'W'X'Y'Z/'0'1'2'3'4''11''22''33/RNBQKBNR",
           "rnbqkbnr|p[b:p@90][b:p@180][b:p@270]p[b:p@90][b:p@180][b:p@270]|"
           "[t:a][t:b][t:c][t:d][t:w][t:x][t:y][t:z]|[n:p][n:p][n:r][n:r][n:n][n:n][n:b][n:b]|"
           "cCsSxXtT|"
           "[t:A][t:B][t:C][t:D][t:W][t:X][t:Y][t:Z]|[t:0][t:1][t:2][t:3][t:4][t:11][t:22][t:33]|"
           "RNBQKBNR"},
          {"3*2r3*3N3/*3n6*2r3/*3N*2bp3*2bQ3/2*2b*2r3p3/1*2r2P1p4/4N4p1/1K*3n5p2/3*3Np1B1P2/3pN1p4/"
           "3B*2rkb2*3nR/6*3rbN2",
           "...[b:r@180]...[w:n@270]...|[b:n@270]......[b:r@180]...|"
           "[w:n@270][b:b@180]p...[b:b@180]Q...|..[b:b@180][b:r@180]...p...|.[b:r@180]..P.p....|"
           "....N....p.|.K[b:n@270].....p..|...[w:n@270]p.B.P..|...pN.p....|"
           "...B[b:r@180]kb..[b:n@270]R|......[b:r@270]bN.."},
          {"k1B5/-p1PP4/K1-p5/p1-p5/p7/2p1-p3/4P3/8",
           "k.B.....|[n:p].PP....|K.[n:p].....|p.[n:p].....|p.......|..p.[n:p]...|....P...|......."
           "."},
          {"4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3",
           "....n...|.[n:q@180]..b[n:q]p[n:n@180]|....p[n:q@180]p.|..[b:q@180].pkp[n:r]|"
           "....pP[b:q@180].|.p..P..p|.[n:q@180]......|[b:q@180]..KB..."},
          {"8/1Q6/4c3/4cc2/8/8/6K1/8",
           "........|.Q......|....c...|....cc..|........|........|......K.|........"},
          {"8/1P6/1k6/4cK2/8/8/8/8",
           "........|.P......|.k......|....cK..|........|........|........|........"},
      });
}

BOOST_AUTO_TEST_CASE(text_outside_the_grammar_is_an_error) {
  check_cases("janko",
              {
                  {"-'a", "2 E-TEXT"},      {"''7/", "4 E-TEXT"},     {"''a1", "3 E-TEXT"},
                  {"'ä", "2 E-TEXT"},       {"*12B", "3 E-ROT"},      {"*1", "3 E-ROT"},
                  {"*1/", "3 E-ROT"},       {"-", "2 E-NEUTRAL"},     {"0", "1 E-ZERO"},
                  {"(K)", "1 E-CHAR"},      {"z", "1 E-CHAR"},        {"8/7", "4 E-WIDTH"},
                  {"8/8/", "5 E-EMPTYROW"}, {"8//8", "3 E-EMPTYROW"}, {"", "1 E-EMPTYROW"},
                  {"2/1'a'b", "6 E-WIDTH"}, {" 8", "1 E-CHAR"},       {"8 ", "2 E-CHAR"},
                  {"8/_", "3 E-CHAR"},      {"\"23", "1 E-CHAR"},     {"~B", "1 E-CHAR"},
                  {"K0", "2 E-ZERO"},       {"10", "2 E-ZERO"},       {"/8", "1 E-EMPTYROW"},
              });
}

BOOST_AUTO_TEST_CASE(a_rotation_is_a_star_and_digit_after_the_minus_before_the_piece) {
  check_cases("janko", {
                           {"*", "2 E-ROT"},
                           {"*K", "2 E-ROT"},
                           {"*/", "2 E-ROT"},
                           {"*2-r", "3 E-ROT"},
                           {"*1*1B", "3 E-ROT"},
                           {"-*2-r", "4 E-ROT"},
                           {"-*", "3 E-ROT"},
                           {"-*1", "4 E-ROT"},
                           {"*1z", "3 E-ROT"},
                       });
  BOOST_TEST(error_of("janko", "*2-r").hint == "write `-*2r`");
}

BOOST_AUTO_TEST_CASE(rotations_count_modulo_four_with_a_warning) {
  check_cases("janko", {
                           {"*0K*4K*5K*7q*9'a", "KK[w:k@90][b:q@270][t:a@90]"},
                           {"*1'a*2''05", "[t:a@90][t:05@180]"},
                       });
  check_warnings("janko",
                 {{"*1K*2K*3K", ""}, {"K*0K", "W-ROT *0"}, {"*4K-*9b", "W-ROT *4, W-ROT *9"}});
}

BOOST_AUTO_TEST_CASE(a_neutral_sign_requires_a_piece_or_marker) {
  check_cases("janko", {
                           {"-c-X", "[n:c][n:x]"},
                           {"--K", "2 E-NEUTRAL"},
                           {"-1", "2 E-NEUTRAL"},
                           {"-/", "2 E-NEUTRAL"},
                           {"-a", "2 E-NEUTRAL"},
                           {"-'a", "2 E-TEXT"},
                           {"-*1'a", "4 E-TEXT"},
                       });
}

BOOST_AUTO_TEST_CASE(texts_are_one_character_or_two_digits) {
  check_cases("janko", {
                           {"'A'z'0", "[t:A][t:z][t:0]"},
                           {"'", "2 E-TEXT"},
                           {"'/", "2 E-TEXT"},
                           {"''", "3 E-TEXT"},
                           {"''1", "4 E-TEXT"},
                           {"''1a", "4 E-TEXT"},
                           {"'''1", "3 E-TEXT"},
                           {"''1'1", "4 E-TEXT"},
                       });
}

BOOST_AUTO_TEST_CASE(explains_single_digits_if_one_number_would_fit) {
  auto const short_row = error_of("janko", "rnbqkbnrrnb/11");
  BOOST_TEST(short_row.code == "E-WIDTH");
  BOOST_TEST(short_row.message ==
             "row 2 has 2 squares; row 1 has 11 (11 is read as two single digits, 1 and 1)");
  BOOST_TEST(short_row.hint == "write `92` for 11 empty squares");
  auto const wide_row = error_of("janko", "11/*1K5-*2q'a''232/11");
  BOOST_TEST(wide_row.message.ends_with("(11 is read as two single digits, 1 and 1)"));
  BOOST_TEST(error_of("janko", "rnb/11").message == "row 2 has 2 squares; row 1 has 3");
}

BOOST_AUTO_TEST_CASE(the_first_error_from_the_left_is_reported) {
  check_cases("janko", {
                           {"1/K*12B", "4 E-WIDTH"},
                           {"1/K-'a", "4 E-WIDTH"},
                           {"1/Kz", "4 E-CHAR"},
                           {"2/1z", "4 E-CHAR"},
                           {"2/1/z", "4 E-WIDTH"},
                       });
}

BOOST_AUTO_TEST_CASE(points_to_bytes_that_are_not_utf8) {
  check_cases("janko", {
                           {"'\xFF", "2 E-UTF8"},
                           {"-\xC3", "2 E-UTF8"},
                           {"*\x80", "2 E-UTF8"},
                           {"8\xED\xA0\x80", "2 E-UTF8"},
                           {"8\xE2\x80\x99", "2 E-CHAR"},
                           {std::string_view("'\0", 2), "2 E-TEXT"},
                       });
}

BOOST_AUTO_TEST_CASE(reads_characters_replaced_by_word_processors) {
  BOOST_TEST(error_of("janko", "8/\xE2\x80\x99\x61").hint == "write `'` instead");
  BOOST_TEST(error_of("janko", "8/\xE2\x80\x93K").hint == "write `-` instead");
}

BOOST_AUTO_TEST_CASE(ignores_the_carriage_return_of_a_line_end) {
  check_cases("janko", {{"2/2\r", "..|.."}, {"\r", "1 E-EMPTYROW"}});
}

BOOST_AUTO_TEST_CASE(reads_the_placement_in_an_address_of_the_image_service) {
  check_cases(
      "janko",
      {
          {"http://www.janko.at/Retros/d.php?ff=2/K1", "..|K."},
          {"HTTPS://www.janko.at/Retros/d.php?ff=2/K1", "..|K."},
          {"/Retros/d.php?ff=2/K1", "..|K."},
          {"www.janko.at/Retros/d.php?ff=2/K1", "..|K."},
          {"d.php?ff=2/K1#top", "..|K."},
          {"http://www.janko.at/Retros/d.php?x=1&ff=2&y=2", ".."},
          {"http://www.janko.at/Retros/d.php?ff=2#top", ".."},
          {"http://www.janko.at/Retros/d.php?ff=2\">", ".."},
          {"http://www.janko.at/Retros/d.php?ff=%2A2q%2F%27%34", "[b:q@180]|[t:4]"},
          {"<img src=\"http://www.janko.at/Retros/d.php?ff='a'b\">", "[t:a][t:b]"},
          {"<IMG alt=\"\" SRC='http://www.janko.at/Retros/d.php?a=b&amp;ff=KK' width=1>", "KK"},
          {"<img src=http://www.janko.at/Retros/d.php?ff=KK>", "KK"},
      });
}

BOOST_AUTO_TEST_CASE(reads_the_placement_in_an_address_of_the_fork) {
  constexpr char fork[] = "http://chessproblems.ca/image.php?";
  std::pair<char const*, char const*> const cases[] = {
      {"ff=*1q*3Q-*2r", "[b:q@270][w:q@90][n:r@180]"},
      {"ff=SsXx", "NnXc"},
      {"ff=2/2&sb=", "..|.."},
      {"ff=2/2&sb=h", "..|..; edges=horizontal cylinder"},
      {"sb=v&ff=2/2", "..|..; edges=vertical cylinder"},
      {"ff=2/2&amp;sb=hv#x", "..|..; edges=torus"},
  };
  for (auto const& [query, wanted] : cases)
    check_cases("janko", {{std::string(fork) + query, wanted}});
  check_warnings("janko", {{std::string(fork) + "ff=2&sb=z", "W-URL z"}});
  // The script has no such parameter and rotates the other way.
  check_cases("janko", {{"http://www.janko.at/Retros/d.php?ff=*1q&sb=h", "[b:q@90]"}});
}

BOOST_AUTO_TEST_CASE(columns_in_an_address_count_from_its_start) {
  check_cases("janko", {
                           {"http://www.janko.at/Retros/d.php?ff=8/7z", "40 E-CHAR"},
                           {"http://www.janko.at/Retros/d.php?ff=%2", "37 E-URL"},
                           {"http://www.janko.at/Retros/d.php?ff=8/%37z", "42 E-CHAR"},
                           {"http://www.janko.at/Retros/d.php?ff=8/7&x=1", "40 E-WIDTH"},
                           {"http://www.janko.at/Retros/d.php?ff=z%2", "37 E-CHAR"},
                           {"http://www.janko.at/Retros/d.php?ff=8/8%2", "40 E-URL"},
                           {"http://www.janko.at/Retros/d.php?ff=8/7%zz", "40 E-URL"},
                           {"http://www.janko.at/Retros/d.php?ff=%FF", "37 E-UTF8"},
                           {"http://www.janko.at/Retros/d.php?ff=%00", "37 E-CHAR"},
                           {"http://www.janko.at/Retros/d.php?ff=", "37 E-EMPTYROW"},
                           {"http://www.janko.at/Retros/d.php?f=8", "37 E-URL"},
                           {"http://www.janko.at/Retros/d.php", "33 E-URL"},
                           {"<img alt=\"ff\">", "15 E-URL"},
                       });
  BOOST_TEST((error_of("janko", "http://www.janko.at/Retros/d.php?ff=8/%C3%A4").span ==
              text::Span{38, 44}));
  check_warnings("janko", {{"http://www.janko.at/Retros/d.php?ff=%2A4K", "W-ROT %2A4"}});
}

BOOST_AUTO_TEST_CASE(recognizes_an_address_of_the_image_service) {
  BOOST_TEST(notation::is_janko_address("http://www.janko.at/Retros/d.php?ff=8"));
  BOOST_TEST(notation::is_janko_address("<img src=\"https://www.janko.at/Retros/d.php?ff=8\">"));
  BOOST_TEST(!notation::is_janko_address("http://www.janko.at/Retros/"));
  BOOST_TEST(!notation::is_janko_address("8/8/8/8/8/8/8/8"));
  BOOST_TEST(!notation::is_janko_address(""));
}

namespace {

std::string pieces_of(std::string_view input) {
  text::Diagnostics warnings;
  auto const pieces = notation::read_janko_men(input, warnings);
  if (!pieces.ok())
    return std::to_string(pieces.error().span.begin + 1) + ' ' + pieces.error().code;
  chess::Position row;
  row.board.open_row();
  for (auto const& occupant : *pieces) {
    chess::Cell cell;
    cell.occupant = occupant;
    row.board.add(std::move(cell));
  }
  return grid(row, notation::GridFields::none);
}

}  // namespace

BOOST_AUTO_TEST_CASE(reads_inline_pieces) {
  BOOST_TEST(pieces_of("-*2q") == "[n:q@180]");
  BOOST_TEST(pieces_of("K*1Nc'7''12") == "K[w:n@90]c[t:7][t:12]");
  BOOST_TEST(pieces_of("K\r") == "K");
}

BOOST_AUTO_TEST_CASE(inline_pieces_have_no_counts_and_no_slashes) {
  BOOST_TEST(pieces_of("") == "1 E-EMPTY");
  BOOST_TEST(pieces_of("3") == "1 E-CHAR");
  BOOST_TEST(pieces_of("K1") == "2 E-CHAR");
  BOOST_TEST(pieces_of("K/k") == "2 E-CHAR");
  BOOST_TEST(pieces_of("*1") == "3 E-ROT");
  BOOST_TEST(pieces_of("K Q") == "2 E-CHAR");
  BOOST_TEST(pieces_of("\xFF") == "1 E-UTF8");
}

BOOST_AUTO_TEST_SUITE_END()
