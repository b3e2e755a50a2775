#include <boost/test/unit_test.hpp>

#include "notation/janko/janko.hpp"
#include "notation/notations.hpp"

using namespace dawson;
using notation::find_notation;

namespace {

/// `input` read in one notation and written in another: the text, or the refusal.
std::string converted(std::string_view from, std::string_view input, std::string_view to) {
  text::Diagnostics warnings;
  auto const position = find_notation(from)->read(input, warnings);
  BOOST_REQUIRE_MESSAGE(position.ok(), from << ": " << input << " is an error");
  auto const written = find_notation(to)->write(*position);
  BOOST_TEST(written.ok() == !written.text.empty());
  return written.ok() ? written.text : refusal(to, written);
}

std::string dropped(std::string_view from, std::string_view input, std::string_view to) {
  text::Diagnostics warnings;
  auto const position = find_notation(from)->read(input, warnings);
  BOOST_REQUIRE(position.ok());
  std::string all;
  for (std::string const& what : find_notation(to)->write(*position).dropped)
    all += (all.empty() ? "" : ", ") + what;
  return all;
}

struct Conversion {
  std::string_view from, input, to, expected;
};

void check(std::initializer_list<Conversion> conversions) {
  for (auto const& [from, input, to, expected] : conversions)
    BOOST_TEST_CONTEXT(from << ": " << input) BOOST_TEST(converted(from, input, to) == expected);
}

constexpr std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

}  // namespace

BOOST_AUTO_TEST_SUITE(writing)

