// Tests of twins, solutions and styles on the command line: the output of `convert`, `solution` and
// `style`.
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

BOOST_AUTO_TEST_CASE(a_requested_twin_is_played) {
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

BOOST_AUTO_TEST_CASE(skipped_commands_are_reported) {
  Ended const ended = convert({"--twin", "Move b2 b5 \xc2\xa7", "--diagnostics", "short"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "<twin>:1:12: warning: unexpected `\xc2\xa7`; ignored"), ended.err);
}

BOOST_AUTO_TEST_CASE(twins_after_z_are_z1_z2_and_so_on) {
  std::string commands = "Move b2 b3";
  for (int k = 1; k < 27; ++k) commands += " | Move b2 b" + std::to_string(k % 6 + 3);
  BOOST_TEST(convert({"--twin", commands, "--ask", "z"}).out == "8/8/8/8/8/1R6/8/K1k5\n");
  BOOST_TEST(convert({"--twin", commands, "--ask", "z1"}).out == "8/8/8/8/1R6/8/8/K1k5\n");
  BOOST_TEST(convert({"--twin", commands, "--ask", "z2"}).out == "8/8/8/1R6/8/8/8/K1k5\n");
  BOOST_TEST(has(convert({"--twin", commands, "--ask", "z3"}).err, "unknown twin z3)"));
}

BOOST_AUTO_TEST_CASE(a_printed_twin_heading_uses_the_piece_letters_of_its_language) {
  std::string const moved = "8/8/8/1R6/8/8/8/K1k5\n";
  BOOST_TEST(convert({"--twin-head", "b) wRb2->b5"}).out == moved);
  BOOST_TEST(convert({"--twin-head", "b) Tb2-b5", "--language", "de"}).out == moved);
  BOOST_TEST(convert({"--twin-head", "b) Rb2->b5", "--language", "fr"}).status == 1);
}

BOOST_AUTO_TEST_CASE(twins_that_cannot_be_played_are_reported_at_their_place) {
  BOOST_TEST(has(convert({"--twin", "Move b2 c3 | Remove d1", "--ask", "c"}).err,
                 "<twin>:1:21: error: there is no piece on d1 [E-EMPTY]"));
  BOOST_TEST(has(convert({"--twin", "Move b2 c3 | Mve a1 a2", "--ask", "c"}).err,
                 "<twin>:1:14: error: unknown twin change `Mve` [E-COMMAND]"));
  Ended const missing = convert({"--twin", "Move b2 c3", "--ask", "c"});
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(has(missing.err, "use a label up to b)"));
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

BOOST_AUTO_TEST_CASE(the_letter_n_is_a_nightrider_in_popeye_notation_only) {
  Folder const folder;
  auto const checked = [&](std::string const& notation, std::string const& pieces) {
    return run_program(
               {"solution", "--list", "--notation", notation, "--men", pieces, "--", "1.Nb5"},
               folder.path())
        .out;
  };
  BOOST_TEST(has(checked("print", "wKa1 wSc3 bKh8"), "check: ok 1\nlong: play: Sc3-b5"));
  BOOST_TEST(has(checked("popeye", "wKa1 wSc3 bKh8"), "check: E-NOMAN Nb5"));
  BOOST_TEST(has(checked("popeye", "wKa1 wNc3 bKh8"), "check: ok 1"));
}

BOOST_AUTO_TEST_CASE(the_position_can_be_a_popeye_list_or_a_placement) {
  for (char const* const pieces : {"White Kc2 Qb8 Black Ka1", "1Q6/8/8/8/8/8/2K5/k7"}) {
    Ended const ended = solution({"--stipulation", "#2", "--men", pieces}, "1.Qb3! (2.Qb2#)");
    BOOST_TEST(ended.status == 0, ended.err);
    BOOST_TEST(has(ended.out, "check: ok 2\n"), ended.out);
  }
  BOOST_TEST(has(solution({"--men", "1Q7/8/8/8/8/8/2K5/k7"}, "1.Qb3").err,
                 "<men>:1:3: error: rank 8 has 9 squares; expected 8"));
}

BOOST_AUTO_TEST_CASE(moves_without_an_option_are_described_in_words) {
  Folder const folder;
  Ended const bare = run_program({"moves", "FfmN"}, folder.path());
  BOOST_TEST(bare.status == 0, bare.err);
  BOOST_TEST(bare.out == run_program({"moves", "FfmN", "--explain"}, folder.path()).out);
  BOOST_TEST(has(run_program({"moves", "fmWfceFifmnD"}, folder.path()).err, "`--dialect xbetza`"));
}

BOOST_AUTO_TEST_CASE(an_address_with_black_at_the_bottom_is_a_flipped_diagram) {
  Folder const folder;
  put(folder / "a.md",
      "```chess\n7 - A. Composer\nhttps://lichess1.org/export/fen.gif?fen=r5k1/8/"
      "8/8/8/8/8/RB4K1&color=black\n#2\n```\n");
  put(folder / "b.md",
      "```chess\n7 - A. Composer\n#2\nfen: r5k1/8/8/8/8/8/8/RB4K1\nflip: yes\n```\n");
  auto const page = [&](char const* name) {
    return run_program({"weave", name, "--host", "markdown", "-o", "-"}, folder.path()).out;
  };
  BOOST_TEST(has(page("a.md"), "Seen from Black"));
  BOOST_TEST(page("a.md") == page("b.md"));
}

BOOST_AUTO_TEST_CASE(solution_refuses_documents) {
  Folder const folder;
  for (std::string const name : {"a.tex", "b.md"}) {
    put(folder / name, "1.Ka1-a2\n");
    Ended const ended = run_program({"solution", name}, folder.path());
    BOOST_TEST(ended.status == 2, name);
    BOOST_TEST(ended.out == "");
    BOOST_TEST(has(ended.err, name + " is a document"), ended.err);
    BOOST_TEST(has(ended.err, "`dawson check " + name + "`"), ended.err);
  }
  put(folder / "c.txt", "1.Ka1-a2\n");
  BOOST_TEST(run_program({"solution", "c.txt"}, folder.path()).status == 0);
}

BOOST_AUTO_TEST_CASE(convert_warns_that_it_omits_the_side_shown_at_the_bottom) {
  std::string const address =
      "https://lichess1.org/export/fen.gif?fen=r5k1/8/8/8/8/8/8/RB4K1&color=";
  Folder const folder;
  Ended const black = run_program({"convert", "--to", "fen", address + "black"}, folder.path());
  Ended const white = run_program({"convert", "--to", "fen", address + "white"}, folder.path());
  BOOST_TEST(black.out == white.out);
  BOOST_TEST(has(black.err, "warning: address shows the board from Black's side"), black.err);
  BOOST_TEST(white.err == "");
}

BOOST_AUTO_TEST_CASE(a_solution_without_text_is_a_missing_solution) {
  Folder const folder;
  for (std::vector<std::string> const& operands :
       std::vector<std::vector<std::string>>{{""}, {"--", ""}, {"--", " \n"}, {"-"}, {}}) {
    std::vector<std::string> arguments{"solution", "--men", "wKa1"};
    arguments.insert(arguments.end(), operands.begin(), operands.end());
    Ended const ended = run_program(arguments, folder.path(), "\n");
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(has(ended.err, "dawson: missing solution"), ended.err);
  }
}

BOOST_AUTO_TEST_CASE(a_condition_impossible_on_the_board_is_reported_at_its_place) {
  Ended const found = solution({"--men", "wKa1 bKc3", "--options", "Circe; Imitator a1"}, "1.Kb1");
  BOOST_TEST(found.status == 0);
  BOOST_TEST(has(found.err, "<options>:1:8: warning: a1 is occupied"), found.err);
}

BOOST_AUTO_TEST_CASE(arguments_of_solution_are_checked) {
  BOOST_TEST(solution({"--language", "it"}, "1.Qb1#").status == 2);
  BOOST_TEST(has(solution({"--men", "wKx9"}, "1.Qb1#").err, "<men>:1:1: error:"));
  BOOST_TEST(has(solution({"--men", "wKc2 wDb8"}, "1.Qb1#").err, "`D` is its letter in German"));
  Folder const folder;
  BOOST_TEST(run_program({"solution", "none.txt"}, folder.path()).status == 3);
  put(folder / "a.txt", "1.Qb1#\n");
  Ended const file = run_program({"solution", "a.txt"}, folder.path());
  BOOST_TEST(file.out == "1.Qb1#\n");
  BOOST_TEST(run_program({"solution", "-"}, folder.path(), "1.Qb1#\n").out == file.out);
}

BOOST_AUTO_TEST_CASE(a_line_of_a_solution_becomes_an_animation) {
  Folder const folder;
  std::string const problem =
      "17 - A. Author\n#2\nfen: 8/6p1/5k2/R7/1Q2r3/8/8/K7\nsolution: |\n"
      "  1.Qd6+! Re6 2.Qf4#\n      1...Kf7 2.Rf5 Kg8\n";
  put(folder / "p.txt", problem);
  auto const frames = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"solution", "p.txt", "-o", "x.gif", "--dpi", "72"});
    Ended const ended = run_program(options, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    std::string const gif = contents(folder / "x.gif");
    BOOST_TEST(gif.starts_with("GIF89a"));
    constexpr std::string_view control("\x21\xf9\x04", 3);
    std::size_t count = 0;
    for (std::size_t at = 0; (at = gif.find(control, at)) != std::string::npos; ++at) ++count;
    return count;
  };
  BOOST_TEST(frames({}) == 4U);
  BOOST_TEST(frames({"--line", "1...Kf7"}) == 5U);
  BOOST_TEST(frames({"--line", "2", "--delay", "0.5"}) == 5U);
  BOOST_TEST(frames({"--line", "Qd6 Qf4"}) == 4U);
}

