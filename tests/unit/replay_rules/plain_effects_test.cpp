// Effects of conditions on half-moves without written effects.
#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/forsyth/fen.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/drawn_conditions.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::replay_rules {
namespace {

struct Row {
  std::string_view condition, fen, text;
  std::string_view changes;  // of the last half-move; "-" if it is not played
};

std::ostream& operator<<(std::ostream& out, Row const& row) {
  return out << row.condition << ' ' << row.text;
}

constexpr std::string_view rooks = "4k3/8/8/2r5/8/8/8/2R1K3";

Row const rows[] = {
    {"Circe", "4k3/8/8/3p4/4P3/8/8/4K3", "1.e4*d5", "e4= d5=wP d7=bP"},
    {"Circe", "4k3/3p4/8/3p4/4P3/8/8/4K3", "1.e4*d5", "e4= d5=wP"},
    {"Circe", rooks, "1.Rc1*c5", "c1= c5=wR h8=bR"},
    {"Circe", rooks, "1.Rxc5", "c1= c5=wR h8=bR"},
    {"Circe", rooks, "1.Rc1*c5[+bRa8]", "c1= c5=wR a8=bR"},
    {"Circe RexInclusive", rooks, "1.Rc1*c5", "c1= c5=wR"},
    {"MirrorCirce", "4k3/8/8/3p4/4P3/8/8/4K3", "1.e4*d5", "e4= d5=wP d2=bP"},
    {"FileCirce", rooks, "1.Rc1*c5", "c1= c5=wR c8=bR"},
    {"SymmetryCirce", rooks, "1.Rc1*c5", "c1= c5=wR f4=bR"},
    {"PWC", rooks, "1.Rc1*c5", "c1=bR c5=wR"},
    {"Anticirce", rooks, "1.Rc1*c5", "c1= c5= a1=wR"},
    {"KamikazeChess", rooks, "1.Rc1*c5", "c1= c5="},
    {"AndernachChess", rooks, "1.Rc1*c5", "c1= c5=bR"},
    {"AndernachChess", rooks, "1.Rc1-c4", "c1= c4=wR"},
    {"AntiAndernachChess", rooks, "1.Rc1-c4", "c1= c4=bR"},
    {"Madrasi", rooks, "1.Rxc5", "c1= c5=wR"},
    {"Koeko", "4k3/8/8/8/8/8/8/R3K2R", "1.Rd1", "a1= d1=wR"},
    {"Koeko", "4k3/8/8/8/8/8/8/3RKR2", "1.Rd8", "d1= d8=wR"},
    {"Koeko", "4k3/8/8/8/8/R7/8/3RK3", "1.Rd3", "-"},  // either of two squares
    {"Imitator d4", rooks, "1.Ke1-f2", "e1= f2=wK d4= e5=nI"},
    {"Imitator d4", rooks, "1.Ke1-f2[Ie5]", "e1= f2=wK d4= e5=nI"},
    {"Imitator d4", "4k3/8/8/8/8/8/8/R3K3", "1.0-0-0", "e1= a1= c1=wK d1=wR d4= e4=nI"},
    {"Imitator d4", "4k3/8/8/8/8/8/8/4K2R", "1.0-0", "e1= h1= g1=wK f1=wR d4=nI"},
    {"Imitator d4", rooks, "1.Ke1-f2[Ie5,e6]", "-"},
    {"Sentinelles", rooks, "1.Rxc5", "-"},  // a pawn that is not written
    {"Sentinelles", rooks, "1.Rc1*c5[+wPc1]", "c1=wP c5=wR"},
};

std::string last_changes(Row const& row) {
  text::Diagnostics unused;
  chess::Position position = notation::read_fen(std::string(row.fen), unused).value();
  problem::View view;
  semantics::draw_condition(row.condition, {}, position, view);
  semantics::Solution solution = semantics::read_solution(
      std::string(row.text), {chess::Language::english, semantics::play_of("#2", {}), &position});
  Replay const played =
      replay(solution, {&position, {std::string(row.condition)}}, {.frames = true});
  if (played.lines.empty() || played.lines.front().frames.empty()) return "-";
  std::string out;
  for (Change const& change : played.lines.front().frames.back().changes)
    out += (out.empty() ? "" : " ") + chess::square_name(change.at) + '=' + written(change.piece);
  return out;
}

}  // namespace

BOOST_DATA_TEST_CASE(conditions_apply_without_written_effects, boost::unit_test::data::make(rows)) {
  BOOST_TEST(last_changes(sample) == sample.changes);
}

}  // namespace dawson::replay_rules
