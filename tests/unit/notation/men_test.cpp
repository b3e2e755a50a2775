#include "notation/men/men.hpp"

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

#include <boost/test/unit_test.hpp>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/grid.hpp"
#include "text/utf8.hpp"

namespace dawson::notation {
namespace {

using chess::Language;

/// One piece as in the canonical grid: "K", "[w:q@180]".
std::string sign_of(chess::Cell const& cell) {
  chess::Position single;
  single.board.open_row();
  single.board.add(cell);
  return grid(single, GridFields::none);
}

/// "a1=R h1=R", from the first rank up; or column and code of an error.
std::string outcome(std::string_view text, std::optional<Language> language = {}) {
  auto const position = read_men(text, language);
  if (!position.ok()) {
    auto const& error = position.error();
    BOOST_TEST(error.span.begin <= error.span.end);
    BOOST_TEST(error.span.end <= text.size());
    BOOST_TEST(!error.message.empty());
    return std::to_string(text::count_code_points(text.substr(0, error.span.begin)) + 1) + ' ' +
           error.code;
  }
  chess::Board const& board = position->board;
  std::string all;
  for (int rank = 0; rank < static_cast<int>(board.rows()); ++rank)
    for (int file = 0; file < static_cast<int>(board.row(0).size()); ++file) {
      auto const& cell = board.cells()[*chess::cell_at(board, {file, rank})];
      if (!cell.occupant) continue;
      all += (all.empty() ? "" : " ") + chess::square_name({file, rank}) + '=' + sign_of(cell);
    }
  return all;
}

using Cases = std::initializer_list<std::pair<std::string_view, std::string_view>>;

void check(Cases cases, std::optional<Language> language = {}) {
  for (auto const& [text, expected] : cases)
    BOOST_TEST_CONTEXT(text) BOOST_TEST(outcome(text, language) == expected);
}

text::Diagnostic error_of(std::string_view text, std::optional<Language> language = {}) {
  auto const position = read_men(text, language);
  BOOST_REQUIRE_MESSAGE(!position.ok(), text << " is no error");
  return position.error();
}

/// "a1 Royal Magic, b2 Magic".
std::string attributes_of(std::string_view text) {
  auto const position = read_men(text);
  BOOST_REQUIRE_MESSAGE(position.ok(), text);
  std::string all;
  for (auto const& [square, words] : position->attributes) {
    all += (all.empty() ? "" : ", ") + chess::square_name(square);
    for (std::string const& word : words) all += " " + word;
  }
  return all;
}

BOOST_AUTO_TEST_SUITE(pieces)

BOOST_AUTO_TEST_CASE(reads_popeyes_lists_in_three_languages) {
  check({
      {"White Kd1 Pe2 Black Kh8", "d1=K e2=P h8=k"},
      {"White Kd1 Qa1 Ra2 Bb1 Sc3 Pe2", "a1=Q b1=B d1=K a2=R e2=P c3=N"},
      {"Weiss Kd1 Da1 Ta2 Lb1 Sc3 Be2 Schwarz Kh8", "a1=Q b1=B d1=K a2=R e2=P c3=N h8=k"},
      {"Weiß Kd1 SCHWARZ Bb7", "d1=K b7=p"},
      {"Blanc Rd1 Da1 Ta2 Fb1 Cc3 Pe2 Noir Rh8 Neutre Cc6",
       "a1=Q b1=B d1=K a2=R e2=P c3=N c6=[n:n] h8=k"},
      {"White Kd1 Sg3f7 Pe2 Black Royal Gd4 Neutral bc6e2", "48 E-OCCUPIED"},
  });
}

BOOST_AUTO_TEST_CASE(a_walk_has_one_character_or_two) {
  check({
      {"White Sg3f7 Black Gd4 Neutral bc6e3", "e3=[n:b] g3=N d4=[b:grasshopper] c6=[n:b] f7=N"},
      {"White PAa6 pah1", "h1=[w:pao] a6=[w:pao]"},
      {"White 15a3b4 G2c3 b1a2",
       "a2=[w:bouncer] a3=[w:1:5-leaper] c3=[w:grasshopper-2] b4=[w:1:5-leaper]"},
      {"White ba1 Bb1b2", "a1=B b1=B b2=B"},
      {"White Nf3 Sg3 Cc3", "c3=[w:cardinal] f3=[w:nightrider] g3=N"},
      {"Blanc Sf3 Gg3 GNh3", "f3=[w:grasshopper] g3=[w:gnu] h3=[w:gnurider]"},
      {"Schwarz Hf3 eqa1", "a1=[b:equihopper] f3=[b:locust]"},
  });
}

BOOST_AUTO_TEST_CASE(letters_of_a_popeye_list_may_have_either_case) {
  check({{"wHITE kD1 SG3F7 bLACK ROYAL kh8", "d1=K g3=N f7=N h8=k"}, {"white KD1", "d1=K"}});
}

BOOST_AUTO_TEST_CASE(every_walk_of_the_table_is_read_in_its_language) {
  std::pair<Language, std::string_view> const colours[] = {
      {Language::english, "White "}, {Language::german, "Weiss "}, {Language::french, "Blanc "}};
  for (auto const& [language, colour] : colours)
    for (chess::FairyPiece const& piece : chess::fairy_pieces()) {
      std::string const text =
          std::string(colour) + std::string(piece.abbreviations.in(language)) + "a1b2";
      BOOST_TEST(outcome(text) == "a1=[w:" + std::string(piece.name) +
                                      "] b2=[w:" + std::string(piece.name) + "]",
                 text);
    }
}

BOOST_AUTO_TEST_CASE(the_first_colour_word_with_a_language_decides) {
  check({
      {"Neutral Sc3 Weiss Bd1", "d1=P c3=[n:n]"},
      {"Neutral Bc3", "c3=[n:b]"},
      {"White Kd1 Schwarz Kh8", "11 E-LANGUAGE"},
      {"Blanc Rd1 Neutral Ce3", "11 E-LANGUAGE"},
      {"Weiss Ld1 Neutre Se3", "11 E-LANGUAGE"},
  });
  check({{"Neutral Bc3", "c3=[n:p]"}, {"White Bc3", "c3=B"}}, Language::german);
  check({{"Neutral Bc3", "c3=[n:b]"}, {"Neutre Rc3", "c3=[n:k]"}}, Language::french);
}

BOOST_AUTO_TEST_CASE(attributes_are_kept_with_their_squares) {
  BOOST_TEST(attributes_of("White Kd1 Black Kh8") == "");
  BOOST_TEST(attributes_of("White Kh2 Magic Ba8 Pb7 Black Royal Paralysing Kf3 Qa1") ==
             "a1 Paralysing, a8 Magic, b7 Magic, f3 Royal Paralysing");
  BOOST_TEST(attributes_of("Weiss Königlich Kd1 Koeniglich Be2") == "d1 Royal, e2 Royal");
  BOOST_TEST(attributes_of("Blanc caméléon Rd1") == "d1 Chameleon");
  BOOST_TEST(attributes_of("White HalfNeutral Kd1 Black hurdlecolourchanging Ga1") ==
             "a1 HurdleColourChanging, d1 HalfNeutral");
  BOOST_TEST(outcome("White Kh2 Magic Ba8 Pb7") == "h2=K b7=P a8=B");
}

BOOST_AUTO_TEST_CASE(reads_diagram_stys_items) {
  check({
      {"wTa1h1, sDUc7, nLUh3", "a1=R h1=R h3=[n:b@180] c7=[b:q@180]"},
      {"wTa1h1, sDUc7, nLUh3h4", "a1=R h1=R h3=[n:b@180] h4=[n:b@180] c7=[b:q@180]"},
      {"wKd1;sKh8", "d1=K h8=k"},
      {"wKd1 ,  wBe2 ;sLLa3", "d1=K e2=P a3=[b:b@270]"},
      {"sKa1, wSRb1, wTLc1", "a1=k b1=[w:n@90] c1=[w:r@270]"},
      {"sCf4, wCe1, wEa1, nXb1", "a1=[w:equihopper] b1=[n:equihopper@90] e1=C f4=c"},
      {"sELb1, sXLc1", "b1=[b:equihopper@270] c1=[b:equihopper]"},
      {"[10x10]wLa{10}, sLLj2a5e8", "j2=[b:b@270] a5=[b:b@270] e8=[b:b@270] a10=B"},
      {"wKd1,\n  sKh8\r\n", "d1=K h8=k"},
  });
}

BOOST_AUTO_TEST_CASE(pieces_can_also_be_rotated_by_eighths) {
  auto const position = read_men("sSNEa1, sSSEb1, wDSWc1, nBNWd1, wKe1, sKRf1");
  BOOST_REQUIRE(position.ok());
  auto const rank = position->board.row(7);
  int file = 0;
  for (int const rotation : {1, 3, 5, 7, 0, 2}) {
    BOOST_TEST_CONTEXT(file)
    BOOST_TEST(std::get<chess::Piece>(*rank[static_cast<std::size_t>(file)].occupant).rotation ==
               rotation);
    ++file;
  }
}

BOOST_AUTO_TEST_CASE(letters_are_german_in_any_language_if_black_is_s) {
  for (auto const language : {std::optional<Language>{}, std::optional(Language::english),
                              std::optional(Language::french)})
    check({{"wBa2, sTh8", "a2=P h8=r"}, {"wQa2, sTh8", "2 E-MAN"}, {"wRa2, sTh8", "2 E-MAN"}},
          language);
}

BOOST_AUTO_TEST_CASE(other_letters_with_two_meanings_require_a_language) {
  check({
      {"wBa2, bKh8", "2 E-LANGUAGE"},
      {"wKa1, bKh8, nBa2", "14 E-LANGUAGE"},
      {"wBa2", "2 E-LANGUAGE"},
      {"wKa1, bQh8, nPa2, wNb1, bRc1", "a1=K b1=N c1=r a2=[n:p] h8=q"},
      {"wKa1, bDh8, nTa2, wSb1, bLc1", "a1=K b1=N c1=b a2=[n:r] h8=q"},
      {"wKa1, bKh8, sKh7", "13 E-LANGUAGE"},
  });
  check({{"wBa2, bKh8", "a2=B h8=k"}, {"wNa2, bSh8", "a2=N h8=n"}, {"wTa2, bKh8", "2 E-MAN"}},
        Language::english);
  check({{"wBa2, bKh8", "a2=P h8=k"}, {"wRa2, bKh8", "2 E-MAN"}}, Language::german);
  check({{"wRa2, bFh8", "a2=K h8=b"}, {"wSa1, bCh8", "a1=N h8=c"}, {"wBa2", "2 E-MAN"}},
        Language::french);
}

BOOST_AUTO_TEST_CASE(without_a_language_the_table_reader_asks_for_one) {
  BOOST_TEST(read_men("wBa2, bKh8").error().code == "E-LANGUAGE");
  BOOST_TEST(read_men("Neutral Sc3").ok());
}

BOOST_AUTO_TEST_CASE(the_size_of_the_board_is_first) {
  auto const position = read_men("[10x4] White Kj4");
  BOOST_REQUIRE(position.ok());
  BOOST_TEST(position->board.rows() == 4);
  BOOST_TEST(position->board.row(0).size() == 10);
  BOOST_TEST((position->board.row(3)[0].shade == chess::Shade::dark));
  check({
      {"[1x1]wKa1", "a1=K"},
      {"[3x12] wKc{12}", "c12=K"},
      {"[10x10] White Kj{10} PAa{1}", "a1=[w:pao] j10=K"},
      {"[4x4] wKe1", "9 E-SQUARE"},
      {"[1+0][4x4] wKa1", "6 E-CHAR"},
      {"[4x4][4x4] wKa1", "6 E-CHAR"},
      {"[0x8] wKa1", "2 E-CHAR"},
      {"[8x08] wKa1", "4 E-CHAR"},
      {"[8x] wKa1", "4 E-CHAR"},
      {"[x8] wKa1", "2 E-CHAR"},
      {"[8] wKa1", "3 E-CHAR"},
      {"[8x8 wKa1", "5 E-CHAR"},
      {"[", "2 E-CHAR"},
      {"[500x501] wKa1", "6 E-LIMIT"},
      {"[99999999999999999999x1] wKa1", "2 E-LIMIT"},
      {"[1x99999999999999999999] wKa1", "4 E-LIMIT"},
  });
}

BOOST_AUTO_TEST_CASE(a_count_is_checked) {
  check({
      {"[1+1] wKa1, sKa3", "a1=K a3=k"},
      {"[1+1] White Ka1 Black Ka3", "a1=K a3=k"},
      {"[4x4][1+1+1]wKa1, sKa3, nSa4", "a1=K a3=k a4=[n:n]"},
      {"[2+1] wKa1, sKa3", "2 E-COUNT"},
      {"[1+1] wKa1, sKa3, nSa4", "2 E-COUNT"},
      {"[4x4] [1+1+2] wKa1, sKa3, nSa4", "8 E-COUNT"},
      {"[1+2] wKa1, sKa3, sCa4", "a1=K a3=k a4=c"},
      {"[1+1] wKa1, sKa3, sCa4", "a1=K a3=k a4=c"},
      {"[2+0] wKa1, wKa9", "15 E-SQUARE"},
      {"[1+] wKa1", "4 E-COUNT"},
      {"[1+1+] wKa1", "6 E-COUNT"},
      {"[1+1+1+1] wKa1", "7 E-CHAR"},
      {"[1+0][1+0] wKa1", "6 E-CHAR"},
      {"[99999999999999999999+0] wKa1", "2 E-COUNT"},
  });
  auto const wrong = error_of("[2+1] wKa1, sKa3");
  BOOST_TEST((wrong.span == text::Span{1, 4}));
  BOOST_TEST(wrong.message == "piece count is 2+1; the list has 1+1");
}

BOOST_AUTO_TEST_CASE(a_square_outside_the_board_is_an_error) {
  check({
      {"White Kd9", "8 E-SQUARE"},
      {"White Kd0", "8 E-SQUARE"},
      {"White Ki1", "8 E-SQUARE"},
      {"White Sg3i7f7", "10 E-SQUARE"},
      {"White Sg3f77", "10 E-SQUARE"},
      {"White Sg3f", "10 E-SQUARE"},
      {"White Kd", "8 E-SQUARE"},
      {"White K", "8 E-SQUARE"},
      {"White K d", "8 E-SQUARE"},
      {"White PA Kd1", "9 E-SQUARE"},
      {"White Kd{9}", "8 E-SQUARE"},
      {"White Kd{99999999999999999999}", "8 E-SQUARE"},
      {"White Kd{01}", "8 E-SQUARE"},
      {"White Kd1e{", "10 E-SQUARE"},
      {"White Kd1e{2", "10 E-SQUARE"},
      {"White Kd{}", "8 E-SQUARE"},
      {"wKd9", "3 E-SQUARE"},
      {"wKd1e", "5 E-SQUARE"},
      {"wK", "3 E-SQUARE"},
      {"wK, sKa1", "3 E-SQUARE"},
      {"wKL", "4 E-SQUARE"},
      {"wK1", "3 E-SQUARE"},
      {"wKD1", "3 E-SQUARE"},
      {"[10x10]wKa10", "10 E-SQUARE"},
      {"wKa{10}", "3 E-SQUARE"},
      {"wKa{1", "3 E-SQUARE"},
      {"wKab1", "3 E-SQUARE"},
  });
  BOOST_TEST((error_of("White Sg3i7f7").span == text::Span{9, 11}));
  BOOST_TEST((error_of("wLa1a{10}").span == text::Span{4, 9}));
  BOOST_TEST(error_of("[10x10]wKa10").hint == "write `a{10}`");
}

BOOST_AUTO_TEST_CASE(a_second_piece_on_a_square_is_an_error) {
  check({
      {"White Kd1 Black Kd1", "18 E-OCCUPIED"},
      {"White Kd1 Sg3d1", "14 E-OCCUPIED"},
      {"wKd1d1", "5 E-OCCUPIED"},
      {"wKd1, sKd{1}", "9 E-OCCUPIED"},
  });
  auto const occupied = error_of("White Kd1 Sg3d1");
  BOOST_REQUIRE(occupied.notes.size() == 1);
  BOOST_TEST((occupied.notes[0].span == text::Span{7, 9}));
}

BOOST_AUTO_TEST_CASE(an_unknown_piece_is_an_error_with_the_closest_match) {
  check({
      {"White Xd1", "7 E-MAN"},
      {"White XYd1", "7 E-MAN"},
      {"White Dd1", "7 E-MAN"},
      {"White Kd1 Blck Kh8", "11 E-MAN"},
      {"White Kd1 Grasshopper", "11 E-MAN"},
      {"White R/Xa1", "7 E-MAN"},
      {"White R/B/Sa1", "8 E-SQUARE"},
      {"wGa1", "2 E-MAN"},
      {"wkd1", "2 E-MAN"},
      {"wNa1, sKa2", "2 E-MAN"},
  });
  BOOST_TEST(error_of("White Dd1").hint == "write `Q` for the queen; `D` is its letter in German");
  BOOST_TEST(error_of("Noir Xd1").hint ==
             "in French, write R D T F C P, or Popeye's letters of a fairy piece: `S` for the "
             "grasshopper");
  BOOST_TEST(error_of("White APd1").hint == "did you mean `PA`, the pao?");
  BOOST_TEST(error_of("White GXd1").hint == "did you mean `GI`, the giraffe?");
  BOOST_TEST(error_of("White Kd1 b4 Black Kh8").hint == "a pawn has a letter too: write `Pb4`");
  BOOST_TEST(error_of("White Kd1 Black Kh8 c4").hint == "a pawn has a letter too: write `Pc4`");
  BOOST_TEST(error_of("Weiß Kd1 b4 Schwarz Kh8").hint == "a pawn has a letter too: write `Bb4`");
  BOOST_TEST(error_of("White KBa1").hint == "did you mean `BK`, the bouncy knight?");
  BOOST_TEST(error_of("White Kd1 Blck Kh8").hint == "did you mean `Black`?");
  BOOST_TEST(error_of("White Kd1 Roial Kh8").hint == "did you mean `Royal`?");
  BOOST_TEST(error_of("White Grashopper").hint ==
             "write the grasshopper as `G` and its squares after it");
  BOOST_TEST(error_of("wkd1").hint == "write `K`");
}

BOOST_AUTO_TEST_CASE(a_list_without_pieces_is_an_error) {
  check({
      {"", "1 E-EMPTY"},
      {"\r", "1 E-EMPTY"},
      {"[8x8]", "6 E-EMPTY"},
      {"White", "6 E-EMPTY"},
      {"White  ", "8 E-EMPTY"},
      {"White Royal", "12 E-EMPTY"},
      {"White Black Kh8", "7 E-EMPTY"},
      {"wKd1,", "6 E-EMPTY"},
      {"wKd1, ,sKh8", "7 E-EMPTY"},
      {";", "1 E-EMPTY"},
  });
}

BOOST_AUTO_TEST_CASE(text_without_a_meaning_is_an_error) {
  check({
      {" White Kd1", "1 E-CHAR"},
      {"Kd1 Pe2", "1 E-CHAR"},
      {"Whte Kd1", "1 E-CHAR"},
      {"8/8/8/8/8/8/8/8", "1 E-CHAR"},
      {"wKd1 sKh8", "6 E-CHAR"},
      {"wKd1-e2", "5 E-CHAR"},
      {"w1", "2 E-CHAR"},
      {"w", "2 E-CHAR"},
      {"wK-", "3 E-CHAR"},
      {"White Kd1, Qe2", "10 E-CHAR"},
      {"White, Kd1", "6 E-CHAR"},
      {"White Kd1-e2", "10 E-CHAR"},
      {"White +Kd1", "7 E-CHAR"},
      {"White \xE2\x99\x94\x64\x31", "7 E-CHAR"},
      {std::string_view("White \0", 7), "7 E-CHAR"},
  });
  BOOST_TEST(error_of("Whte Kd1").hint == "did you mean `White`?");
}

BOOST_AUTO_TEST_CASE(points_to_bytes_that_are_not_utf8) {
  check({
      {"\xFFwKd1", "1 E-UTF8"},
      {"White \xFF", "7 E-UTF8"},
      {"White Wei\xC3 Kd1", "10 E-UTF8"},
      {"White Kd1\xFF", "10 E-UTF8"},
      {"wK\xC3\xA4", "3 E-CHAR"},
      {"w\xFF", "2 E-UTF8"},
      {"[\xFF", "2 E-UTF8"},
  });
}

BOOST_AUTO_TEST_CASE(the_first_error_from_the_left_is_reported) {
  check({
      {"White Kd9 Xe2", "8 E-SQUARE"},
      {"White Xe2 Kd9", "7 E-MAN"},
      {"wKd1d1, wXx", "5 E-OCCUPIED"},
      {"[9+9] wKd1, wGe2", "14 E-MAN"},
  });
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::notation
