#include "chess/fairy_pieces.hpp"
#include "text/closest_name.hpp"

#include <map>
#include <set>
#include <string>

#include <boost/test/unit_test.hpp>

namespace dawson::chess {
namespace {

constexpr Language languages[] = {Language::english, Language::german, Language::french};

std::string name_of(FairyPiece const* piece) {
  return std::string(piece == nullptr ? "-" : piece->name);
}

BOOST_AUTO_TEST_SUITE(fairy_pieces_table)

BOOST_AUTO_TEST_CASE(abbreviations_are_one_or_two_characters_and_unique_per_language) {
  for (auto const language : languages) {
    std::set<std::string_view> seen;
    for (FairyPiece const& piece : fairy_pieces()) {
      auto const abbreviation = piece.abbreviations.in(language);
      BOOST_TEST_CONTEXT(piece.name) {
        BOOST_TEST((abbreviation.size() == 1 || abbreviation.size() == 2));
        BOOST_TEST(abbreviation.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789") ==
                   std::string_view::npos);
        BOOST_TEST(seen.insert(abbreviation).second);
      }
    }
  }
}

BOOST_AUTO_TEST_CASE(no_fairy_piece_has_the_letter_of_an_orthodox_piece) {
  std::string_view const letters[] = {"KQRBSP", "KDTLSB", "RDTFCP"};
  for (int i = 0; i < 3; ++i)
    for (char const letter : letters[i])
      BOOST_TEST(name_of(find_fairy_piece({&letter, 1}, languages[i])) == "-", letter);
}

BOOST_AUTO_TEST_CASE(names_are_unique_and_lower_case_and_find_their_piece) {
  std::set<std::string_view> seen;
  for (FairyPiece const& piece : fairy_pieces()) {
    BOOST_TEST_CONTEXT(piece.name) {
      BOOST_TEST(seen.insert(piece.name).second);
      BOOST_TEST(piece.name.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string_view::npos);
      for (Language const language : all_languages)
        BOOST_TEST(!name_of_piece(piece.name, language).empty());
      BOOST_TEST(find_fairy_piece(piece.name) == &piece);
    }
  }
}

BOOST_AUTO_TEST_CASE(a_name_in_another_language_is_found_unless_it_is_an_english_name) {
  for (FairyPiece const& piece : fairy_pieces())
    for (Language const language : all_languages) {
      auto const name = name_of_piece(piece.name, language);
      auto const* const found = find_fairy_piece(name);
      BOOST_TEST_CONTEXT(name) {
        BOOST_REQUIRE(found != nullptr);
        BOOST_TEST((found == &piece || text::folded(found->name) == text::folded(name)));
      }
    }
}

BOOST_AUTO_TEST_CASE(symbols_are_rotated_orthodox_pieces_or_the_circle) {
  for (FairyPiece const& piece : fairy_pieces()) BOOST_TEST_CONTEXT(piece.name) {
      auto const [kind, rotation] = piece.figure;
      bool const circle = kind == Kind::circle && rotation == 0;
      bool const turned = kind <= Kind::pawn && (rotation == 2 || rotation == 4 || rotation == 6);
      BOOST_TEST((circle || turned));
    }
}

BOOST_AUTO_TEST_CASE(established_symbols_of_fairy_pieces_are_used) {
  struct {
    std::string_view name;
    DefaultFigure figure;
  } const cases[] = {{"grasshopper", {Kind::queen, 4}}, {"nightrider", {Kind::knight, 4}},
                     {"lion", {Kind::queen, 6}},        {"berolina pawn", {Kind::pawn, 4}},
                     {"pao", {Kind::rook, 6}},          {"dummy", {Kind::king, 6}},
                     {"rose", {Kind::rook, 2}},         {"grasshopper-2", {Kind::queen, 2}},
                     {"skylla", {Kind::circle, 0}}};
  for (auto const& [name, figure] : cases)
    BOOST_TEST((find_fairy_piece(name)->figure == figure), name);
}

BOOST_AUTO_TEST_CASE(betza_strings_contain_only_letters_of_the_notation) {
  constexpr std::string_view later = "xbetza ";
  for (FairyPiece const& piece : fairy_pieces()) {
    bool const xbetza = piece.betza.starts_with(later);
    BOOST_TEST(piece.betza.substr(xbetza ? later.size() : 0)
                       .find_first_not_of(xbetza ? "WFDANHGCZXYRBQKmcgpqfbs[-]"
                                                 : "WFDANHGLJRBQKmcnjgpozfblrsvh0123456789") ==
                   std::string_view::npos,
               piece.name << ' ' << piece.betza);
  }
  BOOST_TEST(find_fairy_piece("camel")->betza == "L");
  BOOST_TEST(find_fairy_piece("zebra")->betza == "J");
}

BOOST_AUTO_TEST_CASE(the_same_letters_mean_different_pieces_in_different_languages) {
  BOOST_TEST(name_of(find_fairy_piece("G", Language::english)) == "grasshopper");
  BOOST_TEST(name_of(find_fairy_piece("g", Language::french)) == "gnu");
  BOOST_TEST(name_of(find_fairy_piece("s", Language::french)) == "grasshopper");
  BOOST_TEST(name_of(find_fairy_piece("H", Language::german)) == "locust");
  BOOST_TEST(name_of(find_fairy_piece("pA", Language::german)) == "pao");
  BOOST_TEST(name_of(find_fairy_piece("", Language::german)) == "-");
  BOOST_TEST(name_of(find_fairy_piece("GG", Language::english)) == "-");
}

BOOST_AUTO_TEST_CASE(names_are_found_in_any_language_case_and_spelling) {
  for (std::string_view const name : {"grasshopper", "Grasshopper", "GRASSHOPPER", "Grashüpfer",
                                      "Grashuepfer", "GRASHÜPFER", "sauterelle", "grass-hopper"})
    BOOST_TEST(name_of(find_fairy_piece(name)) == "grasshopper", name);
  BOOST_TEST(name_of(find_fairy_piece("Non-Stop Equihopper")) == "nonstop equihopper");
  BOOST_TEST(name_of(find_fairy_piece("zebre")) == "zebra");
  BOOST_TEST(name_of(find_fairy_piece("king")) == "-");
  BOOST_TEST(name_of(find_fairy_piece("")) == "-");
}

BOOST_AUTO_TEST_CASE(typing_errors_have_a_closest_match) {
  BOOST_TEST(closest_fairy_piece("grashopper") == "grasshopper");
  BOOST_TEST(closest_fairy_piece("Nachtreter") == "Nachtreiter");
  BOOST_TEST(closest_fairy_piece("nightridder") == "nightrider");
  BOOST_TEST(closest_fairy_piece("leo") == "leo");
  BOOST_TEST(closest_fairy_piece("unicorn") == "");
  BOOST_TEST(closest_fairy_piece("") == "");
  BOOST_TEST(closest_fairy_piece(std::string(100000, 'x')) == "");
}

BOOST_AUTO_TEST_CASE(pieces_are_named_in_the_requested_language) {
  BOOST_TEST(fairy_name("Grashüpfer", Language::french) == "sauterelle");
  BOOST_TEST(fairy_name("grasshopper", Language::german) == "Grashüpfer");
  BOOST_TEST(fairy_name("my own man", Language::german) == "my own man");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::chess
