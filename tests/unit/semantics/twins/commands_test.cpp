#include "semantics/twins/commands.hpp"

#include "on_board.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

constexpr std::string_view pieces = "wKe1 wQd4 wPb2 bKe8 bTRa7 bPg7 n(Magic)Nc6";

std::string after(std::string_view commands, Language language = Language::english) {
  return played(read_twin_commands(commands, language), commands, pieces);
}

struct Row {
  std::string_view commands;
  std::string_view expected;
};

void check(std::vector<Row> const& rows, Language language = Language::english) {
  for (auto const& [commands, expected] : rows)
    BOOST_TEST(after(commands, language) == expected,
               commands << ": " << after(commands, language));
}

BOOST_AUTO_TEST_SUITE(twin_commands)

BOOST_AUTO_TEST_CASE(pieces_are_moved_exchanged_removed_and_added) {
  check({
      {"Move d4 d5", "wKe1 wQd5 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
      {"mo c6 c7", "wKe1 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc7"},
      {"Move d4 a7", "wKe1 wQa7 wPb2 bKe8 bPg7 n(Magic)Nc6"},
      {"Exchange e1 c6", "wKc6 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Ne1"},
      {"Remove d4b2", "wKe1 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
      {"Add white Royal Sa1 black Ph7g6",
       "wKe1 wQd4 w(Royal)Sa1 wPb2 bKe8 bPg6 bPg7 bPh7 bTRa7 n(Magic)Nc6"},
      {"Add black Rc6", "wKe1 wQd4 wPb2 bKe8 bRc6 bPg7 bTRa7"},
      {"Substitute N G Substitute P R/B", "wKe1 wQd4 wR/Bb2 bKe8 bR/Bg7 bTRa7 n(Magic)Gc6"},
  });
}

BOOST_AUTO_TEST_CASE(boards_are_rotated_mirrored_shifted_and_recoloured) {
  check({
      {"Rotate 90", "wKh5 wQe4 wPg2 bKa5 bPb7 bTRb1 n(Magic)Nc3"},
      {"Rotate 270", "wKa4 wQd5 wPb7 bKh4 bPg2 bTRg8 n(Magic)Nf6"},
      {"Mirror a1<-->h1", "wKd1 wQe4 wPg2 bKd8 bPb7 bTRh7 n(Magic)Nf6"},
      {"mirror a8", "wKa5 wQd4 wPb2 bKh5 bPg7 bTRg1 n(Magic)Nf3"},
      {"Rotate 90 Rotate 90 Rotate 180", "wKe1 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
      {"Mirror a1<-->a8 Mirror a1<-->h1 Rotate 180", "wKe1 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
      {"Shift a1 b1", "wKf1 wQe4 wPc2 bKf8 bPh7 bTRb7 n(Magic)Nd6"},
      {"PolishType", "wKe8 wPg7 wTRa7 bKe1 bQd4 bPb2 n(Magic)Nc6"},
      {"Condition Circe", "wKe1 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
      {"", "wKe1 wQd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
  });
}

BOOST_AUTO_TEST_CASE(frames_pieces_in_hand_and_checks_change_with_the_board) {
  chess::Position base = board_of(pieces);
  base.frames = {{4, 0}, {3, 3}};
  chess::Piece const rook{chess::Kind::rook, chess::Side::white, 0, {}};
  chess::Piece const pawn{chess::Kind::pawn, chess::Side::black, 0, {}};
  base.hands = {{rook, 2}, {pawn, 1}};
  base.checks = chess::Checks{1, 3};
  auto const position = [&](std::string_view commands) {
    return play(*read_twin_commands(commands, Language::english), base, base)->position;
  };
  auto const turned = position("Rotate 90");
  BOOST_TEST((turned.frames == std::vector<chess::Square>{{7, 4}, {4, 3}}));
  BOOST_TEST((turned.hands == base.hands));
  auto const recoloured = position("PolishType");
  BOOST_TEST_REQUIRE(recoloured.hands->size() == 2U);
  BOOST_TEST((recoloured.hands->front().piece.kind == chess::Kind::pawn));
  BOOST_TEST((recoloured.hands->front().piece.side == chess::Side::white));
  BOOST_TEST((recoloured.hands->back().piece.side == chess::Side::black));
  BOOST_TEST((recoloured.checks == chess::Checks{3, 1}));
}

BOOST_AUTO_TEST_CASE(each_language_has_its_words_and_letters) {
  check({{"versetze d4 d5 hinzu weiss La3", "wKe1 wQd5 wBa3 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
         {"ersetze D T", "wKe1 wRd4 wPb2 bKe8 bPg7 bTRa7 n(Magic)Nc6"},
         {"move d4 d5", "E-COMMAND move"}},
        Language::german);
  check({{"deplacement d4 d5 ajoute noir Ca3", "wKe1 wQd5 wPb2 bKe8 bSa3 bPg7 bTRa7 n(Magic)Nc6"},
         {"echange e1 e8", "wKe8 wQd4 wPb2 bKe1 bPg7 bTRa7 n(Magic)Nc6"}},
        Language::french);
}

BOOST_AUTO_TEST_CASE(unreadable_commands_are_reported_at_their_place) {
  check({
      {"Moev d4 d5", "E-COMMAND Moev"},
      {"Move d4 d5 nonsense", "E-COMMAND nonsense"},
      {"S d4 d5", "E-AMBIGUOUS S"},
      {"Move d4", "E-ARGUMENT Move"},
      {"Move d4 Remove b2", "E-ARGUMENT Move"},
      {"Move d4 5d", "E-SQUARE 5d"},
      {"Remove d4x", "E-SQUARE d4x"},
      {"Rotate 60", "E-ANGLE 60"},
      {"Mirror a1", "E-MIRROR a1"},
      {"Add Qa1", "E-COLOUR Qa1"},
      {"Add black Ya1", "E-WALK Y"},
      {"Add black", "E-ARGUMENT Add"},
      {"Add white K\x99\x91", "E-ARGUMENT Add"},
      {"Substitute Q Y", "E-WALK Y"},
      {"Remove d4 Continued", "E-CONTINUED Continued"},
      {"SStipulation white 3a", "E-STIPULATION white 3a"},
      {"SStipulation oves 3a[#]d", "E-STIPULATION oves 3a[#]d"},
      {"SStipulation white 3a[#]d nonsense", "E-COMMAND nonsense"},
  });
}

BOOST_AUTO_TEST_CASE(commands_that_cannot_be_applied_are_reported_at_their_place) {
  check({
      {"Move d5 d6", "E-EMPTY d5"},
      {"Exchange e1 e2", "E-EMPTY e2"},
      {"Remove d4b3", "E-EMPTY b3"},
      {"Move d4 d4", "E-SAME Move d4 d4"},
      {"Move d4 i4", "E-SQUARE i4"},
      {"Substitute B R", "E-NONE B"},
      {"Shift a1 a2", "E-OUTSIDE Shift a1 a2"},
  });
}

BOOST_AUTO_TEST_CASE(written_commands_are_read_again) {
  for (std::string_view const text :
       {"Move d4 d5", "Continued Exchange a1 h8", "Remove a1b2c3",
        "Add White Royal Ka1 Black Sb2c3", "Substitute R/B G", "Rotate 270", "Mirror a8<-->h1",
        "Shift a1 b3", "PolishType", "Stipulation h#2.5",
        "Condition Circe RexInclusive Imitator c4", "Continued", "SStipulation white 3a[#]d",
        "SStipulation black 3 a [ # ] d Move d4 d5"}) {
    auto const twin = read_twin_commands(text, Language::english);
    BOOST_REQUIRE(twin.ok());
    BOOST_TEST(write_twin_commands(*twin) == text);
  }
  auto const french = read_twin_commands("enplus ajoute noir Sa1 rotation 90", Language::french);
  BOOST_REQUIRE(french.ok());
  BOOST_TEST(write_twin_commands(*french) == "Continued Add Black Ga1 Rotate 90");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
