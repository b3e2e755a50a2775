#include "semantics/twins/lists.hpp"

#include "on_board.hpp"
#include "semantics/twins/heads.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

constexpr std::string_view pieces = "wKe1 wQd4 wPb2 wPc2 bKe8 bSb8 bPg7 nGc6";

/// Figurines in braces: "{wQ}d4→d5".
std::string text_of(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&part)) out += text->text;
    auto const* figurines = std::get_if<prose::Figurines>(&part);
    if (!figurines) continue;
    for (chess::SquareContent const& one : figurines->pieces) {
      auto const& piece = std::get<chess::Piece>(one);
      chess::Position position = board_of("wKa1");
      position.board.cells()[*chess::cell_at(position.board, {0, 0})].occupant = piece;
      std::string const written = pieces_on(position);
      out += "{" + written.substr(0, written.size() - 2) + "}";
    }
  }
  return out;
}

std::string printed(std::string_view head, Language language, PiecesIn in) {
  auto const twin = read_twin_head(head, Language::english);
  chess::Position const board = board_of(pieces);
  if (!twin) return twin.error().code;
  auto const result = play(*twin, board, board);
  return result ? text_of(print_twin(result->twin, language, in)) : result.error().code;
}

struct Row {
  std::string_view head, figurines, german, french;
};

BOOST_AUTO_TEST_SUITE(printed_twins)

BOOST_AUTO_TEST_CASE(changes_are_printed_as_in_magazines) {
  constexpr Row rows[] = {
      {"b) Move d4 d5", "{wQ}d4→d5", "wDd4→d5", "bDd4→d5"},
      {"b) Add TotalInvisible 3", "+3 total invisibles", "+3 total unsichtbare Steine",
       "+3 totaux invisibles"},
      {"b) wQ->d5", "{wQ}d4→d5", "wDd4→d5", "bDd4→d5"},
      {"b) c6-c7", "{nG}c6→c7", "nGc6→c7", "nSc6→c7"},
      {"b) e1<->e8", "{wK}e1↔{bK}e8", "wKe1↔sKe8", "bRe1↔nRe8"},
      {"b) Remove b2c2", "−{wP}b2, −{wP}c2", "−wBb2, −wBc2", "−bPb2, −bPc2"},
      {"b) +bSa1", "+{bS}a1", "+sSa1", "+nCa1"},
      {"b) b2=wS", "{wP}b2 = {wS}b2", "wBb2 = wSb2", "bPb2 = bCb2"},
      {"b) Add black Rb2", "{wP}b2 = {bR}b2", "wBb2 = sTb2", "bPb2 = nTb2"},
      {"b) S ==> B", "{wS} ⇒ {wB}", "S ⇒ L", "C ⇒ F"},
      {"b) Rotate 90", "rotate 90°", "Drehung 90°", "rotation 90°"},
      {"b) miroir a1<->h8", "mirror a1 ↔ h8", "Spiegelung a1 ↔ h8", "miroir a1 ↔ h8"},
      {"b) shift a1 ==> b1", "shift a1 → b1", "Verschiebung a1 → b1", "translation a1 → b1"},
      {"b) farbwechsel", "Polish type", "Farbwechsel", "couleurs échangées"},
      {"b) Circe, Madrasi", "Circe, Madrasi", "Circe, Madrasi", "Circe, Madrasi"},
      {"b) h=2", "h=2", "h=2", "h=2"},
      {"b) d4-d5, -b2", "{wQ}d4→d5, −{wP}b2", "wDd4→d5, −wBb2", "bDd4→d5, −bPb2"},
      {"c) further d4-d5", "further {wQ}d4→d5", "ferner wDd4→d5", "de plus bDd4→d5"},
      {"a) diagram", "diagram", "diagram", "diagram"},
  };
  for (auto const& [head, figurines, german, french] : rows) {
    BOOST_TEST(printed(head, Language::english, PiecesIn::figurines) == figurines, head);
    BOOST_TEST(printed(head, Language::german, PiecesIn::letters) == german, head);
    BOOST_TEST(printed(head, Language::french, PiecesIn::letters) == french, head);
  }
}

