// Kinds and indents of the lines of solutions.
#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

#include "layout/captions/solution_lines.hpp"
#include "layout/templates/template_reader.hpp"

using namespace dawson;
using namespace dawson::layout;
using semantics::SolutionLine;
using Kind = SolutionLine::Kind;
using Sort = SolutionLine::Sort;

namespace {

SolutionLine line(Kind kind, std::string text, int depth = 0, Sort sort = Sort::none) {
  return {kind, depth, {prose::Text{std::move(text)}}, sort};
}

CaptionStyle style(SolutionForm form) {
  TemplateRules const rules{TemplatePlace::caption, true, nullptr};
  CaptionStyle style;
  style.solutions.head = *read_template("{number}", rules);
  style.solutions.body = {*read_template("{solution}", rules)};
  style.solutions.form = form;
  return style;
}

// Returns "kind first/next text", one line each.
std::string composed(std::vector<SolutionLine> const& moves, SolutionForm form) {
  problem::Problem problem;
  problem.entries[problem::FieldId::number] = {{{prose::Text{"7"}}, {}}};
  problem.entries[problem::FieldId::solution] = {{{prose::Text{"1.Qa1!"}}, {}}};
  std::string out;
  for (prose::Indented const& one :
       compose_solution(problem, style(form), chess::Language::english, &moves))
    out += fmt::format("{} {}/{} {}\n", one.kind, one.first, one.next, prose::plain(one.text));
  return out;
}

std::vector<SolutionLine> const tries{line(Kind::phase, "*1...Kd5", 0, Sort::set),
                                      line(Kind::phase, "1.Qa2?", 0, Sort::attempt),
                                      line(Kind::variation, "1...Ke6", 1),
                                      line(Kind::refutation, "but 1...c5!", 1),
                                      line(Kind::phase, "1.Qa1!", 0, Sort::key),
                                      line(Kind::variation, "2...Kf6", 2),
                                      line(Kind::words, "Two mates.")};

std::vector<SolutionLine> const twins{line(Kind::twin, "a)"),
                                      line(Kind::phase, "1.Ke4 Kd5", 0, Sort::play),
                                      line(Kind::further, "1.Ke5 Kd4"), line(Kind::twin, "b)"),
                                      line(Kind::phase, "1.Ke6 Kd3", 0, Sort::play)};

}  // namespace

BOOST_AUTO_TEST_SUITE(lines_of_solutions)

BOOST_AUTO_TEST_CASE(in_lines_each_level_is_an_em_deeper_and_runover_is_deeper_still) {
  BOOST_TEST(composed(tries, SolutionForm::lines) ==
             "head 0/2 7\n"
             "phase set 1/3 *1...Kd5\n"
             "phase try 1/3 1.Qa2?\n"
             "variation d1 2/4 1...Ke6\n"
             "refutation d1 2/4 but 1...c5!\n"
             "phase key 1/3 1.Qa1!\n"
             "variation d2 3/5 2...Kf6\n"
             "words 1/1 Two mates.\n");
}

BOOST_AUTO_TEST_CASE(run_in_each_phase_is_a_paragraph_after_the_head) {
  BOOST_TEST(composed({tries[1], tries[4]}, SolutionForm::run_in) ==
             "head 0/1 7\u20021.Qa2?\n"
             "phase key 1/2 1.Qa1!\n");
}

BOOST_AUTO_TEST_CASE(the_head_of_a_single_phase_runs_in) {
  BOOST_TEST(composed({tries[4], tries[5]}, SolutionForm::lines) ==
             "head 0/2 7\u20021.Qa1!\n"
             "variation d2 3/5 2...Kf6\n");
}

BOOST_AUTO_TEST_CASE(lines_below_a_twin_begin_after_the_box_of_its_label) {
  BOOST_TEST(composed(twins, SolutionForm::lines) ==
             "head 0/2 7\n"
             "twin 0/3.5 a)\n"
             "phase play 1.5/3.5 1.Ke4 Kd5\n"
             "further 1.5/3.5 1.Ke5 Kd4\n"
             "twin 0/3.5 b)\n"
             "phase play 1.5/3.5 1.Ke6 Kd3\n");
  BOOST_TEST(composed(twins, SolutionForm::run_in) ==
             "head 0/1 7\n"
             "twin 0/1.5 a)\n"
             "phase play 1.5/2.5 1.Ke4 Kd5\n"
             "further 1.5/2.5 1.Ke5 Kd4\n"
             "twin 0/1.5 b)\n"
             "phase play 1.5/2.5 1.Ke6 Kd3\n");
}

BOOST_AUTO_TEST_CASE(no_variation_is_deeper_than_five_levels) {
  auto const deep = indented_lines({line(Kind::variation, "9...x", 8)}, true);
  BOOST_TEST(deep.front().first == 6);
  BOOST_TEST(deep.front().kind == "variation d8");
}

BOOST_AUTO_TEST_CASE(heads_and_keys_keep_lines_below_them) {
  auto const kept = [](SolutionLine one, bool in_lines) {
    return lines_kept_below(indented_lines({std::move(one)}, in_lines).front());
  };
  BOOST_TEST(kept(tries[4], true) == 2);
  BOOST_TEST(kept(tries[4], false) == 0);
  BOOST_TEST(kept(twins[0], true) == 1);
  BOOST_TEST(kept(tries[2], true) == 0);
}

BOOST_AUTO_TEST_SUITE_END()
