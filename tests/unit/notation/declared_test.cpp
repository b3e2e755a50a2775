#include "notation/x2fen/x2fen_declared.hpp"

#include <boost/test/unit_test.hpp>

#include <initializer_list>
#include <string>
#include <string_view>

#include "notation/grid.hpp"
#include "notation/notations.hpp"
#include "notation/x2fen/x2fen.hpp"

using namespace dawson;
using notation::Declared;

namespace {

Declared declared(std::initializer_list<std::string_view> declarations) {
  Declared all;
  for (std::string_view const declaration : declarations)
    BOOST_REQUIRE_MESSAGE(!notation::declare(declaration, all), declaration);
  return all;
}

std::string shown(text::Diagnostic const& fault) {
  return std::to_string(fault.span.begin + 1) + " " + fault.code;
}

/// The rows of a board, or the byte and the code of the error.
std::string rows_of(std::string_view text, Declared const& pieces) {
  text::Diagnostics warnings;
  auto const position = notation::read_x2fen(text, pieces, warnings);
  if (!position) return shown(position.error());
  std::string const grid = notation::grid(*position, notation::GridFields::extended);
  return grid.substr(0, grid.find(';'));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(declared_characters)

BOOST_AUTO_TEST_CASE(a_letter_is_a_black_piece_and_its_capital_a_white_one) {
  BOOST_TEST(rows_of("zZ1", declared({"z = zebra"})) == "@0 [b:zebra][w:zebra].");
  BOOST_TEST(rows_of("zZyY", declared({"Z=zebra", "y =yak"})) ==
             "@0 [b:zebra][w:zebra][b:yak][w:yak]");
}

BOOST_AUTO_TEST_CASE(other_characters_are_white_unless_a_colour_is_given) {
  BOOST_TEST(rows_of("k?K", declared({"? = wall"})) == "@0 k[w:wall]K");
  BOOST_TEST(rows_of("?", declared({"? = black wall"})) == "@0 [b:wall]");
  BOOST_TEST(rows_of("?", declared({"?=Neutral  Wall"})) == "@0 [n:wall]");
  BOOST_TEST(rows_of("|.", declared({"| = red elk", ". = blue elk"})) == "@0 [r:elk][l:elk]");
  BOOST_TEST(rows_of("\u2658\u00C9", declared({"\u2658 = elk", "\u00C9 = black elk"})) ==
             "@0 [w:elk][b:elk]");
}

BOOST_AUTO_TEST_CASE(declared_pieces_are_allowed_wherever_pieces_are) {
  Declared const pieces = declared({"z = zebra", "\u2658 = elk"});
  BOOST_TEST(rows_of("2z/<Z/>^z/3", pieces) == "@0 ..[b:zebra]|@0 [w:zebra]|@3 [b:zebra]|@0 ...");
  BOOST_TEST(rows_of("\u2658--1/4", pieces) == rows_of("Z--1/4", declared({"z = elk"})));
  BOOST_TEST(rows_of("z w - - 0 1", pieces) == "@0 [b:zebra]");
}

BOOST_AUTO_TEST_CASE(an_undeclared_character_is_an_error) {
  Declared const pieces = declared({"z = zebra"});
  BOOST_TEST(rows_of("zy", pieces) == "2 E-CHAR");
  BOOST_TEST(rows_of("z\u2658", pieces) == "2 E-CHAR");
  BOOST_TEST(rows_of("z\xE2\x99", pieces) == "2 E-UTF8");
  BOOST_TEST(rows_of("4z<", pieces) == "3 E-JUST");
  BOOST_TEST(rows_of("z", {}) == "1 E-CHAR");
}

BOOST_AUTO_TEST_CASE(a_name_keeps_hyphens_digits_and_blanks) {
  BOOST_TEST(rows_of("z", declared({"  z =  Root-50-Leaper "})) == "@0 [b:root-50-leaper]");
  BOOST_TEST(rows_of("z", declared({"z = nonstop equihopper"})) == "@0 [b:nonstop equihopper]");
}

BOOST_AUTO_TEST_CASE(an_error_in_a_declaration_has_a_place_and_a_help) {
  struct Case {
    std::string_view declaration, expected;
  };
  for (auto const& [declaration, expected] :
       std::initializer_list<Case>{{"", "1 E-DECLARE"},
                                   {"  ", "3 E-DECLARE"},
                                   {"z", "2 E-DECLARE"},
                                   {"zebra", "2 E-DECLARE"},
                                   {"z zebra", "3 E-DECLARE"},
                                   {"z =", "4 E-DECLARE"},
                                   {"z = ", "5 E-DECLARE"},
                                   {"z = e", "5 E-DECLARE"},
                                   {"z = zebra!", "10 E-DECLARE"},
                                   {"z = white zebra", "5 E-DECLARE"},
                                   {"? = black", "10 E-DECLARE"},
                                   {"? = black x", "11 E-DECLARE"},
                                   {"1 = one", "1 E-DECLARE"},
                                   {"' = quote", "1 E-DECLARE"},
                                   {"\" = quote", "1 E-DECLARE"},
                                   {"/ = slash", "1 E-DECLARE"},
                                   {"< = less", "1 E-DECLARE"},
                                   {"> = more", "1 E-DECLARE"},
                                   {"^ = caret", "1 E-DECLARE"},
                                   {"_ = void", "1 E-DECLARE"},
                                   {"- = dash", "1 E-DECLARE"},
                                   {"p = pony", "1 E-DECLARE"},
                                   {"T = tiger", "1 E-DECLARE"},
                                   {"# = hash", "1 E-DECLARE"},
                                   {"= = equal", "1 E-DECLARE"},
                                   {"\u201C = quote", "1 E-DECLARE"},
                                   {"\u00A0 = blank", "1 E-DECLARE"}})
    BOOST_TEST_CONTEXT(declaration) {
      Declared pieces;
      auto const fault = notation::declare(declaration, pieces);
      BOOST_REQUIRE(fault.has_value());
      BOOST_TEST(shown(*fault) == expected);
      BOOST_TEST(!fault->hint.empty());
      BOOST_TEST(pieces.pieces.empty());
    }
  Declared pieces;
  BOOST_TEST(shown(notation::declare("z = \xFF", pieces).value()) == "5 E-UTF8");
}

BOOST_AUTO_TEST_CASE(a_character_can_be_declared_only_once) {
  Declared pieces = declared({"z = zebra", "? = wall"});
  for (std::string_view const again : {"z = yak", "Z = yak", "? = black wall"})
    BOOST_TEST(shown(notation::declare(again, pieces).value()) == "1 E-DECLARE");
  BOOST_TEST(pieces.pieces.size() == 2u);
}

BOOST_AUTO_TEST_CASE(only_x2fen_accepts_declarations) {
  notation::Dialect const dialect{.declared = declared({"z = zebra"})};
  text::Diagnostics warnings;
  BOOST_TEST(notation::find_notation("x2fen")->read("z", dialect, warnings).ok());
  BOOST_TEST(!notation::find_notation("janko")->read("z", dialect, warnings).ok());
}

BOOST_AUTO_TEST_SUITE_END()
