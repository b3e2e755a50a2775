#include <boost/test/unit_test.hpp>

#include "document/manuscript.hpp"
#include "reading.hpp"
#include "whole_manuscript.hpp"

namespace dawson::document {
namespace {

std::string shown_blocks(prose::Blocks const& blocks);

struct Shower {
  std::string operator()(prose::Paragraph const& one) const {
    return "p(" + shown(one.inlines) + ")";
  }
  std::string operator()(prose::Heading const& one) const {
    return "h" + std::to_string(one.level) + "(" + shown(one.inlines) + ")";
  }
  std::string operator()(prose::Quote const& one) const {
    return "quote(" + shown_blocks(one.blocks) + ")";
  }
  std::string operator()(prose::List const& one) const {
    std::string all = one.ordered ? "ol" + std::to_string(one.start) : "ul";
    all += one.tight ? "(" : " loose(";
    for (prose::Blocks const& item : one.items) all += "-" + shown_blocks(item);
    return all + ")";
  }
  std::string operator()(prose::CodeBlock const& one) const {
    return "code[" + one.info + "](" + one.text + ")";
  }
  std::string operator()(prose::Rule const&) const { return "hr"; }
  std::string operator()(prose::Table const& one) const {
    std::string all = "table";
    for (prose::Align const align : one.columns)
      all += std::string(1, ".<|>"[static_cast<int>(align)]);
    for (prose::Inlines const& cell : one.head) all += "#" + shown(cell);
    for (auto const& row : one.rows) {
      all += "/";
      for (prose::Inlines const& cell : row) all += "-" + shown(cell);
    }
    return all;
  }
  std::string operator()(prose::DirectiveAt const& one) const {
    return "directive(" + std::to_string(one.index) + ")";
  }
  std::string operator()(prose::RawBlock const& one) const { return "raw(" + one.text + ")"; }
};

std::string shown_blocks(prose::Blocks const& blocks) {
  std::string all;
  for (prose::Block const& block : blocks)
    all += (all.empty() ? "" : " ") + std::visit(Shower{}, block.content);
  return all;
}

std::string read(std::string const& bytes) {
  text::Source const source("a.md", bytes);
  Manuscript const manuscript = whole_manuscript(source);
  std::string all = shown_blocks(manuscript.document.blocks);
  for (prose::Footnote const& note : manuscript.document.notes)
    all += " note" + note.label + "^" + note.written + "(" + shown_blocks(note.blocks) + ")";
  BOOST_TEST(manuscript.outcomes.size() == manuscript.directives.size());
  for (text::Diagnostic const& finding : manuscript.findings)
    all += " " + fault(finding, source.bytes());
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(documents_are_trees_of_blocks) {
  struct Case {
    char const* bytes;
    char const* blocks;
  };
  for (auto const& [bytes, blocks] : {
           Case{"# a *b*\n\nc\nd\\\ne", "h1(\"a \"em(\"b\")) p(\"c d\"br\"e\")"},
           {"a\n===\n***\n", "h1(\"a\") hr"},
           {"- a\n- b\n", "ul(-p(\"a\")-p(\"b\"))"},
           {"3. a\n\n   b\n4. c", "ol3 loose(-p(\"a\") p(\"b\")-p(\"c\"))"},
           {"> a\n> > b", "quote(p(\"a\") quote(p(\"b\")))"},
           {"```tex x\na\n```\n\n    b", "code[tex x](a\n) code[](b\n)"},
           {"<div>\na\n</div>", "raw(<div>\na\n</div>\n)"},
           {"| a | b |\n|:-:|--:|\n| c\\|d | `e` |\n| f |",
            "table|>#\"a\"#\"b\"/-\"c|d\"-code(e)/-\"f\"-"},
           {"a[^x] b[^y]\n\n[^y]: c\n\n[^x]: d\n    e",
            "p(\"a\"note(1)\" b\"note(2)) note1^x(p(\"d e\")) note2^y(p(\"c\"))"},
           {"```chess\njanko: K1k\nremark: c[^X] d[^2]\n```\na[^y]\n\n[^y]: b\n\n[^x]: e\n\n[^z]: "
            "f",
            "directive(0) p(\"a\"note(1)) note1^y(p(\"b\")) note2^x(p(\"e\"))"},
           {"```chess\njanko: K1k\nremark: c[^x]\n```\n`chess q`\n\n[^x]: e `chess N`[^z]\n\n[^z]: "
            "f",
            "directive(0) p([1 1 0]) note1^z(p(\"f\")) note2^x(p(\"e \"[4 0 0]note(1)))"},
           {"```chess\njanko: K1k\nremark: c[^x]\n```\n\n[^x]: e\n\n    ```chess\n    janko: "
            "k\n    remark: d[^z]\n    ```\n\n[^z]: `chess n`",
            "directive(0) note1^x(p(\"e\") directive(1)) note2^z(p([4 1 0]))"},
           {"```chess\njanko: K1k\nremark: c[^x]\n```\n\n[^x]: e\n\n```\ncode",
            "directive(0) code[](code\n)"},
           {"[a][r] ![b](c)\n\n[r]: u \"t\"", "p(link(u|t|\"a\")\" \"image(c||\"b\"))"},
           {"a `chess N` [`chess k`](u)", "p(\"a \"[4 0 0]\" \"link(u||[0 1 0]))"},
           {"a `chess K1k/3`", "p(\"a \"at(0))"},
           {"a `chess ?` b", "p(\"a \"\"\"\" b\") E-CHAR `?`"},
           {"a `chess", "p(\"a `chess\")"},
           {"```\n`chess N`\n```", "code[](`chess N`\n)"},
           {"> - x\n>\n>   ```chess\n>   janko: K1k\n>   ```\n> - y `chess n`\n\n~~~ chess\njanko: "
            "k\n~~~",
            "quote(ul loose(-p(\"x\") directive(0)-p(\"y \"[4 1 0]))) directive(2)"},
           {"```chess\nfen: 9\n```", "directive(0) E-CHAR `9`"},
           {"a\0b\xFF"
            "c",
            "p(\"a\")"},
       })
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(read(bytes) == blocks);
  BOOST_TEST(read(std::string("a\0b\xFF\x02"
                              "c",
                              6)) ==
             "p(\"a\xEF\xBF\xBD"
             "b\xEF\xBF\xBD\xEF\xBF\xBD"
             "c\")");
}

BOOST_AUTO_TEST_CASE(blocks_have_their_line_numbers) {
  text::Source const source("a.md", "x\n\n> a\n> b\n\n- c\n");
  Manuscript const manuscript = whole_manuscript(source);
  auto const bytes = [&](std::size_t i) {
    text::Span const where = manuscript.document.blocks.at(i).where;
    return std::string(source.bytes().substr(where.begin, where.end - where.begin));
  };
  BOOST_TEST(bytes(0) == "x");
  BOOST_TEST(bytes(1) == "> a\n> b");
  BOOST_TEST(bytes(2) == "- c");
}

BOOST_AUTO_TEST_CASE(front_matter_has_title_authors_date_and_language) {
  text::Source const source(
      "a.md",
      "---\ntitle: 'Fairies: a column'\nauthor:\n  - A. Author\n  - B. Author\ndate: 2024-05-01\n"
      "language: de\ndescribed: short\nallow: [W-KEY, W-DATE]\n---\n\n```chess "
      "defaults\nstipulations: "
      "words\n```\n"
      "```chess\njanko: K1k\nstipulation: #2\n```\n");
  Manuscript const read = whole_manuscript(source);
  BOOST_TEST(read.findings.empty());
  BOOST_TEST(read.front_matter.title == "Fairies: a column");
  BOOST_TEST((read.front_matter.authors == std::vector<std::string>{"A. Author", "B. Author"}));
  BOOST_TEST(read.front_matter.date == "2024-05-01");
  BOOST_TEST(read.front_matter.language == "de");
  BOOST_TEST(read.front_matter.described.text == "short");
  BOOST_TEST(read.front_matter.allow.text == "W-KEY; W-DATE");
  auto const& stipulation =
      std::get<Diagram>(read.outcomes.at(1)).problem.first(FieldId::stipulation);
  BOOST_TEST(shown(stipulation) == "\"Matt in 2 Zügen\"");
}

BOOST_AUTO_TEST_CASE(an_error_in_one_entry_does_not_affect_the_others) {
  text::Source const source(
      "a.md",
      "---\nauthor: A. Author\ntitle: Fairies: a column\nkeywords:\n  - x\n  - y: : z\n# note\n"
      "language: de\n---\nx");
  Manuscript const read = whole_manuscript(source);
  BOOST_TEST((read.front_matter.authors == std::vector<std::string>{"A. Author"}));
  BOOST_TEST(read.front_matter.language == "de");
  BOOST_TEST(read.front_matter.title == "");
  BOOST_REQUIRE(read.findings.size() == 2u);
  BOOST_TEST(source.place(read.findings[0].span.begin).line == 3u);
  BOOST_TEST(read.findings[0].message.starts_with("`title` is not valid YAML; ignored"));
  BOOST_TEST(read.findings[1].message.starts_with("`keywords` is not valid YAML; ignored"));
}

BOOST_AUTO_TEST_CASE(a_language_is_given_as_in_fields_or_by_its_code) {
  for (auto const& [written, code] : {std::pair<std::string, std::string>{"english", "en"},
                                      {"German", "de"},
                                      {"DE", "de"},
                                      {"de-AT", "de-AT"},
                                      {"de_AT", "de-AT"},
                                      {"grc", "grc"},
                                      {"nl", "nl"}}) {
    text::Source const source("a.md", "---\nlanguage: " + written + "\n---\nx");
    BOOST_TEST(whole_manuscript(source).front_matter.language == code);
  }
}

BOOST_AUTO_TEST_CASE(a_text_that_is_neither_tag_nor_name_is_no_language) {
  for (char const* const written : {"germna", "d", "de-", "de AT", "1"}) {
    text::Source const source("a.md", std::string("---\nlanguage: ") + written + "\n---\nx");
    Manuscript const read = whole_manuscript(source);
    BOOST_TEST(read.front_matter.language == "", written);
    BOOST_REQUIRE(read.findings.size() == 1u);
    BOOST_TEST(read.findings[0].code == "W-YAML");
  }
}

BOOST_AUTO_TEST_CASE(an_unclosed_quotation_mark_is_reported) {
  auto const with = [](std::string const& value) {
    return read("---\nlang: de\nfont: " + value + "\n---\nx");
  };
  for (char const* const open : {"'abc", "\"abc", "'it''s", R"("a\")", R"("\\\")"})
    BOOST_TEST(with(open) == "p(\"x\") W-YAML `" + std::string(open) + "`");
  for (char const* const closed :
       {"'abc'", "\"abc\"", "'it''s'", R"("a\"")", R"("\\")", "it's", "['a', \"b\"]", "'a' # it's"})
    BOOST_TEST(with(closed) == "p(\"x\")", closed);
}

BOOST_AUTO_TEST_CASE(bad_front_matter_is_reported_with_its_place) {
  BOOST_TEST(read("---\ntitle: a: b\n---\nx").starts_with("p(\"x\") W-YAML `"));
  BOOST_TEST(read("---\ntitle: [a\n---\nx").starts_with("p(\"x\") W-YAML `"));
  BOOST_TEST(read("---\ntitle: {a: b}\n---\nx") == "p(\"x\") W-YAML `{a: b}`");
  BOOST_TEST(read("---\n- a\n---\nx") == "p(\"x\") W-YAML `- a`");
  BOOST_TEST(read("---\r\nlang: {}\r\ntitle: y\r\n---\r\nx") == "p(\"x\") W-YAML `{}`");
  BOOST_TEST(read("---\nx: é\ntitle: [é, {}, \n---\nx").starts_with("p(\"x\") W-YAML `"));
  BOOST_TEST(read("---\nx: é\n\"é\": y\ndate: {é: y}\n---\nx") == "p(\"x\") W-YAML `{é: y}`");
  BOOST_TEST(read("---\n---\nx") == "p(\"x\")");
  BOOST_TEST(read("---\n\ntitle: x\n---\n") == "hr h2(\"title: x\")");
  BOOST_TEST(read("---\ntitle: x\n") == "hr p(\"title: x\")");
}

BOOST_AUTO_TEST_CASE(parsing_of_deep_nesting_terminates) {
  for (char const* sign :
       {"> ", "- ", "1. ", "*a **", "[", "![", "_", "~~a ", "<", "(", "\\", "&", "`chess "}) {
    std::string many;
    for (int i = 0; i < 10'000; ++i) many += sign;
    BOOST_TEST_CONTEXT(sign) BOOST_CHECK_NO_THROW(read(many + "x"));
  }
  std::string quotes(10'000, '>');
  BOOST_CHECK_NO_THROW(read(quotes + "```chess\n" + quotes + "janko: K1k\n" + quotes + "```\n"));
}

}  // namespace dawson::document
