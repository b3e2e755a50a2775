#include "semantics/twins/heads.hpp"

#include "on_board.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

constexpr std::string_view pieces = "wKe1 wQd4 wBc1 wPb2 bKe8 bSb8 bPg7 nGc6";

struct Row {
  std::string_view head;
  std::string_view expected;
};

void check(std::vector<Row> const& rows, Language language = Language::english) {
  for (auto const& [head, expected] : rows) {
    std::string const found = played(read_twin_head(head, language), head, pieces);
    BOOST_TEST(found == expected, head << ": " << found);
  }
}

constexpr std::string_view queen_d5 = "wKe1 wQd5 wBc1 wPb2 bKe8 bSb8 bPg7 nGc6";
constexpr std::string_view unchanged = "wKe1 wQd4 wBc1 wPb2 bKe8 bSb8 bPg7 nGc6";
constexpr std::string_view kings_exchanged = "wKe8 wQd4 wBc1 wPb2 bKe1 bSb8 bPg7 nGc6";

BOOST_AUTO_TEST_SUITE(twin_heads)

BOOST_AUTO_TEST_CASE(a_piece_moves_to_a_square_with_any_arrow) {
  for (std::string_view const head :
       {"b) wQd4-->d5",  "b) wQd4->d5",   "b) wQd4→d5",    "b) wQd4 → d5",  "b) wQd4--d5",
        "b) wQd4 -- d5", "b) Qd4-d5",     "b) d4→d5",      "(b) wQ→d5",     "wQd4–d5.",
        "b) ♕d4→d5",     "b) ♕→d5",       "c) Move d4 d5", "b) wQd4⇒d5",    "b) wQd4\u00A0→ d5",
        "b) wQ nach d5", "b) wQd4 to d5", "b) Q to d5",    "b) d4 nach d5", "b) Move wQd4 to d5"})
    check({{head, queen_d5}});
  check({{"b) wDd4 nach d5", queen_d5}, {"b) wD auf d5", queen_d5}}, Language::german);
  check({{"b) bDd4 en d5", queen_d5}, {"b) bD à d5", queen_d5}}, Language::french);
}

BOOST_AUTO_TEST_CASE(pieces_are_exchanged_added_and_removed) {
  check({
      {"b) wKe1<-->bKe8", kings_exchanged},
      {"b) e1<->e8", kings_exchanged},
      {"b) wK↔bK", kings_exchanged},
      {"b) -wPb2", "wKe1 wQd4 wBc1 bKe8 bSb8 bPg7 nGc6"},
      {"b) −b2", "wKe1 wQd4 wBc1 bKe8 bSb8 bPg7 nGc6"},
      {"b) -wPb2, -bPg7", "wKe1 wQd4 wBc1 bKe8 bSb8 nGc6"},
      {"b) +bRa1", "wKe1 wQd4 wBc1 wPb2 bKe8 bRa1 bSb8 bPg7 nGc6"},
      {"b) +wPa3h3", "wKe1 wQd4 wBc1 wPa3 wPb2 wPh3 bKe8 bSb8 bPg7 nGc6"},
      {"b) d4=bQ", "wKe1 wBc1 wPb2 bKe8 bQd4 bSb8 bPg7 nGc6"},
      {"b) bQd4", "wKe1 wBc1 wPb2 bKe8 bQd4 bSb8 bPg7 nGc6"},
      {"b) B ==> R", "wKe1 wQd4 wRc1 wPb2 bKe8 bSb8 bPg7 nGc6"},
      {"b) wQd4→d5 & -wPb2", "wKe1 wQd5 wBc1 bKe8 bSb8 bPg7 nGc6"},
      {"b) --wPb2", "wKe1 wQd4 wBc1 bKe8 bSb8 bPg7 nGc6"},
      {"b) Move wQd4 == d5", queen_d5},
      {"b) Remove wPb2, Add bSa8", "wKe1 wQd4 wBc1 bKe8 bSa8 bSb8 bPg7 nGc6"},
      {"c) =b) & Move wQd4 == d5", queen_d5},
      {"b) Exchange wKe1 <--> bKe8", kings_exchanged},
      {"b) wQd4-->d5  -wPb2  +bSa8", "wKe1 wQd5 wBc1 bKe8 bSa8 bSb8 bPg7 nGc6"},
  });
}

