#include "write/tex/surroundings.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace dawson;
using run::Standing;

namespace {

std::string const diagram = "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}";
std::string const defaults = "\\begin{chess} defaults\nsize: 4mm\n\\end{chess}";

// Returns the place of the last directive of `before` + diagram, with `after` after it.
Standing standing(std::string const& before, std::string const& after) {
  std::string const bytes = before + diagram + after;
  std::vector<document::Directive> directives;
  for (std::string const* one : {&diagram, &defaults})
    for (std::size_t at = 0; (at = bytes.find(*one, at)) != std::string::npos; ++at) {
      document::Directive found;
      found.whole = {at, at + one->size()};
      if (one == &defaults) found.word = {at + 14, at + 22};
      directives.push_back(found);
    }
  std::ranges::sort(directives, {}, [](auto const& found) { return found.whole.begin; });
  std::size_t const number = document::directive_at(directives, before.size());
  return run::standing_of(bytes, directives, number);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(surroundings)

BOOST_AUTO_TEST_CASE(a_directive_between_blank_lines_stands_alone) {
  for (std::string const before :
       {"", "\n", "Words.\n\n", "Words.\n  \n  ", "Words.\n\n% a comment\n", "\\begin{document}\n",
        "\\begin{multicols}{3}[\\section{x}]\n", "{\n", "{", "\\begin{quote}",
        "\\section*{Heading}\n", "Words.\\begingroup\n"})
    BOOST_TEST((standing(before, "\n\nWords") == Standing::alone), "before: " << before);
  for (std::string const after : {"", "\n", "\n\nWords", "\n % a comment\n\nWords",
                                  "\n\\end{quote}", "}", "\n\\par\n", "\n\\endgroup"})
    BOOST_TEST((standing("Words\n\n", after) == Standing::alone), "after: " << after);
}

BOOST_AUTO_TEST_CASE(text_on_a_neighbouring_line_is_in_the_same_paragraph) {
  BOOST_TEST((standing("Words\n", "\n\n") == Standing::in_text));
  BOOST_TEST((standing("Words\n% a comment\n", "\n\n") == Standing::in_text));
  BOOST_TEST((standing("\n\n", "\nwords") == Standing::in_text));
  BOOST_TEST((standing("\n\n", ", words") == Standing::in_text));
  BOOST_TEST((standing("50\\% of\n", "\n\n") == Standing::in_text));
}

BOOST_AUTO_TEST_CASE(commands_cells_and_other_diagrams_are_no_text) {
  for (std::string const before : {"\\noindent", "\\centering\n", "\\item\n", "& ", "\\{\n"})
    BOOST_TEST((standing(before, "\n\n") == Standing::other), before);
  BOOST_TEST((standing("\n\n" + diagram + "\n", "\n\n") == Standing::other));
  BOOST_TEST((standing("\n\n", "\n" + diagram + "\n\n") == Standing::other));
  BOOST_TEST((standing("\n\n" + diagram + "\n\n", "\n\n") == Standing::alone));
}

BOOST_AUTO_TEST_CASE(directives_with_an_opening_word_are_nothing) {
  BOOST_TEST((standing("\n\n" + defaults + "\n", "\n" + defaults) == Standing::alone));
  BOOST_TEST((standing("Words\n" + defaults + " % why\n", "\n\n") == Standing::in_text));
}

BOOST_AUTO_TEST_CASE(diagrams_in_text_are_reported_at_their_opening) {
  document::Directive one;
  one.whole = {6, 6 + diagram.size()};
  one.opening = {6, 19};
  text::Diagnostics const found = run::hints_at_text("Words\n" + diagram, {one});
  BOOST_REQUIRE(found.size() == 1u);
  BOOST_TEST(found[0].code == "W-INTEXT");
  BOOST_TEST(found[0].span.begin == 6u);
  BOOST_TEST(run::hints_at_text("     \n" + diagram, {one}).empty());
}

BOOST_AUTO_TEST_SUITE_END()
