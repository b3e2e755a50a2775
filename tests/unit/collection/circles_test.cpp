// Records converted to other formats and back: they are equal afterwards, or the change is
// reported.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>

#include "collection/formats.hpp"
#include "collection/json.hpp"
#include "collection/markup.hpp"
#include "text/source.hpp"

using namespace dawson;
using collection::Markup;
using collection::Record;

namespace {

struct Made {
  std::vector<Record> records;
  std::vector<std::string> findings;  // "W-LOSS message"
};

void emit(text::Diagnostics const& findings, Made& made) {
  for (text::Diagnostic const& finding : findings)
    made.findings.push_back(finding.code + " " + finding.message);
}

Made read(std::string const& bytes, std::string_view format) {
  Made made;
  collection::Lines lines(collection::blocks_of(bytes));
  auto const reader = collection::find_format(format)->open({document::PluginFences::of_document});
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::Source const source("test", entry.bytes, entry.first);
    text::Diagnostics findings;
    for (Record& record : reader->read(entry, source, findings))
      made.records.push_back(std::move(record));
    emit(findings, made);
  }
  return made;
}

std::string write(std::vector<Record> const& records, std::string_view name, Made& made) {
  collection::Format const& format = *collection::find_format(name);
  std::string out(format.head);
  text::Diagnostics findings;
  bool any = false;
  for (Record const& record : records)
    if (auto const written = format.write(record, findings)) {
      out += (std::exchange(any, true) ? std::string(format.between) : "") + *written;
    }
  emit(findings, made);
  return out + std::string(format.tail);
}

// Written in each format and read again, one after the other; plain text is last.
Made circle(std::vector<Record> records, std::initializer_list<std::string_view> formats) {
  Made made{std::move(records), {}};
  for (std::string_view const format : formats) {
    Made again = read(write(made.records, format, made), format);
    made.records = std::move(again.records);
    made.findings.insert(made.findings.end(), again.findings.begin(), again.findings.end());
  }
  text::Diagnostics findings;
  for (Record& record : made.records) record = in_markup(record, Markup::plain, findings);
  emit(findings, made);
  return made;
}

void require_equal(std::vector<Record> const& records,
                   std::initializer_list<std::string_view> formats) {
  for (std::size_t i = 0; i < records.size(); ++i) {
    Made const again = circle({records[i]}, formats);
    BOOST_REQUIRE(again.records.size() == 1U);
    BOOST_TEST(write_json(again.records.front()) == write_json(records[i]));
    for (std::string const& finding : again.findings)
      BOOST_TEST(finding.starts_with("W-KEY"), finding);
  }
}

// Difficult records of Popeye: two sources, dates and issues in either order, names with a comma,
// lengths and conditions of several words, twins, TeX accents.
constexpr char const* of_popeye = R"(BeginProblem
Author Abel, Anna Maria
Author Bruno Ceh
Origin 4494 Die Rundschau 83 10/1983
Pieces White Kc1 Pe4 Black Kg8 Pe7
Stipulation h#2
NextProblem
Origin Oststadt 1989
Origin Korrektur: feenpost 113, 11/1994
Title An erster Stelle
Title und an zweiter
Pieces White Ka1 Rb1 Black Kh8
Stipulation #2
Option Variation MaxSol 5 SetPlay
NextProblem
Origin Torquay QT, 2007
Pieces White Ka1 Black Kh8 Neutral PAc3
Stipulation dia 10
Condition BlackMaximummer Circe Cage Strict
NextProblem
Origin 727, Jugendbrett 33, 8/1982
Origin 97, VVP 12/1989
Award 2nd Prize, Theme Tourney
Pieces White Ka1 White Magic Rb1 Black Kh8
Stipulation ser-h#5
Condition Imitator c4e5 Circe RexInclusive
ZeroPosition Move a1 a2
Twin Continued Exchange a2 h8
NextProblem
Author Erd\H{o}s G\"unther & Gro{\ss}~A.
Origin 220, Th\'emes~64 9/1957
Remark http://example.org/a_b?c=d&e
Pieces White Ka1 TotalInvisible 2 Black Kh8
Twin Add TotalInvisible 3
SStipulation white 3a[>1a[#]d]d{!1a[#]d}
LaTeXPieces g DU Grasshopper
EndProblem
)";

// Keys of both schemas and unknown keys, and values that YAML would read as other types.
constexpr char const* of_olive = R"(---
authors: ["Capablanca Y Graupera, José Raúl", "Garcia Lorca, Federico", "R&D \"x\""]
source: {name: "Die Rundschau: #1", volume: 3, issue: "12", date: {year: 1990, month: 3}}
award: {tourney: {name: T & U, date: 1991}, distinction: "1st Prize, ex aequo", judges: [A, B]}
algebraic:
  white: [Kb2, "Royal Zf3", e4]
  black: [Kh8, PAa6]
  neutral: [Gd4]
legend: {Grasshopper: [d4], Pao: a6}
stipulation: "h#2*"
options: [Variation, MaxSol 5, MirrorCirce, Defence 1]
twins: {b: Move b2 b3, c: Continued Remove e4}
comments: ["nice; *one*", "null", "see http://example.org/a_b(c)_d."]
glyphs: {g: q3, x: {deep: [1, 2]}}
seen: [yes, ~, "no"]
foreignids: [{domain: PDB, problemid: P1}]
solution: |
  "1.Kb2-b3 +
      1...Kh8-g8 {comment}"
)";

}  // namespace

BOOST_AUTO_TEST_SUITE(circles)

