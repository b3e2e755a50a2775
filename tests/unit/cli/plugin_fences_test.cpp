// Tests of blocks of other programs in Markdown, enabled in front matter or on the command line.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

std::string const block =
    "```fen\n8/8/8/3K4/8/8/4q3/7k\n```\n\n"
    "```chessboard\nfen: 8/8/8/3K4/8/8/4q3/k7\norientation: black\n```\n";

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plugin_fences)

BOOST_AUTO_TEST_CASE(fences_are_printed_if_front_matter_says_so_or_else_reported) {
  Folder const folder;
  put(folder / "in.md", block);
  Ended const reported = run_program({"check", "in.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(
      has(reported.out + reported.err, "in.md:1:4: warning: block `fen` printed as code [W-FENCE]"),
      reported.out + reported.err);
  put(folder / "front.md", "---\nfences: yes\n---\n\n" + block);
  for (std::vector<std::string> const& words :
       {std::vector<std::string>{"front.md"}, {"in.md", "--fences"}}) {
    std::vector<std::string> arguments{"weave", "-o", "out.md"};
    arguments.insert(arguments.end(), words.begin(), words.end());
    Ended const set = run_program(arguments, folder.path());
    BOOST_TEST(set.status == 0, set.err);
    BOOST_TEST(set.err == "");
    std::string const out = contents(folder / "out.md");
    BOOST_TEST(!has(out, "```"), out);
    BOOST_TEST(has(out, "!["), out);
  }
}

BOOST_AUTO_TEST_CASE(fences_are_records_of_convert_and_problems_of_from) {
  Folder const folder;
  put(folder / "in.md", block);
  put(folder / "from.md", "```chess\nfrom: in.md\n```\n");
  Ended const left = run_program({"convert", "--file", "in.md", "--to", "json"}, folder.path());
  BOOST_TEST(left.out == "");
  BOOST_TEST(has(left.err, "[W-FENCE]"), left.err);
  Ended const set =
      run_program({"convert", "--file", "in.md", "--to", "json", "--fences"}, folder.path());
  BOOST_TEST(has(set.out, R"([["fen",)"), set.out);
  BOOST_TEST(set.err == "");
  Ended const taken = run_program({"check", "from.md", "--fences"}, folder.path());
  BOOST_TEST(taken.status == 0, taken.err);
  BOOST_TEST(!has(taken.out + taken.err, "W-FENCE"), taken.err);
  Ended const alone = run_program({"convert", "8/8/8/8/8/8/8/K1k5", "--fences"}, folder.path());
  BOOST_TEST(alone.status == 2);
}

// Each output format reads the document and its included files separately.
BOOST_AUTO_TEST_CASE(fences_are_printed_with_the_option_in_every_output) {
  Folder const folder;
  put(folder / "part.md", block);
  put(folder / "in.md", "# A\n\n" + block + "\n```chess include part.md\n```\n");
  std::vector<std::vector<std::string>> const commands{{"check", "in.md"},
                                                       {"check", "--follow", "in.md"},
                                                       {"weave", "in.md", "-o", "out.md"},
                                                       {"weave", "in.md", "-o", "out.html"},
                                                       {"weave", "in.md", "-o", "out.epub"},
                                                       {"booklet", "in.md", "-o", "out.pdf"}};
  for (std::vector<std::string> command : commands) {
    Ended const without = run_program(command, folder.path());
    BOOST_TEST(has(without.out + without.err, "[W-FENCE]"), command[0] + command.back());
    command.emplace_back("--fences");
    Ended const with = run_program(command, folder.path());
    BOOST_TEST(!has(with.out + with.err, "W-FENCE"), with.out + with.err);
    BOOST_TEST(with.status == 0, with.out + with.err);
  }
}

BOOST_AUTO_TEST_CASE(fences_are_printed_with_the_option_in_mdbook_chapters) {
  Folder const folder;
  std::string const book =
      R"([{"root":"/b","config":{"book":{"src":"src"}},"renderer":"html"},{"sections":[{"Chapter":)"
      R"({"name":"A","content":"```fen\n8/8/8/3K4/8/8/4q3/7k\n```\n","number":[1],"sub_items":[],)"
      R"("path":"a.md","source_path":"a.md","parent_names":[]}}],"__non_exhaustive":null}])";
  Ended const without = run_program({"mdbook"}, folder.path(), book);
  BOOST_TEST(has(without.err, "W-FENCE"), without.err);
  Ended const with = run_program({"mdbook", "--fences"}, folder.path(), book);
  BOOST_TEST(!has(with.err, "W-FENCE"), with.err);
  BOOST_TEST(has(with.out, "data:image/svg+xml"), with.err);
}

BOOST_AUTO_TEST_CASE(fences_are_left_unchanged_by_fmt) {
  Folder const folder;
  std::string const text = "---\nfences: yes\n---\n\n" + block;
  put(folder / "in.md", text);
  Ended const formed = run_program({"fmt", "in.md"}, folder.path());
  BOOST_TEST(formed.status == 0, formed.err);
  BOOST_TEST(formed.err == "");
  BOOST_TEST(formed.out == text);
}

BOOST_AUTO_TEST_CASE(fences_are_read_by_the_pandoc_filter) {
  Folder const folder;
  std::string const code = R"({"t":"CodeBlock","c":[["",["fen"],[]],"8/8/8/3K4/8/8/4q3/7k"]})";
  auto const filtered = [&](std::string const& meta, std::vector<std::string> options) {
    options.insert(options.begin(), {"filter", "html"});
    return run_program(
        options, folder.path(),
        R"({"pandoc-api-version":[1,22],"meta":{)" + meta + R"(},"blocks":[)" + code + "]}");
  };
  Ended const reported = filtered("", {});
  BOOST_TEST(has(reported.err, "W-FENCE"), reported.err);
  BOOST_TEST(has(reported.out, "CodeBlock"), reported.out);
  Ended const set = filtered(R"("fences":{"t":"MetaBool","c":true})", {});
  BOOST_TEST(set.err == "");
  BOOST_TEST(has(set.out, "Image"), set.out);
  Ended const left = filtered(R"("fences":{"t":"MetaInlines","c":[{"t":"Str","c":"no"}]})", {});
  BOOST_TEST(left.err == "");
  BOOST_TEST(has(left.out, "CodeBlock"), left.out);
}

BOOST_AUTO_TEST_CASE(the_filter_reports_diagrams_of_diagram_sty_that_pandoc_drops) {
  std::string const document =
      R"({"pandoc-api-version":[1,22],"meta":{},"blocks":[{"t":"RawBlock","c":["tex",)"
      R"("\\begin{diagram}\n\\pieces{wKd1}\n\\end{diagram}"]},)"
      R"({"t":"RawBlock","c":["tex","\\begin{align}x\\end{align}"]}]})";
  Folder const folder;
  Ended const html = run_program({"filter", "html"}, folder.path(), document);
  BOOST_TEST(html.status == 0);
  BOOST_TEST(has(html.err, "1 diagram of diagram.sty not typeset: pandoc keeps raw LaTeX"),
             html.err);
  BOOST_TEST(run_program({"filter", "latex"}, folder.path(), document).err == "");
}

BOOST_AUTO_TEST_CASE(unprinted_solutions_are_reported_with_the_line_to_add) {
  Folder const folder;
  std::string const fields = "fen: 8/8/8/8/8/1K6/7Q/k7\nstipulation: #1\nsolution: 1.Qh1#\n";
  put(folder / "in.md", "```chess\n" + fields + "```\n");
  put(folder / "in.tex", "\\begin{chess}\n" + fields + "\\end{chess}\n");
  auto const messages_of = [&](std::string const& file) {
    Ended const checked = run_program({"check", file}, folder.path());
    return checked.out + checked.err;
  };
  BOOST_TEST(
      has(messages_of("in.md"), "add a block ```chess solutions where solutions should appear"),
      messages_of("in.md"));
  BOOST_TEST(has(messages_of("in.tex"),
                 "add `\\begin{chess} solutions` and `\\end{chess}` where solutions should appear"),
             messages_of("in.tex"));
}

BOOST_AUTO_TEST_SUITE_END()
