// Betza notation as text: what is read, the errors of other input, what is written.
#include "semantics/betza/betza.hpp"

#include <random>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "chess/move_words.hpp"
#include "chess/movement.hpp"
#include "semantics/men_by_moves.hpp"

namespace dawson::semantics {
namespace {

/// "E-CODE column" of the error, "W-CODE column" of a warning, "ok".
std::string said_of(std::string_view text, BetzaDialect dialect = BetzaDialect::funny) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, dialect, warnings);
  if (!read) {
    BOOST_TEST(!read.error().message.empty());
    BOOST_REQUIRE(read.error().span.end <= text.size());
    return read.error().code + " " + std::to_string(read.error().span.begin + 1);
  }
  std::string said;
  for (auto const& warning : warnings)
    said += warning.code + " " + std::to_string(warning.span.begin + 1);
  return said.empty() ? "ok" : said;
}

chess::Movement movement_of(std::string_view text, BetzaDialect dialect = BetzaDialect::funny) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, dialect, warnings);
  BOOST_TEST_REQUIRE(read.ok(), text);
  return chess::movement(*read);
}

std::string written(std::string_view text) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, warnings);
  return read ? write_betza(*read) : read.error().code;
}

std::string names(chess::Movement const& movement) {
  std::string all;
  for (NamedPiece const& piece : pieces_by_moves(movement))
    all += (all.empty() ? "" : ", ") + std::string(piece.name);
  return all;
}
std::string names(std::string_view text) { return names(movement_of(text)); }

std::string words(std::string_view text) {
  text::Diagnostics warnings;
  std::string all;
  for (std::string const& phrase : chess::move_words(*read_betza(text, warnings)))
    all += (all.empty() ? "" : "; ") + phrase;
  return all;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(betza)

BOOST_AUTO_TEST_CASE(errors_have_their_code_and_their_column) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"", "E-EMPTY 1"},
                                       {"Nf", "E-NOATOM 3"},
                                       {"mc", "E-NOATOM 3"},
                                       {"fh", "E-NOATOM 3"},
                                       {"W 4", "E-ATOM 2"},
                                       {" W", "E-ATOM 1"},
                                       {"7", "E-ATOM 1"},
                                       {"f3W", "E-ATOM 2"},
                                       {"C", "E-ATOM 1"},
                                       {"KZ", "E-ATOM 2"},
                                       {"N+", "E-ATOM 2"},
                                       {"(W)", "E-ATOM 1"},
                                       {"iW", "E-MOD 1"},
                                       {"fqN", "E-MOD 2"},
                                       {"Wy", "E-MOD 2"},
                                       {"N0", "E-RANGE 2"},
                                       {"R012", "E-RANGE 2"},
                                       {"FF3", "E-RANGE 3"},
                                       {"KQQ12", "E-RANGE 4"},
                                       {"hN", "E-HALF 1"},
                                       {"fmhN", "E-HALF 3"},
                                       {"fhhN", "E-HALF 3"},
                                       {"ccW", "E-DUP 2"},
                                       {"fzfzB", "E-DUP 4"},
                                       {"jnD", "E-CONFLICT 2"},
                                       {"pfgR", "E-CONFLICT 3"},
                                       {"W99999999999", "E-LIMIT 2"},
                                       {"N\xC3\xA9", "E-ATOM 2"},
                                       {"N\xC3", "E-UTF8 2"},
                                       {std::string_view("N\0", 2), "E-ATOM 2"}})
    BOOST_TEST(said_of(text) == expected, text << ": " << said_of(text) << ", not " << expected);
}

BOOST_AUTO_TEST_CASE(parts_that_never_move_give_one_warning) {
  for (std::string_view text : {"gW", "pK", "jF", "jQ", "jzB"})
    BOOST_TEST(said_of(text) == "W-NOMOVE 1", text);
  BOOST_TEST(said_of("NgNpRgN") == "W-NOMOVE 2");
  for (std::string_view text : {"gW2", "pN2", "jD", "jDD", "gQ", "nR"})
    BOOST_TEST(said_of(text) == "ok", text);
}

BOOST_AUTO_TEST_CASE(modifiers_may_have_any_order_and_are_written_in_one_order) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"mfN", "fmN"},
                                       {"zoB3", "ozB3"},
                                       {"rlD", "sD"},
                                       {"bfD", "vD"},
                                       {"mcK", "K"},
                                       {"WW", "WW"},
                                       {"R", "R"},
                                       {"RR", "R"},
                                       {"B1", "B1"},
                                       {"W1W", "W1W"},
                                       {"RRR", "RRR"},
                                       {"cfFmfW", "fcFfmW"},
                                       {"fhNfrlRK", "fhNfsRK"},
                                       {"srlN", "srlN"},
                                       {"lrssN", "rlssN"},
                                       {"fbvvvvvN", "fbvvvvvN"},
                                       {"pcgR", "E-CONFLICT"},
                                       {"znmbcF2", "bnzF2"},
                                       {"ffhN", "ffhN"},
                                       {"fffN", "fffN"}})
    BOOST_TEST(written(text) == expected, text << ": " << written(text) << ", not " << expected);
}

