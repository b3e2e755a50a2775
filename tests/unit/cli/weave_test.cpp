#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "places.hpp"
#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

std::string const good = "\\usepackage{dawson}\n\\chess{K}\n";
std::string const woven = "\\usepackage{dawson}\n\\DawsonwK{}\n";
std::string const bad = "\\usepackage{dawson}\n\\begin{chess}\nfen: 9\n\\end{chess}\n";

std::size_t entries(std::string const& folder) {
  return static_cast<std::size_t>(
      std::distance(fs::directory_iterator(folder), fs::directory_iterator()));
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_document_is_woven_into_a_file_a_folder_or_standard_output) {
  Folder const folder;
  put(folder / "a.tex", good);
  fs::create_directory(folder / "there");
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "out/b.tex"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "out/b.tex") == woven);
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "there"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "there/a.tex") == woven);
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "new/"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "new/a.tex") == woven);
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "-"}, folder.path()).out == woven);
  BOOST_TEST(run_program({"weave", "-", "-o", "-"}, folder.path(), good).out == woven);
  BOOST_TEST(run_program({"weave", "-", "-o", "c.tex"}, folder.path(), good).status == 0);
  BOOST_TEST(contents(folder / "c.tex") == woven);
  BOOST_TEST(contents(folder / "a.tex") == good);
}

BOOST_AUTO_TEST_CASE(several_documents_need_a_folder) {
  Folder const folder;
  fs::create_directory(folder / "x");
  put(folder / "a.tex", good);
  put(folder / "b.tex", good);
  put(folder / "x/a.tex", good);
  put(folder / "a.md", "text\n");
  BOOST_TEST(run_program({"weave", "a.tex", "b.tex", "-o", "out"}, folder.path()).status == 0);
  BOOST_TEST(contents(folder / "out/a.tex") == woven);
  BOOST_TEST(contents(folder / "out/b.tex") == woven);
  for (std::vector<std::string> const& arguments :
       {std::vector<std::string>{"weave", "a.tex", "b.tex", "-o", "-"},
        {"weave", "a.tex", "x/../a.tex", "-o", "two"},
        {"weave", "a.tex", "./a.tex", "-o", "two"},
        {"weave", "a.md", "x/../a.md", "-o", "two"},
        {"weave", "a.tex", "-", "-o", "two"}}) {
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 2, ended.err);
    BOOST_TEST(ended.out == "");
  }
  BOOST_TEST(!fs::exists(folder / "two"));
}

BOOST_AUTO_TEST_CASE(included_files_of_a_document_keep_their_folders) {
  Folder const folder;
  for (char const* name : {"src/parts/one", "src/other"}) fs::create_directories(folder / name);
  for (char const* name : {"src/book.tex", "src/parts/one/a.tex", "src/other/a.tex"})
    put(folder / name, good + "\\chess{8/8}\n");
  BOOST_TEST(run_program({"weave", "src/book.tex", "src/parts/one/a.tex",
                          "src/other/../other/a.tex", "-o", "out", "--boards", "pdf"},
                         folder.path())
                 .status == 0);
  for (char const* name : {"book", "parts/one/a", "other/a"}) {
    std::string const text = contents(folder / ("out/" + std::string(name) + ".tex"));
    BOOST_TEST(text.find("\\DawsonPage{" + std::string(name) + "-boards.pdf}") != std::string::npos,
               text);
    BOOST_TEST(fs::exists(folder / ("out/" + std::string(name) + "-boards.pdf")), name);
  }
  // Documents of one folder are side by side in the output folder.
  BOOST_TEST(run_program({"weave", "src/parts/one/a.tex", "-o", "flat/"}, folder.path()).status ==
             0);
  BOOST_TEST(fs::exists(folder / "flat/a.tex"));
}

