// XBoard's dialect: what is read, the errors of other input, what is written, and the reachable
// squares, each case worked out by hand.
#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "chess/move_words.hpp"
#include "chess/targets.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/men_by_moves.hpp"
#include "semantics/move_setup.hpp"
#include "text/limits.hpp"
#include "unit/semantics/move_arena.hpp"

namespace dawson::semantics {
namespace {

using chess::Content;
using chess::Square;

/// "E-CODE column" of the error, "W-CODE column" of warnings, "ok".
std::string said_of(std::string_view text) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, BetzaDialect::xbetza, warnings);
  if (!read) {
    BOOST_TEST(!read.error().message.empty());
    BOOST_TEST(!read.error().hint.empty());
    BOOST_REQUIRE(read.error().span.end <= text.size());
    return read.error().code + " " + std::to_string(read.error().span.begin + 1);
  }
  std::string said;
  for (auto const& warning : warnings)
    said +=
        (said.empty() ? "" : ", ") + warning.code + " " + std::to_string(warning.span.begin + 1);
  return said.empty() ? "ok" : said;
}

chess::Betza piece_of(std::string_view text) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, BetzaDialect::xbetza, warnings);
  BOOST_TEST_REQUIRE(read.ok(), text);
  return *read;
}

std::string written(std::string_view text) { return write_betza(piece_of(text)); }

std::string words(std::string_view text) {
  std::string all;
  for (std::string const& phrase : chess::move_words(piece_of(text)))
    all += (all.empty() ? "" : "; ") + phrase;
  return all;
}

std::string names(std::string_view text) {
  std::string all;
  for (NamedPiece const& piece : pieces_by_moves(chess::movement(piece_of(text))))
    all += (all.empty() ? "" : ", ") + std::string(piece.name);
  return all;
}

struct Where {
  int files = 7, ranks = 7;
  Square from{3, 3};
  std::string_view occupied = "";
};

chess::Targets found(std::string_view text, Where const& where) {
  return chess::targets(chess::movement(piece_of(text)),
                        arena_of({where.files, where.ranks, where.from, where.occupied}),
                        where.from);
}

std::string offset(Square square, Square from) {
  return std::to_string(square.file - from.file) + "," + std::to_string(square.rank - from.rank);
}

std::string shown(std::vector<Square> const& squares, Square from) {
  std::string out;
  for (Square const square : squares) out += (out.empty() ? "" : " ") + offset(square, from);
  return out;
}

