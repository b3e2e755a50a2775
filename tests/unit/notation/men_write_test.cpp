#include "notation/men/men.hpp"

#include <array>
#include <random>
#include <string>

#include <boost/test/unit_test.hpp>

#include "chess/board.hpp"
#include "chess/fairy_pieces.hpp"
#include "notation/characters.hpp"
#include "notation/ffen/ffen.hpp"
#include "notation/forsyth/fen.hpp"
#include "notation/janko/janko.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Language;
using chess::Side;

chess::Position read(text::Result<chess::Position> (*reader)(std::string_view, text::Diagnostics&),
                     std::string_view text) {
  text::Diagnostics warnings;
  auto position = reader(text, warnings);
  BOOST_REQUIRE_MESSAGE(position.ok(), text);
  return *position;
}

/// The text, or "! " and what cannot be written.
std::string shown(WriteResult const& written) {
  if (written.ok()) return written.text;
  BOOST_TEST(written.text.empty());
  std::string all = "!";
  for (auto const& phrase : written.unsupported) all += ' ' + phrase + ';';
  return all;
}

text::Result<chess::Position> in_list(std::string_view text, text::Diagnostics&) {
  return read_men(text);
}

std::string popeye(std::string_view janko) { return shown(write_men(read(read_janko, janko))); }
std::string german(std::string_view janko) {
  return shown(write_men_german(read(read_janko, janko)));
}

BOOST_AUTO_TEST_SUITE(men_write)

BOOST_AUTO_TEST_CASE(writes_english_popeye_in_its_order) {
  BOOST_TEST(popeye("7k/8/8/8/8/8/4P3/3K4") == "White Kd1 Pe2 Black Kh8");
  BOOST_TEST(popeye("rnbqkbnr/pp6/8/8/8/8/8/RNBQKBNR") ==
             "White Ke1 Qd1 Ra1h1 Bc1f1 Sb1g1 Black Ke8 Qd8 Ra8h8 Bc8f8 Sb8g8 Pa7b7");
  BOOST_TEST(popeye("-N1/1-P") == "[2x2] Neutral Sa2 Pb1");
}

BOOST_AUTO_TEST_CASE(fairy_pieces_follow_the_orthodox_pieces_in_table_order) {
  auto const position = read(in_list, "White G2a1 Gc3b2 Pa2 PAa4 Kd1 Black 15a8");
  BOOST_TEST(shown(write_men(position)) == "White Kd1 Pa2 PAa4 Gb2c3 G2a1 Black 15a8");
}

BOOST_AUTO_TEST_CASE(different_hunters_are_written_separately) {
  BOOST_TEST(shown(write_men(read(in_list, "White N/Gb2 G/N*Ua1c3 G/Na2"))) ==
             "White G/Na2 N/Gb2 G/N*Ua1c3");
}

BOOST_AUTO_TEST_CASE(writes_the_format_of_diagram_sty) {
  BOOST_TEST(german("7k/8/8/8/8/8/4P3/3K4") == "wKd1, wBe2, sKh8");
  BOOST_TEST(german("8/2*2q5/8/8/7-*2B/7-*2B/8/RC5R") == "wTa1h1, wCb1, sDUc7, nLUh3h4");
  BOOST_TEST(german("K*1K*2K*3K") == "[4x1] wKa1, wKRb1, wKUc1, wKLd1");
  BOOST_TEST(shown(write_men_german(read(in_list, "wXb1, wEa1, sKc{8}"))) == "wEa1, wXb1, sKc8");
  BOOST_TEST(shown(write_men_german(read(in_list, "[10x12] wDj{12}, sKc9"))) ==
             "[10x12] wDj{12}, sKc9");
}

BOOST_AUTO_TEST_CASE(reports_what_popeye_cannot_express) {
  BOOST_TEST(popeye("*1K*2Qc'1") == "! 1 marker; 1 text in a square;");
  BOOST_TEST(popeye("8/8") == "! a board without pieces;");
  BOOST_TEST(
      shown(write_men(read(read_ffen, "K-(elephantman)(camel)g(Q4)"))) ==
      "! 1 hole; 1 piece known by name; 1 piece known by a letter; 1 piece of a numbered colour;");
  BOOST_TEST(shown(write_men(read(read_ffen, "26K"))) == "! squares beyond the file z;");
  BOOST_TEST(shown(write_men({})) == "! a row without squares; a board without pieces;");
}

BOOST_AUTO_TEST_CASE(reports_what_diagram_sty_cannot_express) {
  BOOST_TEST(german("*1Cx") == "! 1 marker;");
  BOOST_TEST(shown(write_men_german(read(in_list, "White Gd4"))) == "! 1 piece known by name;");
}