BOOST_AUTO_TEST_CASE(problems_of_popeye_survive_every_format) {
  Made const file = read(of_popeye, "popeye");
  BOOST_REQUIRE(file.records.size() == 5U);
  require_equal(file.records, {"popeye"});
  require_equal(file.records, {"json", "popeye"});
  require_equal(file.records, {"json", "md", "json"});
  require_equal(file.records, {"json", "tex", "json"});
}

BOOST_AUTO_TEST_CASE(problems_of_olive_survive_every_format) {
  Made const file = read(of_olive, "olive");
  BOOST_REQUIRE(file.records.size() == 1U);
  BOOST_TEST(file.records[0].text("men") ==
             "White Kb2 White Royal Zf3 White Pe4 Black Kh8 PAa6 Neutral Gd4");
  require_equal(file.records, {"olive"});
  require_equal(file.records, {"json", "olive"});
  require_equal(file.records, {"json", "md", "json"});
  require_equal(file.records, {"md", "tex", "md"});
}

BOOST_AUTO_TEST_CASE(changes_by_another_format_are_reported) {
  struct Row {
    std::string_view field, value, reported;
  };
  constexpr Row rows[] = {
      {"author", "Capablanca Y Graupera, José Raúl", "W-LOSS `author` is read back differently"},
      {"author", "Abel, Anna (Berlin)", "W-LOSS `author` is read back differently"},
      {"issue", "a, b, 1990", "W-LOSS `issue` is read back differently"},
      {"source", ". dots", "W-LOSS `source` is read back differently"},
      {"dedication", "a\nb", "W-LOSS `dedication` is read back differently"},
      {"remark", "; a", "W-LOSS `remark` is read back differently"},
      {"title", "A title", "W-LOSS title written as `Title`"},
      {"options", "Foo", "W-LOSS `options` is read back differently"},
      {"city", "Berlin", "W-LOSS Popeye has no command for `city`"},
  };
  for (Row const& row : rows) {
    Record record;
    record.add("men", "White Ka1 Black Kh8", {});
    record.add(row.field, row.value, {});
    Made made;
    write({record}, "popeye", made);
    BOOST_TEST(
        std::ranges::any_of(made.findings,
                            [&](std::string const& one) { return one.starts_with(row.reported); }),
        row.value);
  }
}

// Words with a special meaning in names, lists, YAML and markup.
BOOST_AUTO_TEST_CASE(awkward_values_survive_documents_and_yaml) {
  constexpr std::string_view words[] = {",",       ", ",     "{",      "}",       " y ",
                                        " de ",    " and ",  " & ",    "\"",      "'",
                                        "#",       ": ",     "-",      "- ",      "|",
                                        "\\",      "\\emph", "%",      "$",       "_",
                                        "*",       "`",      "[a](b)", "<b>",     "&amp;",
                                        "~",       "^",      "@",      ";",       "; ",
                                        " (",      ")",      "A",      "Zoë",     "J. R.",
                                        "1990",    "1. ",    "...",    "://",     "www.x.y",
                                        "http://", "a@b.c",  "![",     " after ", "{{",
                                        "null",    "yes",    "\n",     "\n\n",    "\n  b",
                                        " / ",     "//",     "+",      "jr.",     "\xE2\x80\x93",
                                        "``",      "''",     "--",     "#=",      "=",
                                        "!",       "?",      "van ",   "III",     "0x1",
                                        "1e3",     "~~"};
  std::mt19937 random(20261127);
  auto const any = [&](std::size_t size) { return random() % size; };
  auto const one_blank = [](std::string text) {
    for (std::size_t at = 0; (at = text.find("  ", at)) != std::string::npos;) text.erase(at, 1);
    return text;
  };
  auto const value = [&](bool lines) {
    std::string out;
    for (std::size_t left = any(6) + 1; left > 0; --left) {
      std::string_view const word = words[any(std::size(words))];
      if (lines || word.find('\n') == std::string_view::npos) out += word;
    }
    return out;
  };
  int reported_of = 0;
  for (int round = 0; round < 300; ++round) {
    Record record;
    record.add("men", "White Ka1 Black Kh8", {});
    for (std::string_view const field : {"author", "remark", "themes"})
      for (std::size_t left = any(3); left > 0; --left)
        record.add(field, one_blank(value(false)), {});
    for (std::string_view const field : {"source", "award", "dedication", "comment", "solution"})
      record.add(field, value(true), {});
    arrange(record);
    for (auto const formats : {std::initializer_list<std::string_view>{"json", "md", "json"},
                               std::initializer_list<std::string_view>{"tex"},
                               std::initializer_list<std::string_view>{"md", "tex"}}) {
      Made const again = circle({record}, formats);
      BOOST_REQUIRE(again.records.size() == 1U);
      bool const told =
          std::ranges::find(again.findings,
                            "W-LOSS author would be read as several authors in a document") !=
          again.findings.end();
      Record got = again.records.front(), wanted = record;
      for (Record* one : {&got, &wanted})
        if (told) one->erase("author");
      BOOST_TEST(write_json(got) == write_json(wanted));
      reported_of += told ? 1 : 0;
    }
    Made const again = circle({record}, {"olive"});
    BOOST_REQUIRE_MESSAGE(again.records.size() == 1U, write_json(record));
    for (std::string_view const field : {"author", "comment", "solution", "themes", "source"})
      BOOST_TEST(again.records.front().text(field) == record.text(field));
  }
  BOOST_TEST(reported_of < 60);
}

BOOST_AUTO_TEST_SUITE_END()
