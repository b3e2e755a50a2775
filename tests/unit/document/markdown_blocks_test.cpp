#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

// The bodies of the blocks, joined by " | ".
std::string bodies(std::string const& bytes) {
  Reading const reading(InMarkdown{}, bytes);
  std::string all;
  for (Directive const& found : reading.scan.directives)
    if (!found.is_inline)
      all += (all.empty() ? "" : " | ") + body_text(reading.source, found).text();
  return all;
}

std::string wholes(std::string const& bytes) { return Reading(InMarkdown{}, bytes).directives(); }

}  // namespace

BOOST_AUTO_TEST_CASE(chess_fences_are_directives) {
  BOOST_TEST(wholes("a\n\n```chess\nfen: K\n```\n\nb\n") == "```chess\nfen: K\n```");
  BOOST_TEST(wholes("~~~ chess\nfen: K\n~~~") == "~~~ chess\nfen: K\n~~~");
  BOOST_TEST(wholes("````chess\nfen: K\n```\n`````\nx") == "````chess\nfen: K\n```\n`````");
  BOOST_TEST(wholes("text\n```chess\nfen: K\n```\ntext") == "```chess\nfen: K\n```");
  BOOST_TEST(wholes("   ```\tchess\n   fen: K\n   ```") == "```\tchess\n   fen: K\n   ```");
  BOOST_TEST(wholes("```chess\n```") == "```chess\n```");
  BOOST_TEST(wholes("~~~chess\na\n```\nb\n~~~\n```chess\nc\n~~~\n```") ==
             "~~~chess\na\n```\nb\n~~~ | ```chess\nc\n~~~\n```");
}

BOOST_AUTO_TEST_CASE(other_blocks_are_not_changed) {
  for (char const* bytes :
       {"```\nchess\n```", "```chessboard\nfen: K\n```", "```js chess\n```", "```Chess\n```",
        "    ```chess\n    fen: K\n    ```", "````\n```chess\nfen: K\n```\n````",
        "~~~md\n```chess\n```\n~~~", "<!--\n```chess\nfen: K\n```\n-->",
        "<pre>\n```chess\nfen: K\n```\n</pre>", "``` chess `\n", "``chess\nfen: K\n``x",
        "chess\n=====\n"})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(wholes(bytes) == "");
}

BOOST_AUTO_TEST_CASE(bodies_exclude_the_marks_of_quotes_and_lists) {
  struct Case {
    char const* bytes;
    char const* body;
  };
  for (auto const& [bytes, body] : {
           Case{"> ```chess\n> a\n>   b\n> ```\n", "a\n  b\n"},
           {">```chess\n>a\n>\n>```", "a\n\n"},
           {"- x\n\n  ```chess\n  a\n    b\n\n  c\n  ```", "a\n  b\n\nc\n"},
           {"- ```chess\n  a\n  ```", "a\n"},
           {"12) ```chess\n    a\n    ```", "a\n"},
           {"> - > ~~~chess\n>   > a\n>   > ~~~", "a\n"},
           {"-\t```chess\n\ta\n\t  b\n\t```", "a\n  b\n"},
           {">\t```chess\n>\ta\n>\t```", " a\n"},  // the tab's other columns are part of the line
           {"  ```chess\n  a\n    b\n c\n```", "a\n  b\nc\n"},
           {"```chess\r\na\r\nb\r\n```\r\n", "a\nb\n"},
           {"```chess\ra\rb\r```\r", "a\nb\n"},
           {"[^1]: x\n\n    ```chess\n    a\n    ```\n\ny[^1]", "a\n"},
       })
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(bodies(bytes) == body);
}

BOOST_AUTO_TEST_CASE(findings_in_quotes_and_lists_have_their_places) {
  BOOST_TEST(Reading(InMarkdown{}, "> - ```chess\n>   autor: X\n>   ```").faults() ==
             "E-FIELD `autor`");
  BOOST_TEST(Reading(InMarkdown{}, "> ```chess\n> fen: 8/8/8/8/\n>   4K12/8/8/8\n> ```").faults() ==
             "E-ADJ `2`");
  BOOST_TEST(
      Reading(InMarkdown{}, "-\t```chess\r\n\tjanko: K1k\r\n\tcount: 3+3\r\n\t```").faults() ==
      "E-COUNT `3+3`");
  Reading const quoted(InMarkdown{},
                       "x\n\n> 1. ```chess\n>    fen: 8/8/8/8/4K12/8/8/8\n>    ```\n");
  BOOST_REQUIRE(quoted.findings.size() == 1u);
  text::Place const place = quoted.source.place(quoted.findings.front().span.begin);
  BOOST_TEST(place.line == 4u);
  BOOST_TEST(place.column == 22u);
}

BOOST_AUTO_TEST_CASE(blocks_inside_html_have_a_warning) {
  BOOST_TEST(
      Reading(InMarkdown{}, "> <p>\n> a\n> </p>\n> ```chess\n> janko: K\n> ```\n").faults() ==
      "W-FENCE ````chess`");
  BOOST_TEST(Reading(InMarkdown{}, "<p>\na\n</p>\n\n```chess\njanko: K\n```\n").faults() == "");
  BOOST_TEST(Reading(InMarkdown{}, "<!--\n```chess\n-->\n<pre>\n```chess\n</pre>\n").faults() ==
             "");
}