BOOST_AUTO_TEST_CASE(canonical_strings_are_written_as_they_were_read) {
  struct {
    std::string_view notation, text;
  } const strings[] = {
      {"fen", start},
      {"fen", "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"},
      {"fen", "4k3/8/8/pP6/8/8/8/4K3 w - a6 0 10"},
      {"shredder", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh - 0 1"},
      {"xfen", "rn2k1r1/ppp1pp1p/3p2p1/5bn1/P7/2N2B2/1PPPPP2/2BNK1RR w Gkq - 4 11"},
      {"xfen", "rnabqkbcnr/pppppppppp/10/10/10/9P/PPPPPPPPP1/RNABQKBCNR b KQkq - 0 1"},
      {"epd", "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4 d4; id \"a; b\"; noop;"},
      {"ffen",
       "{U}rn(elephant)k(general)(elephant)nr/pppppppp/8/8/8/8/PPPPPPPP/"
       "RN(Elephant)K(General)(Elephant)NR"},
      {"ffen", "7-/8/8/8/8/8/8/-7"},
      {"ffen", "{W}8/8/8/8/8"},
      {"ffen", "K12k(k2)(a3)(elk14)(elk2)xX(q6)"},
      {"janko", "4n3/1-*2q2b-qp-*2n/4p-*2qp1/2*2q1pkp-r/4pP*2q1/1p2P2p/1-*2q6/*2q2KB3"},
      {"janko", "92/KQRBNPCXSTk/*1'a'B''05''23'7''12*3'4*3t-*1x-c1"},
      {"x2fen", "8/8/7/6/5/6/7/8/8"},
      {"x2fen", "8/8/<6/<6/8/8"},
      {"x2fen", "8/8/>6/>6/8/8"},
      {"x2fen", "8/8/2<3/8"},
      {"x2fen", "8/8/7/6/6/7/8/8"},
      {"x2fen", "8/8/8/3__3/3__3/8/8/8"},
      {"x2fen", "8/8/4_4/4__4/4__4/4_4/8/8"},
      {"x2fen", "8/8/2--1--1--1/1--1--1--1--/1--1--1--1--/2--1--1--1/8/8"},
      {"x2fen", "~!@#$%&()=*+{}/pnbrqkactPNBRQK-2-"},
      {"x2fen", "2/2 l - e12 0 1 atomic hexagonal"},
  };
  for (auto const& [notation, text] : strings)
    BOOST_TEST(converted(notation, text, notation) == text);
}

BOOST_AUTO_TEST_CASE(other_strings_are_written_in_canonical_form) {
  check({
      {"fen", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 00 01", "fen",
       "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
      {"shredder", "bbqnnrkr/8/8/8/8/8/8/BBQNNRKR w hfHF - 0 1", "shredder",
       "bbqnnrkr/8/8/8/8/8/8/BBQNNRKR w FHfh - 0 1"},
      {"ffen", "(K)(Name1)(nAME0)(name03)", "ffen", "K(name)(Name)(name3)"},
      {"janko", "*5K*4q-P11", "janko", "*1Kq-p2"},
      {"x2fen", "8/8/8/>^6/^6/6/^6/^8/8/8", "x2fen", "8/8/8/^6/^6/6/^6/^8/8/8"},
  });
}

BOOST_AUTO_TEST_CASE(converts_what_both_notations_can_express) {
  check({
      {"fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "shredder",
       "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1"},
      {"shredder", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w AHah - 0 1", "fen",
       "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"},
      {"xfen", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "shredder", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"},
      {"fen", start, "janko", start},
      {"fen", start, "ffen", start},
      {"fen", start, "x2fen", start},
      {"fen", start, "epd", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -"},
      {"epd", "8/8/8/8/8/8/8/8 b - - dm 3;", "fen", "8/8/8/8/8/8/8/8 b - - 0 1"},
      {"ffen", "11/11", "janko", "92/92"},
      {"ffen", "12/12", "x2fen", "12/12"},
      {"ffen", "10/10/10/10/10/10/10/10", "xfen", "10/10/10/10/10/10/10/10"},
      {"ffen", "(k2)1-/3", "x2fen", "x2fen cannot represent 1 neutral piece"},
      {"ffen", "k1-/3", "x2fen", "k1_/3"},
      {"xfen", "A6c/8/8/8/8/8/8/8", "x2fen", "A6c/8/8/8/8/8/8/8"},
      {"xfen", "A6c/8/8/8/8/8/8/8", "ffen", "(Archbishop)6(chancellor)/8/8/8/8/8/8/8"},
      {"x2fen", "tT", "ffen", "(robot)(Robot)"},
      {"janko", "cCx-S", "ffen", "(circle)(Circle)(cross)(square2)"},
      {"janko", "-k-Q", "ffen", "(k2)(q2)"},
  });
}

BOOST_AUTO_TEST_CASE(refuses_and_counts_what_the_other_notation_cannot_express) {
  check({
      {"janko", "-k-q-p*2q*1R3/8/8/8/8/8/8/8", "fen",
       "fen cannot represent 3 neutral pieces, 2 rotated pieces"},
      {"janko", "-*2q7/8/8/8/8/8/8/8", "fen",
       "fen cannot represent 1 neutral piece, 1 rotated piece"},
      {"janko", "'a''12c5/8/8/8/8/8/8/8", "xfen",
       "xfen cannot represent 2 texts in squares, 1 marker"},
      {"x2fen", "16/16 w - l12 0 1", "fsf", "fsf cannot represent the en passant square l12"},
      {"fsf", "8/8/8/8/8/8/8/8 w HK - 0 1", "shredder",
       "shredder cannot represent the castling rights"},
      {"ffen", "8/8/8/8/8/8/8/K6k/PPPPqqqq", "fsf",
       "fsf cannot represent a ninth rank that could be pieces in hand"},
      {"janko", "8/8", "fen", "fen cannot represent a board of 8x2 squares"},
      {"xfen", "10/10/10/10/10/10/10/10", "fen", "fen cannot represent a board of 10x8 squares"},
      {"ffen", "3-4/8", "janko", "janko cannot represent 1 hole"},
      {"ffen", "(elk)(Elk)az", "janko",
       "janko cannot represent 2 pieces known by name, 2 pieces known by a letter"},
      {"ffen", "(k3)(q2)", "janko", "janko cannot represent 1 piece of a numbered colour"},
      {"ffen", "(k3)z", "x2fen",
       "x2fen cannot represent 1 piece of a numbered colour, 1 piece known by a letter"},
      {"xfen", "AaC5/8/8/8/8/8/8/8", "janko", "janko cannot represent 2 archbishops, 1 chancellor"},
      {"x2fen", "#*t", "janko", "janko cannot represent 2 pieces of other armies, 1 robot"},
      {"x2fen", "#*", "ffen", "ffen cannot represent 2 pieces of other armies"},
      {"x2fen", "8/7/8", "ffen",
       "ffen cannot represent rows that are shifted, wide or of unequal length"},
      {"x2fen", "2--1", "janko",
       "janko cannot represent rows that are shifted, wide or of unequal length"},
      {"x2fen", "2/2 w - - 0 1 standard hexagonal", "janko",
       "janko cannot represent a board of hexagons"},
      {"x2fen", "8/8/8/8/8/8/8/8 l - - 0 1", "fen", "fen cannot represent the side to move"},
      {"x2fen", "8/8/8/8/8/8/8/8 w - l12 0 1", "fen",
       "fen cannot represent the en passant square l12"},
      {"xfen", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "fen",
       "fen cannot represent the castling rights"},
      {"shredder", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "epd",
       "epd cannot represent the castling rights"},
  });
}

BOOST_AUTO_TEST_CASE(kinds_are_compared_instead_of_letters) {
  check({
      {"janko", "c7/8/8/8/8/8/8/8", "xfen", "xfen cannot represent 1 marker"},
      {"ffen", "c7/8/8/8/8/8/8/8", "xfen", "xfen cannot represent 1 piece known by a letter"},
      {"xfen", "c7/8/8/8/8/8/8/8", "janko", "janko cannot represent 1 chancellor"},
      {"janko", "t7/8/8/8/8/8/8/8", "x2fen", "x2fen cannot represent 1 marker"},
      {"x2fen", "t7/8/8/8/8/8/8/8", "janko", "janko cannot represent 1 robot"},
  });
}

BOOST_AUTO_TEST_CASE(reports_what_the_text_omits) {
  constexpr std::string_view game = "4k3/8/8/pP6/8/8/8/R3K3 w Q a6 3 10";
  BOOST_TEST(dropped("fen", game, "janko") ==
             "the side to move, the castling rights, the en passant square, the clocks");
  BOOST_TEST(dropped("fen", game, "ffen") ==
             "the side to move, the castling rights, the en passant square, the clocks");
  BOOST_TEST(dropped("fen", "8/8/8/8/8/8/8/8 w - - 0 1", "janko") == "the side to move");
  BOOST_TEST(dropped("fen", game, "epd") == "the clocks");
  BOOST_TEST(dropped("epd", "8/8/8/8/8/8/8/8 w - - dm 3;", "fen") == "the operations");
  BOOST_TEST(dropped("ffen", "{W}8/8", "janko") == "the light square at the lower left");
  BOOST_TEST(dropped("ffen", "{U}8/8", "x2fen") == "the missing shading");
  BOOST_TEST(dropped("janko", "cCk", "ffen") == "2 markers (written as named pieces)");
  BOOST_TEST(dropped("x2fen", "8/8/8/8/8/8/8/8 w - - 0 1 atomic round", "fen") ==
             "the game rules, the kind of board");
  BOOST_TEST(dropped("x2fen", "8/8/8/8/8/8/8/8 w - - 0 1 standard square", "fen") == "");
  BOOST_TEST(dropped("fen", game, "x2fen") == "");
  BOOST_TEST(dropped("x2fen", "8/7", "x2fen") == "");
}

namespace {

chess::Position with(chess::SquareContent occupant) {
  chess::Position position;
  position.board.open_row();
  chess::Cell cell;
  cell.occupant = std::move(occupant);
  position.board.add(std::move(cell));
  position.board.checker(chess::Shade::dark);
  return position;
}

std::string written(chess::Position const& position, std::string_view to) {
  auto const result = find_notation(to)->write(position);
  return result.ok() ? result.text : refusal(to, result);
}

}  // namespace

BOOST_AUTO_TEST_CASE(refuses_pieces_and_texts_that_no_string_can_express) {
  using chess::Kind, chess::Piece, chess::Side;
  BOOST_TEST(written(with(Piece{Kind::knight, Side::white, 1, {}}), "janko") ==
             "janko cannot represent 1 piece rotated diagonally");
  BOOST_TEST(written(with(chess::Text{"abc", 0}), "janko") ==
             "janko cannot represent 1 text longer than a letter or two digits");
  BOOST_TEST(written(with(chess::Text{"a", 4}), "janko") == "*2'a");
  BOOST_TEST(written(with(Piece{Kind::named, Side::white, 0, "rook/lion"}), "ffen") ==
             "ffen cannot represent 1 piece with a name not of letters");
  BOOST_TEST(written(with(Piece{Kind::named, Side::white, 0, "r"}), "ffen") ==
             "ffen cannot represent 1 piece with a name not of letters");
  BOOST_TEST(written(with(Piece{Kind::letter, Side::white, 0, "k"}), "ffen") ==
             "ffen cannot represent 1 piece known by a letter");
  BOOST_TEST(written(with(Piece{Kind::king, Side::green, 0, {}}), "x2fen") ==
             "x2fen cannot represent 1 piece of another army");
  BOOST_TEST(written(with(Piece{Kind::archbishop, Side::red, 0, {}}), "x2fen") ==
             "x2fen cannot represent 1 piece of another army");
}

BOOST_AUTO_TEST_CASE(refuses_outlines_that_cannot_be_expressed) {
  auto const board = [](std::initializer_list<std::pair<int, int>> cells) {
    chess::Position position;
    position.board.open_row();
    for (auto const& [left, width] : cells) {
      chess::Cell cell;
      cell.left = left;
      cell.width = width;
      position.board.add(std::move(cell));
    }
    position.board.checker(chess::Shade::none);
    return position;
  };
  BOOST_TEST(written(board({{0, 4}, {8, 4}}), "x2fen") ==
             "x2fen cannot represent a gap between the squares of row 1");
  BOOST_TEST(written(board({{0, 5}}), "x2fen") ==
             "x2fen cannot represent the width of a square in row 1");
  BOOST_TEST(written(board({{1, 4}}), "x2fen") == "x2fen cannot represent the position of row 1");
  BOOST_TEST(written(board({{2, 4}, {6, 8}}), "x2fen") == "^2--");
  BOOST_TEST(written(chess::Position{}, "x2fen") == "x2fen cannot represent a row without squares");
  BOOST_TEST(written(chess::Position{}, "fen") == "fen cannot represent a row without squares");
}

BOOST_AUTO_TEST_CASE(gives_the_address_of_the_image_service) {
  BOOST_TEST(notation::janko_address("8/'a7") == "http://www.janko.at/Retros/d.php?ff=8/'a7");
  BOOST_TEST(notation::janko_image("8/8") ==
             "<img src=\"http://www.janko.at/Retros/d.php?ff=8/8\">");
}

BOOST_AUTO_TEST_CASE(features_of_variant_games_are_refused_or_reported) {
  std::string const ranks = "4k3/8/8/8/8/8/8/4K3";
  for (std::string_view const to : {"fen", "shredder", "xfen", "epd", "ffen", "janko", "x2fen",
                                    "men", "men-de", "popeye", "yacpdb"})
    BOOST_TEST_CONTEXT(to) {
      std::string const why = std::string(to) + " cannot represent ";
      BOOST_TEST(converted("fsf", ranks + "[QQp] w", to) == why + "3 pieces in hand");
      BOOST_TEST(dropped("fsf", ranks + "[] w", to).find("the empty hands") != std::string::npos);
      BOOST_TEST(converted("fsf", "4k3/8/8/3+p4/8/8/8/4K3", to) == why + "1 promoted piece");
      BOOST_TEST(converted("fsf", "4k3/8/8/3Q~4/8/8/8/4K3", to) == why + "1 piece that was a pawn");
      BOOST_TEST(dropped("fsf", ranks + " w - - 3+3 0 1", to).find("the remaining checks") !=
                 std::string::npos);
      BOOST_TEST(dropped("fsf", ranks + " w - 64 0 1", to).find("the counting limit") !=
                 std::string::npos);
      bool const keeps = to == "yacpdb";
      BOOST_TEST((dropped("yacpdb", "(Bk)7/8/8/8/8/8/8/8", to).find("frames") ==
                  std::string::npos) == keeps);
    }
}

BOOST_AUTO_TEST_CASE(walls_become_holes_if_possible_and_that_is_reported) {
  BOOST_TEST(converted("fsf", "*k*/3", "ffen") == "-k-/3");
  BOOST_TEST(dropped("fsf", "*k*/3", "ffen") == "2 walls (written as holes)");
  BOOST_TEST(converted("fsf", "*k*/3", "x2fen") == "_k_/3");
  BOOST_TEST(dropped("fsf", "*k1/3", "x2fen") == "1 wall (written as a hole)");
  for (std::string_view const to : {"janko", "men"})
    BOOST_TEST(converted("fsf", "*k*/3", to) == std::string(to) + " cannot represent 2 walls");
}

BOOST_AUTO_TEST_CASE(castling_rights_of_more_than_two_rooks_are_refused_in_fen) {
  for (std::string_view const to : {"fen", "shredder", "xfen", "x2fen"})
    BOOST_TEST(converted("fsf", "4k3/8/8/8/8/8/8/R3K2R w KQBC - 0 1", to) ==
               std::string(to) + " cannot represent the castling rights");
  BOOST_TEST(converted("fsf", "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1", "fen") ==
             "r3k3/8/8/8/8/8/8/4K2R w Kq - 0 1");
}

BOOST_AUTO_TEST_SUITE_END()
