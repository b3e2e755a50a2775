#include "replay_rules/replay.hpp"

#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/forsyth/fen.hpp"
#include "replay_rules/normal_form.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::replay_rules {
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
  semantics::Play const task_play = semantics::play_of(row.stipulation, {});
  semantics::Solution solution = semantics::read_solution(
      std::string(row.text), {chess::Language::english, task_play, &position});
  Task task{&position, {}};
  if (!row.condition.empty()) task.conditions.emplace_back(row.condition);
  Replay const played = replay(solution, task, {.origins = true});
  normalise(solution, played.completions);
  Played out;
  for (Finding const& one : played.findings)
    out.found += (out.found.empty() ? "" : "; ") + one.code + " " + one.subject +
                 (one.detail.empty() ? "" : " ") + one.detail + (one.hint_only ? " (hint)" : "");
  if (out.found.empty()) out.found = played.playable ? std::to_string(played.played) : "-";
  out.all_long = semantics::canonical(solution);
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
    {"h=1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 d5*c6 ep.", "2"},
    // Print omits the words.
    {"h=1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 d5*c6", "2"},
    {"h=1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c5 dxc6", "2"},
    {"h=1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c7-c6 d5*c6", "2"},
    {"h#1", "4k3/1p6/4K3/3P4/8/8/8/8", "1.b7-b5 d5*c6", "NOCAP d5*c6"},
    {"h#1", "4k3/2p5/2p1K3/3P4/8/8/8/8", "1.c6-c5 d5*c6", "NOCAP d5*c6"},
    {"h#1", "4k3/2r5/4K3/3P4/8/8/8/8", "1.Rc7-c5 d5*c6", "NOCAP d5*c6"},
    {"#2", "8/8/8/8/p7/8/1P1k4/7K", "1.b2-b4 a4*b3", "2"},
    // The omitted move belongs to no piece.
    {"#4", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-a2 ! Ke8-d8 2.Ra2-b2 ... Rh1-h8 +", "4"},
    {"h#1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.Ke8-d8 d5*c6 ep.", "EP d5*c6ep"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Re1! Kd8 2.Ra8#", "AMBIG Re1 a1,h1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Nc3!", "NOMAN Sc3"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! (2.Rg8#) 1...Kd8/Kf8 2.Ra8#", "6"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! ~ 2.Rg8#", "MATE Rg8"},
    // What follows an open half-move must be possible after one of the moves that it may mean.
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! ~ 2.Rh8#", "NOMAN Rh8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! K~ 2.Rg7#", "MATE Rg7"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra7! K~ 2.Rh8#", "1"},
    {"#2", "4k3/p7/4K3/8/8/8/8/R6R", "1.Rhg1! P~ 2.Rb8#", "NOMAN Rb8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! B~ 2.Rh8#", "1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rhg1! ~ 2.Rh8#", "1", "Circe"},
    {"#3", "4k3/p7/4K3/8/8/8/8/R6R", "1.Rhg1! ~ 2.Rg2 ~ 3.Rb8#", "NOMAN Rb8"},
    {"#3", "7k/4p3/8/3P4/8/8/8/K7", "1.Kb1 ~ 2.dxe6ep", "1"},
    {"#2", "8/8/8/8/8/8/7p/K4k2", "1.Kb1 ~ 2.Kc1 Qh2", "1"},
    // A group is answered by one move, which is legal after one member; a move that is legal after
    // none is reported once.
    {"#3", "4k3/4r3/4K3/8/8/8/8/R6R", "1.Kf6! zz 1...Ra7/Rf7 2.Rxa7", "4"},
    {"#2", "4k3/4r3/4K3/8/8/8/8/R6R", "1.Kf6! zz 1...Ra7/Rf7 2.Raxa5#", "NOCAP Ra*a5"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[+wPd2] Ke6-d6 2.Ke8-f8 d2-d3", "4", "Circe"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[bPd4->d7] Ke6*d7", "2", "AntiCirce"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[bPd5->d7] Ke6*d7", "REBIRTH bPd5->d7", "AntiCirce"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5*d4[-wRa1] Ke6-d6", "EFFECT -wRa1", "Breton"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5-e4=w Ke6-d6 2.Ke8-d8 e4-e5", "4", "Andernach"},
    {"h#1", "4k3/8/4K3/4p3/3P4/8/8/8", "1.e5-e4B Ke6-d6", "-", "Alice Chess"},
    {"ser-h#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ke8-d8 2.Kd8-c8 Rh1-h8 +", "3"},
    {"2->ser-h#1", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-b1 2.Rb1-c1 1.Ke8-d8 Rh1-h8 #", "4"},
};

// Findings by the rules of orthodox chess.
Row const ruled[] = {
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ra1-b3", "RULE Ra1-b3"},
    {"#2", "4k3/8/4K3/8/8/8/8/R2N3R", "1.Ra1-g1", "RULE Ra1-g1"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Ke6-e7", "RULE Ke6-e7"},
    {"#2", "4k3/8/4K3/8/8/8/4P3/R6R", "1.e2-d3", "RULE e2-d3"},
    {"#2", "4k3/8/4K3/8/8/3p4/4P3/R6R", "1.e2*d3", "1"},
    {"#2", "4k3/8/4K3/8/8/3p4/4P3/R6R", "1.e2-e4", "1"},
    {"#2", "4k3/8/4K3/8/8/4p3/4P3/R6R", "1.e2-e4", "RULE e2-e4"},
    {"#2", "4k3/8/8/8/8/8/4q3/R3K2R", "1.0-0", "RULE 0-0"},
    {"#2", "4k3/8/8/8/8/8/6q1/R3K2R", "1.0-0", "RULE 0-0"},
    {"#2", "4k3/8/8/8/8/8/6q1/R3K2R", "1.0-0-0", "1"},
    {"#3", "4k3/p7/8/8/8/8/8/R3K2R", "1.Rh1-h2 a7-a6 2.Rh2-h1 a6-a5 3.0-0", "RULE 0-0"},
    {"#3", "4k3/2p5/8/3P4/8/8/8/4K3", "1.Ke1-e2 c7-c5 2.Ke2-e3 Ke8-e7 3.d5*c6 ep.", "RULE d5*c6ep"},
    // No piece captures its own side or a king.
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Nxe3 Kd8", "RULE S*e3"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3 Ke8-d8", "RULE Sd5*e3"},
    {"#2", "4k3/8/4K3/8/4P3/8/8/R3R3", "1.Re1*e4", "RULE Re1*e4"},
    {"#2", "4k3/8/4K3/8/8/3P4/4P3/R6R", "1.e2*d3", "RULE e2*d3"},
    {"#2", "4k3/8/4K3/8/8/3P4/4P3/R6R", "1.Re1 Kd8/Kf8 2.exd3", "AMBIG Re1 a1,h1"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5-e3", "OCC Sd5-e3"},
    {"#2", "3bk3/8/4K3/8/8/8/8/R6R", "1.Ra1-a2 Ke8*d8", "RULE Ke8*d8"},
    {"#2", "8/4k3/8/3N1K2/8/8/8/8", "1.Sd5*e7", "RULE Sd5*e7"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3", "RULE Sd5*e3", "Circe"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3", "RULE Sd5*e3", "K\u00F6ko"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3", "RULE Sd5*e3", "Vertical Cylinder"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3", "1", "Bicaptures"},
    {"#2", "4k3/8/4K3/3N4/8/4P3/8/R6R", "1.Sd5*e3", "1", "Self-capture"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rh1-h7 +", "CHECK Rh1-h7"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rh1-h8 #", "1"},
    {"#2", "4k3/8/8/8/8/8/8/R3K2R", "1.Rh1-h8 #", "MATE Rh1-h8"},
    {"#1", "4k3/8/8/8/8/8/8/R3K2R", "1.Rh1-h8", "MATE Rh1-h8"},
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rh1-h8", "MATE Rh1-h8 (hint)"},
    {"=2", "k7/8/1K6/8/8/8/8/R6R", "1.Ra1-b1 =", "MATE Ra1-b1"},
    {"=2", "k7/2Q5/8/8/8/8/8/4K3", "1.Ke1-e2 =", "1"},
    // A pawn that has moved two squares can be captured by the only piece that can move.
    {"=2", "7k/5Q2/8/8/p7/8/1P6/7K", "1.b2-b4 =", "MATE b2-b4"},
    {"h#1", "7k/5Q2/8/8/8/8/8/7K", "1.Kh8-h7 Qf7-f8 #", "RULE Kh8-h7"},
    // The table of pieces defines how a grasshopper moves; the effect of a condition on a king is
    // unknown.
    {"#2", "4k3/8/8/8/8/8/8/R3K2R", "1.Ra1-b3", "1", "Transmuting Kings"},
    {"#2", "4k3/8/8/8/8/8/8/R3K2R", "1.Ra1-b3", "RULE Ra1-b3", "Circe"},
    // A proof game begins with the initial position and ends with the diagram.
    {"PG 1.5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "1.e2-e4 e7-e5 2.Sg1-f3", "3"},
    {"PG 1.5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "1.e4 e5 2.Nf3", "3"},
    {"PG 1.5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "1.e4 e5 2.Nh3",
     "REACH Sh3 f3"},
    // A check that draws, and an evaluation.
    {"=", "4k3/8/8/8/8/8/8/R3K2R", "1.Rh1-h8+=", "1"},
    {"-1w & #1", "4k3/8/8/8/8/8/8/R3K2R", "1.Ra8-a1", "-"},
};

}  // namespace

BOOST_DATA_TEST_CASE(moves_are_played_on_the_diagram, boost::unit_test::data::make(rows)) {
  BOOST_TEST(play_through(sample).found == sample.found);
}

BOOST_AUTO_TEST_CASE(the_board_separates_a_drawing_check_from_an_evaluation) {
  std::string_view const board = "4k3/8/8/8/8/8/8/R3K2R";
  BOOST_TEST(play_through({"=", board, "1.Rh8+=", ""}).all_long == "play: Rh1-h8+=");
  BOOST_TEST(play_through({"=", board, "1.Rh7+=", ""}).all_long == "play: Rh1-h7{+=}");
  BOOST_TEST(play_through({"+", board, "1.Rh8+=", ""}).all_long == "play: Rh1-h8{+=}");
}

BOOST_AUTO_TEST_CASE(moves_below_words_are_not_checked) {
  std::string_view const board = "4k3/8/4K3/8/8/8/8/R6R";
  BOOST_TEST(play_through({"#3", board, "1.Ra2 Kd8 2.Xa3 Kc8 3.Qa8#", ""}).found == "2");
  BOOST_TEST(play_through({"#3", board, "1.Ra2 threatens Qd9", ""}).found == "1");
  BOOST_TEST(play_through({"#3", board, "1.Ra2 quietly Kd8 2.Ra2-b4", ""}).found == "RULE Ra2-b4");
}

BOOST_AUTO_TEST_CASE(short_moves_become_long_moves_and_pins_count) {
  Row const row{"#2", "4k3/8/8/8/4r3/8/4N3/N3K3", "1.Nc2! Rxe2+ 2.Kxe2", ""};
  BOOST_TEST(play_through(row).all_long == "key: Sa1-c2! Re4*e2+ Ke1*e2");
}

BOOST_DATA_TEST_CASE(rules_and_signs_are_checked_on_the_board,
                     boost::unit_test::data::make(ruled)) {
  BOOST_TEST(play_through(sample).found == sample.found);
}

// "a1= a7=wQ" after each half-move, and the number of the frame before it.
std::string frames_of(Row const& row) {
  text::Diagnostics unused;
  chess::Position const position = notation::read_fen(std::string(row.fen), unused).value();
  semantics::Solution solution = semantics::read_solution(
      std::string(row.text),
      {chess::Language::english, semantics::play_of(row.stipulation, {}), &position});
  Replay const played = replay(solution, {&position, {}}, {.frames = true});
  std::string out;
  for (Frame const& frame : played.lines.front().frames) {
    out += frame.before == Frame::start ? "start" : std::to_string(frame.before);
    for (Change const& change : frame.changes)
      out += " " + chess::square_name(change.at) + "=" + change.piece.walk;
    constexpr char signs[] = "?.+#=";
    out += std::string(" ") + signs[static_cast<int>(frame.outcome)];
    out += frame.stopped.empty() ? "; " : " stopped " + frame.stopped + "; ";
  }
  return out;
}

BOOST_AUTO_TEST_CASE(a_replay_is_a_tree_like_the_solution) {
  // A threat begins after a pass; a move that cannot be played ends with the reason.
  BOOST_TEST(frames_of({"#2",
                        "4k3/8/4K3/8/8/8/8/R6R",
                        "1.Rh1-g1 ! threat: 2.Rg1-g8 # 1...Ke8-d8 2.Rg1-g8 # 1...Ke8-f8 2.Rb1-b8 #",
                        {}}) ==
             "start h1= g1=R .; 0 ?; 1 g1= g8=R #; 0 e8= d8=K .; 3 g1= g8=R +; "
             "0 e8= f8=K . stopped EMPTY; ");
  BOOST_TEST(frames_of({"#2", "4k3/8/8/8/8/8/8/R3K2R", "1.0-0 !", {}}) ==
             "start e1= h1= g1=K f1=R .; ");
}

BOOST_AUTO_TEST_CASE(a_branch_with_a_finding_ends_and_others_are_played) {
  Row const row{"#2", "4k3/8/4K3/8/8/8/8/R6R",
                "1.Rh1-g1 ! threat: 2.Rb1-b8 # 1...Ke8-d8 2.Rg1-g8 # 1...Ke8-f8 2.Qa1-a8 #", ""};
  BOOST_TEST(play_through(row).found == "EMPTY Rb1-b8; MATE Rg1-g8; WALK Qa1-a8 R");
}

}  // namespace dawson::replay_rules
