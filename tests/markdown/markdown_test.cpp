// Tests of woven Markdown documents with other programs: pandoc and cmark-gfm read the woven
// document like the source with a paragraph in place of each directive.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "places.hpp"
#include "unit/cli/program.hpp"

using namespace dawson;
namespace fs = std::filesystem;
using nlohmann::json;

namespace {

struct Situation {
  char const* source;
  char const* equivalent;  // a paragraph "X" replaces the directive
};

constexpr Situation situations[] = {
    {"Text.\n\n```chess\njanko: K1k\n```\n\nText.", "Text.\n\nX\n\nText."},
    {"Text.\n```chess\njanko: K1k\n```\nText.", "Text.\n\nX\n\nText."},
    {"~~~~ chess size=4mm flip\njanko: K1k\n~~~~~", "X"},
    {"   ```chess\n   janko: K1k\n   ```", "X"},
    {"> Quote\n> ```chess\n> janko: K1k\n> ```\n> goes on.\n\nText.",
     "> Quote\n>\n> X\n>\n> goes on.\n\nText."},
    {"> ```chess\n> janko: K1k\n> ```\nlazy?", "> X\n\nlazy?"},
    {"- one\n\n- ```chess\n  author: A, B\n  janko: K1k\n  ```\n\n- three",
     "- one\n\n- X\n\n- three"},
    {"1. one\n\n   ```chess\n   janko: K1k\n   ```\n2. two", "1. one\n\n   X\n2. two"},
    {"- > 1. ```chess\n  >    janko: K1k\n  >    stipulation: =\n  >    ```\n  >\n  >    more",
     "- > 1. X\n  >\n  >    more"},
    {"## Heading\n```chess\njanko: K1k\n```\n## Another", "## Heading\n\nX\n\n## Another"},
    {"Setext?\n\n```chess\njanko: K1k\n```\n---", "Setext?\n\nX\n\n---"},
    {"```chess\nnumber: 1.\nauthor: *A*; B\nsource: \\- x\nstipulation: +\nconditions: - a; # b; "
     "1. c; > d\njanko: K1k\n```",
     "X"},
    {"| a | b |\n|---|---|\n| c | d |\n\n```chess\njanko: K1k\n```\n\nText with $5 and $6, a@b, "
     "x^2^ y.",
     "| a | b |\n|---|---|\n| c | d |\n\nX\n\nText with $5 and $6, a@b, x^2^ y."},
    {"```chess\ncaption: none\njanko: K1k\n```\n\n```\nchess\n```\n\n<!--\n```chess\n```\n-->",
     "X\n\n```\nchess\n```\n\n<!--\n```chess\n```\n-->"},
    {"Note[^1].\n\n[^1]: A note.\n\n    ```chess\n    janko: K1k\n    ```\n\nText.",
     "Note[^1].\n\n[^1]: A note.\n\n    X\n\nText."},
    {"Text.\n\n```chess defaults\ncaption: plain\n```\n\nText.", "Text.\n\nText."},
    {"Text.\n```chess defaults\ncaption: plain\n```\nText.", "Text.\n\nText."},
};

std::string joined(char const* Situation::*part, std::string const& line_end) {
  std::string all;
  for (Situation const& one : situations)
    all += std::string(all.empty() ? "" : "\n\n***\n\n") + one.*part;
  all += "\n";
  std::string out;
  for (char const c : all) out += c == '\n' ? line_end : std::string(1, c);
  return out;
}

std::string shell(Folder const& folder, std::string const& command) {
  int const status =
      std::system(("cd '" + folder.path() + "' && " + command + " >said 2>&1").c_str());
  BOOST_TEST(status == 0, command << ": " << contents(folder / "said"));
  return contents(folder / "said");
}

// Returns cmark-gfm's tree without the tightness of lists, with each of Dawson's paragraphs as "X".
std::string cmark_tree(Folder const& folder, std::string const& file) {
  std::string const xml = shell(folder, "cmark-gfm -t xml -e table -e footnotes --unsafe " + file);
  std::string tree = std::regex_replace(xml, std::regex(" tight=\"[a-z]+\""), "");
  std::string out;
  for (std::size_t at = 0; at < tree.size();) {
    std::size_t const begin = std::min(tree.find("<paragraph>", at), tree.size());
    out += tree.substr(at, begin - at);
    std::size_t const end = begin == tree.size() ? begin : tree.find("</paragraph>", begin);
    std::string const paragraph = tree.substr(begin, end - begin);
    bool const ours = paragraph.find("chess-") != std::string::npos ||
                      paragraph.find(">X</text>") != std::string::npos;
    out += ours ? "<paragraph>X" : paragraph;
    at = end;
  }
  return std::regex_replace(out, std::regex("\n +"), "\n");
}

json pandoc_tree(json const& node) {
  if (node.is_object() && node.contains("t") && (node["t"] == "Para" || node["t"] == "Plain")) {
    std::string const text = node.dump();
    bool const ours = text.find("chess-") != std::string::npos ||
                      text.find(R"({"c":"X","t":"Str"})") != std::string::npos;
    return ours ? json("X") : json{{"text", node["c"]}};
  }
  if (!node.is_structured()) return node;
  json out = node;
  for (json& inner : out) inner = pandoc_tree(inner);
  return out;
}

json pandoc_blocks(Folder const& folder, std::string const& file) {
  return pandoc_tree(json::parse(shell(folder, "pandoc -t json " + file)).at("blocks"));
}

std::set<std::string> images(std::string const& markdown) {
  std::set<std::string> names;
  std::regex const name("chess-[0-9a-f]{20}\\.[a-z]+");
  for (std::sregex_iterator it(markdown.begin(), markdown.end(), name), end; it != end; ++it)
    names.insert(it->str());
  return names;
}

std::string diagram(std::string const& fields) { return "```chess\n" + fields + "\n```\n\n"; }

}  // namespace

