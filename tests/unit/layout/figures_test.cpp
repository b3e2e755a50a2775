#include "layout/figures.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <string_view>
#include <utility>

using namespace dawson;
using chess::Kind;
using chess::Piece;
using chess::Side;

namespace {

std::string code(Piece const& piece) {
  auto const figure = layout::figure_of(piece);
  return figure ? figure->drawn->code : "";
}

std::string code_of_name(std::string_view name) {
  return code(Piece{Kind::named, Side::white, 0, std::string(name)});
}

}  // namespace

BOOST_AUTO_TEST_SUITE(figures)

BOOST_AUTO_TEST_CASE(names_of_knight_compounds_have_their_symbols) {
  for (std::string_view const name : {"amazon", "knightqueen"})
    BOOST_TEST(code_of_name(name) == "KnightQueen", name);
  for (std::string_view const name : {"empress", "knightrook"})
    BOOST_TEST(code_of_name(name) == "KnightRook", name);
  for (std::string_view const name : {"princess", "knightbishop"})
    BOOST_TEST(code_of_name(name) == "KnightBishop", name);
}

BOOST_AUTO_TEST_CASE(archbishop_and_chancellor_have_their_own_symbols) {
  BOOST_TEST(code(Piece{Kind::archbishop, Side::white, 0, {}}) == "Archbishop");
  BOOST_TEST(code(Piece{Kind::chancellor, Side::white, 0, {}}) == "Chancellor");
  BOOST_TEST(code_of_name("archbishop") == "Archbishop");
  BOOST_TEST(code_of_name("cardinal") == "Archbishop");
  BOOST_TEST(code_of_name("marshall") == "Chancellor");
}

BOOST_AUTO_TEST_CASE(marine_and_other_pieces_have_their_own_symbols) {
  for (auto const& [name, figure] : {std::pair("sirene", "Siren"),
                                     {"siren", "Siren"},
                                     {"nereide", "Nereid"},
                                     {"triton", "Triton"},
                                     {"rose", "Rose"},
                                     {"rose lion", "Rose"},
                                     {"roselion", "Rose"},
                                     {"english equihopper", "Equihopper"},
                                     {"skylla", "KnightQueen"},
                                     {"orphan", "Orphan"},
                                     {"alfil", "Elephant"},
                                     {"imitator", "Imitator"}})
    BOOST_TEST(code_of_name(name) == figure, name);
}

BOOST_AUTO_TEST_CASE(unknown_names_have_no_symbol) {
  for (std::string_view const name : {"knightpawn", "nobody", ""})
    BOOST_TEST(code_of_name(name) == "", name);
}

BOOST_AUTO_TEST_SUITE_END()