BOOST_AUTO_TEST_CASE(written_movements_are_read_again_unchanged) {
  std::mt19937 random(7);
  auto const one_of = [&](std::string_view letters) { return letters[random() % letters.size()]; };
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    for (unsigned parts = 1 + random() % 4; parts > 0; --parts) {
      for (unsigned n = random() % 5; n > 0; --n) {
        text += one_of("fblrsv");
        if (random() % 6 == 0) text += 'h';
      }
      for (char const letter : {'m', 'c', 'o', 'z'})
        if (random() % 4 == 0) text += letter;
      text += one_of(" ngjp");
      if (text.back() == ' ') text.pop_back();
      text += one_of("WFDANHGLJRBQK");
      if (random() % 5 == 0) text += text.back();
      else if (random() % 4 == 0) text += std::to_string(1 + random() % 20);
    }
    text::Diagnostics warnings;
    auto const first = read_betza(text, warnings);
    BOOST_TEST_REQUIRE(first.ok(), text);
    std::string const again = write_betza(*first);
    auto const second = read_betza(again, warnings);
    BOOST_TEST_REQUIRE(second.ok(), text << " -> " << again);
    BOOST_TEST((chess::movement(*second) == chess::movement(*first)), text << " -> " << again);
    BOOST_TEST(write_betza(*second) == again, text);
  }
}

BOOST_AUTO_TEST_CASE(one_movement_can_have_many_strings) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [a, b] : {Case{"Q", "BR"},
                             {"Q", "WWFF"},
                             {"K", "FW"},
                             {"R4", "W4"},
                             {"nR", "R"},
                             {"mNcN", "N"},
                             {"RW", "R"},
                             {"W3W5", "W5"},
                             {"mW5cW5W2", "W5"},
                             {"fbW", "vW"},
                             {"gNN", "gNgNN"},
                             {"zF1", "F"},
                             {"frF", "rfF"},
                             {"KK", "Q"},
                             {"vsN", "sN"}})
    BOOST_TEST((movement_of(a) == movement_of(b)), a << " and " << b);
  for (auto const& [a, b] : {Case{"R", "R7"},
                             {"N", "nN"},
                             {"fN", "fhN"},
                             {"gQ", "pQ"},
                             {"flN", "lfN"},
                             {"W", "oW"},
                             {"zB", "B"}})
    BOOST_TEST((movement_of(a) != movement_of(b)), a << " and " << b);
}

BOOST_AUTO_TEST_CASE(every_choice_of_directions_selects_something) {
  std::string_view const letters = "fblrsv";
  for (char const atom : std::string_view("WFDANHGLJ"))
    for (char const a : letters)
      for (char const b : letters)
        for (char const* half : {"", "h"}) {
          std::string const text = {a, b};
          BOOST_TEST(!movement_of(text + half + atom).empty(), text << half << atom);
        }
}

BOOST_AUTO_TEST_CASE(forwards_is_down_the_board_for_black) {
  text::Diagnostics warnings;
  auto const pawn = read_betza("fmWfcF", warnings), turned = read_betza("bmWbcF", warnings);
  BOOST_TEST((chess::movement(*pawn, chess::Side::black) == chess::movement(*turned)));
  BOOST_TEST((chess::movement(*pawn, chess::Side::neutral) == chess::movement(*pawn)));
}

BOOST_AUTO_TEST_CASE(pieces_are_recognized_by_their_moves) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] : {Case{"NQ", "amazon"},
                                       {"gQ", "grasshopper"},
                                       {"NN", "nightrider"},
                                       {"W", "wazir"},
                                       {"cFmWfK", ""},
                                       {"fcFfmW", "pawn"},
                                       {"NB", "princess, archbishop, cardinal"},
                                       {"cpRmR", "pao, xiangqi cannon"},
                                       {"FW", "king"},
                                       {"zB", "boyscout, crooked bishop"}})
    BOOST_TEST(names(text) == expected, text << ": " << names(text));
  for (chess::FairyPiece const& piece : chess::fairy_pieces())
    if (!piece.betza.empty()) {
      text::Diagnostics warnings;
      auto const read = read_betza(piece.betza, warnings);
      BOOST_TEST_REQUIRE(read.ok(), piece.name);
      BOOST_TEST(warnings.empty(), piece.name);
      auto const found = names(chess::movement(*read));
      BOOST_TEST(found.find(piece.name) != std::string::npos, piece.name << ": " << found);
    }
}

