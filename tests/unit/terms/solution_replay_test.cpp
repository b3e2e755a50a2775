#include "terms/replay/replay.hpp"

#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/forsyth/fen.hpp"
#include "terms/solution/canonical.hpp"
#include "terms/solution/reader.hpp"

namespace dawson::terms {
namespace {

struct Row {
  std::string_view stipulation;
  std::string_view fen;
  std::string_view text;
  std::string_view found;
  std::string_view condition{};
};

std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text; }

struct Played {
  std::string found;
  std::string all_long;
};

Played play_through(Row const& row) {
  text::Diagnostics unused;
  chess::Position const position = notation::read_fen(std::string(row.fen), unused).value();
  Play const play = play_of(row.stipulation, {});
  Solution solution =
      read_solution(std::string(row.text), {chess::Language::english, play, &position});
  ReplayTask task{&position, {}};
  if (!row.condition.empty()) task.conditions.emplace_back(row.condition);
  Replay const replay = terms::replay(solution, task, true);
  Played out;
  for (MoveFinding const& one : replay.findings)
    out.found += (out.found.empty() ? "" : "; ") + one.code + " " + one.subject +
                 (one.detail.empty() ? "" : " ") + one.detail;
  if (out.found.empty()) out.found = replay.playable ? std::to_string(replay.played) : "-";
  out.all_long = canonical(solution);
  return out;
}

Row const rows[] = {
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-a8 #", "1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra2-a8 #", "EMPTY Ra2-a8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ba1-a8 #", "WALK Ba1-a8 R"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ke8-d8", "SIDE Ke8-d8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-h1", "OCC Ra1-h1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1*a8 +", "NOCAP Ra1*a8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R3K2R", "1.0-0", "1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R2QK2R", "1.0-0-0", "CASTLE 0-0-0"},
    {"h#1", "4k3/P7/4K3/8/8/8/8/8", "1.Ke8-d8 a7-a8", "PROM a7-a8"},
    {"h#1", "4k3/8/P3K3/8/8/8/8/8", "1.Ke8-d8 a6-a7=R", "PROM a6-a7=R"},
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 d5*c6 ep.", "2"},
    // Print leaves the words out.
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 d5*c6", "2"},
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 dxc6", "2"},
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c6 d5*c6", "2"},
    {"h#1", "4k3/1p6/4K3/3P4/8/8/8/8", "1.b7-b5 d5*c6", "NOCAP d5*c6"},
    {"h#1", "4k3/2p5/2p1K3/3P4/8/8/8/8", "1.c6-c5 d5*c6", "NOCAP d5*c6"},
    {"h#1", "4k3/2r5/4K3/3P4/8/8/8/8", "1.Rc7-c5 d5*c6", "NOCAP d5*c6"},
    {"#2", "8/8/8/8/p7/8/1P1k4/4K3", "1.b2-b4 a4*b3", "2"},
    // The move that is left out is nobody's.
    {"#3", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-a2 ! Ke8-d8 2.Ra2-b2 ... Rh1-h8 #", "4"},
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.Ke8-d8 d5*c6 ep.", "EP d5*c6ep"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Re1! Kd8 2.Ra8#", "AMBIG Re1 a1,h1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Nc3!", "NOMAN Sc3"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! (2.Rg8#) 1...Kd8/Kf8 2.Ra8#", "6"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! ~ 2.Rg8#", "1"},
    // A group is answered in one, which fits behind one member; what fits behind none is told once.
    {"#2", "4k3/4r3/4K3/8/8/8/8/R6R", "1.Kf6! zz 1...Ra7/Rf7 2.Rxa7#", "4"},
    {"#2", "4k3/4r3/4K3/8/8/8/8/R6R", "1.Kf6! zz 1...Ra7/Rf7 2.Raxa5#", "NOCAP Ra*a5"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[+wPd2] Ke6-d6 2.Ke8-f8 d2-d3", "4", "Circe"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[bPd4->d7] Ke6*d7", "2", "AntiCirce"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[bPd5->d7] Ke6*d7", "REBIRTH bPd5->d7", "AntiCirce"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[-wRa1] Ke6-d6", "EFFECT -wRa1", "Breton"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5-e4=w Ke6-d6 2.Ke8-d8 e4-e5", "4", "Andernach"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5-e4B Ke6-d6", "-", "Alice Chess"},
    {"ser-h#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ke8-d8 2.Kd8-c8 Rh1-h8 #", "3"},
    {"2->ser-h#1", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-b1 2.Rb1-c1 1.Ke8-d8 Rh1-h8 #", "4"},
};

}  // namespace

BOOST_DATA_TEST_CASE(moves_are_played_on_the_diagram, boost::unit_test::data::make(rows)) {
  BOOST_TEST(play_through(sample).found == sample.found);
}

BOOST_AUTO_TEST_CASE(short_moves_become_long_ones_and_pins_count) {
  Row const row{"#2", "4k3/8/8/8/4r3/8/4N3/N3K3", "1.Nc2! Rxe2+ 2.Kxe2", ""};
  BOOST_TEST(play_through(row).all_long == "key: Sa1-c2! Re4*e2+ Ke1*e2");
}

BOOST_AUTO_TEST_CASE(a_branch_with_a_finding_is_left_and_others_are_played) {
  Row const row{"#2", "4k3/8/4K3/8/8/8/8/R6R",
                "1.Rh1-g1 ! threat: 2.Rb1-b8 # 1...Ke8-d8 2.Rg1-g8 # 1...Ke8-f8 2.Qa1-a8 #", ""};
  BOOST_TEST(play_through(row).found == "EMPTY Rb1-b8; WALK Qa1-a8 R");
}

}  // namespace dawson::terms
