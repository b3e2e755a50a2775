#include "text/report.hpp"

#include <boost/test/unit_test.hpp>

namespace dawson::text {
namespace {

std::string reported(std::string const& bytes, Diagnostic diagnostic, ReportStyle style) {
  Sources sources;
  diagnostic.source = sources.open("a.tex", bytes);
  for (Note& note : diagnostic.notes) note.source = diagnostic.source;
  return report(diagnostic, sources, style);
}

std::string human(std::string const& bytes, Diagnostic const& diagnostic) {
  return reported(bytes, diagnostic, {});
}

std::string json(std::string const& bytes, Diagnostic const& diagnostic) {
  return reported(bytes, diagnostic, {ReportForm::json, false});
}

BOOST_AUTO_TEST_CASE(the_human_format_points_to_the_place) {
  BOOST_TEST(human("x\nfen: 8/44/8\n", error("E-ADJ", {9, 11}, "adjacent digits", "write 8")) ==
             "a.tex:2:8: error: adjacent digits [E-ADJ]\n"
             "   2 | fen: 8/44/8\n"
             "     |        ^^\n"
             "   = help: write 8\n");
}

BOOST_AUTO_TEST_CASE(the_gutter_is_as_wide_as_the_number) {
  BOOST_TEST(human(std::string(99, '\n') + "ab", warning("W-ROT", {100, 101}, "m")) ==
             "a.tex:100:2: warning: m [W-ROT]\n"
             "   100 | ab\n"
             "       |  ^\n");
}

BOOST_AUTO_TEST_CASE(an_empty_span_has_one_caret) {
  BOOST_TEST(human("ab\ncd", error("E-X", {2, 2}, "m")) ==
             "a.tex:1:3: error: m [E-X]\n   1 | ab\n     |   ^\n");
  BOOST_TEST(human("ab", error("E-X", {2, 2}, "m")) ==
             "a.tex:1:3: error: m [E-X]\n   1 | ab\n     |   ^\n");
  BOOST_TEST(human("", error("E-X", {0, 0}, "m")) ==
             "a.tex:1:1: error: m [E-X]\n   1 | \n     | ^\n");
  BOOST_TEST(human("ab\r\ncd", error("E-X", {3, 3}, "m")) ==
             "a.tex:1:4: error: m [E-X]\n   1 | ab\n     |   ^\n");
}

BOOST_AUTO_TEST_CASE(carets_end_with_the_line) {
  BOOST_TEST(human("abc\nde", error("E-X", {1, 6}, "m")) ==
             "a.tex:1:2: error: m [E-X]\n   1 | abc\n     |  ^^\n");
  BOOST_TEST(human("abc\r\nde", error("E-X", {1, 7}, "m")) ==
             "a.tex:1:2: error: m [E-X]\n   1 | abc\n     |  ^^\n");
}

BOOST_AUTO_TEST_CASE(carets_count_characters) {
  BOOST_TEST(human("é♔x", error("E-X", {2, 6}, "m")) ==
             "a.tex:1:2: error: m [E-X]\n   1 | é♔x\n     |  ^^\n");
}

BOOST_AUTO_TEST_CASE(carets_are_below_wide_and_combining_characters) {
  BOOST_TEST(human("中文x", error("E-X", {3, 7}, "m")) ==
             "a.tex:1:2: error: m [E-X]\n   1 | 中文x\n     |   ^^^\n");
  BOOST_TEST(human("e\u0301x", error("E-X", {3, 4}, "m")) ==
             "a.tex:1:3: error: m [E-X]\n   1 | e\u0301x\n     |  ^\n");
  BOOST_TEST(human("中\ta", error("E-X", {4, 5}, "m")) ==
             "a.tex:1:3: error: m [E-X]\n   1 | 中\ta\n     |   \t^\n");
  BOOST_TEST(human("e\u0301x", error("E-X", {1, 3}, "m")) ==
             "a.tex:1:2: error: m [E-X]\n   1 | e\u0301x\n     |  ^\n");
}

BOOST_AUTO_TEST_CASE(tabs_stay_tabs_above_and_below) {
  BOOST_TEST(human("\ta\tb", error("E-X", {3, 4}, "m")) ==
             "a.tex:1:4: error: m [E-X]\n   1 | \ta\tb\n     | \t \t^\n");
}

BOOST_AUTO_TEST_CASE(only_a_part_of_a_wide_line_is_shown) {
  std::string const line = std::string(100, 'a') + "XY" + std::string(100, 'b');
  BOOST_TEST(human(line, error("E-X", {100, 102}, "m")) ==
             "a.tex:1:101: error: m [E-X]\n"
             "   1 | ..." +
                 std::string(50, 'a') + "XY" + std::string(48, 'b') +
                 "...\n"
                 "     | " +
                 std::string(53, ' ') + "^^\n");
  BOOST_TEST(human(line, error("E-X", {0, 202}, "m")) ==
             "a.tex:1:1: error: m [E-X]\n"
             "   1 | " +
                 std::string(100, 'a') +
                 "...\n"
                 "     | " +
                 std::string(100, '^') + "\n");
  BOOST_TEST(human(line, error("E-X", {202, 202}, "m")) ==
             "a.tex:1:203: error: m [E-X]\n"
             "   1 | ..." +
                 std::string(50, 'b') +
                 "\n"
                 "     | " +
                 std::string(53, ' ') + "^\n");
}

BOOST_AUTO_TEST_CASE(control_characters_are_not_sent_to_terminals) {
  std::string const sign = "\xEF\xBF\xBD";
  struct Case {
    std::string bytes;
    std::size_t columns;
  };
  for (auto const& [bytes, columns] : {Case{"\x1B", 1},
                                       {std::string(1, '\0'), 1},
                                       {"\x7F", 1},
                                       {"\r", 1},
                                       {"\xC2\x9B", 1},  // a control sequence that is one character
                                       {"\xE2\x80\xAE", 1},  // right-to-left override
                                       {"\xE2\x81\xA6", 1},
                                       {"\xFF", 1},
                                       {"\xE2\x99", 2}}) {
    std::string const where = "a" + bytes + "b";
    std::string signs;
    for (std::size_t i = 0; i < columns; ++i) signs += sign;
    BOOST_TEST(human(where, error("E-X", {where.size() - 1, where.size()}, bytes, bytes)) ==
               "a.tex:1:" + std::to_string(columns + 2) + ": error: " + signs + " [E-X]\n   1 | a" +
                   signs + "b\n     | " + std::string(columns + 1, ' ') + "^\n   = help: " + signs +
                   "\n");
  }
  Sources named;
  Diagnostic finding = error("E-X", {0, 1}, "m");
  finding.source = named.open("a\x1B[1m.tex", "x");
  BOOST_TEST(report(finding, named, {ReportForm::brief, false}) ==
             "a" + sign + "[1m.tex:1:1: error: m [E-X]\n");
}

BOOST_AUTO_TEST_CASE(notes_follow_with_their_own_lines) {
  Diagnostic finding = error("E-TWICE", {4, 5}, "twice", "leave one out");
  finding.notes.push_back({{0, 1}, "first here"});
  BOOST_TEST(human("ab\n\ncd", finding) ==
             "a.tex:3:1: error: twice [E-TWICE]\n"
             "   3 | cd\n"
             "     | ^\n"
             "   = help: leave one out\n"
             "a.tex:1:1: note: first here\n"
             "   1 | ab\n"
             "     | ^\n");
}

BOOST_AUTO_TEST_CASE(a_note_about_the_same_line_is_a_label_below_the_carets) {
  Diagnostic finding = error("E-DOUBLE", {10, 12}, "two pieces on a1", "remove one");
  finding.notes.push_back({{5, 7}, "first one here"});
  BOOST_TEST(human("men: a1 Qa1\nb", finding) ==
             "a.tex:1:11: error: two pieces on a1 [E-DOUBLE]\n"
             "   1 | men: a1 Qa1\n"
             "     |           ^\n"
             "     |      -- first one here\n"
             "   = help: remove one\n");
}

BOOST_AUTO_TEST_CASE(a_note_outside_of_the_shown_part_of_a_line_has_a_line_of_its_own) {
  Diagnostic finding = error("E-X", {300, 301}, "m");
  finding.notes.push_back({{0, 1}, "far"});
  finding.notes.push_back({{290, 291}, "near"});
  std::string const text = human(std::string(400, 'a'), finding);
  BOOST_TEST(text.find("- near\n") != std::string::npos, text);
  BOOST_TEST(text.find("a.tex:1:1: note: far\n") != std::string::npos, text);
  BOOST_TEST(text.find("note: near") == std::string::npos, text);
}

BOOST_AUTO_TEST_CASE(notes_in_another_text_are_reported_there) {
  Sources sources;
  SourceId const first = sources.open("a.tex", "ab"), second = sources.open("b.tex", "cd");
  Diagnostic finding = warning("W-X", {1, 2}, "m");
  finding.source = second;
  finding.notes.push_back({{0, 1}, "n", first});
  BOOST_TEST(report(finding, sources) ==
             "b.tex:1:2: warning: m [W-X]\n   1 | cd\n     |  ^\n"
             "a.tex:1:1: note: n\n   1 | ab\n     | ^\n");
  BOOST_TEST(report(finding, sources, {ReportForm::json, false}).find("\"file\":\"a.tex\"") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(findings_are_sorted_by_text_and_place) {
  Diagnostics findings{error("A", {5, 5}, ""), error("B", {1, 1}, ""), error("C", {3, 3}, "")};
  findings[0].source = 1;
  findings[1].source = 2;
  findings[2].source = 1;
  sort_by_place(findings);
  BOOST_TEST(findings[0].code + findings[1].code + findings[2].code == "CAB");
}

BOOST_AUTO_TEST_CASE(findings_without_a_text_refer_to_the_current_text) {
  Diagnostics findings{error("A", {0, 0}, ""), error("B", {0, 0}, "")};
  findings[1].source = 3;
  findings[1].notes.push_back({{0, 0}, "n"});
  set_source(findings, 7);
  BOOST_TEST(findings[0].source == 7U);
  BOOST_TEST(findings[1].source == 3U);
  BOOST_TEST(findings[1].notes[0].source == 7U);
}

BOOST_AUTO_TEST_CASE(the_brief_format_is_one_line) {
  Diagnostic finding = error("E-X", {3, 4}, "m", "h");
  finding.notes.push_back({{0, 1}, "n"});
  BOOST_TEST(reported("ab\ncd", finding, {ReportForm::brief, true}) ==
             "a.tex:2:1: error: m [E-X]\n");
}

BOOST_AUTO_TEST_CASE(only_the_human_format_has_colours) {
  BOOST_TEST(reported("ab", error("E-X", {0, 1}, "m"), {ReportForm::human, true}) ==
             "\x1b[1ma.tex:1:1:\x1b[0m \x1b[1;31merror:\x1b[0m m [E-X]\n   1 | ab\n     | "
             "\x1b[1;31m^\x1b[0m\n");
  BOOST_TEST(reported("ab", warning("W-X", {0, 1}, "m"), {ReportForm::human, true})
                 .find("\x1b[1;33mwarning:") != std::string::npos);
  BOOST_TEST(reported("ab", error("E-X", {0, 1}, "m"), {ReportForm::json, true}).find('\x1b') ==
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(json_has_lines_columns_and_bytes) {
  BOOST_TEST(
      json("é\nab\n", error("E-X", {4, 6}, "m \"q\"")) ==
      R"({"file":"a.tex","severity":"error","code":"E-X","message":"m \"q\"","line":2,"column":2,)"
      R"("end_line":3,"end_column":1,"byte":4,"end_byte":6})"
      "\n");
}

BOOST_AUTO_TEST_CASE(json_has_hint_and_notes_if_there_are_any) {
  Diagnostic finding = warning("W-X", {0, 1}, "m", "h");
  finding.notes.push_back({{1, 2}, "n"});
  BOOST_TEST(
      json("abc", finding) ==
      R"({"file":"a.tex","severity":"warning","code":"W-X","message":"m","line":1,"column":1,)"
      R"("end_line":1,"end_column":2,"byte":0,"end_byte":1,"hint":"h","notes":[{"line":1,"column":2,)"
      R"("end_line":1,"end_column":3,"byte":1,"end_byte":2,"message":"n"}]})"
      "\n");
}

BOOST_AUTO_TEST_CASE(json_is_utf8_for_any_source) {
  BOOST_TEST(json("x", error("E-X", {0, 1}, "a\xFF\n\x1B"))
                 .find("\"message\":\"a\xEF\xBF\xBD\\n\\u001b\"") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(severities_have_names) {
  BOOST_TEST(severity_name(Severity::error) == "error");
  BOOST_TEST(severity_name(Severity::warning) == "warning");
  BOOST_TEST(severity_name(Severity::note) == "note");
}

}  // namespace
}  // namespace dawson::text