BOOST_AUTO_TEST_CASE(a_twin_names_the_twin_it_continues_from) {
  auto const print = [](std::string_view head, Language language) {
    auto const twin = read_twin_head(head, Language::english);
    return text_of(print_twin(play(*twin, board_of(pieces), board_of(pieces))->twin, language,
                              PiecesIn::letters, "b"));
  };
  BOOST_TEST(print("c) Continued Move d4 d5", Language::english) == "= b) and wQd4→d5");
  BOOST_TEST(print("c) ferner versetze d4 d5", Language::german) == "= b) und wDd4→d5");
  BOOST_TEST(print("c) enplus deplacement d4 d5", Language::french) == "= b) et bDd4→d5");
  BOOST_TEST(print("c) Continued", Language::english) == "= b)");
  BOOST_TEST(print("c) Move d4 d5", Language::english) == "wQd4→d5");
}

BOOST_AUTO_TEST_CASE(attributes_of_added_pieces_are_printed) {
  BOOST_TEST(printed("b) Add white Royal Ra3", Language::german, PiecesIn::letters) ==
             "+w(Royal)Ta3");
  BOOST_TEST(printed("b) Add white Royal Ra3", Language::english, PiecesIn::figurines) ==
             "+(Royal){wR}a3");
}

BOOST_AUTO_TEST_CASE(a_replaced_piece_must_be_on_the_board) {
  BOOST_TEST(printed("b) wPb2 = wQb2", Language::english, PiecesIn::letters) == "wPb2 = wQb2");
  BOOST_TEST(printed("b) wPb2 = wQ", Language::english, PiecesIn::letters) == "wPb2 = wQb2");
  BOOST_TEST(printed("b) wRb2 = wQb2", Language::english, PiecesIn::letters) == "E-OTHER");
  BOOST_TEST(printed("b) wPb2 = wQb3", Language::english, PiecesIn::letters) == "E-TWIN");
}

BOOST_AUTO_TEST_CASE(commands_differ_from_printed_twins) {
  for (char const* const head :
       {"b) Move d4 d5", "b) mo d4 d5", "b) e e1 e8", "b) versetze d4 d5", "b) Cont Remove b2",
        "b) ote b2", "b) Rotate 90", "b) Move wQd4 == d5", "b) Remove wPb2", "b) Stipulation h=2",
        "b) Condition Circe", "c) continued, remove wPb2"})
    BOOST_TEST(
        is_in_commands(read_twin_changes(std::string_view(head).substr(3), Language::english)),
        head);
  for (char const* const head :
       {"b) d4-d5", "b) wQd4→d5", "b) −wPb2", "b) rotate 90°", "b) h=2", "b) Circe", "a) diagram",
        "c) = b) and wQd4→d5", "b) wPb2 = wQb2", "b) mirror a1 ↔ h1", "b) S ==> B"})
    BOOST_TEST(
        !is_in_commands(read_twin_changes(std::string_view(head).substr(3), Language::english)),
        head);
}

BOOST_AUTO_TEST_CASE(twins_printed_in_letters_are_read_again) {
  chess::Position const board = board_of(pieces);
  for (std::string_view const head :
       {"b) Move d4 d5", "b) e1<->e8", "b) Remove b2c2", "b) +bSa1", "b) b2=wS", "b) S ==> B",
        "b) Rotate 90", "b) mirror a1<-->a8", "b) shift a1 ==> b1", "b) PolishType",
        "b) d4-d5, -b2"})
    for (Language const language : {Language::english, Language::german, Language::french}) {
      auto const first = play(*read_twin_head(head, Language::english), board, board);
      std::string const text = text_of(print_twin(first->twin, language, PiecesIn::letters));
      auto const again = read_twin_head(text, language);
      BOOST_REQUIRE(again.ok());
      auto const second = play(*again, board, board);
      BOOST_REQUIRE(second.ok());
      BOOST_TEST(pieces_on(second->position) == pieces_on(first->position), text);
      BOOST_TEST(text_of(print_twin(second->twin, language, PiecesIn::letters)) == text);
    }
}

BOOST_AUTO_TEST_CASE(a_hyphen_before_a_removed_piece_is_a_minus) {
  BOOST_TEST(with_minus_signs("-wBa2") == "−wBa2");
  BOOST_TEST(with_minus_signs("--sLe6, -♜f7; -a2") == "−sLe6, −♜f7; −a2");
  for (char const* const other : {"Kg5-f6", "wKa1->b2", "wKa1-->b2", "a - b", "h#2-", "x-ray", ""})
    BOOST_TEST(with_minus_signs(other) == other);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