BOOST_AUTO_TEST_CASE(names_in_three_languages_lead_to_the_moves) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [name, expected] : {Case{"Grashüpfer", "gQ"},
                                       {"noctambule", "NN"},
                                       {"Amazon", "QN"},
                                       {"tour", "R"},
                                       {"chancelier", "RN"},
                                       {"rose", "xbetza qN"},
                                       {"griffon", "xbetza FyafsF"},
                                       // In Popeye it is a bishop with the moves of a pawn.
                                       {"gryphon", ""},
                                       {"cardinal", ""},
                                       {"nobody", ""}})
    BOOST_TEST(betza_of(name) == expected, name);
}

BOOST_AUTO_TEST_CASE(moves_are_described_in_words) {
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, expected] :
       {Case{"R4", "moves and captures as a rook, up to 4 squares"},
        {"fhN", "moves and captures as a knight, anywhere forwards"},
        {"mNmN", "moves without capturing as a knight"},
        {"flcN", "captures only, as a knight, forwards with the longer side to the left"},
        {"frmF", "moves without capturing one square diagonally, forwards and to the right"},
        {"frlR", "moves and captures as a rook, forwards or sideways"},
        {"nD",
         "moves and captures by a leap of two squares straight (dabbaba), if the square between is "
         "empty"},
        {"jH",
         "moves and captures by a leap of three squares straight, if at least one piece, of either "
         "side, is on the squares between"},
        {"nN",
         "moves and captures as a knight, if the square that it passes, straight on, is empty"},
        {"nJ",
         "moves and captures as a zebra, by a leap of two squares by three, if the squares that it "
         "passes, straight on and then diagonally, are empty"},
        {"gQ",
         "moves and captures as a queen, only by hopping over the first piece in its way, of "
         "either side, to the square just after it"},
        {"bzB5",
         "moves and captures as a bishop, its first step backwards, up to 5 squares, turning by a "
         "right angle at every step, to one side and back by turns"},
        {"oW",
         "moves and captures one square straight, as if the left and the right edge of the board "
         "were joined"},
        {"WgN", "moves and captures one square straight; can never move"}})
    BOOST_TEST(words(text) == expected, text << ": " << words(text));
}

BOOST_AUTO_TEST_CASE(text_valid_in_both_dialects_is_the_same_movement) {
  auto const xbetza = BetzaDialect::xbetza;
  using Case = std::pair<std::string_view, std::string_view>;
  for (auto const& [text, same] : {Case{"C", "L"},
                                   {"ZZ", "JJ"},
                                   {"fCZ2", "fLJ2"},
                                   {"W0", "WW"},
                                   {"N0", "NN"},
                                   {"KNAD", "KNAD"},
                                   {"frlR", "frlR"},
                                   {"nN", "nN"},
                                   {"mRcpR", "mRcpR"},
                                   {"fhN", "fhN"},
                                   {"jD", "jD"},
                                   {"zB", "zB"}})
    BOOST_TEST((movement_of(text, xbetza) == movement_of(same)), text);
}

BOOST_AUTO_TEST_CASE(words_of_running_text_are_not_betza_notation) {
  for (std::string_view word : {"NN", "gQ", "R4", "fmWfcF", "X", "zF7"})
    BOOST_TEST(looks_like_betza(word), word);
  for (std::string_view word : {"", "nightrider", "4", "a", "N N", "N.", "Rook", "Nf"})
    BOOST_TEST(!looks_like_betza(word), word);
}

BOOST_AUTO_TEST_CASE(reading_of_long_strings_terminates) {
  std::string modifiers;
  for (int i = 0; i < 10000; ++i) modifiers += "fblrsv"[i % 6];
  BOOST_TEST(said_of(modifiers + "N") == "ok");
  BOOST_TEST(said_of(modifiers) == "E-NOATOM 10001");
  BOOST_TEST(said_of(std::string(10000, 'm') + "N") == "E-DUP 2");
  BOOST_TEST(said_of(std::string(10000, 'N')) == "ok");
  BOOST_TEST(said_of("W" + std::string(10000, '9')) == "E-LIMIT 2");
  std::string idle;
  for (int i = 0; i < 5000; ++i) idle += "gN";
  BOOST_TEST(said_of(idle) == "W-NOMOVE 1");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace dawson::semantics
