// Variations in place: what is bold, what is in brackets, which number a half-move has.
#include "semantics/printing/in_place_print.hpp"

#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "semantics/printing/solution_print.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

// Writes the main line as <...>, and comments as {...}.
std::string flat(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& one : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&one)) out += text->text;
    else if (auto const* at = std::get_if<prose::Break>(&one)) out += at->blank ? " " : "";
    else if (auto const* styled = std::get_if<prose::Styled>(&one)) {
      std::string const inner = flat(styled->inlines);
      if (styled->slot == main_line_slot) out += '<' + inner + '>';
      else if (styled->slot == comment_slot) out += '{' + inner + '}';
      else out += inner;
    }
  }
  return out;
}

struct Row {
  std::string_view name, keys, text, print;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.name; }

constexpr Row rows[] = {
    {"one line", "", "1.c7 Rd6+ 2.Kb5 Rd5+", "<1.c7 Rd6+ 2.Kb5 Rd5+>"},
    {"a variation follows the half-move that it replaces", "",
     "1.c7 Rd6+ 2.Kb5 (2.Kc5 Rd1) 2...Rd5+", "<1.c7 Rd6+ 2.Kb5> (2.Kc5 Rd1) <2...Rd5+>"},
    {"alternatives share parentheses", "", "1.c7 Rd6+ 2.Kb5 (2.Kb7 Rd7) (2.Kc5 Rd1) 2...Rd5+",
     "<1.c7 Rd6+ 2.Kb5> (2.Kb7 Rd7; 2.Kc5 Rd1) <2...Rd5+>"},
    {"no semicolon after a full stop", "",
     "1.c7 Rd6+ 2.Kb5 (2.Kb7 Rd7 {wins.}) (2.Kc5 Rd1 {draws}) (2.Kb8 Rd8) 2...Rd5+",
     "<1.c7 Rd6+ 2.Kb5> (2.Kb7 Rd7 {wins.} 2.Kc5 Rd1 {draws}; 2.Kb8 Rd8) <2...Rd5+>"},
    {"each in its own parentheses", "variations=()()", "1.c7 Rd6+ 2.Kb5 (2.Kb7 Rd7) (2.Kc5 Rd1)",
     "<1.c7 Rd6+ 2.Kb5> (2.Kb7 Rd7) (2.Kc5 Rd1)"},
    {"square brackets, with parentheses in them", "variations=[;]",
     "1.c7 Rd6+ 2.Kb5 (2.Kb7 Rd7 (2...Rd1 3.c8=Q)) (2.Kc5 Rd1)",
     "<1.c7 Rd6+ 2.Kb5> [2.Kb7 Rd7 (2...Rd1 3.c8=Q); 2.Kc5 Rd1]"},
    {"each in its own square brackets", "variations=[()]",
     "1.c7 Rd6+ 2.Kb5 (2.Kb7 Rd7) (2.Kc5 Rd1)", "<1.c7 Rd6+ 2.Kb5> [2.Kb7 Rd7] [2.Kc5 Rd1]"},
    {"a regular main line", "main line=regular", "1.c7 Rd6+ (1...Rd1) 2.Kb5",
     "1.c7 Rd6+ (1...Rd1) 2.Kb5"},
    {"the main line begins with the key, also below a try", "", "1.Kb7? Rd7\n1.c7! Rd6+ 2.Kb5 Rd5+",
     "<1.c7!> (1.Kb7? Rd7) <1...Rd6+ 2.Kb5 Rd5+>"},
    {"a comment stands without parentheses, and a number follows", "",
     "1.c7 {threatens to promote} 1...Rd6+ 2.Kb5",
     "<1.c7> {threatens to promote} <1...Rd6+ 2.Kb5>"},
    {"a comment in front of a variation stays there", "", "1.c7 Rd6+ ({or} 1...Rd1 2.Kb5) 2.Kb5",
     "<1.c7 Rd6+> ({or} 1...Rd1 2.Kb5) <2.Kb5>"},
    {"signs of the database of studies", "",
     "1.c7 Rd6+ ({<main>} 1...Rd1 2.Kb5) 2.Kb5 (2.Kb7 {<cook>}) 2...Rd5+ {<eg>} 3.Kb4",
     "<1.c7 Rd6+> (<1...Rd1 2.Kb5>) <2.Kb5> (2.Kb7 cook) <2...Rd5+> 3.Kb4"},
    {"dots for a dash", "defender=1.– ", "1.c7 Rd6+ (1...Rd1 2.Kb5) 2.Kb5",
     "<1.c7 Rd6+> (1...Rd1 2.Kb5) <2.Kb5>"},
    {"lines", "form=lines", "1.c7 Rd6+ 2.Kb5 (2.Kc5 Rd1) 2...Rd5+",
     "<1.c7 Rd6+ 2.Kb5>\n>2.Kc5 Rd1\n<2...Rd5+>"},
};

std::string printed(Row const& row) {
  SolutionForm form;
  form.lines = SolutionForm::Lines::in_place;
  std::size_t const equals = row.keys.find('=');
  std::string_view const key = row.keys.substr(0, equals);
  if (key == "form") form.lines = SolutionForm::Lines::lines;
  else if (!key.empty()) take_form(form, key, row.keys.substr(equals + 1), Language::english);
  problem::Problem const problem;
  Solution const solution = read_solution(std::string(row.text),
                                          {Language::english, play_of("+", {}), &problem.position});
  auto const words = [&](text::Span span) -> prose::Inlines {
    return {prose::Text{solution.words(span)}};
  };
  std::string out;
  for (SolutionLine const& line : print_solution(solution, form, DiagramPieces(problem), {words}))
    out += (out.empty() ? "" : "\n") + std::string(static_cast<std::size_t>(line.depth), '>') +
           flat(line.text);
  return out;
}

}  // namespace

BOOST_DATA_TEST_CASE(variations_are_printed_in_place, boost::unit_test::data::make(rows)) {
  BOOST_TEST(printed(sample) == sample.print);
}

}  // namespace dawson::semantics
