// Tests of resource limits and of the sandbox.
#include <sys/stat.h>

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <string>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string times(int count, std::string const& text) {
  std::string out;
  for (int i = 0; i < count; ++i) out += text;
  return out;
}

// Returns the output of `check --diagnostics short` for a Markdown text, with further arguments.
std::string findings_of(std::string const& text, std::vector<std::string> more = {}) {
  Folder const folder;
  put(folder / "a.md", text);
  std::vector<std::string> words = {"check", "a.md", "--diagnostics", "short"};
  words.insert(words.end(), more.begin(), more.end());
  return run_program(words, folder / "").err;
}

}  // namespace

BOOST_AUTO_TEST_CASE(tables_of_too_many_cells_are_refused_before_they_are_parsed) {
  std::string const table =
      times(400, "|a") + "|\n" + times(400, "|-") + "|\n" + times(300, "|b\n");
  BOOST_TEST(findings_of(table) ==
             "a.md:2:1: error: tables with more than 100000 cells [E-LIMIT]\n");
  BOOST_TEST(findings_of(table, {"--limit", "cells=1000000"}) == "");
  BOOST_TEST(findings_of("> " + times(3, "|a") + "|\n> " + times(3, "|-") + "|\n> |b\n",
                         {"--limit", "cells=3"}) ==
             "a.md:2:3: error: tables with more than 3 cells [E-LIMIT]\n");
  // Tables are counted separately if their texts are separate.
  BOOST_TEST(findings_of("|a|b|\n|-|-|\n|c|d|\n\ntext\n\ntext\n", {"--limit", "cells=9"}) == "");
}

BOOST_AUTO_TEST_CASE(lines_of_tables_with_too_many_columns_are_refused) {
  std::string const wide = times(1001, "|") + "\n";
  std::string const says = "error: table row has more than 1000 columns [E-LIMIT]\n";
  BOOST_TEST(findings_of("a\n" + wide + "|-|-|\n") == "a.md:2:1: " + says);
  BOOST_TEST(findings_of("|a|b|\n|-|-|\n|c|d|\n" + wide) == "a.md:4:1: " + says);
  BOOST_TEST(findings_of("> |a|\n> |-|\n> " + wide) == "a.md:3:3: " + says);
  BOOST_TEST(findings_of("|a|\n" + times(1001, "|-") + "\n") == "a.md:2:1: " + says);
  // Without a delimiter row there is no table; a wide one is accepted.
  BOOST_TEST(findings_of("a\n" + wide) == "");
  BOOST_TEST(findings_of(wide + "\n|a|\n|-|\n|b|\n\n" + wide) == "");
  BOOST_TEST(findings_of(times(999, "|a") + "|\n" + times(999, "|-") + "|\n" + times(999, "|b") +
                         "|\n") == "");
}

