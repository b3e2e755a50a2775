#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;

namespace {

Ended convert(std::vector<std::string> arguments, std::string const& input = "") {
  Folder const folder;
  arguments.insert(arguments.begin(), "convert");
  return run_program(arguments, folder.path(), input);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_position_is_written_to_standard_output) {
  Ended const ended = convert({"8/1P6/1k6/4cK2/8/8/8/8", "--from", "janko", "--to", "grid"});
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out ==
             "........|.P......|.k......|....cK..|........|........|........|........\n");
  BOOST_TEST(ended.err == "");
}

BOOST_AUTO_TEST_CASE(an_error_is_written_to_standard_error_in_full) {
  Ended const ended = convert({"8/8/8/8/4K12/8/8/8", "--from=fen"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out == "");
  BOOST_TEST(ended.err.starts_with("<argument>:1:12: error: "), ended.err);
  BOOST_TEST(ended.err.find(": error: ") != std::string::npos);
  BOOST_TEST(ended.err.find(" | 8/8/8/8/4K12/8/8/8\n") != std::string::npos);
  BOOST_TEST(ended.err.find('^') != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_game_is_named_after_the_notation_or_by_an_option) {
  std::string const king = "4k/5/5/5/K3S";
  std::string const grid =
      "....k|.....|.....|.....|K...[w:silver general]; stm=-; castle=-; ep=-; "
      "half=-; full=-\n";
  BOOST_TEST(convert({king, "--from", "fsf minishogi"}).out == grid);
  BOOST_TEST(convert({king, "--from", "fsf", "--variant", "minishogi"}).out == grid);
  BOOST_TEST(convert({king, "--variant", "minishogi"}).out == grid);
  BOOST_TEST(convert({king, "--from", "fsf minishogi", "--to", "fsf"}).out == king + "\n");
  Ended const other = convert({king, "--from", "fsf minishogi", "--to", "fsf gardner"});
  BOOST_TEST(other.err.find("the silver general, a piece of") != std::string::npos);
  BOOST_TEST(other.err.find("E-LOSS") != std::string::npos);
  Ended const unknown = convert({king, "--from", "fsf minishoggi"});
  BOOST_TEST(unknown.status == 1);
  BOOST_TEST(unknown.err.starts_with("<from>:1:5: error: unknown game `minishoggi` [E-VARIANT]"),
             unknown.err);
  BOOST_TEST(convert({king, "--from", "janko shogi"}).status == 2);
}

BOOST_AUTO_TEST_CASE(columns_are_code_points) {
  Ended const ended = convert({"éé", "--from", "janko", "--diagnostics", "short"});
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.starts_with("<argument>:1:1: error: "), ended.err);
  Ended const second = convert({"Ké", "--from", "janko", "--diagnostics", "short"});
  BOOST_TEST(second.err.starts_with("<argument>:1:2: error: "), second.err);
}

BOOST_AUTO_TEST_CASE(a_hyphen_is_standard_input_only_before_the_double_hyphen) {
  Ended const piped = convert({"-", "--from", "janko"}, "K7/8\n");
  BOOST_TEST(piped.status == 0);
  BOOST_TEST(piped.out == "K.......|........\n");
  Ended const wrong = convert({"-", "--from", "janko"}, "y\n");
  BOOST_TEST(wrong.err.starts_with("<stdin>:1:1: error: "), wrong.err);
  Ended const literal = convert({"--from", "ffen", "--", "-"});
  BOOST_TEST(literal.status == 0, literal.err);
  BOOST_TEST(literal.out.starts_with("#"), "a board of one hole");
}

BOOST_AUTO_TEST_CASE(after_the_double_hyphen_everything_is_literal) {
  Ended const ended = convert({"--from", "janko", "--", "-*2q3/4"});
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.out == "[n:q@180]...|....\n");
  BOOST_TEST(convert({"--from", "janko", "--", "--help"}).status == 1);
  BOOST_TEST(convert({"-*2q3/4", "--from", "janko"}).status == 2);
}

BOOST_AUTO_TEST_CASE(a_file_gets_the_grid_or_nothing_after_an_error) {
  Folder const folder;
  Ended const ended =
      run_program({"convert", "K", "--from", "janko", "-o", "new/grid"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out == "");
  BOOST_TEST(contents(folder / "new/grid") == "K\n");
  BOOST_TEST(
      run_program({"convert", "y", "--from", "janko", "-o", "other"}, folder.path()).status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "other"));
  BOOST_TEST(run_program({"convert", "K", "--from", "janko", "-o", "."}, folder.path()).status ==
             3);
}

BOOST_AUTO_TEST_CASE(a_file_in_an_unsupported_format_is_reported) {
  Folder const folder;
  put(folder / "x.doc", "K");
  Ended const ended = run_program({"convert", "--file", "x.doc", "-o", "x.md"}, folder.path());
  BOOST_TEST(ended.status == 2);
  BOOST_TEST(ended.err.find("--file x.doc: unknown format; use a suffix among .json .jsonl .md") !=
                 std::string::npos,
             ended.err);
}

