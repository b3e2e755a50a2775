// Hostile input: the scanner and the reader must terminate (the test's time limit stops quadratic
// work) and stay within their bounds.
#include <boost/test/unit_test.hpp>

#include <random>

#include "document/manuscript.hpp"
#include "reading.hpp"
#include "whole_manuscript.hpp"

namespace dawson::document {
namespace {

std::string repeated(std::string_view text, std::size_t bytes) {
  std::string all;
  while (all.size() < bytes) all += text;
  return all;
}

BOOST_AUTO_TEST_CASE(scanning_terminates) {
  constexpr std::size_t size = 300'000;
  for (char const* unit : {"\\begin{chess}",
                           "\\begin{chess}\n",
                           "{",
                           "}",
                           "\\",
                           "%",
                           "\\chess{",
                           "\\chess|\n",
                           "\\chess[",
                           "\\chess[{",
                           "\\chess{#1}",
                           "\\url{",
                           "\\url[",
                           "\\href[{}",
                           "\\usepackage[",
                           "\\usepackage{",
                           "\\usepackage[]{",
                           "\\iffalse ",
                           "\\let\\iffalse",
                           "\\verb",
                           "\\lstinline[",
                           "\\mintinline{",
                           "\\begin{verbatim}",
                           "\\begin{",
                           "\\begin {",
                           "\\end{",
                           "\n \n",
                           "\\begin{chess}[",
                           "\\begin{chess}[{\n"})
    BOOST_TEST_CONTEXT(unit) {
      text::Source const source("", repeated(unit, size));
      Scan const scan = scan_tex(source);
      for (Directive const& directive : scan.directives)
        BOOST_TEST_REQUIRE(directive.whole.end <= size + 20);
    }
}

BOOST_AUTO_TEST_CASE(scanning_markdown_terminates) {
  for (char const* unit : {"`chess N` ", "`chess ", "```chess\n```\n", "```chess\n", "- ```chess\n",
                           "~~~\n", "`", "\\`", "|`chess N`|\n", "\r", "\r\n", "\t- "})
    BOOST_TEST_CONTEXT(unit) {
      Reading const reading(InMarkdown{}, repeated(unit, 50'000));
      for (Directive const& directive : reading.scan.directives)
        BOOST_TEST_REQUIRE(directive.whole.end <= reading.source.bytes().size());
    }
  for (char const* unit : {">", "> ", "- ", "1. "}) BOOST_TEST_CONTEXT(unit) {
      std::string const deep = repeated(unit, 10'000 * std::string_view(unit).size());
      Reading const reading(InMarkdown{},
                            deep + "```chess\n" + deep + "janko: K1k\n" + deep + "```\n");
      BOOST_TEST(reading.scan.directives.size() <= 2u);
    }
}

BOOST_AUTO_TEST_CASE(reading_terminates) {
  constexpr std::size_t size = 200'000;
  for (std::string const& body :
       {"title: " + repeated("\\chess{K}", size), "remark: a\n" + repeated(" b;\n", size),
        "conditions: " + repeated("a; ", size), "title: " + repeated("{", size),
        "twins: " + repeated("b) ", size), "draw: " + repeated("\\a ", size),
        "title: x\n" + repeated("  \n", size), "stipulation: " + repeated("\\#", size),
        "legend: " + repeated("K=", size), "1 - " + repeated("A and ", size),
        repeated("a b\n", size)})
    BOOST_TEST_CONTEXT(body.substr(0, 30)) {
      BOOST_TEST(Reading(with_kings(body)).outcomes.size() == 1u);
    }
}

BOOST_AUTO_TEST_CASE(braces_in_options_may_be_nested_to_any_depth) {
  constexpr std::size_t depth = 200'000;
  std::string const open(depth, '{'), close(depth, '}');
  BOOST_TEST(Reading("\\begin{chess}[title=" + open + "x" + close + "]\njanko: K\n\\end{chess}")
                 .faults() == "");
}

void check_directives(Reading const& reading) {
  std::size_t end = 0;
  auto const within = [](text::Span inner, text::Span outer) {
    return inner == text::Span{} ||
           (outer.begin <= inner.begin && inner.begin <= inner.end && inner.end <= outer.end);
  };
  for (Directive const& directive : reading.scan.directives) {
    BOOST_REQUIRE(directive.whole.begin >= end);
    BOOST_REQUIRE(directive.whole.begin < directive.whole.end);
    BOOST_REQUIRE(directive.whole.end <= reading.source.bytes().size());
    for (text::Span part : {directive.opening, directive.options, directive.word, directive.body})
      BOOST_REQUIRE(within(part, directive.whole));
    end = directive.whole.end;
  }
  BOOST_REQUIRE(reading.outcomes.size() == reading.scan.directives.size());
  reading.faults();  // looks at each span
}

// Bytes with and without a special meaning, in random order.
std::string random_document(std::mt19937& random) {
  static constexpr std::string_view pieces[] = {"\\begin{chess}",
                                                "\\end{chess}",
                                                "\n",
                                                "\n",
                                                "\r\n",
                                                "\\chess{",
                                                "\\chess|",
                                                "}",
                                                "{",
                                                "[",
                                                "]",
                                                "\\",
                                                "%",
                                                " ",
                                                "  ",
                                                "|",
                                                "janko: ",
                                                "fen: ",
                                                "K1k",
                                                "8/8/8/8/8/8/8/8",
                                                "author: ",
                                                "A, B",
                                                "; ",
                                                "twins: ",
                                                "b) wK->a1",
                                                "marks: frame a1 z9",
                                                "count: 1+1",
                                                "legend: *2q = x",
                                                "stipulation: h\\#2",
                                                "\\'e",
                                                "defaults",
                                                "solutions",
                                                "number: auto",
                                                "1 - X",
                                                "\xFF",
                                                "\xC3",
                                                "\xC3\xA9",
                                                "\t",
                                                "solution: ",
                                                "\\verb",
                                                "\\iffalse",
                                                "\\fi",
                                                "\\url{",
                                                "#1",
                                                "&",
                                                "\\end{document}",
                                                "\\begin{verbatim}",
                                                "Mate in 2 (Circe)",
                                                "feenschach 1990, Prix",
                                                "(a) diagram (b) wK->g5",
                                                "http://x/d.php?ff=K%2",
                                                "prefix: ",
                                                "start: 3"};
  std::string bytes;
  std::size_t const count = random() % 60;
  for (std::size_t i = 0; i < count; ++i) {
    if (random() % 8 == 0) bytes += static_cast<char>(random() % 256);
    else bytes += pieces[random() % std::size(pieces)];
  }
  return bytes;
}

BOOST_AUTO_TEST_CASE(any_bytes_give_ordered_directives_and_findings_in_the_source) {
  std::mt19937 random(1930);
  for (int round = 0; round < 3000; ++round) {
    std::string const bytes = random_document(random);
    BOOST_TEST_CONTEXT(bytes) {
      check_directives(Reading(bytes));
      check_directives(Reading(block(bytes)));
      check_directives(Reading(with_kings(bytes)));
    }
  }
}

// The same for Markdown.
std::string random_markdown(std::mt19937& random) {
  static constexpr std::string_view pieces[] = {"```chess",
                                                "~~~ chess",
                                                "```",
                                                "~~~",
                                                "````",
                                                "`chess ",
                                                "`",
                                                "``",
                                                "\n",
                                                "\n",
                                                "\n",
                                                "\r\n",
                                                "\r",
                                                "> ",
                                                ">",
                                                "- ",
                                                "1. ",
                                                "  ",
                                                "    ",
                                                "\t",
                                                "janko: ",
                                                "fen: ",
                                                "K1k",
                                                "8/8",
                                                "author: ",
                                                "A, B",
                                                "; ",
                                                "title: *a*",
                                                "number: auto",
                                                " defaults",
                                                " solutions",
                                                " size=5mm",
                                                " flip",
                                                "N",
                                                "ffen ",
                                                "# ",
                                                "---\n",
                                                "|",
                                                "|---|\n",
                                                "<!--",
                                                "-->",
                                                "<div>",
                                                "</div>",
                                                "[a](b)",
                                                "![",
                                                "](",
                                                "[^1]",
                                                "[^1]: ",
                                                "&amp;",
                                                "\\",
                                                "*",
                                                "_",
                                                "**",
                                                "~~",
                                                "\xFF",
                                                "\xC3\xA9",
                                                "\x02",
                                                "\x02"
                                                "AAAA",
                                                "x",
                                                " ",
                                                std::string_view("\0", 1)};
  std::string bytes;
  std::size_t const count = random() % 60;
  for (std::size_t i = 0; i < count; ++i) {
    if (random() % 12 == 0) bytes += static_cast<char>(random() % 256);
    else bytes += pieces[random() % std::size(pieces)];
  }
  return bytes;
}

BOOST_AUTO_TEST_CASE(any_markdown_gives_ordered_directives_and_findings_in_the_source) {
  std::mt19937 random(1935);
  for (int round = 0; round < 3000; ++round) {
    std::string const bytes = random_markdown(random);
    BOOST_TEST_CONTEXT(bytes) {
      check_directives(Reading(InMarkdown{}, bytes));
      check_directives(
          Reading(InMarkdown{}, "> - ```chess\n>   janko: K1k\n>   title: x\n>     " + bytes));
      text::Source const source("", bytes);
      Manuscript const manuscript = whole_manuscript(source);
      for (text::Diagnostic const& finding : manuscript.findings) fault(finding, bytes);
    }
  }
}

BOOST_AUTO_TEST_CASE(raw_output_has_no_line_ends) {
  // A replacement has as many lines as its directive.
  std::mt19937 random(1889);
  for (int round = 0; round < 2000; ++round) {
    std::string const value = random_document(random);
    BOOST_TEST_CONTEXT(value) {
      Reading const reading(with_kings("title: x\n  " + value));
      for (Outcome const& outcome : reading.outcomes)
        if (auto const* diagram = std::get_if<Diagram>(&outcome))
          BOOST_TEST(shown(diagram->problem.first(FieldId::title)).find('\n') == std::string::npos);
    }
  }
}

}  // namespace
}  // namespace dawson::document
