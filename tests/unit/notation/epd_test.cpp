#include "notation/forsyth/epd.hpp"

#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases, notation::check_warnings, notation::error_of;

namespace {

/// The outcome of operations after an empty board; columns count from the first operation, and a
/// grid is shown by its operations only.
void check_operations(std::initializer_list<notation::Case> cases) {
  constexpr std::string_view before = "8/8/8/8/8/8/8/8 w - -";
  for (auto const& [operations, expected] : cases)
    BOOST_TEST_CONTEXT("epd: " << before << operations) {
      std::string const result =
          notation::outcome("epd", std::string(before) + std::string(operations));
      std::string const shown =
          result[0] == '.' ? result.substr(result.find("ops=") + 4)
                           : std::to_string(std::stoi(result) - static_cast<int>(before.size())) +
                                 result.substr(result.find(' '));
      BOOST_TEST(shown == expected);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(epd)

BOOST_AUTO_TEST_CASE(reads_four_fields_and_operations) {
  check_cases("epd", {
                         {"4k3/8/8/8/8/8/4P3/4K3 w - -",
                          "....k...|........|........|........|........|........|....P...|....K...;"
                          " stm=w; castle=-; ep=-; ops="},
                         {"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;",
                          "....k...|........|........|........|........|........|....P...|....K...;"
                          " stm=w; castle=-; ep=-; ops=bm(e4)"},
                     });
  check_operations({
      {"", ""},
      {" dm 3;", "dm(3)"},
      {" bm e4 d4; id \"a; b\"; noop;", "bm(e4 d4),id(\"a; b\"),noop()"},
      {" id \"\";", "id(\"\")"},
      {" c0 \"H\xC3\xA4\xC3\x9Fler\"; am K\xC3\xA4;", "c0(\"H\xC3\xA4\xC3\x9Fler\"),am(K\xC3\xA4)"},
      {" a_B4567890123_5 1;", "a_B4567890123_5(1)"},
      {" pv e2e4\r", "9 E-OP"},
      {" pv e2e4;\r", "pv(e2e4)"},
  });
}

BOOST_AUTO_TEST_CASE(text_outside_the_standard_is_an_error) {
  check_cases("epd", {
                         {R"~(4k3/8/8/8/8/8/4P3/4K3 w - - id "a)~", "34 E-OP"},
                         {"4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; bm d4;", "36 E-OP"},
                         {"4k3/8/8/8/8/8/4P3/4K3 w -", "26 E-FIELD"},
                         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "29 E-OP"},
                         {"8/8/8/8/8/8/8/8", "16 E-FIELD"},
                         {"8/8/8/8/8/8/8/8 w - e4 dm 3;", "22 E-EP"},
                         {"8/8/8/8/8/8/8/8 w AHah - dm 3;", "19 E-CASTLE"},
                     });
}

BOOST_AUTO_TEST_CASE(an_operation_is_an_opcode_operands_and_a_semicolon) {
  check_operations({
      {" ", "2 E-OP"},
      {"  dm 3;", "2 E-OP"},
      {" 3;", "2 E-OP"},
      {" _x 3;", "2 E-OP"},
      {" dm 3", "6 E-OP"},
      {" dm", "4 E-OP"},
      {" dm-3;", "4 E-OP"},
      {" dm ;", "5 E-OP"},
      {" dm  3;", "5 E-OP"},
      {" dm 3 ;", "7 E-OP"},
      {" dm 3;;", "7 E-OP"},
      {" dm 3;id \"x\";", "7 E-OP"},
      {" dm 3; ", "8 E-OP"},
      {" id \"a\"b;", "8 E-OP"},
      {" id \"a", "7 E-OP"},
      {" abcdefghijklmnop 1;", "17 E-OP"},
      {" dm 3; id 1; dm 4;", "14 E-OP"},
      {" dm 3\t;", "6 E-OP"},
      {" id \"a\x01\";", "7 E-OP"},
      {" id \"a\xFF\";", "7 E-UTF8"},
      {" id a\xFF;", "6 E-UTF8"},
      {" \xC3\xA4;", "2 E-OP"},
  });
}

BOOST_AUTO_TEST_CASE(a_record_of_another_notation_is_named) {
  BOOST_TEST(error_of("epd", "8/8/8/8/8/8/8/8 w - - 0 1").hint ==
             "use the notation `fen` for a record with clocks");
}

BOOST_AUTO_TEST_CASE(empty_and_missing_operations_differ) {
  text::Diagnostics warnings;
  auto const position = notation::read_epd("8/8/8/8/8/8/8/8 w - - dm 3; id \"x\";", warnings);
  BOOST_REQUIRE(position->operations.has_value());
  BOOST_TEST(
      (*position->operations == std::vector<chess::Operation>{{"dm", "3"}, {"id", "\"x\""}}));
  BOOST_TEST(!position->halfmove.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