BOOST_AUTO_TEST_CASE(excessive_nesting_is_reported) {
  BOOST_TEST(findings_of(times(101, "> ") + "a\n") ==
             "a.md:1:1: error: more than 100 nested quotations, lists or emphases [E-LIMIT]\n");
  BOOST_TEST(findings_of(times(100, "> ") + "a\n") == "");
  BOOST_TEST(findings_of(times(101, "> ") + "a\n", {"--limit", "nesting=101"}) == "");
  BOOST_TEST(findings_of("```chess\nremark: " + times(101, "![a") + times(101, "](b)") +
                         "\nfen: 8/8/8/8/8/8/8/K6k\n```\n")
                 .find("[E-LIMIT]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(expansion_of_reference_links_is_limited) {
  std::string const text = "[a]: " + times(600, "b") + "\n\n" + times(20, "[a] [x][a] ") + "\n";
  BOOST_TEST(findings_of(text) == "");
  BOOST_TEST(findings_of(text, {"--limit", "expansion=9000"}) ==
             "a.md:1:1: error: reference links repeat more than 9000 bytes [E-LIMIT]\n");
}

BOOST_AUTO_TEST_CASE(the_number_of_included_files_is_limited) {
  Folder const folder;
  auto const reported = [&](std::string const& file, std::vector<std::string> more = {}) {
    std::vector<std::string> words = {"check", file, "--diagnostics", "short", "--follow"};
    words.insert(words.end(), more.begin(), more.end());
    return run_program(words, folder / "").err;
  };
  for (int i = 0; i < 22; ++i) {
    std::string const next = "f" + std::to_string(i + 1) + ".md";
    put(folder / ("f" + std::to_string(i) + ".md"),
        times(2, "```chess include " + next + "\n```\n"));
  }
  put(folder / "f22.md", "text\n");
  std::string const bomb = reported("f0.md");
  BOOST_TEST(std::count(bomb.begin(), bomb.end(), '\n') == 1, bomb);
  has_all(bomb, {"error: more than 1000 included files [E-LIMIT]"});
  put(folder / "a.md", times(3, "```chess include f22.md\n```\n"));
  BOOST_TEST(reported("a.md", {"--limit", "included=3"}) == "");
  has_all(reported("a.md", {"--limit", "included=2"}),
          {"a.md:5:18: error: more than 2 included files"});
  has_all(reported("a.md", {"--limit", "included-bytes=14"}),
          {"a.md:5:18: error: the included files have more than 14 bytes [E-LIMIT]"});
  put(folder / "a.tex", "\\input{b}\\input{c}\n");
  put(folder / "b.tex", "");
  put(folder / "c.tex", "");
  BOOST_TEST(reported("a.tex", {"--limit", "included=2"}) == "");
  has_all(reported("a.tex", {"--limit", "included=1"}),
          {"a.tex:1:17: error: more than 1 included file"});
}

BOOST_AUTO_TEST_CASE(a_directive_over_the_work_limit_is_reported_and_others_are_read) {
  std::string const board = "fen: 8/8/8/8/8/8/8/K6k\n```\n\n";
  std::string const text = "```chess\nconditions: " + times(1000, "Circe; ") + "Circe\n" + board +
                           "```chess\nconditions: Circe\n" + board + "```chess\nnone: x\n" + board;
  BOOST_TEST(findings_of(text).find("E-LIMIT") == std::string::npos);
  std::string const few = findings_of(text, {"--limit", "steps=1000"});
  has_all(few, {"a.md:1:1: error: this needs more than 1000 steps of work [E-LIMIT]",
                "a.md:12:1: error: "});
  BOOST_TEST(std::count(few.begin(), few.end(), '\n') == 2, few);
  BOOST_TEST(findings_of(text, {"--limit", "steps=1000"}) == few, "the same findings each time");
  // The default limit also suffices for a page without directives.
  Folder const folder;
  put(folder / "a.md", times(3000, "word "));
  Ended const booklet = run_program({"booklet", "a.md", "-o", "a.pdf"}, folder / "");
  BOOST_TEST(booklet.status == 0, booklet.err);
}

BOOST_AUTO_TEST_CASE(boards_pictures_and_findings_have_limits) {
  Folder const folder;
  auto const run = [&](std::vector<std::string> words) {
    words.insert(words.end(), {"--diagnostics", "short"});
    return run_program(words, folder / "").err;
  };
  BOOST_TEST(run({"convert", "--from", "janko", "8/8", "--limit", "squares=15"}) ==
             "<argument>:1:1: error: board has 16 squares; 15 are allowed [E-LIMIT]\n");
  BOOST_TEST(run({"convert", "--from", "janko", "8/8", "--limit", "squares=16"}) == "");
  std::string const board =
      run({"board", "8/8/8/8/8/8/8/8", "-o", "a.png", "--limit", "pixels=99"});
  BOOST_TEST(board.find("has more than 99 pixels [E-LIMIT]") != std::string::npos, board);
  BOOST_TEST(!fs::exists(folder / "a.png"));
  std::string const errors = findings_of(times(5, "`chess y`\n"), {"--limit", "findings=2"});
  BOOST_TEST(std::count(errors.begin(), errors.end(), '\n') == 3, errors);
  BOOST_TEST(errors.find("3 further findings are not shown, 3 of them errors") != std::string::npos,
             errors);
  for (char const* const wrong : {"squares", "squares=0", "squares=250001", "squares=9x", "none=1"})
    BOOST_TEST(run_program({"check", "a.md", "--limit", wrong}, folder / "").status == 2, wrong);
}

BOOST_AUTO_TEST_CASE(in_the_sandbox_nothing_outside_the_folder_is_read) {
  Folder const folder;
  fs::create_directory(folder / "in");
  fs::create_directory(folder / "in/more");
  std::string const fen = "8/8/8/8/8/8/8/K6k\n";
  put(folder / "out.fen", fen);
  put(folder / "in/own.fen", fen);
  put(folder / "in/more/own.fen", fen);
  put(folder / "style.yaml", "square: 6mm\n");
  fs::create_symlink("../out.fen", folder / "in/link.fen");
  fs::create_symlink("own.fen", folder / "in/own-link.fen");
  auto const check = [&](std::string const& file, std::vector<std::string> more) {
    put(folder / "in/a.md", "```chess\nfile: " + file + "\n```\n");
    std::vector<std::string> words = {"check", "in/a.md", "--diagnostics", "short"};
    words.insert(words.end(), more.begin(), more.end());
    return run_program(words, folder / "").err;
  };
  std::vector<std::string> const sandbox = {"--sandbox"};
  for (char const* const file : {"../out.fen", "link.fen"}) {
    BOOST_TEST(check(file, {}) == "", file);
    BOOST_TEST(
        check(file, sandbox)
                .find("it is outside the document's folder, which `--sandbox` forbids [E-FILE]") !=
            std::string::npos,
        file);
  }
  for (char const* const file : {"own.fen", "more/own.fen", "own-link.fen"})
    BOOST_TEST(check(file, sandbox) == "", file);
  put(folder / "in/b.md", "```chess\nfrom: ../problems.json\n```\n");
  put(folder / "problems.json", "");
  has_all(run_program({"check", "in/b.md", "--sandbox", "--diagnostics", "short"}, folder / "").err,
          {"in/b.md:2:7: error: cannot read problems.json: it is outside the document's folder"});
  // The user may name any file.
  BOOST_TEST(check("own.fen", {"--sandbox", "--style", "style.yaml"}) == "");
  BOOST_TEST(::mkfifo((folder / "in/pipe.fen").c_str(), 0600) == 0);
  BOOST_TEST(check("pipe.fen", sandbox).find("not a regular file [E-FILE]") != std::string::npos);
  BOOST_TEST(check("/dev/zero", sandbox).find("it is outside") != std::string::npos);
  BOOST_TEST(run_program({"latex", "a.tex", "--sandbox"}, folder / "").status == 2);
}

BOOST_AUTO_TEST_CASE(only_harmless_addresses_are_links) {
  Folder const folder;
  std::string const links =
      "[a](javascript:x) [b](file:///e) [c](HTTPS://x.y) [d](e.md) [m](mailto:x@y)";
  put(folder / "a.md",
      links + "\n\n```chess\nremark: " + links + "\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  auto const booklet =
      run_program({"booklet", "a.md", "-o", "a.pdf", "--diagnostics", "short"}, folder / "");
  BOOST_TEST(booklet.status == 0);
  std::string const addresses = output_of(
      "qpdf --qdf --object-streams=disable '" + (folder / "a.pdf") + "' - | strings", folder);
  has_all(addresses, {"/URI (HTTPS://x.y)", "/URI (mailto:x@y)"});
  for (char const* const refused : {"javascript", "file:///e", "(e.md)"}) {
    BOOST_TEST(addresses.find(refused) == std::string::npos, refused);
  }
  // Both in the text and in the caption.
  for (char const* const place :
       {"a.md:1:1: warning: link to e.md", "a.md:3:1: warning: link to e.md"})
    BOOST_TEST(booklet.err.find(place) != std::string::npos, booklet.err);
  auto const woven =
      run_program({"weave", "a.md", "-o", "b.md", "--diagnostics", "short"}, folder / "");
  std::string const text = contents(folder / "b.md");
  BOOST_TEST(text.find("a b [c](HTTPS://x.y) [d](e.md) [m](mailto:x@y)") != std::string::npos,
             text);
  BOOST_TEST(woven.err.find("e.md") == std::string::npos);
  has_all(woven.err, {"link to javascript:x printed as text [W-LINK]"});
}

BOOST_AUTO_TEST_CASE(an_address_without_a_host_is_no_link) {
  Folder const folder;
  put(folder / "a.md", "```chess\nauthor: see www.\nfen: 8/8/8/8/8/8/8/K6k\n```\n");
  BOOST_TEST(run_program({"weave", "a.md", "-o", "b.md"}, folder / "").status == 0);
  std::string const html = output_of("cmark-gfm -e autolink '" + (folder / "b.md") + "'", folder);
  BOOST_TEST(html.find("<strong>see www.</strong>") != std::string::npos, html);
}
