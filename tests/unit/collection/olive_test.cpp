#include <boost/test/unit_test.hpp>

#include "collection/json.hpp"
#include "collection/olive/olive.hpp"
#include "text/source.hpp"

using namespace dawson;
using collection::Record;

namespace {

struct File {
  std::vector<Record> records;
  std::string findings;  // "2:5 E-MAN, ..."
};

File read(std::string const& bytes) {
  File file;
  collection::Lines lines(collection::blocks_of(bytes));
  for (collection::Stretch entry; collection::olive::cut(lines, entry); entry = {}) {
    text::Source const source("test.olv", entry.bytes, entry.first);
    text::Diagnostics findings;
    auto record = collection::olive::read(source.bytes(), findings);
    for (text::Diagnostic const& finding : findings) {
      auto const place = source.place(finding.span.begin);
      file.findings += (file.findings.empty() ? "" : ", ") + std::to_string(place.line) + ":" +
                       std::to_string(place.column) + " " + finding.code;
    }
    if (record) file.records.push_back(std::move(*record));
  }
  return file;
}

std::string json(Record const& record) {
  std::string const line = collection::write_json(record);
  return line.substr(line.find("[["));
}

constexpr char const* whole = R"(authors:
- "Иванов, Альберт"
- Nobody
source: feenschach
source-id: 123a
date: 1987-06
distinction: 1st Prize
algebraic:
    white: [Kb2, "Royal Zf3"]
    black: [Kh8, PAa6]
    neutral: [Gd4]
stipulation: h#2
options: [MirrorCirce, SetPlay, Defence 1]
twins: {b: Move b2 b3}
keywords: [Rundlauf]
intended-solutions: 2.1.1
comments: ["nice; one"]
solution: |
  1.Kb2-b3 +

     1...Kh8-g8
foreignids: [{domain: PDB, problemid: P0503887}]
)";

}  // namespace

BOOST_AUTO_TEST_SUITE(olive)

BOOST_AUTO_TEST_CASE(quotes_around_a_text_block_do_not_belong_to_the_solution) {
  auto const solution = [](std::string const& written) {
    File const file = read("algebraic: {white: [Kb2]}\nsolution: |\n" + written);
    return std::string(file.records.at(0).text("solution"));
  };
  BOOST_TEST(solution("  \"1.Kb2-b3 +\n      1...Kh8-g8\"\n") == "1.Kb2-b3 +\n    1...Kh8-g8");
  BOOST_TEST(solution("  1.Kb2-b3 \"what\"\n") == "1.Kb2-b3 \"what\"");
  BOOST_TEST(solution("  \"\n") == "\"");
}

BOOST_AUTO_TEST_CASE(a_twin_that_olive_cannot_express_keeps_its_label_and_text) {
  auto const twins = [](std::string const& list, std::string& reported) {
    Record record = read("algebraic: {white: [Ka1, Pa2]}\n").records.at(0);
    record.add("twins", list, {});
    text::Diagnostics findings;
    std::string const made = collection::olive::write(record, findings).value_or("-");
    reported.clear();
    for (text::Diagnostic const& finding : findings) reported += finding.code + " ";
    return made.substr(std::min(made.find("twins:"), made.size()));
  };
  std::string reported;
  BOOST_TEST(twins("b) -wPa2 c) as it was d) wKa1->b2", reported) ==
             "twins:\n  b: Remove a2\n  c: as it was\n  d: Move a1 b2\n");
  BOOST_TEST(reported == "W-LOSS ");
  BOOST_TEST(twins("zeroposition a) wKa1->b2 b) -wPa2", reported) ==
             "twins:\n  a: Move a1 b2\n  b: Remove a2\n");
  BOOST_TEST(reported == "");
  twins("the king elsewhere", reported);
  BOOST_TEST(reported == "W-LOSS ");
}

