// Blocks and keys of other programs that draw chessboards from Markdown.
#include <boost/test/unit_test.hpp>

#include "document/fields/field_names.hpp"
#include "document/markdown/fences.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

std::string const front = "---\nfences: yes\n---\n\n";

std::string body(std::string const& content) {
  text::Diagnostics unused;
  return body_of_plugin("chessboard", text::SourceMappedText(content, 0), unused).text();
}

BOOST_AUTO_TEST_CASE(a_key_of_another_program_is_an_error_with_a_replacement) {
  std::string const block =
      "```chess\nfen: 8/8/8/3K4/8/8/4q3/7k\narrows: f3->e5 b5->c6\nsquares: e5 c6\n"
      "orientation: black\nload: opening\nflipBoard: true\n```\n";
  Reading const reading(InMarkdown{}, block);
  BOOST_TEST(reading.faults() ==
             "E-FIELD `arrows`; E-FIELD `squares`; E-FIELD `orientation`; "
             "E-FIELD `load`; E-FIELD `flipBoard`");
  std::string const marks = "write `marks: arrow f3-e5; arrow b5-c6; fill e5; fill c6`";
  BOOST_TEST(reading.findings[0].hint == marks);
  BOOST_TEST(reading.findings[1].hint == marks);
  BOOST_TEST(reading.findings[2].hint == "write `flip: yes`");
  BOOST_TEST(reading.findings[3].hint == "write `fen: ...`: each directive has its own position");
}

BOOST_AUTO_TEST_CASE(values_of_several_programs_give_the_same_marks) {
  auto const help = [](std::string const& line) {
    return help_for_plugin_key(line, line.substr(0, line.find(':')));
  };
  BOOST_TEST(help("annotations: Ha4/r Ab3-d5/g") ==
             "write `marks: fill a4 red; arrow b3-d5 green`");
  BOOST_TEST(help("highlights: [\"a1\", \"b2\"]") == "write `marks: fill a1; fill b2`");
  BOOST_TEST(help("highlights:\n  - a1\n  - b2\n") == "write `marks: fill a1; fill b2`");
  BOOST_TEST(help("lastMove: d7d5") == "write `marks: fill d7; fill d5`");
  BOOST_TEST(help("arrows: somewhere") == "write `marks: ...`");
  BOOST_TEST(help("orientation: white") == "remove the line");
  BOOST_TEST(is_plugin_key("lastMove"));
  BOOST_TEST(!is_plugin_key("marks"));
}

BOOST_AUTO_TEST_CASE(a_block_becomes_fields) {
  BOOST_TEST(body("8/8/8/3K4/8/8/4q3/7k\n") == "fen: 8/8/8/3K4/8/8/4q3/7k\n");
  BOOST_TEST(body("fen: \"8/8/8/3K4/8/8/4q3/7k w - - 0 1\"\norientation: black\n") ==
             "fen: 8/8/8/3K4/8/8/4q3/7k w - - 0 1\nflip: yes\n");
  BOOST_TEST(body("fen: 8/8/8/3K4/8/8/4q3/7k\nannotations: Ha4/r\nannotations: Ab3-d5\n") ==
             "fen: 8/8/8/3K4/8/8/4q3/7k\nmarks: fill a4 red; arrow b3-d5\n");
}

BOOST_AUTO_TEST_CASE(front_matter_decides_whether_blocks_are_diagrams_or_code) {
  std::string const block =
      "```chessboard\nfen: 8/8/8/3K4/8/8/4q3/7k\nannotations: Ha4/r !!e2\norientation: black\n"
      "viewOnly: true\n```\n";
  Reading const set(InMarkdown{}, front + block);
  BOOST_TEST(set.faults() == "W-FENCE `!!e2`; W-FENCE `viewOnly`");
  Reading const sound(InMarkdown{}, front +
                                        "```chessboard\nfen: 8/8/8/3K4/8/8/4q3/7k\n"
                                        "annotations: Ha4/r\norientation: black\n```\n");
  BOOST_TEST((sound.problem().view.flip == true));
  BOOST_TEST(sound.problem().view.marks.size() == 1U);
  BOOST_TEST(Reading(InMarkdown{}, block).faults() == "W-FENCE `chessboard`");
  BOOST_TEST(Reading(InMarkdown{}, "---\nfences: no\n---\n\n" + block).faults() == "");
  BOOST_TEST(Reading(InMarkdown{}, "---\nfences: no\n---\n\n" + block).outcomes.empty());
  BOOST_TEST(Reading(InMarkdown{}, front + "```fen\n8/8/8/3K4/8/8/4q4/7k\n```\n")
                 .faults()
                 .starts_with("E-"));
}