BOOST_AUTO_TEST_CASE(a_source_is_never_overwritten) {
  Folder const folder;
  fs::create_directory(folder / "x");
  put(folder / "a.tex", good);
  put(folder / "b.tex", good);
  put(folder / "house", "size: 5mm\n");
  fs::create_symlink("a.tex", folder / "link.tex");
  fs::create_hard_link(folder / "a.tex", folder / "hard.tex");
  for (std::vector<std::string> const& arguments :
       {std::vector<std::string>{"weave", "a.tex", "-o", "a.tex"},
        {"weave", "a.tex", "-o", "./x/../a.tex"},
        {"weave", "a.tex", "-o", "link.tex"},
        {"weave", "link.tex", "-o", "a.tex"},
        {"weave", "a.tex", "-o", "hard.tex"},
        {"weave", "a.tex", "-o", "."},
        {"weave", "a.tex", "b.tex", "-o", "."},
        {"weave", "a.tex", "--defaults", "house", "-o", "house"}}) {
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.find(" would overwrite ") != std::string::npos, ended.err);
  }
  BOOST_TEST(contents(folder / "a.tex") == good);
  BOOST_TEST(contents(folder / "house") == "size: 5mm\n");
}

BOOST_AUTO_TEST_CASE(a_system_failure_has_status_3_and_leaves_nothing) {
  Folder const folder;
  put(folder / "a.tex", good);
  put(folder / "file", "x");
  fs::create_directory(folder / "x.tex");
  auto const status = [&](std::vector<std::string> const& arguments) {
    return run_program(arguments, folder.path());
  };
  Ended const missing = status({"weave", "none.tex", "-o", "out.tex"});
  BOOST_TEST(missing.status == 3);
  BOOST_TEST(missing.err == "dawson: cannot read none.tex: No such file or directory\n");
  BOOST_TEST(status({"weave", "x.tex", "-o", "out.tex"}).status == 3);
  BOOST_TEST(status({"check", "none.tex"}).status == 3);
  BOOST_TEST(!fs::exists(folder / "out.tex"));
  Ended const full = status({"weave", "a.tex", "-o", "/dev/full"});
  BOOST_TEST(full.status == 3);
  BOOST_TEST(full.err == "dawson: cannot write /dev/full: No space left on device\n");
  BOOST_TEST(status({"weave", "a.tex", "-o", "file/out.tex"}).status == 3);
  BOOST_TEST(status({"weave", "a.tex", "--sty", "file", "-o", "out.tex"}).status == 3);
  BOOST_TEST(status({"weave", "a.tex", "--defaults", "none", "-o", "out.tex"}).status == 3);
  BOOST_TEST(!fs::exists(folder / "out.tex"));
  BOOST_TEST(entries(folder.path()) == 3U);
}

