// Tests of the command `dawson moves`.
#include <boost/test/unit_test.hpp>

#include <string>

#include "unit/cli/program.hpp"

using namespace dawson;

BOOST_AUTO_TEST_SUITE(moves_command)

BOOST_AUTO_TEST_CASE(lists_are_three_lines_of_offsets) {
  Folder const folder;
  BOOST_TEST(run_program({"moves", "fmWfcF", "--list"}, folder.path()).out ==
             "move: 0,1\ncapture: -1,1 1,1\nboth:\n");
  BOOST_TEST(run_program({"moves", "gQ", "--list", "--board", "8x8", "--at", "5,4", "--occupied",
                          "0,1:e -2,0:f"},
                         folder.path())
                 .out == "move: -3,0 0,2\ncapture: -3,0 0,2\nboth: -3,0 0,2\n");
  BOOST_TEST(run_program({"moves", "-", "--list", "--board", "3x3"}, folder.path(), "W\n").out ==
             "move: -1,0 0,-1 0,1 1,0\ncapture: -1,0 0,-1 0,1 1,0\nboth: -1,0 0,-1 0,1 1,0\n");
}

BOOST_AUTO_TEST_CASE(lists_have_a_line_for_each_ability_of_an_xboard_piece) {
  Folder const folder;
  auto const listed = [&](std::string const& moves, std::string const& at) {
    return run_program(
               {"moves", moves, "--dialect", "xbetza", "--list", "--board", "8x8", "--at", at},
               folder.path())
        .out;
  };
  BOOST_TEST(listed("fmWfceFifmnD", "e2") ==
             "move: 0,1\ncapture: -1,1 1,1\nboth:\ninitial: 0,2\nep: -1,1 1,1\n");
  BOOST_TEST(listed("fmWdfF", "e2") == "move: 0,1\ncapture:\nboth:\nown:\n");
  BOOST_TEST(listed("fcafmWO2", "e1") ==
             "move:\ncapture:\nboth:\ncastle:\nlocust: 0,1>0,2\npass: no\n");
  BOOST_TEST(listed("fmabW", "e4") == "move:\ncapture:\nboth:\npass: yes\n");
}

BOOST_AUTO_TEST_CASE(diagrams_use_the_requested_dialect) {
  Folder const folder;
  Ended const ended = run_program(
      {"moves", "[F?R]", "--dialect", "xbetza", "-o", "a.svg", "--board", "9x9"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(contents(folder / "a.svg").find("moves and captures") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(moves_are_described_with_words_and_names) {
  Folder const folder;
  BOOST_TEST(run_program({"moves", "NQ", "--explain"}, folder.path()).out ==
             "Moves and captures as a knight.\nMoves and captures as a queen.\nKnown as: amazon "
             "(German Amazone, French amazone).\n");
}

BOOST_AUTO_TEST_CASE(the_suffix_chooses_the_format_of_a_diagram) {
  Folder const folder;
  for (char const* name : {"a.tex", "a.svg", "a.pdf"}) {
    Ended const ended = run_program(
        {"moves", "mRcpR", "-o", name, "--field", "size=3mm", "--board", "9x9"}, folder.path());
    BOOST_TEST(ended.status == 0, name << ": " << ended.err);
    BOOST_TEST(ended.err == "");
  }
  BOOST_TEST(contents(folder / "a.tex").starts_with("\\documentclass"));
  BOOST_TEST(contents(folder / "a.tex").find("moves only") != std::string::npos);
  BOOST_TEST(contents(folder / "a.svg").find("captures") != std::string::npos);
  BOOST_TEST(contents(folder / "a.pdf").starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  Folder const folder;
  auto const messages_of = [&](std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"moves", "--diagnostics", "short"});
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.out == "");
    return ended.err.substr(0, ended.err.find(": error: ")) + " " + std::to_string(ended.status);
  };
  BOOST_TEST(messages_of({"fhq", "--list"}) == "<argument>:1:3 1");
  BOOST_TEST(messages_of({"N", "--list", "--at", "z1"}) == "<at>:1:1 1");
  BOOST_TEST(messages_of({"N", "--list", "--board", "8"}) == "<board>:1:1 1");
  BOOST_TEST(messages_of({"N", "--list", "--occupied", "0,1:e 0,1:f"}) == "<occupied>:1:7 1");
  BOOST_TEST(messages_of({"N", "-o", "x.tex", "--at", "z1"}) == "<arguments>:2:5 1");
  BOOST_TEST(run_program({"moves", "N", "-o", "x.doc"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"moves", "N", "--list", "--dialect", "chess"}, folder.path()).status ==
             2);
  BOOST_TEST(run_program({"moves", "L", "--list", "--dialect", "xbetza"}, folder.path())
                 .err.find("[E-DIALECT]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_diagram_shows_the_requested_piece) {
  Folder const folder;
  auto const drawn = [&](std::string const& figure) {
    Ended const ended =
        run_program({"moves", "FfmN", "--figure", figure, "-o", "a.txt"}, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    return contents(folder / "a.txt");
  };
  BOOST_TEST(drawn("amazon").find("\U0001FA4E") != std::string::npos);
  BOOST_TEST(drawn("N").find("\u2658") != std::string::npos);
  BOOST_TEST(
      run_program({"moves", "FfmN", "--figure", "nobody", "-o", "b.txt"}, folder.path()).status !=
      0);
}

BOOST_AUTO_TEST_CASE(without_an_option_moves_are_described_in_words) {
  Folder const folder;
  Ended const plain = run_program({"moves", "FfmN"}, folder.path());
  BOOST_TEST(plain.status == 0);
  BOOST_TEST(plain.out != "");
  BOOST_TEST(plain.out == run_program({"moves", "FfmN", "--explain"}, folder.path()).out);
  BOOST_TEST(run_program({"moves", "FfmN", "-o", "x.svg"}, folder.path()).out == "");
  BOOST_TEST(run_program({"moves", "FfmN", "--list"}, folder.path()).out.starts_with("move:"));
}

BOOST_AUTO_TEST_SUITE_END()
