// Tests of rows of diagrams, in contents and in documents.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "edition/diagram_rows.hpp"
#include "weaving.hpp"
#include "write/markdown/markdown_renderer.hpp"

using namespace dawson;

namespace {

std::string diagram(std::string const& more = {}) {
  static int made = 0;  // positions differ
  int const file = ++made % 6;
  return fmt::format("\\begin{{chess}}\nfen: {}k{}/8/8/8/8/8/8/K7\n{}\\end{{chess}}", file + 1,
                     6 - file, more);
}

// One letter for each diagram: d is alone; a waits, and e ends its row; the number is the row's
// columns.
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

// Rows of contents: d is a diagram, t one with twin boards, x anything else; `|` is text between
// them. A row is its contents and its columns, with a + if it belongs to the row before.
std::string accumulated(std::string_view contents, int across,
                        run::Abilities const& setter = run::latex_abilities,
                        run::RowHabits habits = {}) {
  std::string out;
  run::Rows rows(
      setter,
      [&](run::Row const& row) {
        out += (out.empty() ? "" : " ");
        for (run::PlacedContent const& one : row.contents) out += contents[one.directive];
        out += fmt::format("{}{}", row.columns, row.continues ? "+" : "");
      },
      habits);
  bool follows = false;
  for (std::size_t i = 0; i < contents.size(); ++i) {
    if (contents[i] == '|') {
      follows = false;
      continue;
    }
    run::DiagramContent diagram;
    diagram.across = across;
    if (contents[i] == 't') diagram.twins.emplace_back();
    if (contents[i] == 'x') rows.add(run::EmptyContent{}, i, follows);
    else rows.add(std::move(diagram), i, follows);
    follows = true;
  }
  rows.finish();
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(rows)

BOOST_AUTO_TEST_CASE(a_partial_row_keeps_the_columns_of_its_group) {
  BOOST_TEST(accumulated("ddddd", 3) == "ddd3 dd3+");
  BOOST_TEST(accumulated("dd", 3) == "dd2");
  BOOST_TEST(accumulated("ddd|d", 3) == "ddd3 d1");
  BOOST_TEST(accumulated("ddddxd", 3) == "ddd3 d3+ x1 d1");
  BOOST_TEST(accumulated("dd", 1) == "d1 d1");
}

BOOST_AUTO_TEST_CASE(twin_boards_below_a_row_end_it) {
  BOOST_TEST(accumulated("dtdd", 3) == "dt2 dd2");
  BOOST_TEST(accumulated("dtdd", 3, run::markdown_abilities) == "dtd3 d3+");
}

BOOST_AUTO_TEST_CASE(style_rows_span_unprinted_content_and_grid_rows_keep_columns) {
  run::RowHabits const of_style{true, false}, of_grid{true, true};
  BOOST_TEST(accumulated("dxddxd", 3, run::latex_abilities, of_style) == "dxdd3 x1 d3+");
  BOOST_TEST(accumulated("d|xd", 3, run::latex_abilities, of_style) == "d1 x1 d1");
  BOOST_TEST(accumulated("dxd", 3, run::latex_abilities, of_style) == "dxd2");
  BOOST_TEST(accumulated("dd|d", 3, run::latex_abilities, of_grid) == "dd3 d3");
}

BOOST_AUTO_TEST_CASE(an_example_is_alone_beside_its_source) {
  run::Invocation invocation;
  std::string const fen = "fen: 8/8/8/8/8/8/8/K6k\n";
  run::MarkdownOptions options;
  options.embed = true;
  auto const source =
      invocation.sources().open("a.md", "```chess defaults\nacross: 2\n```\n\n```chess\n" + fen +
                                            "```\n\n```chess example\n" + fen + "```\n");
  std::string const woven = run::weave_markdown(invocation, source, {}, options).output;
  BOOST_TEST(woven.find("```chess\n" + fen) != std::string::npos);
  BOOST_TEST(woven.find("<table") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(adjacent_diagrams_are_side_by_side) {
  std::string const blank = "\n\n % a comment\n\t";
  BOOST_TEST(rows_of(diagram() + blank + diagram() + "\n" + diagram()) == "a3a3e3");
  BOOST_TEST(rows_of(diagram() + diagram()) == "a2e2");
  BOOST_TEST(rows_of(diagram() + blank + diagram() + blank + diagram() + blank + diagram()) ==
             "a3a3e3e3");
  BOOST_TEST(rows_of(diagram() + "\n" + diagram(), "1") == "dd");
  BOOST_TEST(rows_of(diagram()) == "d");
}

BOOST_AUTO_TEST_CASE(anything_between_diagrams_ends_a_row) {
  for (std::string const between : {" and ", "\n\\medskip\n", "\n\\chess{K}\n",
                                    "\n\\begin{chess} defaults\nsize: 4mm\n\\end{chess}\n",
                                    "\n\\begin{chess}\nauthor: nobody\n\\end{chess}\n", "\\%"})
    BOOST_TEST_CONTEXT(between)
  BOOST_TEST(rows_of(diagram() + "\n" + diagram() + between + diagram() + "\n" + diagram() + "\n" +
                     diagram()) == "a2e2a3a3e3");
}

BOOST_AUTO_TEST_CASE(small_twin_boards_are_below_and_end_the_row) {
  std::string const twins = "twins: (b) bK->h7\ntwin-boards: yes\n";
  BOOST_TEST(rows_of(diagram() + "\n" + diagram(twins) + "\n" + diagram()) == "a2e2gdd");
}

BOOST_AUTO_TEST_SUITE_END()
