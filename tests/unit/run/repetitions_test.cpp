#include "compile/duplicates.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

#include "notation/men/piece_list.hpp"
#include "semantics/stipulation.hpp"

namespace dawson::run {
namespace {

problem::Problem problem_of(std::string_view pieces, std::string number = "",
                            std::string_view task = "#2") {
  problem::Problem problem;
  problem.position = *notation::read_men_singly(pieces);
  if (!task.empty()) problem.stipulation = semantics::read_stipulation(task);
  if (!number.empty())
    problem.entries[problem::FieldId::number] = {{{prose::Text{std::move(number)}}, {}}};
  return problem;
}

std::string reported(problem::Problem const& first, problem::Problem const& second) {
  Repetitions repetitions;
  text::Diagnostics findings;
  repetitions.look(first, sameness_of(first), {1, 2}, 3, "", findings);
  BOOST_TEST(findings.empty());
  repetitions.look(second, sameness_of(second), {5, 6}, 3, "", findings);
  std::string out;
  for (text::Diagnostic const& finding : findings) {
    out += (out.empty() ? "" : " ") + finding.code;
    BOOST_REQUIRE(finding.notes.size() == 1U);
    BOOST_TEST((finding.notes[0].span == text::Span{1, 2}));
    BOOST_TEST(finding.notes[0].source == 3U);
  }
  return out;
}

BOOST_AUTO_TEST_SUITE(repetitions)

BOOST_AUTO_TEST_CASE(a_mirrored_or_colour_reversed_position_is_a_repetition) {
  auto const first = problem_of("wKa1 wQc2 bKh8");
  BOOST_TEST(reported(first, first) == "W-SAME");
  BOOST_TEST(reported(first, problem_of("wKh1 wQf2 bKa8")) == "W-SAME");
  BOOST_TEST(reported(first, problem_of("bKa8 bQc7 wKh1")) == "W-SAME");
  BOOST_TEST(reported(first, problem_of("bKh8 bQf7 wKa1")) == "W-SAME");
  BOOST_TEST(reported(first, problem_of("wKa1 wQc3 bKh8")) == "");
  BOOST_TEST(reported(first, problem_of("wKa1 bQc2 bKh8")) == "");
  BOOST_TEST(reported(first, problem_of("wKa8 wQc7 bKh1")) == "");
}

BOOST_AUTO_TEST_CASE(other_pieces_in_hand_make_another_position) {
  auto const holding = [](std::string_view pieces, std::vector<chess::Pocket> hands) {
    auto problem = problem_of(pieces);
    problem.position.hands = std::move(hands);
    return problem;
  };
  chess::Piece const white{chess::Kind::rook, chess::Side::white, 0, {}};
  chess::Piece const black{chess::Kind::rook, chess::Side::black, 0, {}};
  std::string_view const pieces = "wKa1 wQc2 bKh8", reversed = "bKa8 bQc7 wKh1";
  auto const first = holding(pieces, {{white, 2}});
  BOOST_TEST(reported(first, first) == "W-SAME");
  BOOST_TEST(reported(first, holding(reversed, {{black, 2}})) == "W-SAME");
  BOOST_TEST(reported(first, holding(pieces, {{white, 1}})) == "");
  BOOST_TEST(reported(first, holding(pieces, {{black, 2}})) == "");
  BOOST_TEST(reported(first, problem_of(pieces)) == "");
}

BOOST_AUTO_TEST_CASE(other_conditions_make_another_problem) {
  auto const first = problem_of("wKa1 wQc2 bKh8");
  auto fairy = first;
  fairy.entries[problem::FieldId::conditions] = {{{prose::Text{"Circe"}}, {}}};
  BOOST_TEST(reported(first, fairy) == "");
  BOOST_TEST(reported(fairy, fairy) == "W-SAME");
  auto aimed = first;
  aimed.target = *notation::read_men_singly("wKa2 bKh8");
  BOOST_TEST(reported(first, aimed) == "");
  BOOST_TEST(reported(aimed, aimed) == "W-SAME");
}

BOOST_AUTO_TEST_CASE(diagrams_without_a_stipulation_may_be_repeated) {
  auto const diagram = problem_of("wKa1 wQc2 bKh8", "", "");
  BOOST_TEST(reported(diagram, diagram) == "");
}

BOOST_AUTO_TEST_CASE(a_number_is_used_once) {
  BOOST_TEST(reported(problem_of("wKa1 bKh8", "12"), problem_of("wKb1 bKh8", "12")) == "W-NUMBER");
  BOOST_TEST(reported(problem_of("wKa1 bKh8", "12"), problem_of("wKb1 bKh8", "12a")) == "");
  BOOST_TEST(reported(problem_of("wKa1 bKh8"), problem_of("wKb1 bKh8")) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::run