/// One set of a piece, by the name used in lists.
std::string set_of(std::string_view text, std::string_view kind, Where const& where) {
  chess::Targets const all = found(text, where);
  if (kind == "pass") return all.pass ? "yes" : "no";
  if (kind == "locust") {
    std::string out;
    for (auto const& one : all.on_the_way)
      out += (out.empty() ? "" : " ") + offset(one.taken, where.from) + ">" +
             offset(one.end, where.from);
    return out;
  }
  return shown(kind == "move"      ? all.moves
               : kind == "capture" ? all.captures
               : kind == "initial" ? all.first_move
               : kind == "ep"      ? all.passant
               : kind == "castle"  ? all.castling
                                   : all.own,
               where.from);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(xbetza)

BOOST_AUTO_TEST_CASE(errors_have_their_code_and_their_column) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"", "E-EMPTY 1"},
                                       {"Wf", "E-NOATOM 3"},
                                       {"4W", "E-ATOM 1"},
                                       {"WE", "E-ATOM 2"},
                                       {"GY", "E-ATOM 2"},
                                       {"WXX", "E-ATOM 3"},
                                       {"m[W?B]", "E-ATOM 2"},
                                       {"[W?B]3", "E-ATOM 6"},
                                       {"Ws", "E-NOATOM 3"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text));
  for (auto const& [text, expected] : {Case{"KL", "E-DIALECT 2"},
                                       {"J", "E-DIALECT 1"},
                                       {"mxQ", "E-DIALECT 2"},
                                       {"kW", "E-DIALECT 1"},
                                       {"wK", "E-DIALECT 1"},
                                       {"K@", "E-DIALECT 2"},
                                       {"~K", "E-DIALECT 1"},
                                       {"f{W}", "E-DIALECT 2"},
                                       {"(W)", "E-DIALECT 1"},
                                       {"MI", "E-DIALECT 1"},
                                       {"NI", "E-DIALECT 2"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text));
  for (auto const& [text, expected] :
       {Case{"R012", "E-RANGE 2"},  {"CC3", "E-RANGE 3"},       {"KO", "E-RANGE 3"},
        {"O0", "E-RANGE 2"},        {"U1", "E-RANGE 2"},        {"W99999999999", "E-LIMIT 2"},
        {"hW", "E-HALF 1"},         {"fhD", "E-HALF 2"},        {"hlK", "E-HALF 1"},
        {"WaahrW", "E-HALF 4"},     {"ccW", "E-DUP 2"},         {"iiiW", "E-DUP 3"},
        {"ifiW", "E-DUP 3"},        {"fWaiiW", "E-DUP 5"},      {"jjN", "E-DUP 2"},
        {"jjWX", "E-DUP 2"},        {"jmjR", "E-DUP 3"},        {"mjnD", "E-CONFLICT 3"},
        {"pgR", "E-CONFLICT 2"},    {"pyafR", "E-CONFLICT 2"},  {"gyafR", "E-CONFLICT 2"},
        {"zqN", "E-CONFLICT 2"},    {"umR", "E-CONFLICT 2"},    {"WmuR", "E-CONFLICT 3"},
        {"umafcW", "E-CONFLICT 2"}, {"paufmW", "E-CONFLICT 5"}, {"[F-umF]", "E-CONFLICT 5"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text));
  for (auto const& [text, expected] : {Case{"WaC", "E-LEG 3"},
                                       {"aU", "E-LEG 2"},
                                       {"mafWX", "E-LEG 4"},
                                       {"yR", "E-LEG 1"},
                                       {"mafyR", "E-LEG 4"},
                                       {"eafW", "E-LEG 1"},
                                       {"zafW", "E-LEG 1"},
                                       {"afqW", "E-LEG 3"},
                                       {"[WB]", "E-LEG 3"},
                                       {"W[B]", "E-LEG 4"},
                                       {"[W?fN]", "E-LEG 4"},
                                       {"[W?U]", "E-LEG 4"},
                                       {"[WaW?B]", "E-LEG 3"},
                                       {"[yW-B]", "E-LEG 2"},
                                       {"[gR-B]", "E-LEG 2"},
                                       {"[W?B", "E-UNCLOSED 5"},
                                       {"[W?", "E-UNCLOSED 4"},
                                       {"[f", "E-UNCLOSED 3"},
                                       {"[", "E-UNCLOSED 2"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text));
}

BOOST_AUTO_TEST_CASE(valid_but_unusual_movements_give_a_warning) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"jK", "W-NOMOVE 1"},
                                       {"NjjW2", "W-NOMOVE 2"},
                                       {"jjW3", "ok"},
                                       {"[W-jK]", "W-NOMOVE 1"},
                                       {"uK", "ok"},
                                       {"umcR", "ok"},
                                       {"umdR", "ok"},
                                       {"[W-fWX]", "ok"},
                                       {"[W-fAY]", "ok"},
                                       {"[W-fGX]", "E-LEG 4"},
                                       {"[W-fFX]", "E-LEG 4"},
                                       {"[W-fWY]", "E-LEG 4"},
                                       {"fO2", "W-NODIR 1"},
                                       {"KbU", "W-NODIR 2"},
                                       {"lO2", "ok"},
                                       {"mfW", "W-ORDER 2"},
                                       {"fecF", "W-ORDER 3"},
                                       {"fiW", "W-ORDER 2"},
                                       {"ifmnDcmW", "W-ORDER 7"},
                                       {"mRafmiR", "ok"},
                                       {"mfWmfF", "W-ORDER 2"},
                                       {"fmWfceFifmnD", "ok"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text));
}

BOOST_AUTO_TEST_CASE(modifiers_are_written_in_xboards_order) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"mfFcfeW", "fmFfceW"},
                                       {"C0", "CC"},
                                       {"FX0", "FX0"},
                                       {"mcK", "K"},
                                       {"mcdK", "mcdK"},
                                       {"nmfiiD", "iifmnD"},
                                       {"jjR4", "jjR4"},
                                       {"oqN", "oqN"},
                                       {"qN1", "qN1"},
                                       {"qNqN", "qNqN"},
                                       {"qNN", "qN"},
                                       {"qWWW", "qWWW"},
                                       {"jsO3", "sjO3"},
                                       {"UU", "UU"},
                                       {"mhrfN", "hrfmN"},
                                       {"mafmiR", "aifmR"},
                                       {"FyafsF", "FyafsF"},
                                       {"pmafR", "mpafR"},
                                       {"[mcF?R]", "[F?R]"},
                                       {"[mF-R]", "[F-R]"},
                                       {"W[cF-fmF]W", "W[cF-fmF]W"}})
    BOOST_TEST(written(text) == expected, text << ": " << written(text));
}

