// The board string of YACPDB and Olive.
#include <boost/test/unit_test.hpp>

#include "cases.hpp"

using namespace dawson;
using notation::check_cases;
using notation::check_warnings;

namespace {

std::string const rest = "/8/8/8/8/8/8/8";

// The first row and the frames.
std::string first(std::string const& row) {
  std::string const all = notation::outcome("yacpdb", row + rest);
  std::size_t const frames = all.find("; frames=");
  std::string const found = frames == all.npos ? "" : all.substr(frames);
  return all.substr(0, all.find('|')) + found;
}

std::string written(std::string_view text, std::string_view from = "yacpdb") {
  text::Diagnostics warnings;
  auto const position = notation::find_notation(from)->read(text, warnings);
  BOOST_REQUIRE(position.ok());
  auto const result = notation::find_notation("yacpdb")->write(*position);
  return result.ok() ? result.text : refusal("yacpdb", result);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(yacpdb)

BOOST_AUTO_TEST_CASE(letters_are_symbols) {
  BOOST_TEST(first("kQrB1sNp") == "kQrB.nNp");
  BOOST_TEST(first("eAoFwDx1") == "[b:equihopper][w:amazon]c[w:rose]wDx.");
}

BOOST_AUTO_TEST_CASE(brackets_contain_rotations_neutral_pieces_and_frames) {
  BOOST_TEST(first("(q2)(!Q)(!s3)5") == "[b:q@180][n:q][n:n@270].....");
  BOOST_TEST(first("(k)7") == "k.......");
  BOOST_TEST(first("(B)(b2)(BB)(B!b)4") == "B[b:b@180]B[n:b]....; frames=c8 d8");
  BOOST_TEST(first("1(Bk1)6") == ".[b:k@90]......; frames=b8");
}

BOOST_AUTO_TEST_CASE(symbols_rotate_as_far_as_they_can) {
  check_warnings("yacpdb", {{"(e1)7" + rest, ""},
                            {"(e2)7" + rest, "W-ROT 2"},
                            {"(e3)7" + rest, "W-ROT 3"},
                            {"(o1)7" + rest, "W-ROT 1"},
                            {"(q3)7" + rest, ""}});
  BOOST_TEST(first("(e2)(e3)(a1)5") == "[b:equihopper][b:equihopper@90][b:amazon].....");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  BOOST_TEST(first("()8") == "2 E-NAME");
  BOOST_TEST(first("(z)7") == "2 E-NAME");
  BOOST_TEST(first("(!)7") == "3 E-NAME");
  BOOST_TEST(first("(q0)7") == "3 E-NAME");
  BOOST_TEST(first("(q4)7") == "3 E-ROT");
  BOOST_TEST(first("(q8)7") == "3 E-NAME");
  BOOST_TEST(first("(q12)7") == "4 E-NAME");
  BOOST_TEST(first("(bk)7") == "3 E-NAME");
  BOOST_TEST(first("(k!)7") == "3 E-NAME");
  BOOST_TEST(first("q)7") == "2 E-CHAR");
  BOOST_TEST(first("9") == "1 E-CHAR");
  BOOST_TEST(first("35") == "2 E-ADJ");
  BOOST_TEST(first("8k") == "2 E-WIDTH");
  BOOST_TEST(first("k6") == "3 E-WIDTH");
  BOOST_TEST(first("") == "1 E-EMPTYROW");
  check_cases("yacpdb", {{"k7/8/8/8/8/8/8/(q", "18 E-UNCLOSED"},
                         {"k7/8/8", "7 E-ROWS"},
                         {"k7" + rest + "/8", "17 E-ROWS"},
                         {"k7" + rest + " w", "17 E-CHAR"}});
}

BOOST_AUTO_TEST_CASE(addresses_are_read_as_the_string_they_contain) {
  std::string const grid = notation::outcome("yacpdb", "(q2)7" + rest);
  check_cases("yacpdb", {{"https://www.yacpdb.org/xfen/?(q2)7" + rest, grid},
                         {"http://yacpdb.org/xfen/?%28q2%297" + rest + "#a", grid},
                         {"https://www.yacpdb.org/xfen/?9", "30 E-CHAR"},
                         {"https://www.yacpdb.org/xfen/", "29 E-URL"}});
}

BOOST_AUTO_TEST_CASE(brackets_are_written_only_where_required) {
  for (std::string const row : {"kqrbspKQ", "(q2)7", "(!s)(!e1)6", "(BB)(Bb2)(B!p1)5", "eaofwdx1"})
    BOOST_TEST(written(row + rest) == row + rest);
  BOOST_TEST(written("(k)(!Q)N5" + rest) == "k(!q)S5" + rest);
}

BOOST_AUTO_TEST_CASE(pieces_without_a_symbol_are_refused) {
  BOOST_TEST(written("k8/9/9/9/9/9/9/9", "ffen") ==
             "yacpdb cannot represent a board that is not 8x8");
  BOOST_TEST(written("(elk)7" + rest, "ffen") == "yacpdb cannot represent 1 piece known by name");
  BOOST_TEST(written("(kNE)7" + rest, "ffen") ==
             "yacpdb cannot represent 1 piece rotated diagonally");
  BOOST_TEST(written("*7" + rest, "fsf") == "yacpdb cannot represent 1 wall");
  BOOST_TEST(written("q~7" + rest, "fsf") == "yacpdb cannot represent 1 piece that was a pawn");
  BOOST_TEST(written("k7" + rest + "[Q]", "fsf") == "yacpdb cannot represent 1 piece in hand");
}

BOOST_AUTO_TEST_SUITE_END()