BOOST_AUTO_TEST_CASE(the_whole_board_changes_in_words_of_three_languages) {
  constexpr std::string_view turned = "wKd8 wQe5 wBf8 wPg7 bKd1 bSg1 bPb2 nGf3";
  constexpr std::string_view recoloured = "wKe8 wSb8 wPg7 bKe1 bQd4 bBc1 bPb2 nGc6";
  for (std::string_view const head :
       {"b) rotate 180", "b) Rotate 180°", "b) Drehung 180°", "b) rotation 180°", "b) drehe 180"})
    check({{head, turned}});
  for (std::string_view const head :
       {"b) PolishType", "b) Polish type", "b) Farbwechsel", "b) couleurs échangées"})
    check({{head, recoloured}});
  constexpr std::string_view mirrored = "wKd1 wQe4 wBf1 wPg2 bKd8 bSg8 bPb7 nGf6";
  for (std::string_view const head :
       {"b) mirror a1<-->h1", "b) reflect a1↔h1", "b) Spiegelung a1<->h1", "b) miroir a1 ↔ h1"})
    check({{head, mirrored}});
  constexpr std::string_view shifted = "wKf1 wQe4 wBd1 wPc2 bKf8 bSc8 bPh7 nGd6";
  for (std::string_view const head :
       {"b) shift a1 ==> b1", "b) Verschiebung a1⇒b1", "b) translation a1→b1", "b) shift a1 == b1",
        "b) Shift a1=b1"})
    check({{head, shifted}});
}

BOOST_AUTO_TEST_CASE(other_tasks_and_the_diagram_do_not_change_the_pieces) {
  for (std::string_view const head :
       {"b) h=2", "b) Circe", "b) Circe, Madrasi", "a) diagram", "a) Diagramm.", "b) Duplex",
        "b) Mate in 3 moves", "a)", "b) hs#3.5"})
    check({{head, unchanged}});
}

BOOST_AUTO_TEST_CASE(letters_are_those_of_the_language) {
  check({{"b) nCb8→a6", "wKe1 wQd4 wBc1 wPb2 bKe8 bSa6 bPg7 nGc6"},
         {"b) bDd4→d5", queen_d5},
         {"b) -nSc6", "wKe1 wQd4 wBc1 wPb2 bKe8 bSb8 bPg7"}},
        Language::french);
  // A word that is only German makes all letters German.
  check({{"b) wDd4→d5", queen_d5},
         {"b) sSb8→a6, wDd4-d5", "wKe1 wQd5 wBc1 wPb2 bKe8 bSa6 bPg7 nGc6"},
         {"b) -sBg7", "wKe1 wQd4 wBc1 wPb2 bKe8 bSb8 nGc6"}});
  // English magazines use N for knights if the board has no nightriders.
  check({{"b) bNb8→a6", "wKe1 wQd4 wBc1 wPb2 bKe8 bSa6 bPg7 nGc6"}});
}

BOOST_AUTO_TEST_CASE(a_twin_can_continue_from_the_one_before_it) {
  for (std::string_view const head :
       {"+c) d4→d5", "+(c) d4→d5", "c) Continued Move d4 d5", "c) = b) d4→d5", "c) ferner d4→d5",
        "c) further: d4→d5", "c) de plus d4→d5"}) {
    auto const twin = read_twin_head(head, Language::english);
    BOOST_TEST(twin.ok() == (head.find(':') == head.npos), head);
    if (!twin) continue;
    BOOST_TEST(twin->continued, head);
    BOOST_TEST(twin->label == "c");
    BOOST_TEST(twin->changes.size() == 1U);
  }
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_word) {
  check({
      {"b) wRd4→d5", "E-OTHER wRd4"},
      {"b) bQd4→d5", "E-OTHER bQd4"},
      {"b) wQd3→d5", "E-EMPTY wQd3"},
      {"b) bQ→d5", "E-OTHER bQ"},
      {"b) wQd4→d9", "E-SQUARE d9"},
      {"b) see the other side", "E-TWIN see"},
      {"b) wQd4→d5 perhaps", "E-TWIN perhaps"},
      {"b) rotate 45", "E-TWIN rotate"},
      {"b) wYd4→d5", "E-TWIN wYd4→d5"},
      {"b) d4→", "E-TWIN d4→"},
      {"b) -", "E-TWIN -"},
      {"b) Moev d4 d5", "E-TWIN Moev"},
      {"b) ♕", "E-TWIN ♕"},
  });
}

BOOST_AUTO_TEST_CASE(rotated_symbols_are_found_by_letter_and_by_name) {
  chess::Position board = board_of("wKa1 bKh8");
  auto& cell = board.board.cells()[*chess::cell_at(board.board, *chess::read_square("c3"))];
  cell.occupant = chess::Piece{chess::Kind::queen, chess::Side::white, 4, {}};
  for (std::string_view const head : {"b) wDUc3→c4", "b) wGc3→c4", "b) wQUc3→c4"}) {
    auto const twin = read_twin_head(head, Language::english);
    BOOST_REQUIRE(twin.ok());
    BOOST_TEST(play(*twin, board, board).ok(), head);
  }
  auto const queen = read_twin_head("b) wQc3→c4", Language::english);
  BOOST_TEST(play(*queen, board, board).error().code == "E-OTHER");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
