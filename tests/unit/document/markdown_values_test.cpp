#include <boost/test/unit_test.hpp>

#include "document/fields/values.hpp"
#include "document/markdown/text.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

std::string prose(std::string_view value) {
  text::Diagnostics findings;
  auto const read = prose_of_markdown(text::SourceMappedText(value, 0), {}, findings);
  return read ? shown(*read) : fault(findings.at(0), value);
}

std::string list(std::string_view body) {
  auto const read = read_body(body, 0);
  BOOST_REQUIRE(read);
  std::string all;
  for (text::SourceMappedText const& part : split_list(read->fields.front(), markdown_markup))
    all += "<" + part.text() + ">";
  return all;
}

problem::Problem problem(std::string const& body) {
  return Reading(InMarkdown{}, "```chess\njanko: K1k\n" + body + "\n```\n").problem();
}

}  // namespace

BOOST_AUTO_TEST_CASE(values_are_inline_markdown) {
  struct Case {
    char const* value;
    char const* inlines;
  };
  for (auto const& [value, inlines] : {
           Case{"a", "\"a\""},
           {"*a* b", "em(\"a\")\" b\""},
           {"_a_", "em(\"a\")"},
           {"*(a)*", "em(\"(a)\")"},
           {"**a *b***", "strong(\"a \"em(\"b\"))"},
           {"~~a~~", "del(\"a\")"},
           {"`a` ``b`c``", "code(a)\" \"code(b`c)"},
           {"[a](b \"c\")", "link(b|c|\"a\")"},
           {"![a](b)", "image(b||\"a\")"},
           {"<https://a.b/c>", "link(https://a.b/c||\"https://a.b/c\")"},
           {"www.a.de", "link(http://www.a.de||\"www.a.de\")"},
           {"&eacute;\\*&amp;", "\"é*&\""},
           {"<b>a</b>", "<<b>>\"a\"<</b>>"},
           {"a\nb", "\"a\"br\"b\""},
           {"a\n\nb", "\"a\"brbr\"b\""},
           {"", ""},
       })
    BOOST_TEST_CONTEXT(value) BOOST_TEST(prose(value) == inlines);
}

BOOST_AUTO_TEST_CASE(values_are_never_blocks) {
  for (char const* value : {"# a", "1. Kf7! Kh7", "- a", "> a", "#2", "***", "---", "```", "| a |",
                            "<div>", "[a]: b", "[^1]: a", "+ c", "    a", "(a", "="})
    BOOST_TEST_CONTEXT(value) {
      std::string const shown =
          value == std::string("<div>") ? "<<div>>" : "\"" + std::string(value) + "\"";
      BOOST_TEST(prose(value) == (value == std::string("    a") ? "\"    a\"" : shown));
    }
}

BOOST_AUTO_TEST_CASE(pieces_in_markdown_values_are_figurines) {
  BOOST_TEST(prose("1.`chess K`f7 *`chess k`*") == "\"1.\"[0 0 0]\"f7 \"em([0 1 0])");
  BOOST_TEST(prose("a `chess ?`") == "E-CHAR `?`");
  BOOST_TEST(prose("`chess 8/8`") == "E-INLINE ``chess 8/8``");
}

BOOST_AUTO_TEST_CASE(markdown_lists_are_split_at_semicolons_outside_markup) {
  BOOST_TEST(list("remark: a; b;c ;d; e") == "<a><b;c ;d><e>");
  BOOST_TEST(list("remark: a &amp; b; c") == "<a &amp; b><c>");
  BOOST_TEST(list("remark: a &#59; b; c\\; d; {e; f}") == "<a &#59; b><c\\; d><{e; f}>");
  BOOST_TEST(list("remark: `a; b`; `c; d") == "<`a; b`><`c><d>");
  BOOST_TEST(list("remark: |\n  a; b\n  c") == "<a; b><c>");
}

