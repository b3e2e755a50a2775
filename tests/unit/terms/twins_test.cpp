#include "terms/twins.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace dawson::terms {
namespace {

using chess::Kind;
using chess::Side;

std::string part(std::string_view text, text::Span span) {
  return std::string(text.substr(span.begin, span.end - span.begin));
}

/// "a: wK->g5 | b: ..." with "=" before a diagram and the number of shifts behind the text.
std::string twins_of(std::string_view text) {
  std::string result;
  for (auto const& twin : read_twins(text)) {
    if (!result.empty()) result += " | ";
    result += twin.label + ": " + (twin.diagram ? "=" : "") + twin.text;
    if (!twin.shifts.empty()) result += " #" + std::to_string(twin.shifts.size());
  }
  return result;
}

chess::Shift only_shift(std::string_view text) {
  auto const twins = read_twins(text);
  BOOST_REQUIRE(twins.size() == 1);
  BOOST_REQUIRE(twins[0].shifts.size() == 1);
  return twins[0].shifts[0];
}

void put(chess::Board& board, std::string_view square, chess::Occupant occupant) {
  auto const cell = chess::cell_at(board, *chess::read_square(square));
  board.cells()[cell.value()].occupant = std::move(occupant);
}

/// White king f5, black king h7, circle e5, white pawns a2 to h2, a hole at h1.
chess::Board test_board() {
  chess::Board board;
  for (int row = 0; row < 8; ++row) {
    board.open_row();
    for (int file = 0; file < 8; ++file) {
      chess::Cell cell;
      if (row == 7 && file == 7) cell.kind = chess::CellKind::hole;
      board.add(cell);
    }
  }
  put(board, "f5", chess::Man{Kind::king, Side::white, 0, {}});
  put(board, "h7", chess::Man{Kind::king, Side::black, 0, {}});
  put(board, "e5", chess::Man{Kind::circle, Side::black, 0, {}});
  put(board, "a8", chess::Text{"1", 0});
  for (char file = 'a'; file <= 'h'; ++file)
    put(board, std::string{file, '2'}, chess::Man{Kind::pawn, Side::white, 0, {}});
  return board;
}

/// "text under the span: message" of each warning.
std::string warnings_for(std::string_view text) {
  std::string result;
  for (auto const& warning : check_twins(read_twins(text), test_board())) {
    BOOST_TEST(warning.code == "W-TWIN");
    BOOST_TEST((warning.severity == text::Severity::warning));
    BOOST_TEST(!warning.hint.empty());
    if (!result.empty()) result += " | ";
    result += part(text, warning.span) + ": " + warning.message;
  }
  return result;
}

std::string hint_for(std::string_view text) {
  auto const found = check_twins(read_twins(text), test_board());
  BOOST_REQUIRE(found.size() == 1);
  return found[0].hint;
}

BOOST_AUTO_TEST_SUITE(twins)

BOOST_AUTO_TEST_CASE(a_line_is_cut_at_its_labels) {
  BOOST_TEST(twins_of("(a) diagram (b) wK->g5 (c) Ie5->c5 (d) Ie5->a7") ==
             "a: =diagram | b: wK->g5 #1 | c: Ie5->c5 #1 | d: Ie5->a7 #1");
  BOOST_TEST(twins_of("b) Ka1-a2; c) -Pb7") == "b: Ka1-a2 #1 | c: -Pb7");
  BOOST_TEST(twins_of("b)Ka1-a2;c)a3-b4") == "b: Ka1-a2 #1 | c: a3-b4 #1");
  BOOST_TEST(twins_of("  a)  Diagramm  ") == "a: =Diagramm");
  BOOST_TEST(twins_of("(a) diagramme.") == "a: =diagramme.");
  BOOST_TEST(twins_of("(b)") == "b: ");
}

BOOST_AUTO_TEST_CASE(labels_go_up_the_alphabet) {
  BOOST_TEST(twins_of("b) Ka1-a2 c) as in b) but h=2") == "b: Ka1-a2 #1 | c: as in b) but h=2");
  BOOST_TEST(twins_of("b) see (1) c) +wSa1") == "b: see (1) | c: +wSa1");
}

BOOST_AUTO_TEST_CASE(a_continued_twin_keeps_its_plus) {
  BOOST_TEST(twins_of("b) bKh7-->a6 +c) wKf5-f6") == "b: bKh7-->a6 #1 | c: + wKf5-f6 #1");
  BOOST_TEST(twins_of("+(b) Ka1-a2") == "b: + Ka1-a2 #1");
}

BOOST_AUTO_TEST_CASE(text_without_labels_is_no_twins) {
  std::string const nul("\0a) x", 5);
  for (std::string_view const text :
       std::vector<std::string_view>{"", " ", "diagram", "wK->g5 (b) a1-a2", "A) a1-a2",
                                     "(a diagram", "1) a1-a2", "\xFF", nul})
    BOOST_TEST(twins_of(text) == "", text);
}

BOOST_AUTO_TEST_CASE(a_shift_names_man_and_squares) {
  auto const by_man = only_shift("(b) wK->g5");
  BOOST_TEST((by_man.side == Side::white));
  BOOST_TEST((by_man.kind == Kind::king));
  BOOST_TEST(!by_man.from.has_value());
  BOOST_TEST(chess::square_name(by_man.to) == "g5");

  auto const by_square = only_shift("(c) Ie5->c5");
  BOOST_TEST(!by_square.side.has_value());
  BOOST_TEST((by_square.kind == Kind::circle));
  BOOST_TEST(chess::square_name(by_square.from.value()) == "e5");
  BOOST_TEST(chess::square_name(by_square.to) == "c5");

  auto const bare = only_shift("b) a3-b4");
  BOOST_TEST(!bare.side.has_value());
  BOOST_TEST(!bare.kind.has_value());
  BOOST_TEST(chess::square_name(bare.from.value()) == "a3");
}

BOOST_AUTO_TEST_CASE(all_arrows_mean_a_move) {
  for (std::string_view const text : {"b) wKg5→h4", "b) wKg5->h4", "b) wKg5-->h4", "b) wKg5-h4",
                                      "b) wKg5⇒h4", "b) wKg5 -> h4", "b) wKg5→h4."}) {
    auto const shift = only_shift(text);
    BOOST_TEST_CONTEXT(text) {
      BOOST_TEST((shift.side == Side::white));
      BOOST_TEST(chess::square_name(shift.from.value()) == "g5");
      BOOST_TEST(chess::square_name(shift.to) == "h4");
      BOOST_TEST(part(text, shift.from_where) == "wKg5");
      BOOST_TEST(part(text, shift.to_where) == "h4");
    }
  }
}

BOOST_AUTO_TEST_CASE(letters_of_men_are_english_or_german) {
  struct {
    std::string_view text;
    Side::Name side;
    Kind kind;
  } const cases[] = {
      {"b) bQa1-a2", Side::black, Kind::queen},  {"b) nRa1-a2", Side::neutral, Kind::rook},
      {"b) wBa1-a2", Side::white, Kind::bishop}, {"b) wNa1-a2", Side::white, Kind::knight},
      {"b) wSa1-a2", Side::white, Kind::knight}, {"b) wPa1-a2", Side::white, Kind::pawn},
      {"b) sDa1-a2", Side::black, Kind::queen},  {"b) sBa1-a2", Side::black, Kind::pawn},
      {"b) wLa1-a2", Side::white, Kind::bishop}, {"b) wTa1-a2", Side::white, Kind::rook},
      {"b) sSa1-a2", Side::black, Kind::knight}};
  for (auto const& [text, side, kind] : cases) BOOST_TEST_CONTEXT(text) {
      BOOST_TEST((only_shift(text).side == Side{side}));
      BOOST_TEST((only_shift(text).kind == kind));
    }
}

BOOST_AUTO_TEST_CASE(german_letters_anywhere_make_b_a_pawn) {
  auto const found = read_twins("b) wBa2-a3 c) sTh8-h7");
  BOOST_REQUIRE(found.size() == 2);
  BOOST_TEST((found[0].shifts.at(0).kind == Kind::pawn));
}

BOOST_AUTO_TEST_CASE(other_letters_are_fairy_men) {
  BOOST_TEST(!only_shift("b) wGa1-a2").kind.has_value());
  BOOST_TEST(!only_shift("b) sDUa1-a2").kind.has_value());
  BOOST_TEST(chess::square_name(only_shift("b) sDUa1-a2").from.value()) == "a1");
}

BOOST_AUTO_TEST_CASE(several_shifts_make_one_twin) {
  BOOST_TEST(twins_of("b) Ka1-a2, Kb3-b4; a5→a6 c) h=2") == "b: Ka1-a2, Kb3-b4; a5→a6 #3 | c: h=2");
}

BOOST_AUTO_TEST_CASE(what_is_no_shift_is_kept_without_meaning) {
  for (std::string_view const body :
       {"a1<->b2", "wKa1<-->bKh8", "-wPa7", "+wSa1", "h=2", "Duplex", "Ka1-a2 Kb3", "Ka1-a2-a3",
        "K-", "Ka0-a1", "a99999999999999999999-a1", "a1-a99999999999999999999", "wka1-a2",
        "Stipulation h#2", "xKa1-a2", "♔a1-a2", "bKe5<-wSe4"})
    BOOST_TEST(read_twins("b) " + std::string(body)).at(0).shifts.empty(), body);
}

BOOST_AUTO_TEST_CASE(lines_of_twins_open_with_a_label) {
  for (std::string_view const line : {"(a) diagram", "a) x", "(b) y", " b) y", "a)"})
    BOOST_TEST(is_twins_line(line), line);
  for (std::string_view const line :
       {"", " ", "(c) z", "a diagram", "(a", "ab) x", "#2 b) wKa1", "A) x"})
    BOOST_TEST(!is_twins_line(line), line);
}

BOOST_AUTO_TEST_CASE(men_that_are_there_raise_no_warning) {
  BOOST_TEST(
      warnings_for("(a) diagram (b) wK->g5 (c) Ie5->c5 (d) f5-f6 (e) wPa2-a3 (f) nonsense") == "");
  BOOST_TEST(warnings_for("b) a8-a7") == "");
  BOOST_TEST(warnings_for("b) G->a7") == "");
}

BOOST_AUTO_TEST_CASE(men_that_are_elsewhere_raise_a_warning) {
  BOOST_TEST(warnings_for("b) wKe4->g5") == "wKe4: there is no white king on e4");
  BOOST_TEST(hint_for("b) wKe4->g5") == "a white king stands on f5");
  BOOST_TEST(warnings_for("b) bQ->g5") == "bQ: there is no black queen on the board");
  BOOST_TEST(hint_for("b) bQ->g5") == "the board has no black queen");
  BOOST_TEST(warnings_for("b) wKh7->g5") == "wKh7: there is no white king on h7");
  BOOST_TEST(warnings_for("b) a3-b4") == "a3: there is no man on a3");
  BOOST_TEST(warnings_for("b) Kz9-b4") == "Kz9: there is no king on z9");
  BOOST_TEST(warnings_for("b) wKa8-b4") == "wKa8: there is no white king on a8");
  BOOST_TEST(hint_for("b) wPa3-a4") == "a white pawn stands on a2, b2, c2, d2, e2, f2, g2, h2");
}

BOOST_AUTO_TEST_CASE(squares_off_the_board_raise_a_warning) {
  BOOST_TEST(warnings_for("b) wK->g9") == "g9: the board has no square g9");
  BOOST_TEST(warnings_for("b) wK->h1") == "h1: the board has no square h1");
  BOOST_TEST(warnings_for("b) wKa1->i1") ==
             "wKa1: there is no white king on a1 | i1: the board has no square i1");
}

BOOST_AUTO_TEST_CASE(each_twin_starts_from_the_diagram_unless_it_goes_on) {
  BOOST_TEST(warnings_for("b) wKf5-g5 c) wKg5-g6") == "wKg5: there is no white king on g5");
  BOOST_TEST(warnings_for("b) wKf5-g5 +c) wKg5-g6 +d) wKg6-g7") == "");
  BOOST_TEST(warnings_for("b) wKf5-g5 +c) wKf5-g6") == "wKf5: there is no white king on f5");
  BOOST_TEST(warnings_for("b) rotate 90 +c) wKc6-g6") == "");
  BOOST_TEST(warnings_for("b) Kf5-g5, g5-g6") == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::terms