BOOST_AUTO_TEST_CASE(archives_omit_a_record_whose_board_would_lack_a_piece) {
  Folder const folder;
  put(folder / "a.olv",
      "---\nalgebraic: {white: [Kc1, e4], black: [Kg8, e7]}\nstipulation: h#2\n"
      "---\nalgebraic: {white: [Kc1, ZZa3], black: [Kg8]}\nstipulation: h#3\n");
  Ended const ended = run_program({"convert", "--file", "a.olv", "-o", "a.md"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(contents(folder / "a.md") ==
             "```chess\nmen: White Kc1 Pe4 Black Kg8 Pe7\nstipulation: h#2\n```\n");
  BOOST_TEST(ended.err.find("a.olv:5:26: error:") != std::string::npos, ended.err);
}

BOOST_AUTO_TEST_CASE(errors_in_an_array_of_records_have_places_in_the_file) {
  Folder const folder;
  put(folder / "a.json",
      "[\n  {\n    \"dawson\": 1, \"host\": \"plain\",\n    \"fields\": [[\"author\", "
      "[\"Composer, A.\"]], [\"men\", \"White Kd1 Black Kh8\"]]\n  },\n"
      "  {\"dawson\": 1, \"fields\": [[\"autor\", \"x\"]]}\n]\n");
  Ended const ended = run_program({"convert", "--file", "a.json", "-o", "a.inp"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(contents(folder / "a.inp") ==
             "BeginProblem\nAuthor Composer, A.\nPieces White Kd1 Black Kh8\nEndProblem\n");
  BOOST_TEST(ended.err.find("a.json:6:30: error: unknown field `autor`") != std::string::npos,
             ended.err);
}

BOOST_AUTO_TEST_CASE(warnings_set_the_exit_status_only_on_request) {
  std::vector<std::string> arguments{"r3k2r/8/8/8/8/8/8/4K3 w KQ - 0 1", "--from", "xfen"};
  Ended const ended = convert(arguments);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out != "");
  BOOST_TEST(ended.err.find(": warning: ") != std::string::npos, ended.err);
  arguments.push_back("--fail-on-warning");
  BOOST_TEST(convert(arguments).status == 1);
}

BOOST_AUTO_TEST_CASE(a_failed_write_to_standard_output_is_a_failure) {
  Folder const folder;
  Ended const ended =
      run_program({"convert", "K", "--from", "janko"}, folder.path(), "", ">/dev/full");
  BOOST_TEST(ended.status == 3);
  BOOST_TEST(ended.err.find("No space left") != std::string::npos, ended.err);
  BOOST_TEST(run_program({"--help"}, folder.path(), "", ">/dev/full").status == 3);
}

BOOST_AUTO_TEST_CASE(wrong_usage_is_reported_with_a_hint_to_the_help) {
  std::vector<std::vector<std::string>> const cases = {
      {},
      {"--from", "janko"},
      {"K", "Q", "--from", "janko"},
      {"K", "--from", "nothing"},
      {"K", "--from"},
      {"K", "--from", "janko", "--to", "nothing"},
      {"K", "--from", "janko", "--bogus"},
      {"K", "--from", "janko", "--diagnostics", "loud"},
      {"K", "--from", "janko", "--color", "red"}};
  for (auto const& arguments : cases) {
    Ended const ended = convert(arguments);
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.out == "");
    BOOST_TEST(ended.err.starts_with("dawson: "), ended.err);
    BOOST_TEST(ended.err.find("--help") != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(html_has_names_as_written_or_escaped) {
  Folder const folder;
  std::vector<std::string> arguments{"convert", "--from", "ffen", "--to", "html", "(a&b)1/1(<x>)"};
  BOOST_TEST(run_program(arguments, folder.path()).out == "[a&b10|a&b][x1|]<BR>[x1|][<x>10|<x>]\n");
  arguments.insert(arguments.end() - 1, "--escape");
  BOOST_TEST(run_program(arguments, folder.path()).out ==
             "[a&amp;b10|a&amp;b][x1|]<BR>[x1|][&lt;x&gt;10|&lt;x&gt;]\n");
}

BOOST_AUTO_TEST_CASE(each_command_prints_help) {
  Folder const folder;
  for (std::vector<std::string> const& arguments : {std::vector<std::string>{"--help"},
                                                    {"-h"},
                                                    {"help"},
                                                    {"convert", "--help"},
                                                    {"weave", "-h"},
                                                    {"check", "--help"}}) {
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == "");
    BOOST_TEST(ended.out.find("usage: dawson") == 0U);
    BOOST_TEST(std::count(ended.out.begin(), ended.out.end(), '\n') <= 50, "a help fits a screen");
  }
  BOOST_TEST(run_program({"--version"}, folder.path()).out.starts_with("dawson "));
  BOOST_TEST(run_program({}, folder.path()).status == 2);
  BOOST_TEST(
      run_program({"bake"}, folder.path()).err.starts_with("dawson: unknown command `bake`\n"));
}
