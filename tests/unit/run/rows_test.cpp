// Which diagrams of a LaTeX document come into rows.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>

#include "weaving.hpp"

using namespace dawson;

namespace {

std::string diagram(std::string const& more = {}) {
  static int made = 0;  // positions differ
  int const file = ++made % 6;
  return fmt::format("\\begin{{chess}}\nfen: {}k{}/8/8/8/8/8/8/K7\n{}\\end{{chess}}", file + 1,
                     6 - file, more);
}

// A letter for each diagram: d stands alone; a waits and e ends its row, with the row's columns.
std::string rows_of(std::string const& text, std::string const& across = "3") {
  std::string const output =
      run::woven("a.tex", "\\begin{chess} defaults\nacross: " + across + "\n\\end{chess}\n" + text,
                 {})
          .output;
  std::string out;
  std::size_t in_row = 0;
  for (std::size_t at = 0; (at = output.find("\\Dawson", at)) != std::string::npos; ++at) {
    std::string_view const code = std::string_view(output).substr(at);
    for (auto const& [macro, letter] :
         {std::pair<std::string_view, char>{"\\DawsonAcross{", 'a'}, {"\\DawsonAcrossEnd{", 'e'}})
      if (code.starts_with(macro)) {
        out += letter;
        out += code[macro.size()];
        ++in_row;
      }
    if (code.starts_with("\\DawsonDiagram{")) {
      if (in_row == 0) out += 'd';
      else --in_row;
    }
    if (code.starts_with("\\DawsonGlossary")) out += 'g';
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rows)

BOOST_AUTO_TEST_CASE(diagrams_with_nothing_between_them_stand_beside_each_other) {
  std::string const blank = "\n\n % a comment\n\t";
  BOOST_TEST(rows_of(diagram() + blank + diagram() + "\n" + diagram()) == "a3a3e3");
  BOOST_TEST(rows_of(diagram() + diagram()) == "a2e2");
  BOOST_TEST(rows_of(diagram() + blank + diagram() + blank + diagram() + blank + diagram()) ==
             "a3a3e3e3");
  BOOST_TEST(rows_of(diagram() + "\n" + diagram(), "1") == "dd");
  BOOST_TEST(rows_of(diagram()) == "d");
}

BOOST_AUTO_TEST_CASE(whatever_stands_between_ends_a_row) {
  for (std::string const between : {" and ", "\n\\medskip\n", "\n\\chess{K}\n",
                                    "\n\\begin{chess} defaults\nsize: 4mm\n\\end{chess}\n",
                                    "\n\\begin{chess}\nauthor: nobody\n\\end{chess}\n", "\\%"})
    BOOST_TEST_CONTEXT(between)
  BOOST_TEST(rows_of(diagram() + "\n" + diagram() + between + diagram() + "\n" + diagram() + "\n" +
                     diagram()) == "a2e2a3a3e3");
}

BOOST_AUTO_TEST_CASE(small_boards_of_twins_stand_below_and_end_the_row) {
  std::string const twins = "twins: (b) bK->h7\ntwin-boards: yes\n";
  BOOST_TEST(rows_of(diagram() + "\n" + diagram(twins) + "\n" + diagram()) == "a2e2gdd");
}

BOOST_AUTO_TEST_SUITE_END()
