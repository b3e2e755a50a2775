// Games by name: the meanings of their letters.
#include "notation/fsf/variants.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

#include "notation/grid.hpp"
#include "notation/notations.hpp"

using namespace dawson;
using namespace dawson::notation;

namespace {

// The rows of the grid, or the column of the error and its code.
std::string read_as(std::string_view game, std::string_view text) {
  Dialect dialect;
  dialect.letters = *read_variant(game);
  text::Diagnostics warnings;
  auto const position = find_notation("fsf")->read(text, dialect, warnings);
  if (!position)
    return std::to_string(position.error().span.begin + 1) + " " + position.error().code;
  std::string const all = grid(*position, GridFields::game);
  return all.substr(0, all.find("; stm"));
}

std::string find_fault(std::string_view text) {
  auto const letters = read_variant(text);
  return letters ? "" : std::to_string(letters.error().span.begin + 1) + " " + letters.error().code;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(variants_by_name)

BOOST_AUTO_TEST_CASE(the_game_defines_the_meaning_of_letters) {
  BOOST_TEST(read_as("xiangqi", "4k4/9/9/9/9/9/9/9/4A4/4K4").find("[w:advisor]") !=
             std::string::npos);
  BOOST_TEST(read_as("xiangqi", "4k4/9/9/9/9/9/9/9/4A4/4K4").find("[b:general]") !=
             std::string::npos);
  BOOST_TEST(read_as("micro", "k3/4/4/+P+B2/K3[Bp]") ==
             "k...|....|....|[w:shogi knight][w:tokin]..|K...; hand=B[b:shogi pawn]");
  BOOST_TEST(read_as("duck", "8/8/8/3*4/8/8/8/8").find("[n:duck]") != std::string::npos);
  BOOST_TEST(read_as("omicron", "12/12/12/12/12/12/12/12/12/***9").find("***.") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_letter_that_the_game_lacks_is_an_error_at_its_place) {
  BOOST_TEST(read_as("minishogi", "4k/5/5/5/N4") == "10 E-MAN");
  BOOST_TEST(read_as("minishogi", "4k/5/5/5/+G4") == "10 E-MAN");
  BOOST_TEST(read_as("minishogi", "4k/5/5/5/K4[N]") == "13 E-MAN");
  BOOST_TEST(read_as("minishogi", "4k/5/5/5") == "9 E-ROWS");
  BOOST_TEST(read_as("minishogi", "5k") == "2 E-WIDTH");
  BOOST_TEST(read_as("minishogi", "4k/5/5/5/5/K4") == "11 E-ROWS");
}

BOOST_AUTO_TEST_CASE(eight_letters_after_a_named_board_are_pieces_in_hand) {
  BOOST_TEST(read_as("crazyhouse", "8/8/8/8/8/8/8/K6k/PPPPqqqq").find("hand=PPPPqqqq") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(names_have_aliases_and_ignore_case) {
  for (auto const& [alias, name] : {std::pair("zh", "crazyhouse"), std::pair("ZH", "crazyhouse"),
                                    std::pair("960", "fischerandom"), std::pair("Shogi", "shogi"),
                                    std::pair("koth", "kingofthehill")})
    BOOST_TEST(read_variant(alias)->variant == name);
  BOOST_TEST(find_fault("shoggi") == "1 E-VARIANT");
  BOOST_TEST(read_variant("shoggi").error().hint == "did you mean `shogi`?");
}

BOOST_AUTO_TEST_CASE(declared_letters_override_those_of_a_game) {
  std::string_view const own = "{ letters: \"a = Archbishop; +p = tokin\", board: 3x2 }";
  BOOST_TEST(read_as(own, "aA+p/K1z") == "[b:archbishop][w:archbishop][b:tokin]|K.z");
  BOOST_TEST(read_as(own, "aA/K1") == "3 E-WIDTH");
  BOOST_TEST(read_as("minishogi { letters: \"s = spy: KN\" }", "s4/5/5/5/B4") ==
             "[b:spy]....|.....|.....|.....|B....");
  BOOST_TEST(read_variant("{ letters: 'a = archbishop' }")->meanings.front().betza == "BN");
  BOOST_TEST(read_variant("{ letters: 'a = spy: KN' }")->meanings.front().betza == "KN");
  BOOST_TEST(read_variant("{ board: 12x3 }")->files == 12u);
  BOOST_TEST(read_variant("letters: 'a = spy', board: 4x3")->ranks == 3u);
}

BOOST_AUTO_TEST_CASE(an_unknown_game_is_an_error_at_its_place) {
  BOOST_TEST(find_fault("") == "1 E-VARIANT");
  BOOST_TEST(find_fault("{ letter: 'a = b' }") == "3 E-VARIANT");
  BOOST_TEST(find_fault("{ letters: 'a b' }") == "13 E-VARIANT");
  BOOST_TEST(find_fault("{ letters: 'a = ' }") == "13 E-VARIANT");
  BOOST_TEST(find_fault("{ letters: 'ab = spy' }") == "13 E-VARIANT");
  BOOST_TEST(find_fault("{ letters: 'a = spy; A = fly' }") == "22 E-VARIANT");
  BOOST_TEST(find_fault("{ letters: 'a = spy }") == "12 E-VARIANT");
  BOOST_TEST(find_fault("{ board: 8 }") == "10 E-VARIANT");
  BOOST_TEST(find_fault("{ board: 0x8 }") == "10 E-VARIANT");
  BOOST_TEST(find_fault("{ board: 101x8 }") == "10 E-LIMIT");
  BOOST_TEST(find_fault("{ board: 8x8 } x") == "16 E-VARIANT");
  BOOST_TEST(find_fault("{ board: 8x8 board: 8x8 }") == "10 E-VARIANT");
  BOOST_TEST(find_fault("{ board: 8x8") == "13 E-VARIANT");
}

BOOST_AUTO_TEST_CASE(every_game_writes_its_first_position_as_it_is_read) {
  auto const& fsf = *find_notation("fsf");
  std::set<std::string> names;
  for (Variant const& variant : variants()) BOOST_TEST_CONTEXT(variant.name) {
      BOOST_TEST(names.insert(std::string(variant.name)).second);
      BOOST_TEST((variant.parent.empty() || names.contains(std::string(variant.parent))));
      Dialect dialect;
      dialect.letters = letters_of(variant);
      text::Diagnostics warnings;
      auto const position = fsf.read(first_position(variant), dialect, warnings);
      if (!position) BOOST_FAIL(position.error().message);
      auto const written = fsf.write(*position, dialect);
      BOOST_REQUIRE_MESSAGE(written.ok(), refusal("fsf", written));
      BOOST_TEST(written.dropped.empty());
      auto const again = fsf.read(written.text, dialect, warnings);
      BOOST_REQUIRE(again.ok());
      BOOST_TEST((*again == *position), written.text);
      BOOST_TEST(fsf.write(*again, dialect).text == written.text);
      BOOST_TEST(warnings.empty());
    }
  BOOST_TEST(names.size() == 120u);
}

BOOST_AUTO_TEST_CASE(every_first_position_is_also_read_without_a_name) {
  for (Variant const& variant : variants()) BOOST_TEST_CONTEXT(variant.name) {
      text::Diagnostics warnings;
      BOOST_TEST(find_notation("fsf")->read(first_position(variant), warnings).ok());
    }
}

BOOST_AUTO_TEST_CASE(each_piece_has_one_movement_unless_the_game_defines_its_own) {
  for (Variant const& variant : variants())
    for (Letters::Meaning const& meaning : letters_of(variant).meanings)
      BOOST_TEST_CONTEXT(variant.name << " " << meaning.letter) {
        bool const idle =
            meaning.name == "duck" || meaning.name == "offering" || meaning.name == "stone";
        BOOST_TEST((!meaning.betza.empty() || idle));
      }
  BOOST_TEST(betza_of_piece("archbishop") == "BN");
  BOOST_TEST(betza_of_piece("tokin") == "WfF");
  BOOST_TEST(betza_of_piece("gold general") == betza_of_piece("tokin"));
  BOOST_TEST(betza_of_piece("nobody") == "");
  auto const betza_in = [](std::string_view game, std::string_view letter) {
    for (Letters::Meaning const& meaning : letters_of(*find_variant(game)).meanings)
      if (meaning.letter == letter) return meaning.betza;
    return std::string();
  };
  BOOST_TEST(betza_in("shako", "E") == "FA");
  BOOST_TEST(betza_in("seirawan", "E") == "RN");
}

BOOST_AUTO_TEST_CASE(a_piece_that_the_game_lacks_is_refused_with_games_that_have_it) {
  Dialect shogi;
  shogi.letters = *read_variant("shogi");
  text::Diagnostics warnings;
  auto const& fsf = *find_notation("fsf");
  auto const lance = *fsf.read("8l/9/9/9/9/9/9/9/9", shogi, warnings);
  auto const plain = fsf.write(lance);
  BOOST_TEST(!plain.ok());
  BOOST_TEST(
      refusal("fsf", plain).starts_with("fsf cannot represent the lance, a piece of shinobi,"));
  BOOST_TEST(fsf.write(lance, shogi).text == "8l/9/9/9/9/9/9/9/9");
  auto const queen = *fsf.read("8q/9/9/9/9/9/9/9/9", warnings);
  BOOST_TEST(!fsf.write(queen, shogi).ok());
  auto const small = *fsf.read("k", warnings);
  BOOST_TEST(refusal("fsf", fsf.write(small, shogi)) ==
             "fsf cannot represent a board of 1x1 squares");
}

BOOST_AUTO_TEST_CASE(the_letter_of_the_game_is_written_if_a_piece_has_two) {
  auto const same = [](std::string_view game, std::string_view text) {
    Dialect dialect;
    dialect.letters = *read_variant(game);
    text::Diagnostics warnings;
    auto const& fsf = *find_notation("fsf");
    return fsf.write(*fsf.read(text, dialect, warnings), dialect).text;
  };
  BOOST_TEST(same("shogun", "rnb+fkbnr/8/8/8/8/8/8/RNBQKBNR") == "rnb+fkbnr/8/8/8/8/8/8/RNB+FKBNR");
  BOOST_TEST(same("shogun", "rnb+fkbnr/8/8/8/8/8/8/RNB+FKBNR[FQ]") ==
             "rnb+fkbnr/8/8/8/8/8/8/RNB+FKBNR[QF]");
  BOOST_TEST(same("shinobi", "rnbqkbnr/8/8/8/8/8/8/LH1CK1HL") == "rnbqkbnr/8/8/8/8/8/8/LH1CK1HL");
}

BOOST_AUTO_TEST_SUITE_END()
