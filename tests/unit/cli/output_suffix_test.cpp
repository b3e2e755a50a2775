// Tests of suffixes of output files: a suffix of a format that a command does not write is refused.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "program.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

std::string const board = "fen: 8/8/8/8/8/8/8/K6k\n";

void put_inputs(Folder const& folder) {
  put(folder / "a.md", "```chess\n" + board + "```\n");
  put(folder / "b.md", "Text.\n");
  put(folder / "a.tex", "\\usepackage{dawson}\n\\begin{chess}\n" + board + "\\end{chess}\n");
  put(folder / "a.markup", "```chess\n" + board + "```\n");
  put(folder / "a.txt", "fen: 8/8/8/8/8/8/8/K6k\nstipulation: #2\nsolution: 1.Ka1-a2\n");
  put(folder / "a.olv", "kings: {white: [Ka1]}\n");
  put(folder / "a.inp", "BeginProblem\nstip #1\npieces\n white Ka1\n black Kc1\nEndProblem\n");
}

// A call of each command that writes the file given with -o, and the suffix of its output.
struct Call {
  Words words;
  std::string suffix;
};
std::map<std::string, Call> const calls{
    {"weave", {{"weave", "a.md"}, ".md"}},      {"fmt", {{"fmt", "a.md"}, ".md"}},
    {"booklet", {{"booklet", "a.md"}, ".pdf"}}, {"board", {{"board", "K1k/3"}, ".svg"}},
    {"moves", {{"moves", "W"}, ".svg"}},        {"solution", {{"solution", "a.txt"}, ".gif"}},
    {"style", {{"style", "plain"}, ".yaml"}},   {"convert", {{"convert", "K1k/3"}, ".txt"}},
};

Ended write(Folder const& folder, Words words, std::string const& output, Words const& more = {}) {
  words.insert(words.end(), {"-o", output});
  words.insert(words.end(), more.begin(), more.end());
  return run_program(words, folder.path());
}

void refused(Folder const& folder, Words const& words, std::string const& output,
             std::string const& says, Words const& more = {}) {
  BOOST_TEST_CONTEXT(words[0] << " -o " << output) {
    Ended const ended = write(folder, words, output, more);
    BOOST_TEST(ended.status == 2, ended.err);
    BOOST_TEST(ended.err.find(says) != std::string::npos, ended.err);
    BOOST_TEST(!fs::exists(folder / output));
  }
}

