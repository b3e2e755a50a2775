#include <boost/test/unit_test.hpp>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "document/markup.hpp"
#include "prose/prose.hpp"

using namespace dawson;
using collection::Markup;
using collection::Record;

namespace {

Record record_of(Markup markup, std::initializer_list<std::pair<char const*, char const*>> fields) {
  Record record{markup, {}, {}};
  for (auto const& [name, value] : fields) record.add(name, value, {});
  return record;
}

std::vector<Record> read(std::string const& document, Markup markup) {
  text::Source const source("test", document);
  text::Diagnostics findings;
  return collection::read_directives(source, markup, document::PluginFences::of_document, findings);
}

// Every character with a special meaning in some markup language, alone, doubled, and at either
// end.
constexpr char const* nasty[] = {
    "1.Sd4*e5! a_b_c `x` ~~y~~ {z} #2 50 % $3 & R&D &amp; x^2 a\\b <i> \"q\" [l](t) ![i](p)",
    "**",
    "__",
    "\\",
    "{",
    "}",
    "%",
    "- a",
    "1. b",
    "# c",
    "> d",
    "a--b ''c'' `` ,,",
    "&#65;",
    "|"};

}  // namespace

BOOST_AUTO_TEST_CASE(a_written_directive_is_read_as_the_same_record) {
  for (Markup const markup : {Markup::tex, Markup::markdown}) {
    Record const record = record_of(markup, {{"author", "Last, First"},
                                             {"author", "Another"},
                                             {"fen", "8/8/8/8/8/8/8/K1k5 w - - 0 1"},
                                             {"stipulation", "h#2"},
                                             {"remark", "one; two"},
                                             {"remark", "three"},
                                             {"solution", "a\nb\n\nc"}});
    text::Diagnostics none;
    auto const again = read(collection::write_directive(in_document(record, markup, none)), markup);
    BOOST_REQUIRE(again.size() == 1U);
    BOOST_TEST(same(again.front(), record));
  }
}

BOOST_AUTO_TEST_CASE(plain_text_prints_the_same_characters_in_markdown) {
  for (std::string const text : nasty) {
    text::Diagnostics findings;
    std::string const written = collection::escaped(text, Markup::markdown);
    auto const prose =
        document::markdown_markup.prose(text::SourceMappedText(written, 0), {}, findings);
    BOOST_REQUIRE(prose);
    BOOST_TEST(prose::plain(*prose) == text);
  }
}

BOOST_AUTO_TEST_CASE(plain_text_survives_every_markup_language) {
  for (Markup const markup : {Markup::tex, Markup::markdown})
    for (std::string const text : nasty) {
      text::Diagnostics findings;
      Record plain{Markup::plain, {}, {}};
      plain.add("remark", text, {});
      plain.add("source", text, {});
      auto const there = in_document(plain, markup, findings);
      auto const read_back = read(collection::write_directive(there), markup);
      BOOST_REQUIRE(read_back.size() == 1U);
      BOOST_TEST(same(read_back.front(), there.record()), text);
      BOOST_TEST(same(in_markup(read_back.front(), Markup::plain, findings), plain), text);
      BOOST_TEST(findings.empty(), text);
    }
}

BOOST_AUTO_TEST_CASE(markup_lost_in_plain_text_is_reported) {
  text::Diagnostics findings;
  Record const plain = in_markup(record_of(Markup::markdown, {{"source", "The *Problemist*"}}),
                                 Markup::plain, findings);
  BOOST_TEST(plain.text("source") == "The Problemist");
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "W-MARKUP");
}

BOOST_AUTO_TEST_CASE(other_markup_languages_contain_what_latex_prints) {
  struct Row {
    std::string_view tex, markdown, plain;
    bool reported = false;
  };
  constexpr Row rows[] = {
      {"M\\\"uller~\\v{C}", "Müller Č", "Müller Č"},
      {"na\\\"{\\i}v {\\ss}", "naïv ß", "naïv ß"},
      {"2.\\chess{q}f8 $\\to$ \\#", "2.`chess q`f8 → #", "2.\\chess{q}f8 → #"},
      {"\\emph{a {\\bf b}}!", "*a **b***!", "a b!"},
      {"{\\it a*}", "*a\\**", "a*"},
      {"\\foo[x]{\\'e} \\'e", "\\\\foo\\[x\\]\\{\\\\'e\\} é", "\\foo[x]{\\'e} é", true},
      {"R\\&lt;D \\&\\#60; \\& x", "R\\&lt;D \\&#60; & x", "R&lt;D &#60; & x"},
      {"}{", "", ""},
  };
  for (Row const& row : rows) {
    Record const record = record_of(Markup::tex, {{"comment", row.tex.data()}});
    text::Diagnostics findings, of_plain;
    BOOST_TEST(in_markup(record, Markup::markdown, findings).text("comment") == row.markdown,
               row.tex);
    BOOST_TEST(findings.empty() == !row.reported, row.tex);
    BOOST_TEST(in_markup(record, Markup::plain, of_plain).text("comment") == row.plain, row.tex);
  }
  std::string const deep = std::string(5000, '{') + "x" + std::string(5000, '}');
  text::Diagnostics findings;
  in_markup(record_of(Markup::tex, {{"comment", deep.c_str()}}), Markup::markdown, findings);
}

BOOST_AUTO_TEST_CASE(defaults_apply_to_the_problems_after_them) {
  auto const records = read(
      "```chess\nfen: 8/8/8/8/8/8/8/K1k5 w - - 0 1\n```\n\n```chess defaults\nsource: S\n```\n\n"
      "```chess\nfen: 8/8/8/8/8/8/8/K1k5 w - - 0 1\n```\n",
      Markup::markdown);
  BOOST_REQUIRE(records.size() == 2U);
  BOOST_TEST(records[0].text("source") == "");
  BOOST_TEST(records[1].text("source") == "S");
}

BOOST_AUTO_TEST_CASE(fields_of_defaults_are_errors_in_a_problem) {
  text::Source const source("test", "```chess\nacross: 2\nstipulation: #2\n```\n");
  text::Diagnostics findings;
  auto const records = collection::read_directives(source, Markup::markdown,
                                                   document::PluginFences::of_document, findings);
  BOOST_REQUIRE(records.size() == 1U);
  BOOST_TEST(records[0].find("across") == nullptr);
  BOOST_TEST(records[0].text("stipulation") == "#2");
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings[0].code == "E-FIELD");
  BOOST_TEST(findings[0].span.begin == 9U);
}