BOOST_AUTO_TEST_CASE(authors_in_markdown_are_in_reading_order) {
  BOOST_TEST(shown(problem("author: Petkov, Petko; Thomas Maeder").all(FieldId::author)) ==
             "\"Petko Petkov\" | \"Thomas Maeder\"");
  BOOST_TEST(shown(problem("author: {Smith, Jr.}, *John*").all(FieldId::author)) ==
             "em(\"John\")\" Smith, Jr.\"");
  BOOST_TEST(shown(problem("author: Smith\\, J.").all(FieldId::author)) == "\"Smith, J.\"");
  BOOST_TEST(shown(problem("author: [A, B](u)").all(FieldId::author)).find("link") ==
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(dawsons_syntax_in_markdown_needs_no_escapes) {
  BOOST_TEST(shown(problem("stipulation: h#2").first(FieldId::stipulation)) == "\"h#2\"");
  BOOST_TEST(shown(problem("stipulation: h\\#2").first(FieldId::stipulation)) == "\"h#2\"");
  BOOST_TEST(shown(problem("sound: *C*+").first(FieldId::sound)) == "\"*C*+\"");
  BOOST_TEST(shown(problem("title: 100 % & #1 {x}").first(FieldId::title)) == "\"100 % & #1 {x}\"");
}

BOOST_AUTO_TEST_CASE(defaults_and_numbers_work_in_markdown) {
  Reading const reading(InMarkdown{},
                        "```chess defaults\nnumber: auto\nprefix: *T*-\n```\n```chess\njanko: "
                        "K1k\nsolution: *1.Ka2*\n```\n"
                        "```chess\njanko: K1k\nlabel: x\n```\n```chess solutions\n```\n");
  BOOST_TEST(reading.faults() == "");
  BOOST_REQUIRE(reading.outcomes.size() == 4u);
  BOOST_TEST(shown(std::get<Diagram>(reading.outcomes[2]).problem.first(FieldId::number)) ==
             "em(\"T\")\"-\"\"2\"");
  BOOST_TEST(std::holds_alternative<Solutions>(reading.outcomes[3]));
  BOOST_TEST(shown(std::get<Diagram>(reading.outcomes[1]).problem.first(FieldId::solution)) ==
             "em(\"1.Ka2\")");
  BOOST_TEST(Reading(InMarkdown{}, "```chess defaults\nprefix: `chess N`\n```")
                 .faults()
                 .starts_with("E-VALUE"));
}

BOOST_AUTO_TEST_CASE(values_can_use_the_links_of_the_document) {
  auto const remark = [](std::string const& value, std::string const& around) {
    Reading const reading(InMarkdown{},
                          "```chess\njanko: K1k\nremark: " + value + "\n```\n\n" + around);
    return shown(reading.problem().all(FieldId::remark));
  };
  BOOST_TEST(remark("[a][Site] b", "[site]: https://a.b \"T\"") ==
             "link(https://a.b|T|\"a\")\" b\"");
  BOOST_TEST(remark("[Two  Words]", "> - [two words]:\n>   <a b>\n>   'T'") ==
             "link(a b|T|\"Two  Words\")");
  BOOST_TEST(remark("[site]", "[site]: first\n[site]: second") == "link(first||\"site\")");
  BOOST_TEST(remark("[a](u) [b]", "[a]: wrong") == "link(u||\"a\")\" [b]\"");
  BOOST_TEST(remark("![a]", "[a]: p.png") == "image(p.png||\"a\")");
  for (char const* none : {"    [a]: code", "```\n[a]: code\n```", "<!--\n[a]: b\n-->",
                           "[^a]: note", "\\[a]: b", "[a] : b", "[b]: a"})
    BOOST_TEST_CONTEXT(none) BOOST_TEST(remark("[a]", none) == "\"[a]\"");
}

BOOST_AUTO_TEST_CASE(values_can_call_the_footnotes_of_the_document) {
  auto const remark = [](std::string const& value) {
    Reading const reading(InMarkdown{}, "```chess\njanko: K1k\nremark: " + value +
                                            "\n```\n\n[^Long-Note]: Text.\n\n[^1]: Text.\n");
    return shown(reading.problem().all(FieldId::remark));
  };
  BOOST_TEST(remark("a[^1] b") == "\"a\"note(1)\" b\"");
  BOOST_TEST(remark("*a*[^1][^long-note]") == "em(\"a\")note(1)note(long-note)");
  BOOST_TEST(remark("[^1]") == "note(1)");
  BOOST_TEST(remark("a[^2]") == "\"a[^2]\"");
  BOOST_TEST(remark("a\\[^1]") == "\"a[^1]\"");
  BOOST_TEST(remark("a `[^1]` b") == "\"a \"code([^1])\" b\"");
}

BOOST_AUTO_TEST_CASE(invalid_utf8_is_an_error_in_values) {
  for (std::string const field :
       {"author", "remark", "stipulation", "legend", "twins", "conditions"})
    BOOST_TEST_CONTEXT(field)
  BOOST_TEST(
      Reading(InMarkdown{}, "```chess\njanko: K1k\n" + field + ": K\xE1rp\n```\n").faults() ==
      "E-UTF8 `\xE1`");
  BOOST_TEST(Reading(InMarkdown{}, "K\xE1rp\n\n```chess\njanko: K1k\n```\n").faults() == "");
}

}  // namespace dawson::document
