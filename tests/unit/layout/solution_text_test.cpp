// Solutions in the paragraphs of the style.
#include <boost/test/unit_test.hpp>

#include "layout/captions/caption.hpp"
#include "layout/captions/solution_lines.hpp"
#include "layout/templates/template_reader.hpp"
#include "prose/prose.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

CaptionStyle const& style() {
  static CaptionStyle const made = [] {
    TemplateRules const rules{TemplatePlace::caption, true, nullptr};
    CaptionStyle style;
    style.solutions.head = *read_template("{number}:", rules);
    style.solutions.body = {*read_template("{solution}", rules)};
    return style;
  }();
  return made;
}

std::string paragraphs(problem::Problem const& problem) {
  std::string out;
  for (prose::Indented const& line : compose_solution(problem, style(), chess::Language::english))
    out += "[" + prose::plain(line.text) + "]";
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_solution_has_the_paragraphs_of_its_style) {
  problem::Problem problem;
  problem.entries[problem::FieldId::number] = {{{prose::Text{"7"}}, {}}};
  BOOST_TEST(paragraphs(problem) == "");
  problem.entries[problem::FieldId::solution] = {{{prose::Text{"1.Qa1!"}}, {}}};
  BOOST_TEST(paragraphs(problem) == "[7:\u20021.Qa1!]");
}