BOOST_AUTO_TEST_CASE(written_movements_are_read_again_unchanged) {
  std::mt19937 random(11);
  auto const one_of = [&](std::string_view letters) { return letters[random() % letters.size()]; };
  int pieces = 0;
  for (int i = 0; i < 20000; ++i) {
    std::string text;
    auto const leg = [&] {
      for (unsigned n = random() % 4; n > 0; --n) text += one_of("fblrsvfblrsvh");
      for (unsigned n = random() % 3; n > 0; --n) text += one_of("imcdetpgoynjuzq");
    };
    auto const capital = [&] {
      text += one_of("WFDANHGCZRBQKWFKRBQUO");
      if (random() % 6 == 0) text += one_of("XY");
      if (random() % 5 == 0) text += text.back();
      else if (random() % 3 == 0) text += std::to_string(random() % 9);
    };
    for (unsigned parts = 1 + random() % 3; parts > 0; --parts) {
      bool const brackets = random() % 4 == 0;
      if (brackets) text += '[';
      leg();
      if (brackets) capital();
      for (unsigned legs = random() % 3; legs > 0; --legs) {
        text += brackets ? one_of("?-") : 'a';
        leg();
        if (brackets) capital();
      }
      if (brackets) text += ']';
      else capital();
    }
    text::Diagnostics warnings;
    auto const first = read_betza(text, BetzaDialect::xbetza, warnings);
    if (!first) continue;
    ++pieces;
    std::string const again = write_betza(*first);
    text::Diagnostics of_written;
    auto const second = read_betza(again, BetzaDialect::xbetza, of_written);
    BOOST_TEST_REQUIRE(second.ok(), text << " -> " << again);
    BOOST_TEST((*second == *first), text << " -> " << again);
    BOOST_TEST(write_betza(*second) == again, text);
    bool const ordered =
        std::ranges::none_of(of_written, [](auto const& w) { return w.code == "W-ORDER"; });
    BOOST_TEST(ordered, again);
  }
  BOOST_TEST(pieces > 2000, pieces);
}