BOOST_AUTO_TEST_CASE(popeyes_format_has_rotations_after_a_star) {
  constexpr std::string_view list =
      "[10x10] White Kd1 Q*NEa1c3 Q*La2 Black G*SWh8 R/B*Ub{10} Neutral NA*NWe4";
  BOOST_TEST(shown(write_men(read(in_list, list))) == list);
  BOOST_TEST(shown(write_men(read(in_list, "white q*nea1 S*U b2 pa*sw c3d3"))) ==
             "White Q*NEa1 S*Ub2 PA*SWc3d3");
  BOOST_TEST(popeye("*1K*2Q") == "[2x1] White K*Ra1 Q*Ub1");
}

BOOST_AUTO_TEST_CASE(the_diagram_sty_format_has_rotated_equihoppers_and_circles) {
  constexpr std::string_view list = "wEa1, wENEc1, wXb1, wEUd1, wCRe1";
  BOOST_TEST(shown(write_men_german(read(in_list, list))) == "wEa1, wENEc1, wXb1, wEUd1, wCRe1");
}

BOOST_AUTO_TEST_CASE(lists_content_beside_the_board_as_dropped) {
  auto const written = write_men(read(read_fen, "4k3/8/8/8/8/8/8/4K2R w K - 3 9"));
  BOOST_TEST(written.text == "White Ke1 Rh1 Black Ke8");
  BOOST_TEST(written.dropped.size() == 3);
  BOOST_TEST(write_men(read(read_ffen, "{W}KK")).dropped.size() == 1);
  BOOST_TEST(write_men(read(read_janko, "KK")).dropped.empty());
}

/// Positions with at least one piece, of all sizes up to 12x12 and with all pieces that `men`
/// yields.
template <class Generator, class NewPiece>
chess::Position random_position(Generator& random, NewPiece const& new_piece) {
  auto const below = [&](unsigned limit) {
    return std::uniform_int_distribution<unsigned>(0, limit - 1)(random);
  };
  chess::Position position;
  bool const default_value = below(2) == 0;
  unsigned const files = default_value ? 8 : 1 + below(12),
                 ranks = default_value ? 8 : 1 + below(12);
  for (unsigned rank = 0; rank < ranks; ++rank) {
    position.board.open_row();
    for (unsigned file = 0; file < files; ++file) {
      chess::Cell cell;
      cell.left = static_cast<int>(file) * chess::quarters;
      if (below(3) == 0 || (rank == 0 && file == 0)) {
        chess::Piece piece = new_piece(below);
        piece.side = std::array{Side::white, Side::black, Side::neutral}[below(3)];
        cell.occupant = piece;
      }
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::dark);
  return position;
}

constexpr int generated = 300;

BOOST_AUTO_TEST_CASE(output_of_the_popeye_writer_is_read_again) {
  std::mt19937 random(20240229);
  for (int i = 0; i < generated; ++i) {
    auto const position = random_position(random, [](auto const& below) {
      int const turn = static_cast<int>(below(8));
      if (below(2) == 0) return chess::Piece{orthodox_kinds()[below(6)], Side::white, turn, {}};
      if (below(8) == 0) {
        std::array const ways{"queen", "rook", "grasshopper", "nightrider"};
        return chess::Piece{Kind::named, Side::white, turn,
                            std::string(ways[below(2)]) + "/" + ways[2 + below(2)] + "-hunter"};
      }
      auto const all = chess::fairy_pieces();
      return chess::Piece{Kind::named, Side::white, turn,
                          std::string(all[below(static_cast<unsigned>(all.size()))].name)};
    });
    std::string const text = shown(write_men(position));
    BOOST_TEST_CONTEXT(text) BOOST_TEST((read(in_list, text) == position));
  }
}

BOOST_AUTO_TEST_CASE(output_of_the_german_writer_is_read_again) {
  std::mt19937 random(20240229);
  for (int i = 0; i < generated; ++i) {
    auto const position = random_position(random, [](auto const& below) {
      int const turn = static_cast<int>(below(8));
      switch (below(8)) {
        case 0: return chess::Piece{Kind::circle, Side::white, turn, {}};
        case 1: return chess::Piece{Kind::named, Side::white, turn, "equihopper"};
        default: return chess::Piece{orthodox_kinds()[below(6)], Side::white, turn, {}};
      }
    });
    std::string const text = shown(write_men_german(position));
    auto const again = read_men(text, Language::german);
    BOOST_TEST_CONTEXT(text) {
      BOOST_REQUIRE(again.ok());
      BOOST_TEST((*again == position));
    }
  }
}

BOOST_AUTO_TEST_CASE(attributes_follow_the_colour_of_their_pieces) {
  constexpr std::string_view list = "White Kd1 White Magic Ra8 White Royal Magic Qb1 Black Kh8";
  auto const position = read_men(list);
  BOOST_REQUIRE(position.ok());
  BOOST_TEST(shown(write_men(*position)) == list);
  BOOST_TEST((*read_men(shown(write_men(*position))) == *position));
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::notation