BOOST_AUTO_TEST_CASE(animation_errors_are_reported_and_no_file_is_written) {
  Folder const folder;
  auto const fails = [&](std::vector<std::string> options, int status, std::string const& words) {
    options.insert(options.begin(), {"solution", "p.txt"});
    Ended const ended = run_program(options, folder.path());
    BOOST_TEST(ended.status == status);
    BOOST_TEST(has(ended.err, words), ended.err);
    BOOST_TEST(folder.names().size() == 1U);
  };
  put(folder / "p.txt", "fen: 8/8/8/8/8/8/8/K1k5\nsolution: words alone\n");
  fails({"-o", "x.gif"}, 1,
        "p.txt:2:11: error: no half-move of the solution can be played [E-FILM]");
  put(folder / "p.txt", "fen: 8/8/8/8/8/8/8/K1k5\n");
  fails({"-o", "x.gif"}, 1, "problem has no solution [E-FILM]");
  put(folder / "p.txt", "fen: 8/8/8/8/8/8/8/K1k5\nsolution: 1.Ka2\n");
  fails({"-o", "x.gif", "--line", "Kb8"}, 1, "no line `Kb8` among the 1");
  fails({"-o", "x.webp"}, 2, "`solution` writes an animation (.gif)");
  fails({"-o", "x.gif", "--delay", "0"}, 2, "--delay must be from");
  fails({"--line", "Ka2"}, 2, "--line: needs an output -o");
  fails({"-o", "x.gif", "--list"}, 2, "--list: cannot be used with -o");
  fails({"-o", "x.gif", "--stipulation", "#2"}, 2, "--stipulation: needs --men");
}

BOOST_AUTO_TEST_CASE(an_animation_can_have_pieces_and_a_solution_as_arguments) {
  Folder const folder;
  Ended const ended =
      run_program({"solution", "--men", "wKc1 wRe1 wPd2 bKa3 bRb5", "--stipulation", "h#2",
                   "--language", "de", "-o", "x.gif", "--", "1.Ka2 Te3 2.Ta5 Td3"},
                  folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(has(ended.err, "<argument>:1:17: warning: Td3"), ended.err);
  BOOST_TEST(contents(folder / "x.gif").starts_with("GIF89a"));
}

BOOST_AUTO_TEST_CASE(a_built_in_style_is_printed_completely_and_can_be_read_again) {
  Folder const folder;
  Ended const ended = run_program({"style", "schwalbe", "-o", "ours.yaml"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(run_program({"style", "ours.yaml"}, folder.path()).out ==
             contents(folder / "ours.yaml"));
  Ended const missing = run_program({"style", "schwalb"}, folder.path());
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(has(missing.err, "did you mean `schwalbe`?"));
}