BOOST_AUTO_TEST_CASE(pieces_reach_the_squares_of_xboard) {
  struct Case {
    std::string_view text, kind, expected;
    Where where{};
  };
  for (Case const& one :
       std::vector<Case>{// Directions.
                         {"bK", "move", "0,-1"},
                         {"blK", "move", "-1,-1"},
                         {"vsK", "move", "-1,-1 -1,1 1,-1 1,1"},
                         {"lfrK", "move", "-1,1 1,0"},
                         {"hlN", "move", "-2,-1 -1,2 1,-2 2,1"},
                         {"rlN", "move", "-2,-1 -2,1 2,-1 2,1"},
                         {"flrN", "move", "-2,1 2,-1 2,1"},
                         // Steps.
                         {"DY", "move", "-4,-2 -4,2 -2,-4 -2,4 2,-4 2,4 4,-2 4,2", {9, 9, {4, 4}}},
                         {"lWX", "move", "-4,0", {9, 9, {4, 4}}},
                         {"U", "move", "-1,0 -1,1 0,1 1,0 1,1", {3, 2, {1, 0}}},
                         // Occupied squares on the way.
                         {"fnZ", "move", "-2,3", {7, 7, {3, 3}, "1,1:e 0,1:f"}},
                         {"fjZ", "move", "2,3", {7, 7, {3, 3}, "1,1:e"}},
                         {"fjR", "move", "0,2", {7, 7, {3, 3}, "0,1:f 0,3:f"}},
                         {"fjR", "capture", "0,2 0,3", {7, 7, {3, 3}, "0,1:f 0,3:e"}},
                         {"fnG", "move", "-3,3 3,3", {7, 7, {3, 3}, "2,2:f"}},
                         // Pieces of the own side.
                         {"dK", "own", "1,1", {7, 7, {3, 3}, "1,1:f 0,1:e 2,2:f"}},
                         {"dK", "capture", "", {7, 7, {3, 3}, "1,1:f 0,1:e"}},
                         {"mgdR", "own", "0,2", {7, 7, {3, 3}, "0,1:e 0,2:f 1,0:f"}},
                         // Once in a game.
                         {"WifmD", "initial", "0,2"},
                         {"RifmW3", "initial", ""},
                         {"ifcF", "initial", "-1,1 1,1"},
                         {"ifcF", "capture", ""},
                         {"feF", "ep", "-1,1", {7, 7, {3, 3}, "1,1:e"}},
                         {"feF", "capture", ""},
                         {"O2", "castle", "-2,0 2,0", {8, 1, {4, 0}, "-4,0:f 3,0:f"}},
                         {"rO2", "castle", "2,0", {8, 1, {4, 0}, "-4,0:f 3,0:f"}},
                         {"O2", "castle", "-2,0", {8, 1, {4, 0}, "-4,0:f 3,0:e"}},
                         {"O3", "castle", "-3,0", {8, 1, {4, 0}, "-4,0:f 3,0:f"}},
                         {"jO2", "castle", "-2,0", {8, 1, {4, 0}, "-3,0:f 3,0:f"}},
                         {"jO2", "castle", "-2,0", {8, 1, {4, 0}, "-3,0:f -4,0:e"}},
                         // Circles and crooked paths.
                         {"qW3", "move", "-1,-1 -1,0 -1,1 0,-1 0,1 1,-1 1,0 1,1", {3, 3, {1, 1}}},
                         {"fqN2", "move", "-3,3 -1,2 1,2 3,3"},
                         // Chains.
                         {"mafW", "move", "-2,0 0,-2 0,2 2,0"},
                         {"mafW", "move", "-2,0 0,-2 2,0", {7, 7, {3, 3}, "0,1:e"}},
                         {"fmafsW", "move", "-1,2 1,2"},
                         {"fmabrK", "move", "1,0"},
                         {"fpafW", "move", "0,2", {7, 7, {3, 3}, "0,1:e"}},
                         {"fptafW", "move", "", {7, 7, {3, 3}, "0,1:e"}},
                         {"fgafR", "capture", "0,3", {7, 7, {3, 3}, "0,2:f 0,3:e"}},
                         {"fmyafW", "move", "0,2 0,3"},
                         {"fmaifmR", "move", "0,2"},
                         {"fmabW", "pass", "yes"},
                         {"fmafW", "pass", "no"},
                         {"fcafmW", "locust", "0,1>0,2"},
                         {"fcafmW", "locust", "", {7, 7, {3, 3}, "0,2:f"}},
                         {"fcafmW", "move", ""},
                         {"fdafmW", "locust", "0,1>0,2", {7, 7, {3, 3}, "0,1:f"}},
                         {"fcafcafmW", "locust", ""},
                         {"fcafcafmW", "locust", "", {7, 7, {3, 3}, "0,1:e 0,2:e"}},
                         {"fcabW", "locust", "0,1>0,0"},
                         {"ifmafW", "initial", "0,2"},
                         {"fcabW", "pass", "no", {7, 7, {3, 3}, "0,1:e"}},
                         {"[fcW-fW-bW]", "locust", "0,1>0,1"},
                         {"fgtafR", "move", "", {7, 7, {3, 3}, "0,2:e"}},
                         {"fgtafR", "move", "0,3", {7, 7, {3, 3}, "0,2:f"}},
                         {"fmafgR", "move", "0,4", {7, 9, {3, 0}, "0,3:e"}},
                         {"fmaifmR", "move", "0,2", {7, 9, {3, 0}, "0,3:e"}},
                         {"[fR-fW-ifR]", "move", "0,3 0,5 0,7", {7, 9, {3, 0}}},
                         {"[fR-ifjW]", "move", "0,4 0,6 0,8", {7, 9, {3, 0}}},
                         {"[fdW?fW]", "locust", "", {7, 7, {3, 3}, "0,1:f"}},
                         // Around a cylinder.
                         {"lomaofW", "move", "2,0", {4, 1, {0, 0}}},
                         {"romaofR", "move", "1,0 2,0 3,0", {4, 1, {0, 0}}},
                         {"romaofR", "capture", "2,0 3,0", {4, 1, {0, 0}}},
                         // An enemy that is jumped over can be captured on the way back.
                         {"[fjD-bW]", "capture", "0,1"},
                         // The assumed enemy at the end does not block earlier legs.
                         {"fpabR", "move", "0,-3 0,-2 0,-1 0,1", {7, 7, {3, 3}, "0,2:e"}},
                         {"fpabR", "capture", "0,-3 0,-2 0,-1", {7, 7, {3, 3}, "0,2:e"}},
                         // Brackets.
                         {"[fW?F]", "move", "-1,2 0,1 1,2"},
                         {"[fW-F]", "move", "-1,2 1,2"},
                         {"[fW?F]", "move", "", {7, 7, {3, 3}, "0,1:f"}},
                         {"[ffN?B]", "move", "-2,3 -1,2 1,2 2,3"},
                         {"[fW-N]", "move", "-1,3 1,3"},
                         {"[lN-lW]", "move", "-2,-2 -2,0"},
                         {"[fW-fWX]", "move", "0,5", {9, 9, {4, 0}}},
                         {"[fW-fF]", "move", "0,2"}})
    BOOST_TEST(set_of(one.text, one.kind, one.where) == one.expected,
               one.text << " " << one.kind << ": " << set_of(one.text, one.kind, one.where));
}

