#include "replay_rules/normal_form.hpp"

#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "notation/forsyth/fen.hpp"
#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::replay_rules {
namespace {

struct Row {
  std::string_view stipulation, fen;
  std::string_view text;         ///< as printed in magazines
  std::string_view normal_form;  ///< the same as a program writes it
};

std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text; }

struct Forms {
  std::string read, replayed, normal, again;
};

Forms forms_of(Row const& row, std::string_view text) {
  text::Diagnostics unused;
  chess::Position const position = notation::read_fen(std::string(row.fen), unused).value();
  semantics::Solution solution = semantics::read_solution(
      std::string(text),
      {chess::Language::english, semantics::play_of(row.stipulation, {}), &position});
  Forms out;
  out.read = semantics::canonical(solution);
  Task const task{&position, {}};
  Replay const first = replay(solution, task, {.origins = true});
  out.replayed = semantics::canonical(solution);
  normalise(solution, first.completions);
  out.normal = semantics::canonical(solution);
  normalise(solution, replay(solution, task, {.origins = true}).completions);
  out.again = semantics::canonical(solution);
  return out;
}

Row const rows[] = {
    {"#2", "4k3/8/4K3/8/8/8/8/R6R", "1.Rag1! Kf8 2.Ra1", "1.Ra1-g1 ! Ke8-f8"},
    {"#2", "8/8/8/8/8/8/8/R3K2k", "1.0-0-0 #", "1.0-0-0 #"},
    {"h#1", "4k3/8/P3K3/8/8/8/8/8", "1.Kd8 a7", "1.Ke8-d8 a6-a7"},
    {"h=1", "4k3/2p5/4K3/3P4/8/8/8/8", "1.c5 dxc6 ep.", "1.c7-c5 d5*c6 ep."},
    {"#2", "3r4/8/8/8/8/8/8/k2Q2K1", "1.Qd1d8 #", "1.Qd1*d8 #"},
    {"h#1", "4k3/8/8/2p5/3P4/8/8/4K3", "1.Ke7 dxc", "1.Ke8-e7 d4*c5"},
};

BOOST_DATA_TEST_CASE(two_spellings_have_one_normal_form, boost::unit_test::data::make(rows)) {
  Forms const printed = forms_of(sample, sample.text);
  Forms const normal = forms_of(sample, sample.normal_form);
  BOOST_TEST(printed.normal.starts_with(normal.normal));
}

BOOST_DATA_TEST_CASE(a_replay_leaves_the_solution_as_read, boost::unit_test::data::make(rows)) {
  Forms const forms = forms_of(sample, sample.text);
  BOOST_TEST(forms.read == forms.replayed);
  BOOST_TEST(forms.normal == forms.again);
}

// The second member of "Kf7/d7" is a king's move; words of the text stay where they are.
BOOST_AUTO_TEST_CASE(members_of_a_group_receive_the_piece_of_the_first) {
  text::Diagnostics unused;
  chess::Position const position = notation::read_fen("4k3/8/8/8/8/8/8/R3K3", unused).value();
  semantics::Solution solution = semantics::read_solution(
      "1.Ra7! Kf8/d8 2.Ra8#", {chess::Language::english, semantics::play_of("#2", {}), &position});
  Replay const played = replay(solution, {&position, {}}, {});
  normalise(solution, played.completions);
  bool found = false;
  for (semantics::SolutionNode const& node : solution.parts.front().phases.front().nodes)
    if (node.halves.size() == 2) {
      found = true;
      BOOST_TEST(node.halves[1].walk_of_group == "K");
      BOOST_TEST(solution.words(node.halves[1].where) == "d8");
    }
  BOOST_TEST(found);
}

}  // namespace
}  // namespace dawson::replay_rules
