// Twins, solutions and styles by the command line: what `convert`, `solution` and `style` print.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const diagram = "8/8/8/8/8/8/1R6/K1k5";

Ended convert(std::vector<std::string> options) {
  Folder const folder;
  options.insert(options.begin(), "convert");
  for (char const* word : {"--to", "fen", "--"}) options.emplace_back(word);
  options.push_back(diagram);
  return run_program(options, folder.path());
}

Ended solution(std::vector<std::string> options, std::string const& text) {
  Folder const folder;
  options.insert(options.begin(), {"solution", "--list"});
  options.insert(options.end(), {"--", text});
  return run_program(options, folder.path());
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_twin_that_is_asked_for_is_played) {
  struct Row {
    std::string commands, ask, board;
  };
  for (Row const& row : std::vector<Row>{
           {"Move b2 c3 | Continued Remove c1", "b", "8/8/8/8/8/2R5/8/K1k5"},
           {"Move b2 c3 | Continued Remove c1", "c", "8/8/8/8/8/2R5/8/K7"},
           {"Move b2 c3 | Remove c1", "c", "8/8/8/8/8/8/1R6/K7"},
           {"Move b2 c3", "a", diagram},
           {"zero:Move b2 c3 | Remove c1", "a", "8/8/8/8/8/2R5/8/K1k5"},
           {"zero:Move b2 c3 | Remove c1", "b", "8/8/8/8/8/8/1R6/K7"},
       }) {
    Ended const ended = convert({"--twin", row.commands, "--ask", row.ask});
    BOOST_TEST(ended.out == row.board + "\n", row.commands << ", " << row.ask << ") " << ended.out);
    BOOST_TEST(ended.status == 0, ended.err);
  }
}

BOOST_AUTO_TEST_CASE(what_is_skipped_in_commands_is_told) {
  Ended const ended = convert({"--twin", "Move b2 b5 \xc2\xa7", "--diagnostics", "short"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "<twin>:1:12: warning: `\xc2\xa7` can stand in no word"), ended.err);
}

BOOST_AUTO_TEST_CASE(twins_after_z_are_z1_and_on) {
  std::string commands = "Move b2 b3";
  for (int k = 1; k < 27; ++k) commands += " | Move b2 b" + std::to_string(k % 6 + 3);
  BOOST_TEST(convert({"--twin", commands, "--ask", "z"}).out == "8/8/8/8/8/1R6/8/K1k5\n");
  BOOST_TEST(convert({"--twin", commands, "--ask", "z1"}).out == "8/8/8/8/1R6/8/8/K1k5\n");
  BOOST_TEST(convert({"--twin", commands, "--ask", "z2"}).out == "8/8/8/1R6/8/8/8/K1k5\n");
  BOOST_TEST(has(convert({"--twin", commands, "--ask", "z3"}).err, "there is no twin z3)"));
}

BOOST_AUTO_TEST_CASE(a_head_of_print_is_a_twin_in_the_letters_of_its_language) {
  std::string const moved = "8/8/8/1R6/8/8/8/K1k5\n";
  BOOST_TEST(convert({"--twin-head", "b) wRb2->b5"}).out == moved);
  BOOST_TEST(convert({"--twin-head", "b) Tb2-b5", "--language", "de"}).out == moved);
  BOOST_TEST(convert({"--twin-head", "b) Rb2->b5", "--language", "fr"}).status == 1);
}

BOOST_AUTO_TEST_CASE(twins_that_cannot_be_played_are_told_at_their_place) {
  BOOST_TEST(has(convert({"--twin", "Move b2 c3 | Remove d1", "--ask", "c"}).err,
                 "<twin>:1:21: error: there is no man on d1 [E-EMPTY]"));
  BOOST_TEST(has(convert({"--twin", "Move b2 c3 | Mve a1 a2", "--ask", "c"}).err,
                 "<twin>:1:14: error: `Mve` is no change of a twin [E-COMMAND]"));
  Ended const missing = convert({"--twin", "Move b2 c3", "--ask", "c"});
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(has(missing.err, "the last one is b)"));
  BOOST_TEST(convert({"--twin", "Move b2 c3", "--twin-head", "b) wRb2->b5"}).status == 2);
  BOOST_TEST(convert({"--twin-head", "b) wRb2->b5", "--language", "it"}).status == 2);
}

BOOST_AUTO_TEST_CASE(a_solution_is_listed_as_tree_check_and_long_form) {
  Ended const ended =
      solution({"--stipulation", "#2", "--men", "wKc2 wQb8 bKa1"}, "1.Qb3! (2.Qb2#)");
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.out == "tree: key: Qb3!(~ Qb2#)\ncheck: ok 2\nlong: key: Qb8-b3!(~ Qb3-b2#)\n");
  BOOST_TEST(
      has(solution({"--stipulation", "#2", "--men", "wKc2 wQb8 bKa1"}, "1.Qh3! (2.Qb2#)").out,
          "check: E-"));
  BOOST_TEST(has(solution({"--stipulation", "#1"}, "1.Qb1#").out, "check: -\nlong: -\n"));
}

BOOST_AUTO_TEST_CASE(what_solution_is_called_with_is_checked) {
  BOOST_TEST(solution({"--language", "it"}, "1.Qb1#").status == 2);
  BOOST_TEST(has(solution({"--men", "wKx9"}, "1.Qb1#").err, "<men>:1:1: error:"));
  BOOST_TEST(has(solution({"--men", "wKc2 wDb8"}, "1.Qb1#").err, "in German D is the queen"));
  Folder const folder;
  BOOST_TEST(run_program({"solution", "none.txt"}, folder.path()).status == 3);
  put(folder / "a.txt", "1.Qb1#\n");
  Ended const file = run_program({"solution", "a.txt"}, folder.path());
  BOOST_TEST(file.out == "1.Qb1#\n");
  BOOST_TEST(run_program({"solution", "-"}, folder.path(), "1.Qb1#\n").out == file.out);
}

BOOST_AUTO_TEST_CASE(a_shipped_style_is_printed_whole_and_can_be_used_again) {
  Folder const folder;
  Ended const ended = run_program({"style", "schwalbe", "-o", "ours.yaml"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(run_program({"style", "ours.yaml"}, folder.path()).out ==
             contents(folder / "ours.yaml"));
  Ended const missing = run_program({"style", "schwalb"}, folder.path());
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(has(missing.err, "did you mean `schwalbe`?"));
}