BOOST_AUTO_TEST_CASE(printed_twins_are_unchanged_after_a_round_trip) {
  auto const way_back = [](std::vector<std::string> const& list) {
    Record record = read("algebraic: {white: [Ka1, Pa2], black: [Kh8]}\n").records.at(0);
    for (std::string const& one : list) record.add("twins", one, {});
    text::Diagnostics findings;
    File const back = read(collection::olive::write(record, findings).value_or("-"));
    BOOST_TEST(back.findings == "");
    std::vector<std::string> out;
    if (auto const* const twins = back.records.at(0).find("twins"))
      for (text::SourceMappedText const& one : twins->values) out.push_back(one.text());
    return out;
  };
  std::vector<std::vector<std::string>> const lists = {
      {"b) wKa1->b2", "c) = b) and -wPa2"},
      {"(b) wKa1→b2 (c) −wPa2"},
      {"a) diagram", "b) Move a1 b2", "+c) wPa2↔sKh8"},
      {"zeroposition a) wKa1->b2", "b) as it was"},
      {"b) Move a1 b2", "c) Continued Remove a2"},
      {"the king elsewhere"}};
  for (auto const& list : lists)
    BOOST_TEST(way_back(list) == list, boost::test_tools::per_element());
  std::string const edited =
      "algebraic: {white: [Ka1]}\n"
      "twins-in-print: [b) wKa1->b2]\ntwins: {b: Move a1 c3}\n";
  File const read_back = read(edited);
  BOOST_TEST(read_back.records.at(0).text("twins") == "b) Move a1 c3");
  BOOST_TEST(read_back.findings.find("W-VALUE") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_old_schema_is_read) {
  File const file = read(whole);
  BOOST_TEST(file.findings == "");
  BOOST_REQUIRE(file.records.size() == 1U);
  BOOST_TEST(
      json(file.records[0]) ==
      R"([["author",["Иванов, Альберт","Nobody"]],["source-number","123a"],["source","feenschach"],)"
      R"(["date","1987-06"],["award","1st Prize"],)"
      R"(["men","White Kb2 White Royal Zf3 Black Kh8 PAa6 Neutral Gd4"],["stipulation","h#2"],)"
      R"(["options",["SetPlay","Defence 1"]],["intended","2.1.1"],["conditions",["Mirror Circe"]],)"
      R"(["twins",["b) Move b2 b3"]],["themes",["Rundlauf"]],["comment","nice; one"],)"
      R"(["solution","1.Kb2-b3 +\n\n   1...Kh8-g8"],["ids",["PDB P0503887"]]]})");
}

BOOST_AUTO_TEST_CASE(the_new_schema_is_read) {
  File const file = read(
      "author: !!python/unicode 'X'\nsource: {name: Die Schwalbe, issue: 76, problemid: 5, date: "
      "{year: 1990, month: 3}}\naward: {tourney: {name: T}, distinction: 2nd HM}\nalgebraic: "
      "{white: [Ka1]}\nreprints: [{name: FIDE Album, volume: 1965-1967, problemid: 587}]\n");
  BOOST_TEST(file.findings == "");
  BOOST_REQUIRE(file.records.size() == 1U);
  BOOST_TEST(json(file.records[0]) ==
             R"([["author",["X"]],["source-number","5"],["source","Die Schwalbe"],["issue","76"],)"
             R"(["date","1990-03"],["tournament","T"],["award","2nd HM"],)"
             R"(["album","FIDE Album 1965-1967/587"],["men","White Ka1"]]})");
}

BOOST_AUTO_TEST_CASE(a_written_problem_is_read_as_the_same_problem) {
  Record const record = read(whole).records.at(0);
  text::Diagnostics findings;
  auto const written = collection::olive::write(record, findings);
  BOOST_REQUIRE(written);
  BOOST_TEST(findings.empty());
  BOOST_TEST(json(read(*written).records.at(0)) == json(record));
}

BOOST_AUTO_TEST_CASE(a_bad_entry_does_not_affect_others) {
  File const file = read(
      "---\nalgebraic: {white: [Ka1]}\n---\na: [b\n---\n# nothing\n---\nalgebraic: {white: "
      "[Ka2]}\n");
  BOOST_TEST(file.findings.find("E-YAML") != std::string::npos);
  BOOST_REQUIRE(file.records.size() == 2U);
  BOOST_TEST(file.records[1].text("men") == "White Ka2");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_places) {
  BOOST_TEST(read("algebraic:\n  white: [Ka1, Kz9, ZZa3, Foo Ka4]\n  green: [Ka5]\n").findings ==
             "2:16 E-MAN, 2:27 E-MAN, 3:3 E-COLOUR, 2:21 E-MAN");
  BOOST_TEST(read("algebraic: {white: [Ka1], black: [ka1]}\n").findings == "1:35 E-DOUBLE");
  BOOST_TEST(read("algebraic: {white: [Ka1]}\nauthors: X\nauthors: Y\n").findings == "3:1 W-TWICE");
  BOOST_TEST(read("algebraic: {white: [Ka1]}\nmystery: 1\n").findings == "2:1 W-KEY");
  BOOST_TEST(read("algebraic: {white: [Ka1]}\nstipulation: [a]\n").findings == "2:14 W-VALUE");
  BOOST_TEST(read("stipulation: h#2\n").findings == "1:1 E-EMPTY");
}