BOOST_AUTO_TEST_CASE(other_programs_read_a_paragraph_in_place_of_a_directive,
                     *boost::unit_test::label("markdown_readers")) {
  Folder const folder;
  put(folder / "equivalent.md", joined(&Situation::equivalent, "\n"));
  for (std::string const line_end : {"\n", "\r\n"}) {
    put(folder / "a.md", joined(&Situation::source, line_end));
    Ended const ended =
        run_program({"weave", "a.md", "-o", "woven.md", "--diagnostics", "short"}, folder.path());
    // All situations have the same board, and conditions that contain Markdown markup.
    BOOST_TEST(std::regex_replace(ended.err, std::regex("[^\n]*\\[W-(SAME|CONDITION|NUMBER)\\]\n"),
                                  "") == "");
    BOOST_TEST_REQUIRE(ended.status == 0);
    BOOST_TEST(cmark_tree(folder, "woven.md") == cmark_tree(folder, "equivalent.md"));
    if (line_end != "\n") {
      std::string const woven = contents(folder / "woven.md");
      BOOST_TEST(std::count(woven.begin(), woven.end(), '\n') ==
                 std::count(woven.begin(), woven.end(), '\r'));
      continue;
    }
    json const woven = pandoc_blocks(folder, "woven.md"),
               expected = pandoc_blocks(folder, "equivalent.md");
    BOOST_REQUIRE(woven.size() == expected.size());
    for (std::size_t i = 0; i < woven.size(); ++i)
      BOOST_TEST(woven[i].dump() == expected[i].dump());
  }
}

