#include "chess/unicode.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdint>
#include <string>
#include <string_view>

using namespace dawson::chess;

namespace {

/// 0 if there is none.
std::uint32_t character(Piece const& piece) { return unicode_character(piece).value_or(0); }

Piece named(std::string_view name, Side side, int rotation = 0) {
  return {Kind::named, side, rotation, std::string(name)};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(unicode)

BOOST_AUTO_TEST_CASE(knight_compounds_have_characters_under_all_their_names) {
  struct Compound {
    std::string_view one, other;
    std::uint32_t white;
  };
  for (auto const& [one, other, white] :
       {Compound{"amazon", "knightqueen", 0x1FA4E}, Compound{"empress", "knightrook", 0x1FA4F},
        Compound{"princess", "knightbishop", 0x1FA50}})
    for (std::string_view const name : {one, other}) {
      BOOST_TEST(character(named(name, Side::white)) == white, name);
      BOOST_TEST(character(named(name, Side::black)) == white + 3, name);
    }
  BOOST_TEST(character(Piece{Kind::chancellor, Side::white, 0, {}}) == 0x1FA4FU);
  BOOST_TEST(character(Piece{Kind::archbishop, Side::black, 0, {}}) == 0x1FA53U);
}

BOOST_AUTO_TEST_CASE(neutral_and_rotated_compounds_have_no_characters) {
  BOOST_TEST(!unicode_character(named("knightrook", Side::neutral)).has_value());
  BOOST_TEST(!unicode_character(named("knightrook", Side::white, 4)).has_value());
}

BOOST_AUTO_TEST_CASE(ferz_and_alfil_have_characters_since_unicode_17) {
  BOOST_TEST(character(named("fers", Side::white)) == 0x1FA54U);
  BOOST_TEST(character(named("alfil", Side::white)) == 0x1FA55U);
  BOOST_TEST(character(named("ferz", Side::black)) == 0x1FA56U);
  BOOST_TEST(character(named("elephant", Side::black)) == 0x1FA57U);
  BOOST_TEST(character(named("ferz", Side::neutral)) == 0U);
  BOOST_TEST((piece_of_character(0x1FA56) == named("fers", Side::black)));
}

BOOST_AUTO_TEST_CASE(upright_and_rotated_equihoppers_have_characters) {
  BOOST_TEST(character(named("equihopper", Side::white)) == 0x1FA48U);
  BOOST_TEST(character(named("equihopper", Side::neutral)) == 0x1FA4AU);
  BOOST_TEST(character(named("equihopper", Side::black, 2)) == 0x1FA4CU);
  BOOST_TEST(character(named("equihopper", Side::black, 6)) == 0x1FA4CU);
  BOOST_TEST(!unicode_character(named("equihopper", Side::black, 1)).has_value());
}

BOOST_AUTO_TEST_CASE(every_chess_character_is_the_character_of_its_piece) {
  int pieces = 0;
  for (char32_t character = 0x2600; character < 0x1FB00; ++character) {
    auto const piece = piece_of_character(character);
    if (!piece) continue;
    ++pieces;
    BOOST_TEST((unicode_character(*piece) == character));
  }
  BOOST_TEST(pieces == 12 + 0x58);  // U+2654 to U+265F, U+1FA00 to U+1FA57
  BOOST_TEST(!piece_of_character(U'K').has_value());
}

BOOST_AUTO_TEST_SUITE_END()