BOOST_AUTO_TEST_CASE(brackets_and_chains_have_the_same_meaning) {
  for (auto const& [a, b] : {std::pair<std::string_view, std::string_view>{"[F?R]", "FyafsF"},
                             {"[W?B]", "WyafsW"},
                             {"[cF-fmF]", "cafmF"},
                             {"[mcW-fW]", "mcafW"}})
    for (std::string_view const occupied : {"", "1,1:e 0,1:f 1,0:e", "2,2:e -1,1:f 0,2:e"})
      BOOST_TEST((found(a, {9, 9, {4, 4}, occupied}) == found(b, {9, 9, {4, 4}, occupied})),
                 a << " and " << b);
}

BOOST_AUTO_TEST_CASE(aspects_of_a_movement_are_reported) {
  auto const asked = [](std::string_view text) {
    return chess::aspects(chess::movement(piece_of(text)));
  };
  BOOST_TEST(asked("ifW").first_move);
  BOOST_TEST(!asked("iO2").first_move);
  BOOST_TEST(asked("feF").passant);
  BOOST_TEST(asked("fdafmW").on_the_way);
  BOOST_TEST(asked("maftW").spares_kings);
  BOOST_TEST(!asked("fptafW").spares_kings);
}

BOOST_AUTO_TEST_CASE(a_lame_leg_does_not_pass_over_a_hole) {
  chess::Occupancy arena(1, 5);
  arena.put({0, 2}, Content::hole);
  BOOST_TEST(chess::targets(chess::movement(piece_of("[fW-fnD]")), arena, {0, 0}).moves.empty());
  BOOST_TEST(shown(chess::targets(chess::movement(piece_of("[fW-fD]")), arena, {0, 0}).moves,
                   {0, 0}) == "0,3");
}

BOOST_AUTO_TEST_CASE(the_start_square_is_empty_for_later_legs) {
  chess::Occupancy arena(1, 4);
  arena.put({0, 1}, Content::friendly);
  auto const targets = chess::targets(chess::movement(piece_of("[fW-bR]")), arena, {0, 1});
  BOOST_TEST(shown(targets.moves, {0, 1}) == "0,-1");
  BOOST_TEST(targets.pass);
}

BOOST_AUTO_TEST_CASE(right_is_the_same_side_of_the_board_for_black) {
  auto const targets = chess::targets(chess::movement(piece_of("fmarW"), chess::Side::black),
                                      chess::Occupancy(7, 7), {3, 3});
  BOOST_TEST(shown(targets.moves, {3, 3}) == "1,-1");
}

BOOST_AUTO_TEST_CASE(pieces_are_recognized_by_the_squares_they_reach) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"C", "camel"},
                                       {"Z", "zebra"},
                                       {"nN", "mao, xiangqi horse"},
                                       {"[pQ-sK]", "eagle"},
                                       {"CFX", "zebu"},
                                       {"HY", "2:5-leaper"},
                                       {"[F?R]", "griffon, gryphon"},
                                       {"FyafsF", "griffon, gryphon"},
                                       {"WyafsW", "manticore"},
                                       {"qN0", "rose"},
                                       {"mafsmafW", "janggi elephant"},
                                       {"nZ", ""},
                                       {"fmWfceFifmnD", "pawn"},
                                       {"fmWfcF", "pawn"},
                                       {"KsO2", "king"},
                                       {"FX", "giraffe"},
                                       {"ucR", ""},
                                       {"mabW", ""}})
    BOOST_TEST(names(text) == expected, text << ": " << names(text));
}