BOOST_AUTO_TEST_CASE(a_document_with_an_error_is_written_with_status_1) {
  Folder const folder;
  put(folder / "a.tex", bad);
  Ended const ended = run_program({"weave", "a.tex", "-o", "out.tex"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(contents(folder / "out.tex").find("\\DawsonError{") != std::string::npos);
  put(folder / "b.tex", good);
  BOOST_TEST(run_program({"weave", "a.tex", "b.tex", "-o", "both"}, folder.path()).status == 1);
  BOOST_TEST(contents(folder / "both/b.tex") == woven);
}

BOOST_AUTO_TEST_CASE(an_output_that_is_up_to_date_is_not_touched) {
  Folder const folder;
  put(folder / "a.tex", good);
  run_program({"weave", "a.tex", "-o", "out.tex", "--sty", "."}, folder.path());
  auto const long_ago = fs::file_time_type::clock::now() - std::chrono::hours(48);
  for (char const* name :
       {"out.tex", "dawson.sty", "dawson-men.tex", "dawson-signs.tex", "dawson-measures.tex"})
    fs::last_write_time(folder / name, long_ago);
  run_program({"weave", "a.tex", "-o", "out.tex", "--sty", "."}, folder.path());
  for (char const* name :
       {"out.tex", "dawson.sty", "dawson-men.tex", "dawson-signs.tex", "dawson-measures.tex"})
    BOOST_TEST((fs::last_write_time(folder / name) == long_ago), name);
}

BOOST_AUTO_TEST_CASE(dawson_sty_is_written_to_the_requested_place) {
  Folder const folder;
  put(folder / "a.tex", good);
  BOOST_TEST(run_program({"weave", "--sty", "alone"}, folder.path()).status == 0);
  BOOST_TEST(
      (contents(folder / "alone/dawson.sty") == contents(dawson::in_sources("tex/dawson.sty"))));
  BOOST_TEST((contents(folder / "alone/dawson-men.tex") ==
              contents(dawson::in_sources("tex/dawson-men.tex"))));
  BOOST_TEST(
      run_program({"weave", "a.tex", "-o", "out/a.tex", "--sty", "out"}, folder.path()).status ==
      0);
  BOOST_TEST(fs::exists(folder / "out/dawson.sty"));
  BOOST_TEST(run_program({"weave", "a.tex", "--sty", "not"}, folder.path()).status == 2);
  BOOST_TEST(!fs::exists(folder / "not"), "wrong usage writes nothing");
}

BOOST_AUTO_TEST_CASE(a_defaults_file_applies_to_all_documents_and_errors_name_it) {
  Folder const folder;
  put(folder / "a.tex", "\\begin{chess}\njanko: K7/8\n\\end{chess}\n");
  put(folder / "b.tex", "\\begin{chess}[size=4mm]\njanko: K7/8\n\\end{chess}\n");
  put(folder / "house", "size: 6mm\n");
  BOOST_TEST(
      run_program({"weave", "a.tex", "b.tex", "-o", "out", "--defaults", "house"}, folder.path())
          .status == 0);
  BOOST_TEST(contents(folder / "out/a.tex").find("\\DawsonBoard{6mm}") != std::string::npos);
  BOOST_TEST(contents(folder / "out/b.tex").find("\\DawsonBoard{4mm}") != std::string::npos);
  put(folder / "house", "size: 6mm\nsise: 6mm\n");
  Ended const ended = run_program({"check", "a.tex", "--defaults", "house"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.starts_with("house:2:1: error: "), ended.err);
}

BOOST_AUTO_TEST_CASE(listed_environments_are_left_alone) {
  Folder const folder;
  std::string const text = "\\begin{code}\\chess{K}\\end{code}\n\\begin{two}\\chess{K}\\end{two}\n";
  put(folder / "a.tex", text);
  Ended const ended = run_program(
      {"weave", "a.tex", "-o", "-", "--verbatim", "code", "--verbatim", "two"}, folder.path());
  BOOST_TEST(ended.out == text);
}

BOOST_AUTO_TEST_CASE(findings_can_be_short_or_json) {
  Folder const folder;
  put(folder / "a.tex", bad);
  Ended const brief = run_program({"check", "a.tex", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(brief.status == 1);
  BOOST_TEST(brief.err.starts_with("a.tex:3:"), brief.err);
  BOOST_TEST(std::count(brief.err.begin(), brief.err.end(), '\n') == 1);
  Ended const json = run_program({"check", "a.tex", "--diagnostics=json"}, folder.path());
  BOOST_TEST(json.status == 1);
  auto const object = nlohmann::json::parse(json.err);
  BOOST_TEST(object["file"] == "a.tex");
  BOOST_TEST(object["line"] == 3);
  BOOST_TEST(object["severity"] == "error");
  BOOST_TEST(bad.substr(object["byte"].get<std::size_t>(), 1) == "9");
}

BOOST_AUTO_TEST_CASE(colours_are_printed_on_request) {
  Folder const folder;
  put(folder / "a.tex", bad);
  BOOST_TEST(run_program({"check", "a.tex"}, folder.path()).err.find('\x1b') == std::string::npos);
  BOOST_TEST(run_program({"check", "a.tex", "--color", "always"}, folder.path()).err.find('\x1b') !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_warning_can_set_the_exit_status) {
  Folder const folder;
  put(folder / "a.tex", "\\documentclass{article}\n\\chess{K}\n");
  Ended const ended = run_program({"check", "a.tex"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err.find("[W-STY]") != std::string::npos, ended.err);
  BOOST_TEST(run_program({"check", "a.tex", "--fail-on-warning"}, folder.path()).status == 1);
}

BOOST_AUTO_TEST_CASE(check_writes_nothing) {
  Folder const folder;
  put(folder / "a.tex", good);
  put(folder / "b.tex", bad);
  Ended const ended = run_program({"check", "a.tex", "b.tex"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.out == "");
  BOOST_TEST(entries(folder.path()) == 2U);
  BOOST_TEST(ended.err == run_program({"weave", "a.tex", "b.tex", "-o", "out"}, folder.path()).err);
}

BOOST_AUTO_TEST_CASE(after_the_double_hyphen_a_hyphen_is_a_file) {
  Folder const folder;
  put(folder / "-", good);
  put(folder / "--sty", good);
  BOOST_TEST(run_program({"weave", "-o", "a.tex", "--", "-"}, folder.path(), bad).status == 0);
  BOOST_TEST(contents(folder / "a.tex") == woven);
  BOOST_TEST(run_program({"check", "--", "-", "--sty"}, folder.path(), bad).status == 0);
}

BOOST_AUTO_TEST_CASE(wrong_usage_is_status_2) {
  Folder const folder;
  put(folder / "a.tex", good);
  for (std::vector<std::string> const& arguments :
       {std::vector<std::string>{"weave"},
        {"weave", "a.tex"},
        {"weave", "a.tex", "-o"},
        {"weave", "a.tex", "-o", "x", "--boards", "svg"},
        {"weave", "a.tex", "-o", "x", "--diagnostics", "loud"},
        {"weave", "a.tex", "-o", "x", "-o", "y"},
        {"check"},
        {"check", "a.tex", "-o", "x"}}) {
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 2);
    BOOST_TEST(ended.err.starts_with("dawson: "), ended.err);
  }
  BOOST_TEST(entries(folder.path()) == 1U);
}

BOOST_AUTO_TEST_CASE(appearance_options_apply_to_all_documents) {
  Folder const folder;
  put(folder / "a.tex", "\\begin{chess}\njanko: K1k/3\n\\end{chess}\n");
  put(folder / "my.yaml", "based on: tinted\nsquare: 7mm\n");
  Ended const styled =
      run_program({"weave", "a.tex", "-o", "out/a.tex", "--style", "my.yaml"}, folder.path());
  BOOST_TEST(styled.status == 0);
  BOOST_TEST(contents(folder / "out/a.tex").find("\\DawsonTinted\\DawsonBoard{7mm}") !=
             std::string::npos);

  Ended const unknown =
      run_program({"weave", "a.tex", "-o", "out/a.tex", "--style", "tintd"}, folder.path());
  BOOST_TEST(unknown.status == 1);
  BOOST_TEST(unknown.err.starts_with("--style:1:1: error: unknown style `tintd` [E-STYLE]"),
             unknown.err);
  BOOST_TEST(unknown.err.find("did you mean `tinted`?") != std::string::npos, unknown.err);
  BOOST_TEST(
      run_program({"weave", "a.tex", "-o", "out/a.tex", "--style", "none.yaml"}, folder.path())
          .status == 1);

  put(folder / "slip.yaml", "square: big\n");
  Ended const slip = run_program({"check", "a.tex", "--style", "slip.yaml"}, folder.path());
  BOOST_TEST(slip.status == 1);
  BOOST_TEST(slip.err.starts_with("slip.yaml:1:9: error: `big` is not a length [E-STYLE]"),
             slip.err);
}

BOOST_AUTO_TEST_CASE(a_file_in_utf16_is_reported_and_not_skipped) {
  Folder const folder;
  std::string const letters = "~~~ chess\nffen: kK1\n~~~\n";
  std::string little, big = "\xFE\xFF";
  for (char const c : letters) little += {c, '\0'}, big += {'\0', c};
  put(folder / "little.md", little);
  put(folder / "big.inp", big);
  for (std::vector<std::string> const& arguments :
       {std::vector<std::string>{"weave", "little.md", "-o", "out.md"},
        {"check", "little.md"},
        {"convert", "--file", "big.inp", "-o", "out.md"}}) {
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 1);
    BOOST_TEST(ended.err.find("the file is UTF-16") != std::string::npos, ended.err);
    BOOST_TEST(ended.err.find("[E-UTF8]") != std::string::npos);
  }
}

BOOST_AUTO_TEST_CASE(custom_symbols_are_written_beside_the_document) {
  Folder const folder;
  std::filesystem::create_directories(folder / "mine");
  put(folder / "a.tex",
      "\\usepackage{dawson}\\begin{document}\\chess{K} \\chess{k}\\end{document}\n");
  put(folder / "mine/wK.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M1 8H8L4 1Z'/></svg>");
  Ended const woven = run_program(
      {"weave", "a.tex", "-o", "out/b.tex", "--pieces", "mine", "--diagnostics", "short"},
      folder.path());
  BOOST_TEST(woven.status == 0);
  BOOST_TEST(woven.err ==
             "a.tex:1:46: warning: mine has no black king; Dawson's own is printed [W-PIECES]\n");
  BOOST_TEST(contents(folder / "out/dawson-pieces-mine.pdf").starts_with("%PDF"));
  Ended const checked =
      run_program({"check", "a.tex", "--pieces", "mine", "--fail-on-warning"}, folder.path());
  BOOST_TEST(checked.status == 1);
  Ended const missing =
      run_program({"weave", "a.tex", "-o", "out/b.tex", "--pieces", "none"}, folder.path());
  BOOST_TEST(missing.status == 1);
  BOOST_TEST(missing.err.starts_with("none:1:1: error: cannot read the folder none"), missing.err);
}

BOOST_AUTO_TEST_CASE(a_suffix_must_match_the_output_format) {
  Folder const folder;
  put(folder / "a.md", "text\n");
  put(folder / "a.tex", "text\n");
  std::pair<char const*, char const*> const refused[] = {{"a.md", "b.PPTX"},
                                                         {"a.md", "b.pdf"},
                                                         {"a.md", "b.tex"},
                                                         {"a.tex", "b.md"},
                                                         {"a.tex", "b.pdf"}};
  for (auto const& [input, output] : refused) {
    Ended const ended = run_program({"weave", input, "-o", output}, folder.path());
    BOOST_TEST(ended.status == 2, output);
    std::string const written =
        input == std::string("a.tex")
            ? "LaTeX (.tex)"
            : "Markdown (.md), a page of HTML (.html), plain text (.txt)"
              ", an e-book (.epub), a Word document (.docx), an OpenDocument "
              "text (.odt), a text in RTF (.rtf) or a story for InDesign "
              "(.icml)";
    BOOST_TEST(ended.err.find(" is the suffix of another format; `weave` writes " + written +
                              "; --to chooses") != std::string::npos,
               ended.err);
    BOOST_TEST(!std::filesystem::exists(folder / output), output);
  }
  std::pair<char const*, char const*> const taken[] = {{"a.md", "b.md"},   {"a.md", "b.html"},
                                                       {"a.md", "b.txt"},  {"a.md", "b"},
                                                       {"a.tex", "b.tex"}, {"a.tex", "b.sty"}};
  for (auto const& [input, output] : taken)
    BOOST_TEST(run_program({"weave", input, "-o", output}, folder.path()).status == 0, output);
}

BOOST_AUTO_TEST_CASE(fragment_and_stylesheet_options_are_for_pages_only) {
  Folder const folder;
  put(folder / "a.md", "text\n");
  put(folder / "own.css", "p{color:red}\n");
  Ended const made =
      run_program({"weave", "a.md", "--to", "html", "--fragment", "-o", "-", "--css", "own.css"},
                  folder.path());
  BOOST_TEST(made.out.starts_with("<div class=\"dawson\""), made.out);
  BOOST_TEST(made.out.find("p{color:red}") != std::string::npos);
  Ended const bare = run_program(
      {"weave", "a.md", "--to", "html", "--fragment", "-o", "-", "--css", "none"}, folder.path());
  BOOST_TEST(bare.out.find("<style") == std::string::npos);
  for (char const* option : {"--fragment", "--css=none"}) {
    Ended const refused = run_program({"weave", "a.md", "-o", "b.md", option}, folder.path());
    BOOST_TEST(refused.status == 2);
    BOOST_TEST(refused.err.find("needs a page of HTML (--to html)") != std::string::npos,
               refused.err);
  }
  BOOST_TEST(
      run_program({"weave", "a.md", "-o", "a.html", "--css", "no.css"}, folder.path()).status == 3);
  BOOST_TEST(!std::filesystem::exists(folder / "a.html"));
}

BOOST_AUTO_TEST_CASE(keys_of_captions_that_latex_ignores_are_reported) {
  Folder const folder;
  put(folder / "a.tex",
      "\\usepackage{dawson}\n\\begin{chess}\nauthor: A B\nfen: "
      "8/8/8/3k4/8/3K4/8/7R\n\\end{chess}\n");
  put(folder / "s.yaml",
      "fonts: {author: {tracking: 5%}, head: {tracking: 5%}}\ncaption: {number: hung}\n");
  auto const run =
      run_program({"weave", "a.tex", "-o", "b.tex", "--style", "s.yaml"}, folder.path());
  BOOST_TEST(run.status == 0, run.err);
  BOOST_TEST(run.err.find("s.yaml:1:18: warning: `fonts.author.tracking` is ignored in LaTeX "
                          "[W-KEY]") != run.err.npos,
             run.err);
  BOOST_TEST(run.err.find("fonts.head") == run.err.npos);
  BOOST_TEST(run.err.find("hung") == run.err.npos);
}

BOOST_AUTO_TEST_CASE(keys_of_pages_in_shipped_styles_are_not_reported_in_latex) {
  Folder const folder;
  put(folder / "a.tex", "\\chess{8/8/8/3k4/8/3K4/8/7R}\n");
  put(folder / "s.yaml", "based on: anthology\ndiagrams: {heads: level}\n");
  for (char const* style : {"heft", "anthology", "workbook"}) {
    auto const run =
        run_program({"weave", "a.tex", "-o", "b.tex", "--style", style}, folder.path());
    BOOST_TEST(run.status == 0, run.err);
    BOOST_TEST(run.err.empty(), run.err);
  }
  auto const run =
      run_program({"weave", "a.tex", "-o", "b.tex", "--style", "s.yaml"}, folder.path());
  BOOST_TEST(run.status == 0, run.err);
  BOOST_TEST(run.err.find("s.yaml:2:12: warning: `diagrams.heads` is ignored") != run.err.npos,
             run.err);
  BOOST_TEST(run.err.find("square") == run.err.npos, run.err);
}

BOOST_AUTO_TEST_CASE(findings_about_a_shipped_style_show_its_line) {
  Folder const folder;
  put(folder / "a.md", "---\nstyle: heft\npage: {top: 3mm}\n---\n# A\n\nText\n\n# B\n\nText\n");
  auto const run = run_program({"booklet", "a.md", "-o", "a.pdf"}, folder.path());
  BOOST_TEST(run.status == 0, run.err);
  BOOST_TEST(run.err.starts_with("shipped style heft:6:1: warning: the margin has no room"),
             run.err);
}