BOOST_AUTO_TEST_CASE(blocks_end_where_commonmark_ends_them) {
  BOOST_TEST(wholes("> ```chess\n> janko: K\n\ntext") == "```chess\n> janko: K");
  BOOST_TEST(wholes("> ```chess\n> janko: K\n```chess\njanko: k\n```") ==
             "```chess\n> janko: K | ```chess\njanko: k\n```");
  BOOST_TEST(wholes("- ```chess\n  janko: K\n\ntext") == "```chess\n  janko: K\n");
  BOOST_TEST(wholes("- ```chess\n  janko: K\n- b") == "```chess\n  janko: K");
  Reading const open(InMarkdown{}, "```chess\njanko: K1k\n\n");
  BOOST_TEST(open.faults() == "W-END ````chess`");
  BOOST_TEST(open.directives() == "```chess\njanko: K1k\n");
  BOOST_TEST(wholes("```chess") == "```chess");
  BOOST_TEST(wholes("> ```chess") == "```chess");
}

BOOST_AUTO_TEST_CASE(info_strings_have_words_and_options) {
  auto const parts = [](std::string const& info) {
    Reading const reading(InMarkdown{}, "~~~" + info + "\njanko: K1k\n~~~\n");
    BOOST_REQUIRE(reading.scan.directives.size() == 1u);
    Directive const& found = reading.scan.directives.front();
    return reading.text(found.opening) + "[" + reading.text(found.word) + "][" +
           reading.text(found.options) + "]";
  };
  BOOST_TEST(parts("chess") == "~~~chess[][]");
  BOOST_TEST(parts(" chess \t") == "~~~ chess[][]");
  BOOST_TEST(parts("chess size=5mm flip") == "~~~chess[][size=5mm flip]");
  BOOST_TEST(parts("chess flip, size=5mm ") == "~~~chess[][flip, size=5mm]");
  BOOST_TEST(parts("chess  defaults") == "~~~chess[defaults][]");
  BOOST_TEST(parts("chess index authors") == "~~~chess[index authors][]");
  BOOST_TEST(parts("chess defaults across=3") == "~~~chess[defaults][across=3]");
  BOOST_TEST(parts("chess marks={frame a1 c1} flip") == "~~~chess[][marks={frame a1 c1} flip]");

  Reading const options(InMarkdown{},
                        "```chess size=5mm marks={frame a1 c1} flip\njanko: K1k\n```");
  problem::View const& view = options.problem().view;
  BOOST_TEST((view.size == 5.0));
  BOOST_TEST((view.flip == true));
  BOOST_TEST(view.marks.size() == 2u);
  BOOST_TEST(Reading(InMarkdown{}, "```chess nonsense\n```").faults() == "E-WORD `nonsense`");
  BOOST_TEST(Reading(InMarkdown{}, "```chess sice=5mm\n```").faults() == "E-FIELD `sice`");
}

BOOST_AUTO_TEST_CASE(front_matter_does_not_belong_to_the_text) {
  BOOST_TEST(wholes("---\ntitle: |\n  ```chess\n---\n```chess\na\n```") == "```chess\na\n```");
  BOOST_TEST(wholes("\xEF\xBB\xBF---\r\ntitle: x\r\n...\r\n```chess\r\na\r\n```") ==
             "```chess\r\na\r\n```");
  BOOST_TEST(wholes("\xEF\xBB\xBF```chess\na\n```") == "```chess\na\n```");
}

BOOST_AUTO_TEST_CASE(replacements_have_their_context) {
  auto const around = [](std::string const& bytes) {
    Reading const reading(InMarkdown{}, bytes);
    BOOST_REQUIRE(!reading.scan.directives.empty());
    DirectiveContext const& found = reading.scan.directives.back().around;
    return "[" + found.prefix + "]" + (found.part_before ? " before" : "") +
           (found.part_after ? " after" : "") + (found.continues ? " goes on" : "");
  };
  std::string const d = "```chess\na\n```";
  BOOST_TEST(around(d) == "[]");
  BOOST_TEST(around("x\n" + d + "\ny") == "[] before after");
  BOOST_TEST(around("x\n\n" + d + "\n\ny") == "[]");
  BOOST_TEST(around("# x\n" + d + "\n# y") == "[] after");
  BOOST_TEST(around("***\n" + d + "\n---") == "[] after");
  BOOST_TEST(around("- x\n" + d + "\n- y") == "[] before after");
  BOOST_TEST(around("1. x\n2. ```chess\n   a\n   ```\n3. y") == "[   ]");
  BOOST_TEST(around("- ```chess\n  a\n  ```\n  y") == "[  ] after");
  BOOST_TEST(around("> x\n> ```chess\n> a\n> ```\n> y") == "[> ] before after");
  BOOST_TEST(around("> ```chess\n> a\n> ```\ny") == "[> ] after");
  BOOST_TEST(around("> x\n>\n> ```chess\n> a\n> ```\n>\n> y") == "[> ]");
  BOOST_TEST(around("> 10. - ```chess\n>       a\n>       ```") == "[>       ]");
  BOOST_TEST(around("| a |\n|---|\n| b |\n" + d) == "[] before");
  BOOST_TEST(around(d + "\n\n\n" + d) == "[] goes on");
  BOOST_TEST(around(d + "\n" + d) == "[] goes on");
  BOOST_TEST(around(d + "\nx\n\n" + d) == "[]");
  BOOST_TEST(around("> ```chess\n> a\n> ```\n>\n> ```chess\n> a\n> ```") == "[> ] goes on");
  BOOST_TEST(around("> ```chess\n> a\n> ```\n\n" + d) == "[]");
}

}  // namespace dawson::document
