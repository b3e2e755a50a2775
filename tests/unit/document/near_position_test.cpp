#include <boost/test/unit_test.hpp>

#include "document/listing/listing_fields.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

struct Case {
  std::string line, fault, help;
};

BOOST_AUTO_TEST_CASE(a_line_with_a_position_and_more_text_is_an_error_with_a_help) {
  std::string const alone = "write `8/8/8/8/8/5K2/4R3/5k2` alone on its line";
  for (Case const& one :
       {Case{"FEN 8/8/8/8/8/5K2/4R3/5k2", "E-POSITION `FEN`", alone + ", without `FEN`"},
        {"8/8/8/8/8/5K2/4R3/5k2 (2+1)", "E-POSITION `(2+1)`",
         alone + ", and `(2+1)` on another line"},
        {"8/8/8/8/8/5K2/4R3/5k2 h#2", "E-POSITION `h#2`", alone + ", and `h#2` on another line"},
        {"[FEN \"8/8/8/8/8/5K2/4R3/5k2 w - - 0 1\"]", "E-POSITION `[FEN \"`",
         "write `8/8/8/8/8/5K2/4R3/5k2 w - - 0 1` alone on its line"},
        {"8 / 8/8/8/8/5K2/4R3/5k2", "E-POSITION ` `", "write `8/8/8/8/8/5K2/4R3/5k2`"},
        {"8/8/8/8/8/5К2/4R3/5k2", "E-CHAR `К`", "write the Latin `K`: `8/8/8/8/8/5K2/4R3/5k2`"},
        {"[Event \"Mate in 2\"]", "E-POSITION `[Event \"Mate in 2\"]`",
         "remove the lines above it, or write the game in the field `pgn`"}}) {
    auto const found = fault_of_position(one.line);
    BOOST_REQUIRE_MESSAGE(found.has_value(), one.line);
    BOOST_TEST(fault(*found, one.line) == one.fault);
    BOOST_TEST(found->hint == one.help);
  }
}

BOOST_AUTO_TEST_CASE(positions_and_words_with_slashes_are_accepted) {
  for (std::string const line :
       {"8/8/8/8/8/5K2/4R3/5k2", "8/8/8/8/8/5K2/4R3/5k2 w - - 0 1", "12/3/1950",
        "H1953, The Problemist 15/7, 1/1996", "2/3/4/5 Prize", "a/b/c/d", "and/or/not/but 2",
        "www.janko.at/Retros/d.php?ff=k1B5/8/8/8/8/8/4P3/8", "[\"Event\"]", "[Event]"})
    BOOST_TEST(!fault_of_position(line).has_value(), line);
}

BOOST_AUTO_TEST_CASE(an_invalid_position_is_the_only_error_and_points_to_its_line) {
  BOOST_TEST(Reading(block("1 - A. Composer\nh#3\n8/8/8/8/8/5K2/4R3/5k2 (2+1)\n")).faults() ==
             "E-POSITION `(2+1)`");
  BOOST_TEST(Reading(block("x\n[Event \"x\"]\n")).faults() == "E-POSITION `[Event \"x\"]`");
}

BOOST_AUTO_TEST_CASE(pieces_named_on_empty_squares_are_on_the_board_and_counted) {
  Reading const read(
      block("1 - A. Composer\nh#3 (3+2)\n8/8/8/8/8/5K2/4R3/5k2\nWhite Grasshopper a1\n"
            "b2: black Nightrider\n"));
  BOOST_TEST(read.faults() == "");
  Reading const wrong(
      block("1 - A. Composer\nh#3 (2+1)\n8/8/8/8/8/5K2/4R3/5k2\nWhite Grasshopper a1\n"));
  BOOST_TEST(wrong.faults().starts_with("E-COUNT"));
}

}  // namespace
}  // namespace dawson::document