void accepted(Folder const& folder, Words const& words, std::string const& output,
              Words const& more = {}) {
  BOOST_TEST_CONTEXT(words[0] << " -o " << output) {
    Ended const ended = write(folder, words, output, more);
    BOOST_TEST(ended.status == 0, ended.err);
    BOOST_TEST(fs::exists(folder / output));
  }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(output_suffixes)

BOOST_AUTO_TEST_CASE(no_command_writes_a_file_with_the_suffix_of_another_format) {
  Folder const folder;
  put_inputs(folder);
  auto const commands = nlohmann::json::parse(run_program({"help", "--json"}, "/").out);
  for (auto const& command : commands) {
    bool const writes = std::ranges::any_of(
        command["options"], [](auto const& option) { return option["name"] == "output"; });
    if (!writes) continue;
    auto const call = calls.find(command["name"]);
    BOOST_TEST_REQUIRE((call != calls.end()), "how is this command called: " << command["name"]);
    std::vector<std::string> others{".typ", ".pptx", ".eps", ".zip", ".xml", ".jpeg"};
    if (call->first != "weave") others.insert(others.end(), {".docx", ".icml"});
    for (std::string const& suffix : others)
      refused(folder, call->second.words, "x" + suffix, "`" + call->first + "` writes ");
    accepted(folder, call->second.words, "y" + call->second.suffix);
    accepted(folder, call->second.words,
             "Y." + fs::path("x" + call->second.suffix).extension().string().substr(1));
  }
}

BOOST_AUTO_TEST_CASE(each_command_names_its_formats_and_how_to_choose_one) {
  Folder const folder;
  put_inputs(folder);
  refused(
      folder, {"weave", "a.md"}, "x.xml",
      ".xml is the suffix of another format; `weave` writes Markdown (.md), a page of HTML "
      "(.html), plain text (.txt), an e-book (.epub), a Word document (.docx), an OpenDocument "
      "text "
      "(.odt), a text in RTF (.rtf) or a story for InDesign (.icml); --to chooses the format of "
      "other names");
  refused(folder, {"weave", "a.tex"}, "x.md", "`weave` writes LaTeX (.tex)");
  refused(folder, {"fmt", "a.tex"}, "x.md", "`fmt` writes LaTeX (.tex)");
  refused(folder, {"fmt", "a.md"}, "x.html", "`fmt` writes Markdown (.md)");
  refused(folder, {"booklet", "a.md"}, "x.html", "`booklet` writes PDF (.pdf)");
  refused(folder, {"board", "K1k/3"}, "x.woven",
          "`board` writes .pdf, .svg, .png, .tex or .txt; --kind chooses the format");
  refused(folder, {"board", "K1k/3"}, "x", "`board` writes");
  refused(folder, {"solution", "a.txt"}, "x.webp", "`solution` writes an animation (.gif)");
  refused(folder, {"convert", "K1k/3"}, "x.json",
          "`convert` writes text (.txt); --to chooses the format");
}

BOOST_AUTO_TEST_CASE(a_misspelt_suffix_is_reported_with_the_closest_match) {
  Folder const folder;
  put_inputs(folder);
  for (char const* suffix : {".htm l", ".hmtl", ".htmll", ".htlm"})
    refused(folder, {"weave", "a.md"}, std::string("x") + suffix, "did you mean `.htm");
  refused(folder, {"weave", "a.md"}, "x.dm", "did you mean `.md`?");
  refused(folder, {"weave", "a.md"}, "x.epbu", "did you mean `.epub`?");
  refused(folder, {"weave", "a.tex"}, "x.tx", "did you mean `.tex`?");
  refused(folder, {"booklet", "a.md"}, "x.pfd", "did you mean `.pdf`?");
  refused(folder, {"convert", "--file", "a.inp"}, "x.jsn", "did you mean `.json`?");
  refused(folder, {"style", "plain"}, "x.yamk", "did you mean `.yaml`?");
  refused(folder, {"board", "K1k/3"}, "x.pgn", "is the suffix of another format");
}

BOOST_AUTO_TEST_CASE(a_suffix_that_names_no_format_counts_as_none) {
  Folder const folder;
  put_inputs(folder);
  for (char const* name : {"x.woven", "x", "x.tex.in", "x.2024", ".x"}) {
    accepted(folder, {"weave", "a.md"}, name);
    accepted(folder, {"weave", "a.tex"}, name);
    accepted(folder, {"fmt", "a.tex"}, name);
    accepted(folder, {"booklet", "a.md"}, name);
    accepted(folder, {"style", "plain"}, name);
    accepted(folder, {"convert", "K1k/3"}, name);
  }
  accepted(folder, {"weave", "a.md"}, "X.HTML");
  BOOST_TEST(contents(folder / "X.HTML").starts_with("<!DOCTYPE html>"));
  accepted(folder, {"board", "K1k/3"}, "X.PNG");
  BOOST_TEST(contents(folder / "X.PNG").starts_with("\x89PNG"));
  // Markdown output can have the suffix of its document.
  accepted(folder, {"weave", "--host", "markdown", "a.markup"}, "b.markup");
  put(folder / "a.text", contents(folder / "a.md"));
  accepted(folder, {"weave", "--host", "markdown", "a.text"}, "b.text");
  put(folder / "d.txt", contents(folder / "a.md"));
  accepted(folder, {"weave", "--host", "markdown", "d.txt"}, "e.txt");
  BOOST_TEST(contents(folder / "e.txt").find("![") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_option_chooses_the_format_and_must_agree_with_the_suffix) {
  Folder const folder;
  put_inputs(folder);
  accepted(folder, {"weave", "a.md"}, "p.out", {"--to", "same"});
  accepted(folder, {"weave", "a.md"}, "p.hmtl", {"--to", "html"});
  accepted(folder, {"weave", "a.md"}, "p.htm", {"--to", "html"});
  accepted(folder, {"board", "K1k/3"}, "p.picture", {"--kind", "svg"});
  accepted(folder, {"board", "K1k/3"}, "p.svg", {"--kind", "svg"});
  accepted(folder, {"convert", "8/8/8/8/8/8/8/K6k"}, "p.fen", {"--to", "fen"});
  auto const contradicts = [&](Words const& words, std::string const& output, Words const& more) {
    refused(folder, words, output, "contradicts " + more[0] + " " + more[1], more);
  };
  contradicts({"weave", "a.md"}, "q.md", {"--to", "html"});
  contradicts({"weave", "a.md"}, "q.html", {"--to", "same"});
  contradicts({"weave", "a.md"}, "q.txt", {"--to", "same"});
  contradicts({"weave", "a.md"}, "q.html", {"--to", "epub"});
  contradicts({"weave", "a.md"}, "q.docx", {"--to", "html"});
  contradicts({"weave", "a.md"}, "q.txt", {"--to", "epub"});
  contradicts({"weave", "a.tex"}, "q.md", {"--to", "same"});
  contradicts({"board", "K1k/3"}, "q.png", {"--kind", "svg"});
  contradicts({"board", "K1k/3"}, "q.txt", {"--kind", "pdf"});
  contradicts({"convert", "--file", "a.inp"}, "q.md", {"--to", "json"});
  contradicts({"convert", "K1k/3"}, "q.pdf", {"--to", "grid"});
}

BOOST_AUTO_TEST_CASE(several_documents_need_a_folder_instead_of_a_file) {
  Folder const folder;
  put_inputs(folder);
  refused(folder, {"weave", "a.md", "b.md"}, "x.html", "write `x.html/` for one of this name");
  refused(folder, {"weave", "--follow", "a.tex"}, "x.tex", "several documents need a folder");
  refused(folder, {"weave", "a.md", "b.md"}, "x.docx", "several documents need a folder");
  accepted(folder, {"weave", "a.md", "b.md"}, "x.html/");
  accepted(folder, {"weave", "a.md", "b.md"}, "x.html");  // the folder exists now
  accepted(folder, {"weave", "a.md", "b.md"}, "x.epub");
}

BOOST_AUTO_TEST_SUITE_END()
