// Tests of Markdown flavours, and of programs that pass the document in their own format.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "program.hpp"

using namespace dawson;
using nlohmann::json;

namespace {

std::string const diagram = "```chess\nauthor: A~B|C\nfen: 8/8/8/8/4K3/8/8/k7\n```\n";

std::string woven(std::string const& source, std::vector<std::string> options) {
  Folder const folder;
  put(folder / "a.md", source);
  options.insert(options.begin(), {"weave", "a.md", "-o", "out.md"});
  Ended const ended = run_program(options, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  return contents(folder / "out.md");
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::size_t images_in(Folder const& folder) {
  return static_cast<std::size_t>(std::ranges::count_if(
      folder.names(), [](std::string const& name) { return name.starts_with("chess-"); }));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(markdown_readers)

BOOST_AUTO_TEST_CASE(line_ends_and_escapes_follow_the_markdown_flavour) {
  BOOST_TEST(has(woven(diagram, {"--markdown", "gfm"}), "A\\~B\\|C**\\\n"));
  BOOST_TEST(has(woven(diagram, {"--markdown", "kramdown"}), "A&#126;B\\|C**  \n"));
  BOOST_TEST(has(woven(diagram, {"--markdown", "python"}), "A&#126;B&#124;C**  \n"));
  BOOST_TEST(woven(diagram, {}) == woven(diagram, {"--markdown", "gfm"}));
}

BOOST_AUTO_TEST_CASE(rows_are_html_tables_except_for_pandoc) {
  std::string const two = "```chess defaults\nacross: 2\n```\n\n" + diagram + "\n" + diagram;
  BOOST_TEST(has(woven(two, {}), "<table>\n<tr>\n<td align=\"left\" valign=\"bottom\">"));
  BOOST_TEST(has(woven(two, {"--markdown", "pandoc"}), "|:---|:---|"));
  BOOST_TEST(has(woven(two, {"--boards", "pdf"}), "|:---|:---|"));
  BOOST_TEST(!has(woven(two, {"--markdown", "hugo"}), "<"));
  BOOST_TEST(!has(woven(two, {"--markdown", "python"}), "\\"));
}

BOOST_AUTO_TEST_CASE(anchors_follow_the_markdown_flavour) {
  std::string const labelled = "```chess\nlabel: x\nfen: 8/8/8/8/4K3/8/8/k7\n```\n";
  BOOST_TEST(has(woven(labelled, {}), "<span id=\"x\"></span>"));
  BOOST_TEST(has(woven(labelled, {"--markdown", "pandoc"}), "[]{#x}"));
  Folder const folder;
  put(folder / "a.md", labelled);
  Ended const ended =
      run_program({"weave", "a.md", "-o", "out.md", "--markdown", "hugo"}, folder.path());
  BOOST_TEST(has(ended.err, "a.md:1:1: warning: links to `x` do not work"), ended.err);
  BOOST_TEST(!has(contents(folder / "out.md"), "<span"));
}

BOOST_AUTO_TEST_CASE(image_names_are_relative_to_the_address_of_the_site) {
  BOOST_TEST(has(woven(diagram, {"--assets-url", "https://x.org/i"}), "](https://x.org/i/chess-"));
  BOOST_TEST(has(woven(diagram, {"--assets-url", "/"}), "](/chess-"));
}

BOOST_AUTO_TEST_CASE(unused_images_and_nothing_else_are_removed_on_request) {
  Folder const folder;
  put(folder / "a.md", diagram);
  std::string const stale = "site/chess-0123456789abcdef0123.svg",
                    pixels = "site/chess-0123456789abcdef0123.png";
  for (std::string const& name : {stale, pixels, std::string("site/chess-board.svg"),
                                  std::string("site/chess-0123456789abcdef0123.gif")})
    put(folder / name, "x");
  Ended const kept = run_program({"weave", "a.md", "-o", "site/a.md"}, folder.path());
  BOOST_TEST(kept.status == 0);
  BOOST_TEST(std::filesystem::exists(folder / stale));
  Ended const ended =
      run_program({"weave", "a.md", "-o", "site/a.md", "--clean-assets"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, stale + " is removed"));
  BOOST_TEST(!std::filesystem::exists(folder / stale));
  BOOST_TEST(!std::filesystem::exists(folder / pixels));
  BOOST_TEST(std::filesystem::exists(folder / "site/chess-board.svg"));
  BOOST_TEST(std::filesystem::exists(folder / "site/chess-0123456789abcdef0123.gif"));
  std::string const out = contents(folder / "site/a.md");
  std::size_t const at = out.find("](chess-") + 2;
  BOOST_TEST(std::filesystem::exists(folder / ("site/" + out.substr(at, out.find(')', at) - at))));
}

BOOST_AUTO_TEST_CASE(nothing_is_removed_after_an_error) {
  Folder const folder;
  put(folder / "a.md", "```chess\nautor: A\n```\n");
  put(folder / "chess-0123456789abcdef0123.svg", "x");
  BOOST_TEST(
      run_program({"weave", "a.md", "-o", "out.md", "--clean-assets"}, folder.path()).status == 1);
  BOOST_TEST(images_in(folder) == 1U);
}

BOOST_AUTO_TEST_CASE(markdown_on_standard_input_needs_an_output_suffix) {
  Folder const folder;
  Ended const refused = run_program({"weave", "-", "-o", "-"}, folder.path(), diagram);
  BOOST_TEST(refused.status == 1);
  BOOST_TEST(has(refused.err, "E-HOST"));
  BOOST_TEST(refused.out == "");
  BOOST_TEST(run_program({"check", "-"}, folder.path(), diagram).status == 1);
  BOOST_TEST(run_program({"weave", "-", "-o", "out.md"}, folder.path(), diagram).status == 0);
  BOOST_TEST(has(contents(folder / "out.md"), "](chess-"));
  BOOST_TEST(run_program({"weave", "-", "-o", "out.html"}, folder.path(), diagram).status == 0);
  BOOST_TEST(has(contents(folder / "out.html"), "<figure"));
  Ended const tex = run_program({"weave", "-", "-o", "-"}, folder.path(), "\\chess{K} ```chess");
  BOOST_TEST(tex.status == 0, tex.err);
}

BOOST_AUTO_TEST_CASE(code_without_pieces_is_unchanged_and_misspellings_are_errors) {
  std::string const text = "A `chess programming` wiki, `chess kqrbn`.\n";
  Folder const folder;
  put(folder / "a.md", text);
  Ended const ended = run_program({"weave", "a.md", "-o", "-"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "W-INLINE"));
  BOOST_TEST(has(ended.out, "A `chess programming` wiki, ♚♛♜♝♞."));
  put(folder / "a.md", "A `chess Ko`.\n");
  BOOST_TEST(run_program({"check", "a.md"}, folder.path()).status == 1);
}

BOOST_AUTO_TEST_CASE(block_attributes_are_options) {
  std::string const out = woven(
      "```{.chess #first .wide author=\"A. B\" size=5mm}\nfen: 8/8/8/8/4K3/8/8/k7\n```\n", {});
  BOOST_TEST(has(out, "<span id=\"first\"></span>**A. B**"));
  BOOST_TEST(has(woven("```{.chess .defaults}\ncaption: none\n```\n\n" + diagram, {}), "&nbsp;"));
  BOOST_TEST(has(woven("```{.python #chess}\nx\n```\n", {}), "```{.python #chess}\nx\n```"));
}

BOOST_AUTO_TEST_CASE(options_of_woven_markdown_are_refused_for_pages) {
  Folder const folder;
  put(folder / "a.md", diagram);
  put(folder / "a.tex", "x");
  for (std::string const option : {"--assets", "--assets-url", "--markdown", "--boards"}) {
    std::string const value = option == "--boards" ? "svg" : option == "--markdown" ? "gfm" : "x";
    BOOST_TEST(
        run_program({"weave", "a.md", "-o", "a.html", option, value}, folder.path()).status == 2);
  }
  BOOST_TEST(run_program({"weave", "a.tex", "-o", "a.html"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"weave", "a.md", "-o", "site/", "--to", "html"}, folder.path()).status ==
             0);
  BOOST_TEST(has(contents(folder / "site/a.html"), "<figure"));
  put(folder / "a.md", "```chess\nautor: A\n```\n");
  BOOST_TEST(run_program({"weave", "a.md", "-o", "b.html"}, folder.path()).status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "b.html"));
  BOOST_TEST(run_program({"weave", "a.md", "-o", "b.html", "--draft"}, folder.path()).status == 1);
  BOOST_TEST(has(contents(folder / "b.html"), "E-FIELD"));
}

BOOST_AUTO_TEST_CASE(input_that_is_no_pandoc_document_is_refused) {
  Folder const folder;
  for (std::string const bad : {"", "[]", "{}", R"({"blocks":[],"pandoc-api-version":[1,17]})"}) {
    Ended const refused = run_program({"filter", "html"}, folder.path(), bad);
    BOOST_TEST(refused.status == 1, bad);
    BOOST_TEST(refused.out == "");
    BOOST_TEST(has(refused.err, "E-JSON"));
  }
  std::string deep = R"({"pandoc-api-version":[1,22],"meta":{},"blocks":)";
  constexpr int levels = 100000;
  deep += std::string(levels, '[') + std::string(levels, ']') + "}";
  BOOST_TEST(run_program({"filter"}, folder.path(), deep).status == 1);
}

// Images have two pixels per CSS pixel, and the document gives their size.
BOOST_AUTO_TEST_CASE(boards_can_be_png_files_beside_the_document) {
  Folder const folder;
  put(folder / "a.md", "Text `chess *2q`.\n\n" + diagram);
  for (auto const& [reader, image] :
       {std::pair<std::string, std::string>{"gfm", ".png\" alt=\"Chess diagram: A~B|C."},
        {"pandoc", ".png){width="},
        {"hugo", ".png)"}}) {
    Ended const ended = run_program(
        {"weave", "a.md", "-o", "b.md", "--boards", "png", "--markdown", reader}, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    BOOST_TEST(has(contents(folder / "b.md"), image), contents(folder / "b.md"));
  }
  BOOST_TEST(images_in(folder) == 2U);
  for (std::string const& name : folder.names())
    if (name.starts_with("chess-")) BOOST_TEST(contents(folder / name).starts_with("\x89PNG"));
}

BOOST_AUTO_TEST_CASE(pages_can_have_png_boards) {
  Folder const folder;
  put(folder / "a.md", "Text `chess *2q`.\n\n" + diagram);
  Ended const ended = run_program(
      {"weave", "a.md", "-o", "a.html", "--boards", "png", "--assets", "img", "--deps", "a.d"},
      folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const page = contents(folder / "a.html");
  BOOST_TEST(has(page, "<img class=\"board\" src=\"img/chess-"));
  BOOST_TEST(has(page, "<img class=\"man\" src=\"img/chess-"));
  BOOST_TEST(!has(page, "<svg"));
  BOOST_TEST(has(contents(folder / "a.d"), "img/chess-"), contents(folder / "a.d"));
  put(folder / "wrong.md", diagram + "\n```chess\nfen: 9\n```\n");
  Ended const wrong = run_program(
      {"weave", "wrong.md", "-o", "w.html", "--boards", "png", "--assets", "w"}, folder.path());
  BOOST_TEST(wrong.status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "w.html"));
  BOOST_TEST(!std::filesystem::exists(folder / "w"));
  for (char const* kind : {"pdf", "tikz", "svg"})
    BOOST_TEST(
        run_program({"weave", "a.md", "-o", "a.html", "--boards", kind}, folder.path()).status == 2,
        kind);
}

BOOST_AUTO_TEST_CASE(every_command_takes_the_language_of_solutions_from_front_matter) {
  Folder const folder;
  std::string const body =
      "\n```chess\nfen: 8/8/8/8/8/8/8/R3K2k\nstipulation: +\nsolution: 1.Rf2\n```\n\n"
      "```chess solutions\n```\n";
  put(folder / "french.md", "---\nlang: fr\n---\n" + body);
  put(folder / "english.md", body);
  auto const woven = [&](std::string const& name) {
    BOOST_TEST(run_program({"weave", name, "-o", "out.md"}, folder.path()).status == 0);
    return contents(folder / "out.md");
  };
  BOOST_TEST(woven("french.md").find("**1.\u2060\u2654\u2060f2**") != std::string::npos);
  BOOST_TEST(woven("english.md").find("**1.\u2060\u2656\u2060f2**") != std::string::npos);
  BOOST_TEST(run_program({"check", "french.md"}, folder.path()).err == "");
  BOOST_TEST(run_program({"check", "english.md"}, folder.path()).err.find("W-NOMAN") !=
             std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