BOOST_AUTO_TEST_CASE(hostile_entries_end_soon) {
  BOOST_TEST(read("a: " + std::string(200'000, '[')).findings.find("E-LIMIT") != std::string::npos);
  std::string items;
  for (int i = 0; i < 200'000; ++i) items += "a,";
  BOOST_TEST(read("authors: [" + items + "]\n").findings == "1:1 E-EMPTY");
  std::string deep;
  for (int i = 0; i < 2'000; ++i) deep += std::string(static_cast<std::size_t>(i), ' ') + "a:\n";
  BOOST_TEST(read(deep).findings.find("E-LIMIT") != std::string::npos);
  BOOST_TEST(read("a: &a [x]\nb: &b [*a, *a]\nalgebraic: {white: [Ka1]}\n").records.size() == 1U);
}

BOOST_AUTO_TEST_CASE(options_may_be_abbreviated_and_are_not_conditions) {
  Record const record =
      read(
          "algebraic: {white: [Ka1]}\noptions: [Try, Variation, maxsol 5, NoShort, Circe RexIncl, "
          "EnPassant f6]\n")
          .records.at(0);
  BOOST_TEST(json(record) ==
             R"([["men","White Ka1"],["options",["Try","Variations","MaxSolutions 5",)"
             R"("NoShortVariations","EnPassant f6"]],["conditions",["Circe rex inclusive"]]]})");
  File const unknown = read("algebraic: {white: [Ka1]}\noptions: [Variatoin, Max 5]\n");
  BOOST_TEST(unknown.findings == "2:11 W-CONDITION, 2:22 W-CONDITION");
  BOOST_TEST(json(unknown.records.at(0)).find(R"(["Variatoin","Max 5"])") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_square_alone_is_a_pawn_and_a_board_must_have_pieces) {
  File const file = read("algebraic: {white: [Kc1, e4], black: [Kg8, E7]}\n");
  BOOST_TEST(file.records.at(0).text("men") == "White Kc1 Pe4 Black Kg8 Pe7");
  BOOST_TEST(file.findings == "1:26 W-VALUE, 1:44 W-VALUE");
  for (char const* const bad : {"Kz9", "ZZa3", "Foo Ka4", "[Ka4]", "Ka1", "Qd4d5", "''"}) {
    File const left_out = read("algebraic: {white: [Ka1, " + std::string(bad) + "]}\n");
    BOOST_TEST(left_out.records.size() == 0U, bad);
    BOOST_TEST(left_out.findings.find("E-") != std::string::npos, bad);
  }
  BOOST_TEST(read("algebraic: {white: [Ka1], green: [Ka5]}\n").records.size() == 0U);
}

BOOST_AUTO_TEST_CASE(the_legend_names_pieces) {
  auto const legend = [](std::string const& pieces, std::string const& names) {
    File const file = read("algebraic: {white: [Kc2, " + pieces + "]}\nlegend: {" + names + "}\n");
    std::string out = file.findings;
    for (Record const& record : file.records)
      out += (out.empty() ? "" : " / ") + std::string(record.text("men")) +
             (record.find("remark") ? " / " + std::string(record.text("remark")) : "");
    return out;
  };
  BOOST_TEST(legend("Gd4", "Grasshopper: [d4]") == "White Kc2 Gd4");
  BOOST_TEST(legend("Xd4, e5", "Grasshoppers: [d4, e5]") == "White Kc2 Gd4e5");
  BOOST_TEST(legend("Gd4", "Hare: d4") == "White Kc2 Gd4 / d4: Hare");
  BOOST_TEST(legend("Gd4", "Locust: d4") == "2:18 W-VALUE / White Kc2 Gd4 / d4: Locust");
  BOOST_TEST(legend("Gd4", "Grasshopper: [e4]") == "2:24 W-VALUE / White Kc2 Gd4");
  BOOST_TEST(legend("Gd4", "Grasshopper: [z4]") == "2:24 W-VALUE / White Kc2 Gd4");
  BOOST_TEST(legend("Xd4", "Hare: d4") == "1:26 E-MAN");
}

BOOST_AUTO_TEST_CASE(unknown_keys_are_kept_at_any_depth) {
  File const file = read(
      "algebraic: {white: [Ka1]}\nmystery: {a: 1, b: {c: [x, y]}}\nglyphs: {g: q3}\n"
      "source: {name: S, volume: 3}\nreprints: [{name: A, round: 7}]\n");
  BOOST_TEST(file.findings == "2:1 W-KEY");
  BOOST_TEST(json(file.records.at(0))
                 .find(R"(["other",["mystery a=1","mystery b c=x","mystery b c=y","glyphs g=q3",)"
                       R"("source volume=3","reprints round=7"]])") != std::string::npos);
  text::Diagnostics findings;
  std::string const written = collection::olive::write(file.records[0], findings).value_or("-");
  BOOST_TEST(written.find("mystery:\n  a: 1\n  b:\n    c:\n      - x\n      - y\n") !=
             std::string::npos);
  BOOST_TEST(written.find("  volume: 3\n") != std::string::npos);
  BOOST_REQUIRE(findings.size() == 1U);  // in the reprint
  BOOST_TEST(findings.front().code == "W-LOSS");
}

BOOST_AUTO_TEST_SUITE_END()
