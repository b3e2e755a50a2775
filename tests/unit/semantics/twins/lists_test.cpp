#include "semantics/twins/lists.hpp"

#include "on_board.hpp"

namespace dawson::semantics {
namespace {

using chess::Kind;
using chess::Language;
using chess::Side;

/// "a: wK->g5 #1 | +b: ...": labels, texts, and the number of changes; "?" before text that is not
/// understood.
std::string twins_of(std::string_view text) {
  std::string result;
  text::Diagnostics none;
  for (auto const& twin : read_twins(text, Language::english, none)) {
    if (!result.empty()) result += " | ";
    result += (twin.continued ? "+" : "") + twin.label + ": " + (twin.fault ? "?" : "") + twin.text;
    if (!twin.changes.empty()) result += " #" + std::to_string(twin.changes.size());
  }
  return result;
}

void put(chess::Board& board, std::string_view square, chess::SquareContent occupant) {
  auto const cell = chess::cell_at(board, *chess::read_square(square));
  board.cells()[cell.value()].occupant = std::move(occupant);
}

/// White king f5, black king h7, circle e5, a text a8, white pawns a2 to h2, a hole at h1.
chess::Position test_position() {
  chess::Position position = board_of("wKf5 bKh7 wPa2 wPb2 wPc2 wPd2 wPe2 wPf2 wPg2 wPh2");
  chess::Board& board = position.board;
  put(board, "e5", chess::Piece{Kind::circle, Side::black, 0, {}});
  put(board, "a8", chess::Text{"1", 0});
  board.row(7)[7].kind = chess::CellKind::hole;
  return position;
}

/// "text under the span: message" of each warning.
std::string warnings_for(std::string_view text) {
  std::string result;
  for (auto const& warning : twins_on_board(text, Language::english, test_position()).findings) {
    BOOST_TEST(warning.code == "W-TWIN");
    BOOST_TEST((warning.severity == text::Severity::warning));
    BOOST_TEST(!warning.hint.empty());
    if (!result.empty()) result += " | ";
    result += part(text, warning.span) + ": " + warning.message;
  }
  return result;
}

std::string hint_for(std::string_view text) {
  auto const found = twins_on_board(text, Language::english, test_position()).findings;
  BOOST_REQUIRE(found.size() == 1);
  return found[0].hint;
}

BOOST_AUTO_TEST_SUITE(twin_lists)

BOOST_AUTO_TEST_CASE(a_line_is_split_at_its_labels) {
  BOOST_TEST(twins_of("(a) diagram (b) wK->g5 (c) Ie5->c5 (d) Ie5->a7") ==
             "a: diagram | b: wK->g5 #1 | c: Ie5->c5 #1 | d: Ie5->a7 #1");
  BOOST_TEST(twins_of("b) Ka1-a2; c) -Pb7") == "b: Ka1-a2 #1 | c: -Pb7 #1");
  BOOST_TEST(twins_of("b)Ka1-a2;c)a3-b4") == "b: Ka1-a2 #1 | c: a3-b4 #1");
  BOOST_TEST(twins_of("  a)  Diagramm  ") == "a: Diagramm");
  BOOST_TEST(twins_of("(b)") == "b: ");
  BOOST_TEST(twins_of("b) a1-a2, b3-b4; a5→a6 c) h=2") == "b: a1-a2, b3-b4; a5→a6 #3 | c: h=2 #1");
  BOOST_TEST(twins_of("z) a1-a2 z1) a1-a3 z2) a1-a4") ==
             "z: a1-a2 #1 | z1: a1-a3 #1 | z2: a1-a4 #1");
}

BOOST_AUTO_TEST_CASE(a_zeroposition_precedes_its_twins_in_three_languages) {
  text::Diagnostics none;
  for (std::string const word : {"zeroposition", "Zero position:", "Nullstellung",
                                 "zero:", "z\u00E9roposition ;", "NULLSTELLUNG,"}) {
    std::string const list = word + " a) wKa1-a2 b) Ka1-b1";
    BOOST_TEST(twins_of(list) == "a: wKa1-a2 #1 | b: Ka1-b1 #1", list);
    auto const twins = read_twins(list, Language::english, none);
    BOOST_REQUIRE(twins.size() == 2U);
    BOOST_TEST(twins[0].zeroposition, list);
    BOOST_TEST(!twins[1].zeroposition, list);
    BOOST_TEST(part(list, twins[0].where) == "a) wKa1-a2");
  }
  BOOST_TEST(twins_of("zeroposition") == "");
  BOOST_TEST(twins_of("zero a) wKa1-a2") == "");
  BOOST_TEST(warnings_for("zeroposition a) wKf5-g5 b) wKf5-g6") == "");
}

BOOST_AUTO_TEST_CASE(labels_in_text_without_changes_are_text) {
  BOOST_TEST(twins_of("b) Ka1-a2 c) as in b) but h=2") == "b: Ka1-a2 #1 | c: ?as in b) but h=2");
  BOOST_TEST(twins_of("b) see (1) c) +wSa1") == "b: ?see (1) | c: +wSa1 #1");
  BOOST_TEST(twins_of("b) Ka1-a2 c) = b) a3-a4") == "b: Ka1-a2 #1 | +c: = b) a3-a4 #1");
}

BOOST_AUTO_TEST_CASE(a_continued_twin_is_recognized_by_its_plus) {
  BOOST_TEST(twins_of("b) bKh7-->a6 +c) wKf5-f6") == "b: bKh7-->a6 #1 | +c: wKf5-f6 #1");
  BOOST_TEST(twins_of("+(b) Ka1-a2") == "+b: Ka1-a2 #1");
  BOOST_TEST(twins_of("b) Move a1 a2; c) Continued Remove b3") ==
             "b: Move a1 a2 #1 | +c: Continued Remove b3 #1");
}

BOOST_AUTO_TEST_CASE(text_without_labels_has_no_twins) {
  std::string const nul("\0a) x", 5);
  for (std::string_view const text :
       std::vector<std::string_view>{"", " ", "diagram", "wK->g5 (b) a1-a2", "A) a1-a2",
                                     "(a diagram", "1) a1-a2", "\xFF", nul})
    BOOST_TEST(twins_of(text) == "", text);
}

BOOST_AUTO_TEST_CASE(labels_that_are_out_of_order_are_reported) {
  BOOST_TEST(warnings_for("b) wK->g5 b) wK->g6") == "b): b) comes after b)");
  BOOST_TEST(warnings_for("c) wK->g5") == "c): the first twin is c); expected b)");
  BOOST_TEST(warnings_for("(b) wK->g5 (a) wK->g6") == "(a): a) comes after b)");
  BOOST_TEST(warnings_for("b) wK->g5; d) wK->g6") == "d): missing c) before d)");
  BOOST_TEST(hint_for("b) wK->g5; b) wK->g6") == "write c)");
  std::string many = "b) wK->g5";
  for (char label = 'c'; label <= 'z'; ++label) many += std::string("; ") + label + ") wK->g6";
  BOOST_TEST(warnings_for(many + "; z1) wK->g4") == "");
  BOOST_TEST(warnings_for(many + "; aa) wK->g4") == "aa): expected z1) after z), found aa)");
}

BOOST_AUTO_TEST_CASE(pieces_on_the_board_give_no_warning) {
  BOOST_TEST(warnings_for("(a) diagram (b) wK->g5 (c) Ie5->c5 (d) f5-f6 (e) wPa2-a3") == "");
  BOOST_TEST(warnings_for("b) a8-a7") == "");
}

BOOST_AUTO_TEST_CASE(a_change_that_cannot_be_applied_is_a_warning) {
  BOOST_TEST(warnings_for("b) wKe4->g5") == "wKe4: there is no white king on e4");
  BOOST_TEST(hint_for("b) wKe4->g5") == "name a square with a white king: f5");
  BOOST_TEST(warnings_for("b) bQ->g5") == "bQ: there is no black queen on the board");
  BOOST_TEST(hint_for("b) bQ->g5") == "name a piece that is on the board");
  BOOST_TEST(warnings_for("b) wKh7->g5") ==
             "wKh7: expected a white king on h7, found a black king");
  BOOST_TEST(warnings_for("b) a3-b4") == "a3: there is no piece on a3");
  BOOST_TEST(hint_for("b) wPa3-a4") ==
             "name a square with a white pawn: a2, b2, c2, d2, e2, f2, g2, h2");
  BOOST_TEST(warnings_for("b) wP->a4") == "wP: the board has more than one white pawn");
  BOOST_TEST(warnings_for("b) wK->g9") == "g9: the board has no square g9");
  BOOST_TEST(warnings_for("b) wK->h1") == "h1: the board has no square h1");
  BOOST_TEST(warnings_for("b) like a)") == "like: unknown twin change `like`");
}

BOOST_AUTO_TEST_CASE(an_occupied_square_is_a_warning) {
  BOOST_TEST(warnings_for("b) wKf5-f2") == "f2: f2 is occupied: the white pawn there is removed");
  BOOST_TEST(warnings_for("b) Add White Sh7") == "", "Popeye's word replaces");
  BOOST_TEST(warnings_for("b) +wSh7") == "wSh7: h7 is occupied: the black king there is removed");
  BOOST_TEST(warnings_for("b) h7=wS") == "");
}

BOOST_AUTO_TEST_CASE(each_twin_starts_from_the_diagram_unless_it_continues) {
  BOOST_TEST(warnings_for("b) wKf5-g5 c) wKg5-g6") == "wKg5: there is no white king on g5");
  BOOST_TEST(warnings_for("b) wKf5-g5 +c) wKg5-g6 +d) wKg6-g7") == "");
  BOOST_TEST(warnings_for("b) wKf5-g5 +c) wKf5-g6") == "wKf5: there is no white king on f5");
  BOOST_TEST(
      warnings_for("b) a3-a4 +c) wKf5-g6") ==
      "a3: there is no piece on a3 | +c) wKf5-g6: continues a twin whose position is unknown");
  BOOST_TEST(warnings_for("b) Kf5-g5, g5-g6") == "");
}

BOOST_AUTO_TEST_CASE(letters_have_the_meaning_that_can_be_applied) {
  BOOST_TEST(warnings_for("b) wBa2-a3") == "");  // a German pawn
  BOOST_TEST(warnings_for("b) wBa2-a3 c) sKh7-h8") == "");
  BOOST_TEST(warnings_for("b) bRf5-f6") == "");  // a French king
}

BOOST_AUTO_TEST_CASE(pieces_are_recognized_on_their_squares) {
  auto const twins = twins_on_board("b) f5-f6; c) -a2", Language::english, test_position()).twins;
  BOOST_REQUIRE(twins.size() == 2U);
  chess::NamedPiece const& king = twins[0].changes.at(0).pieces.at(0);
  BOOST_TEST((king.side == Side::white));
  BOOST_TEST((king.pieces.at(0).kind == Kind::king));
  BOOST_TEST((twins[1].changes.at(0).pieces.at(0).pieces.at(0).kind == Kind::pawn));
}

BOOST_AUTO_TEST_CASE(holes_rotate_with_the_board) {
  text::Diagnostics none;
  auto const turned =
      play_all(read_twins("b) rotate 90", Language::english, none), test_position());
  BOOST_REQUIRE(turned.at(0).ok());
  chess::Board const& board = turned[0]->position.board;
  BOOST_TEST(!chess::cell_at(board, *chess::read_square("h8")));
  BOOST_TEST(chess::cell_at(board, *chess::read_square("h1")).has_value());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