BOOST_AUTO_TEST_CASE(moves_are_described_in_words) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] :
       {Case{"C", "moves and captures as a camel, by a leap of one square by three"},
        {"FX", "moves and captures by a leap of one square by four"},
        {"[F?R]",
         "moves and captures one square diagonally, or goes there without capturing and then moves "
         "and captures as a rook, outwards"},
        {"yafsF",
         "goes one square diagonally to an empty square, then moves and captures at 45 degrees to "
         "either side, as far as it can"},
        {"mgafR",
         "goes as a rook to an empty square or onto the first piece, which stays, then moves and "
         "captures straight on, as far as it can, or one step from a piece that stays"},
        {"myafW",
         "goes one square straight to an empty square, then moves and captures one square straight "
         "on, or as far as it can"},
        {"cyafW",
         "goes one square straight to an empty square or to an enemy, which it captures, then "
         "moves "
         "and captures one square straight on, or as far as it can from an empty square"},
        {"[iF?R]",
         "only as its first move: moves and captures one square diagonally, or goes there without "
         "capturing and then moves and captures as a rook, outwards"},
        {"iimafW",
         "only from the rank in front of the one where it started: goes one square straight to "
         "an empty square, then moves and captures one square straight on"},
        {"maifmR",
         "goes as a rook to an empty square, then moves without capturing straight on, exactly as "
         "far as before"},
        {"mafsmafW",
         "goes one square straight to an empty square, then goes one square at 45 degrees to "
         "either "
         "side to an empty square, then moves and captures one square straight on"},
        {"fcafmF",
         "goes one square diagonally, forwards, to an enemy, which it captures, then moves without "
         "capturing one square straight on"},
        {"aK",
         "goes as a king to an empty square, then moves and captures one square in any direction "
         "but straight back"},
        {"ifmnD",
         "moves without capturing by a leap of two squares straight (dabbaba), forwards, if the "
         "square between is empty, only as its first move"},
        {"fceF", "captures only, and en passant, one square diagonally, forwards"},
        {"dR", "captures its own pieces only, as a rook"},
        {"ucR", "captures only, as a rook, changing places with the piece that it captures"},
        {"jlO3",
         "castles: goes three squares to the left towards a piece of its own one square from the "
         "end "
         "of the rank, if neither has moved and no piece is between"},
        {"jR", "moves and captures as a rook, skipping the first square, occupied or not"},
        {"tU", "moves and captures to any square, but captures no king"},
        {"frK", "moves and captures as a king, diagonally forwards and to the right"},
        {"fK", "moves and captures as a king, straight forwards"}})
    BOOST_TEST(words(text) == expected, text << ": " << words(text));
}

BOOST_AUTO_TEST_CASE(the_dialect_may_precede_the_piece) {
  text::Diagnostics warnings;
  auto const read = read_betza("xbetza  mfC", warnings);
  BOOST_TEST_REQUIRE(read.ok());
  BOOST_TEST((*read == piece_of("mfC")));
  BOOST_TEST(read->front().where.begin == 8U);
  BOOST_TEST_REQUIRE(warnings.size() == 1U);
  BOOST_TEST(warnings[0].span.begin == 9U);
  BOOST_TEST(read_betza("xbetza L", warnings).error().span.begin == 7U);
  BOOST_TEST(read_betza("betza L", warnings).ok());
  BOOST_TEST(read_betza("L", warnings).ok());
  BOOST_TEST(read_betza("xbetza", warnings).error().code == "E-MOD");
  BOOST_TEST(without_dialect("xbetza FyafsF") == "FyafsF");
  BOOST_TEST(without_dialect("FyafsF") == "FyafsF");
  BOOST_TEST(looks_like_betza("xbetza [F?R]"));
  BOOST_TEST(!looks_like_betza("[F?R]"));
}

BOOST_AUTO_TEST_CASE(chains_need_a_bounded_number_of_steps) {
  std::string chain;
  for (int i = 0; i < 11; ++i) chain += 'a';
  BOOST_TEST(said_of(chain + "K") == "ok");
  BOOST_TEST(said_of(chain + "aK") == "E-LIMIT 12");
  std::string legs = "[W";
  for (int i = 0; i < 11; ++i) legs += "-K";
  BOOST_TEST(said_of(legs + "]") == "ok");
  BOOST_TEST(said_of(legs + "-K]") == "E-LIMIT 25");
  // These have an unlimited number of paths, but a limited number of states.
  text::Limits const limits;
  text::WorkBudget const budget(limits);
  BOOST_TEST(found(chain.substr(0, 5) + "Q", {8, 8, {4, 3}}).moves.size() == 63U);
  BOOST_TEST(found("RaR", {15, 15, {7, 7}}).captures.size() == 224U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace dawson::semantics