BOOST_AUTO_TEST_CASE(a_kind_of_directive_as_name_of_a_block_is_reported) {
  std::string const diagram = "```chess\njanko: K1k\n```\n\n";
  auto const faults = [&](std::string const& block) {
    return Reading(InMarkdown{}, diagram + block).faults();
  };
  BOOST_TEST(faults("```solutions\n```\n") == "W-FENCE `solutions`");
  BOOST_TEST(faults("```defaults\nsize: 5mm\n```\n") == "W-FENCE `defaults`");
  for (std::string const block : {"```index\n```\n", "```solutions\n1. Qa8\n```\n",
                                  "```solution\n```\n", "```example\n```\n"})
    BOOST_TEST(faults(block) == "", block);
  BOOST_TEST(Reading(InMarkdown{}, "```solutions\n```\n").faults() == "");
}

BOOST_AUTO_TEST_CASE(a_latex_environment_in_markdown_is_reported) {
  auto const faults = [](std::string const& text) { return Reading(InMarkdown{}, text).faults(); };
  BOOST_TEST(faults("\\begin{diagram}\n\\pieces{wKd1}\n\\end{diagram}\n") ==
             "W-FENCE `\\begin{diagram}`");
  BOOST_TEST(faults("\\begin{chess}\njanko: K1k\n\\end{chess}\n") == "W-FENCE `\\begin{chess}`");
  BOOST_TEST(faults("```tex\n\\begin{diagram}\n\\end{diagram}\n```\n") == "");
  BOOST_TEST(faults("Write \\begin{diagram} first.\n\n\\begin{align}\n\\end{align}\n") == "");
}

BOOST_AUTO_TEST_CASE(diagrams_of_diagram_sty_in_pandocs_markdown_are_reported_anywhere) {
  auto const faults = [](std::string const& text) { return Reading(InMarkdown{}, text).faults(); };
  std::string const head = "---\nheader-includes:\n  - \\usepackage{diagram}\n---\n\n";
  std::string const found = "W-FENCE `\\begin{diagram}`";
  for (char const* text :
       {"\\begin{center}\\begin{diagram}\\pieces{wKd1}\\end{diagram}\\end{center}\n",
        "Text \\begin{diagram}\n\\pieces{wKd1}\n\\end{diagram}\n",
        "- \\begin{diagram}\n  \\pieces{wKd1}\n  \\end{diagram}\n",
        "```{=latex}\n\\begin{diagram}\n\\end{diagram}\n```\n"})
    BOOST_TEST(faults(head + text) == found, text);
  BOOST_TEST(faults("> 1. \\begin{stereodiagram}\n") == "W-FENCE `\\begin{stereodiagram}`");
  BOOST_TEST(faults("```{=tex}\n\\begin{diagram}\n```\n") == found);
  BOOST_TEST(faults(head + "Write `\\begin{diagram}` first.\n") == "");
  BOOST_TEST(faults(head + "```tex\n\\begin{diagram}\n```\n\n\\begin{align}\n") == "");
}

BOOST_AUTO_TEST_CASE(an_undefined_environment_named_like_a_directive_is_reported) {
  std::string const diagram = block("janko: K1k\n");
  auto const faults = [&](std::string const& text) { return Reading(text).faults(); };
  std::string const empty = "\\begin{solutions}\n\\end{solutions}\n";
  BOOST_TEST(faults(diagram + empty) == "W-FENCE `\\begin{solutions}`");
  BOOST_TEST(faults(diagram + "\\begin{defaults}\nsize: 5mm\n\\end{defaults}\n") ==
             "W-FENCE `\\begin{defaults}`");
  BOOST_TEST(faults(empty) == "");
  BOOST_TEST(faults("\\newenvironment{solutions}{}{}\n" + diagram + empty) == "");
  BOOST_TEST(faults(diagram + "\\begin{solutions}\n\\item 1.Qa8\n\\end{solutions}\n") == "");
  BOOST_TEST(faults(diagram + "% \\begin{solutions}\n% \\end{solutions}\n") == "");
  BOOST_TEST(faults(diagram + "\\begin{verbatim}\n" + empty + "\\end{verbatim}\n") == "");
}

}  // namespace
}  // namespace dawson::document