BOOST_AUTO_TEST_CASE(everything_else_is_copied_byte_for_byte) {
  Folder const folder;
  std::string const before = "\xEF\xBB\xBF---\ntitle: x\n---\n\n*a*  \nb\t\u0378 `x` <b>\n\n\n",
                    after = "\n\n  * c\r\n\n`chess` ``chess N``\nend";
  put(folder / "a.md", before + "```chess\njanko: K1k\n```" + after);
  Ended const ended = run_program({"weave", "a.md", "-o", "-"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.out.starts_with(before));
  BOOST_TEST(ended.out.ends_with(after));
  Ended const plain =
      run_program({"weave", "--host", "markdown", "-", "-o", "-"}, folder.path(), before + after);
  BOOST_TEST(plain.out == before + after);
}

BOOST_AUTO_TEST_CASE(invalid_utf_8_is_refused_at_its_place) {
  Folder const folder;
  put(folder / "a.md", "*a*\n\nb\t\xFF\n");
  Ended const ended =
      run_program({"weave", "a.md", "-o", "-", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.starts_with("a.md:3:3: error: byte 0xFF is not UTF-8"), ended.err);
}

BOOST_AUTO_TEST_CASE(a_new_diagram_renames_no_image) {
  Folder const folder;
  std::string const start = "```chess defaults\nnumber: auto\n```\n\n",
                    one = diagram("janko: K1k\nauthor: A"), two = diagram("janko: Q1k"),
                    three = diagram("janko: R1k");
  put(folder / "a.md", start + one + two);
  put(folder / "b.md", start + three + one + one + two);
  auto const woven = [&](std::string const& file) {
    Ended const ended =
        run_program({"weave", file + ".md", "-o", "out/" + file + ".md", "--assets", "out/images"},
                    folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    return contents(folder / ("out/" + file + ".md"));
  };
  std::string const a = woven("a");
  BOOST_TEST(a.find("](images/chess-") != std::string::npos);
  std::set<std::string> const before = images(a);
  BOOST_TEST(before.size() == 2u);
  for (std::string const& name : before)
    BOOST_TEST(contents(folder / ("out/images/" + name)).find("<svg ") != std::string::npos);
  auto const written = fs::last_write_time(folder / ("out/images/" + *before.begin()));
  std::set<std::string> const after = images(woven("b"));
  BOOST_TEST(after.size() == 3u);
  BOOST_TEST(std::ranges::includes(after, before));
  BOOST_TEST((fs::last_write_time(folder / ("out/images/" + *before.begin())) == written));
}

BOOST_AUTO_TEST_CASE(a_document_with_an_error_is_written_only_as_a_draft) {
  Folder const folder;
  put(folder / "a.md", "x `chess ?`\n\n> ```chess\n> autor: X\n> ```\n\n" + diagram("janko: K1k"));
  Ended const ended =
      run_program({"weave", "a.md", "-o", "out.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(ended.err.find("a.md:1:10: error:") != std::string::npos);
  BOOST_TEST(ended.err.find("a.md:4:3: error: unknown field `autor` [E-FIELD]") !=
             std::string::npos);
  BOOST_TEST(!fs::exists(folder / "out.md"));
  BOOST_TEST(run_program({"weave", "a.md", "-o", "out.md", "--draft"}, folder.path()).status == 1);
  std::string const draft = contents(folder / "out.md");
  BOOST_TEST(draft.find("> **[E-FIELD, line 4: unknown field \\`autor\\`]**\n") !=
             std::string::npos);
  BOOST_TEST(images(draft).size() == 1u);
  Ended const check = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(check.status == 1);
  BOOST_TEST(check.err == ended.err);
}

BOOST_AUTO_TEST_CASE(rows_are_tables_in_each_flavour,
                     *boost::unit_test::label("markdown_readers")) {
  Folder const folder;
  put(folder / "a.md", "```chess defaults\nacross: 2\n```\n\n" +
                           diagram("janko: K1k\ntitle: a | b\nauthor: A") + diagram("janko: Q1k") +
                           diagram("janko: R1k") + "Text.\n");
  auto const count = [](std::string const& text, std::string const& part) {
    std::size_t n = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
      ++n;
    return n;
  };
  BOOST_TEST(run_program({"weave", "a.md", "-o", "woven.md"}, folder.path()).status == 0);
  std::string const html = shell(folder, "cmark-gfm --unsafe -e table woven.md");
  BOOST_TEST(count(html, "<table>") == 2u);
  BOOST_TEST(count(html, "<th") == 0u);
  BOOST_TEST(count(html, "<img src=\"chess-") == 3u);
  BOOST_TEST(count(html, "a | b") == 2u);  // also in the alternative text of the image
  BOOST_TEST(html.find("<p>Text.</p>") != std::string::npos);
  BOOST_TEST(run_program({"weave", "a.md", "-o", "woven.md", "--markdown", "pandoc"}, folder.path())
                 .status == 0);
  json const blocks = json::parse(shell(folder, "pandoc -t json woven.md")).at("blocks");
  BOOST_REQUIRE(blocks.size() == 3u);
  BOOST_TEST(blocks[0]["t"] == "Table");
  BOOST_TEST(blocks[1]["t"] == "Table");
  BOOST_TEST(blocks[2]["t"] == "Para");
}

BOOST_AUTO_TEST_CASE(pandoc_passes_tikz_to_latex, *boost::unit_test::label("markdown_readers")) {
  Folder const folder;
  put(folder / "a.md",
      "A `chess *2q`.\n\n- x\n\n" +
          std::string(
              "  ```chess\n  janko: K1k\n  author: *A* & [B](https://c.d/e_f%20g)\n  ```\n"));
  BOOST_TEST(
      run_program({"weave", "a.md", "-o", "woven.md", "--boards", "tikz"}, folder.path()).status ==
      0);
  std::string const latex = shell(folder, "pandoc -t latex woven.md");
  BOOST_TEST(latex.find("A \\DawsonbQU{}.") != std::string::npos);
  BOOST_TEST(latex.find("\\DawsonDiagram{") != std::string::npos);
  BOOST_TEST(latex.find("\\DawsonAuthor{\\href{https://c.d/e_f\\%20g}{B}}") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(boards_can_be_pdf_for_pandoc) {
  Folder const folder;
  put(folder / "a.md", "A `chess N`.\n\n" + diagram("janko: K1k"));
  BOOST_TEST(
      run_program({"weave", "a.md", "-o", "woven.md", "--boards", "pdf"}, folder.path()).status ==
      0);
  std::set<std::string> const names = images(contents(folder / "woven.md"));
  BOOST_TEST(names.size() == 2u);
  for (std::string const& name : names) BOOST_TEST(contents(folder / name).starts_with("%PDF-"));
}

BOOST_AUTO_TEST_CASE(hostile_text_remains_text, *boost::unit_test::label("markdown_readers")) {
  Folder const folder;
  put(folder / "a.md", diagram("janko: K1k\nauthor: </svg><script>alert(1)</script>\ntitle: ](x) "
                               "![\nlabel: a\nsource: `</b>`"));
  Ended const ended = run_program({"weave", "a.md", "-o", "woven.md"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const woven = contents(folder / "woven.md");
  for (std::string const& name : images(woven))
    BOOST_TEST(contents(folder / name).find("<script") == std::string::npos);
  BOOST_TEST(shell(folder, "cmark-gfm -t xml woven.md").find("<image destination=\"chess-") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_example_is_woven) {
  Folder const folder;
  Ended const ended = run_program(
      {"weave", dawson::in_sources("examples/column.md"), "-o", "column.md", "--assets", "images"},
      folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  std::string const woven = contents(folder / "column.md");
  BOOST_TEST(woven.find("```") == std::string::npos);
  BOOST_TEST(images(woven).size() > 10u);
}

BOOST_AUTO_TEST_CASE(wrong_usage_is_reported) {
  Folder const folder;
  put(folder / "a.md", "x");
  put(folder / "a.tex", "x");
  BOOST_TEST(
      run_program({"weave", "a.tex", "-o", "b.tex", "--boards", "svg"}, folder.path()).status == 2);
  BOOST_TEST(
      run_program({"weave", "a.md", "-o", "b.md", "--boards", "bmp"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"weave", "a.md", "-o", "b.md", "--host", "html"}, folder.path()).status ==
             2);
  BOOST_TEST(run_program({"weave", "a.md", "-o", "a.md"}, folder.path()).status == 2);
  BOOST_TEST(!fs::exists(folder / "b.md"));
}
