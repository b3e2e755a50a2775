#include <boost/test/unit_test.hpp>

#include "notation/notations.hpp"
#include "replay_rules/game/game_replay.hpp"

using namespace dawson;

namespace {

replay_rules::GameState state_of(std::string const& fen) {
  if (fen.empty()) return replay_rules::GameState::array();
  text::Diagnostics ignored;
  auto const position = notation::find_notation("xfen")->read(fen, ignored);
  BOOST_REQUIRE(position.ok());
  auto const state = replay_rules::GameState::of(*position);
  BOOST_REQUIRE(state.has_value());
  return *state;
}

// Returns canonical movetext, then the codes of the findings.
std::string played(std::string const& movetext, std::string const& fen = "") {
  auto const game = notation::pgn::read_movetext(movetext);
  text::Diagnostics findings;
  auto const moves = replay_rules::play_game(game, state_of(fen), findings);
  std::string out = replay_rules::movetext(game, moves);
  for (text::Diagnostic const& finding : findings) out += " " + finding.code;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(games)

BOOST_AUTO_TEST_CASE(half_moves_are_written_in_san) {
  BOOST_TEST(played("1 e2-e4 e5 2.Ng1f3 Nb8-c6 3.Bf1:b5 a6 4 Bxc6 dc6 5.0-0") ==
             "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Bxc6 dxc6 5.O-O");
  BOOST_TEST(played("f2f3 e7e5 g2g4 d8h4") == "1.f3 e5 2.g4 Qh4#");
  BOOST_TEST(played("1.e8Q", "k7/4P3/8/8/8/8/8/K7 w - - 0 1") == "1.e8=Q+");
}

BOOST_AUTO_TEST_CASE(departure_squares_distinguish_legal_moves_alone) {
  BOOST_TEST(played("1.Nd2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1") == "1.Nd2 W-AMBIG");
  BOOST_TEST(played("1.Nbd2", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1") == "1.Nbd2");
  BOOST_TEST(played("1.R1a3", "4k3/R7/8/8/8/8/8/R3K3 w - - 0 1") == "1.R1a3");
  BOOST_TEST(played("1.Qa1b2", "8/4k3/8/8/8/8/Q7/Q1Q1K3 w - - 0 1") == "1.Qa1b2");
  BOOST_TEST(played("1.Ne2", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1") == "1.Ne2");
}

BOOST_AUTO_TEST_CASE(half_moves_that_cannot_be_made_are_reported_and_kept) {
  BOOST_TEST(played("1.e4 e5 (1...c5 2.Bh7 d6) 2.Nf3") ==
             "1.e4 e5 (1...c5 2.Bh7 d6) 2.Nf3 W-NOMAN");
  BOOST_TEST(played("1.Nd3", "4k3/8/8/8/7b/8/5N2/1N2K3 w - - 0 1") == "1.Nd3 W-RULE");
  BOOST_TEST(played("1.e8", "k7/4P3/8/8/8/8/8/K7 w - - 0 1") == "1.e8 W-PROM");
  BOOST_TEST(played("1.e4#") == "1.e4 W-MATE");
}

BOOST_AUTO_TEST_CASE(castling_needs_its_right_and_free_squares) {
  BOOST_TEST(played("1.O-O", "4k3/8/8/8/8/8/8/4K2R w K - 0 1") == "1.O-O");
  BOOST_TEST(played("1.O-O", "4k3/8/8/8/8/8/8/4K2R w - - 0 1") == "1.O-O W-RULE");
  BOOST_TEST(played("1.O-O", "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1") == "1.O-O W-RULE");
  BOOST_TEST(played("1.e1g1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1") == "1.O-O");
  BOOST_TEST(played("1.b1b1 1.O-O-O", "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1") ==
             "1.b1b1 1.O-O-O W-NOMAN");
  BOOST_TEST(played("1.O-O-O", "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 10") == "10.O-O-O");
  BOOST_TEST(played("1.Kxg1", "4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1") == "1.O-O");
}

BOOST_AUTO_TEST_CASE(captures_en_passant_follow_a_double_step) {
  BOOST_TEST(played("1.e4 a6 2.e5 d5 3.ed6") == "1.e4 a6 2.e5 d5 3.exd6");
  BOOST_TEST(played("1.e4 d5 2.e5 a6 3.ed6") == "1.e4 d5 2.e5 a6 3.ed6 W-NOMAN");
}

BOOST_AUTO_TEST_CASE(black_may_begin_and_null_moves_are_played) {
  BOOST_TEST(played("Rd1 c7", "8/8/1KP5/3r4/8/8/8/k7 b - - 0 63") == "63...Rd1 64.c7");
  BOOST_TEST(played("1.-- Rd1 2.Z0", "8/8/1KP5/3r4/8/8/8/k7 w - - 0 1") == "1.-- Rd1 2.--");
}

BOOST_AUTO_TEST_CASE(variations_stand_after_the_half_move_that_they_replace) {
  BOOST_TEST(played("1.e4 (1.d4 d5 (1...Nf6) 2.c4) {a} (1.c4) 1...e5") ==
             "1.e4 (1.d4 d5 (1...Nf6) 2.c4) (1.c4) {a} 1...e5");
  BOOST_TEST(played("{Start} 1.e4 {on} e5 ({Before} 1...c5)") ==
             "{Start} 1.e4 {on} 1...e5 ({Before} 1...c5)");
}

BOOST_AUTO_TEST_CASE(positions_are_written_as_fen) {
  replay_rules::GameState state = replay_rules::GameState::array();
  for (char const* move : {"e4", "Nf6", "e5", "d5"}) {
    auto const game = notation::pgn::read_movetext(move);
    state.make(state.find(game.nodes[1].move).move);
  }
  BOOST_TEST(state.fen() == "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3");
}

BOOST_AUTO_TEST_SUITE_END()
