#include <boost/test/unit_test.hpp>

#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/json.hpp"

using namespace dawson;

namespace {

struct Document {
  std::string fields;
  std::string findings;  // "W-COMMAND 12;"
};

Document read(std::string const& bytes) {
  Document document;
  text::Source const source("test.tex", bytes);
  text::Diagnostics findings;
  for (auto const& record : collection::read_diagram_sty(source, findings)) {
    std::string const json = collection::write_json(record);
    document.fields += json.substr(json.find("\"fields\":") + 9) + "\n";
  }
  for (auto const& finding : findings)
    document.findings += finding.code + " " + std::to_string(finding.span.begin) + ";";
  return document;
}

std::string fields(std::string const& commands) {
  Document const document = read("\\begin{diagram}" + commands + "\\end{diagram}");
  BOOST_TEST(document.findings == "");
  return document.fields;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(diagram_sty)

BOOST_AUTO_TEST_CASE(pieces_are_read_with_board_size_and_piece_count) {
  BOOST_TEST(fields("[10x8]\n\\pieces[3+2]{wKd1, % a comment\n sDUc7}") ==
             "[[\"men-de\",\"[10x8] [3+2] wKd1, sDUc7\"]]}\n");
}

BOOST_AUTO_TEST_CASE(commands_about_a_problem_become_its_fields) {
  BOOST_TEST(
      fields("\\author{Tomasevi\\'c, M.; Staudte, Hans}\\city{Bremen; Berlin}\\sourcenr{12}"
             "\\source{feenschach}\\issue{76}\\months{7-9}\\year{1985}\\tourn{T}\\award{1. Preis}"
             "\\fidealbum{1983-85/F47}\\stip{h\\#2}\\cond{Circe; Madrasi}\\twins{b) \\sK h7}"
             "\\Co+\\rem{a; b}\\themes{A, B}") ==
      "[[\"author\",[\"Tomasevi\\\\'c, M.\",\"Staudte, Hans\"]],[\"city\",[\"Bremen\",\"Berlin\"]],"
      "[\"source-number\",\"12\"],[\"source\",\"feenschach\"],[\"issue\",\"76\"],"
      "[\"date\",\"1985-07/09\"],[\"tournament\",\"T\"],[\"award\",\"1. Preis\"],"
      "[\"album\",\"1983-85/F47\"],[\"stipulation\",\"h\\\\#2\"],"
      "[\"conditions\",[\"Circe\",\"Madrasi\"]],[\"twins\",[\"b) sKh7\"]],[\"sound\",\"C+\"],"
      "[\"remark\",[\"a\",\"b\"]],[\"themes\",[\"A\",\"B\"]]]}\n");
}

BOOST_AUTO_TEST_CASE(decorations_become_fields_of_the_board) {
  BOOST_TEST(fields("\\gridlines{v217, h{10}41}") == "[[\"grid\",\"v2 1-8; h4 10-11\"]]}\n");
  BOOST_TEST(fields("\\stdgrid") == "[[\"grid\",\"2x2\"]]}\n");
  BOOST_TEST(read("\\begin{diagram}[4x3]\\gridlines{v102}\\stdgrid\\end{diagram}").fields ==
             "[[\"grid\",\"v1 0-2; v2 0-3; h2 0-4\"]]}\n");
  BOOST_TEST(
      read("\\begin{diagram}[4x3]\\stdgrid\\stdgrid\\gridlines{v102}\\end{diagram}").fields ==
      "[[\"grid\",\"v2 0-3; h2 0-4; v1 0-2\"]]}\n");
  BOOST_TEST(fields("\\magic{c3, d4}\\fieldtext{{1}a1}") ==
             "[[\"marks\",\"frame c3 d4; text a1 \\\"1\\\"\"]]}\n");
  BOOST_TEST(fields("\\verticalcylinder") == "[[\"edges\",\"vertical cylinder\"]]}\n");
  BOOST_TEST(fields("\\piecedefs{{ws}{TL}{Turm-L\\\"aufer}; {n}{SU}{Nachtreiter}}") ==
             "[[\"legend\",[\"*3R*3r = Turm-L\\\\\\\"aufer\",\"-*2n = Nachtreiter\"]]]}\n");
}

BOOST_AUTO_TEST_CASE(symbols_named_in_a_remark_are_a_legend) {
  BOOST_TEST(
      fields("\\remark{\\mbox{\\wDU \\sDU =Grashopper}{\\newline}\n \\mbox{\\wSU =N}{\\newline}"
             "Royal c8}") ==
      "[[\"legend\",[\"*2Q*2q = Grashopper\",\"*2N = N\"]],[\"remark\",[\"Royal c8\"]]]}\n");
  BOOST_TEST(fields("\\remark{\\wDU moves}") == "[[\"remark\",[\"\\\\chess{*2Q}moves\"]]]}\n");
}

BOOST_AUTO_TEST_CASE(colours_named_one_by_one_become_separate_items) {
  std::string const legend = "\"legend\",[\"*2Q = Grashüpfer\",\"*2q = Grashüpfer\"]]]}\n";
  std::string const box = "\\mbox{\\wDU =Grash\"upfer\\bDU =Grash\"upfer}";
  BOOST_TEST(fields("\\remark{" + box + "}") == "[[" + legend);
  BOOST_TEST(fields("\\condition{" + box + "{\\newline}Circe}") ==
             "[[\"conditions\",[\"Circe\"]],[" + legend);
}

BOOST_AUTO_TEST_CASE(a_line_end_is_a_blank_unless_a_line_break_is_written) {
  BOOST_TEST(fields("\\sol{1.Ka2 Te3 2.Ta5 \n  Ta3\\#\\newline 1.Kb2\n\n Nothing\\\\ more}") ==
             "[[\"solution\",\"1.Ka2 Te3 2.Ta5 Ta3\\\\#\\n1.Kb2\\n\\nNothing\\nmore\"]]}\n");
  BOOST_TEST(fields("\\comment{Ein sch\"ones% a remark\n  St\"uck}") ==
             "[[\"comment\",\"Ein schönesStück\"]]}\n");
}

BOOST_AUTO_TEST_CASE(options_before_twins_are_not_a_twin) {
  BOOST_TEST(fields("\\twins{Duplex{\\newline}b) h=2}") ==
             "[[\"options\",[\"Duplex\"]],[\"twins\",[\"b) h=2\"]]]}\n");
}

BOOST_AUTO_TEST_CASE(a_star_is_reported) {
  BOOST_TEST(read("\\begin{diagram}\\condition*{Circe}\\twins*{b) Circe}\\end{diagram}").findings ==
             "W-COMMAND 33;");
}

BOOST_AUTO_TEST_CASE(an_unclosed_diagram_ends_before_the_next_diagram) {
  Document const document = read(
      "\\begin{diagram}\\stip{\\#2} \\begin{diagram}\\stip{\\#3}\\end{diagram} \\begin{diagram}");
  BOOST_TEST(document.fields == "[[\"stipulation\",\"\\\\#3\"]]}\n");
  BOOST_TEST(document.findings == "E-END 0;E-END 65;");
}

BOOST_AUTO_TEST_CASE(a_frame_without_inner_line_is_reported_and_open_sides_add_up) {
  BOOST_TEST(read("\\begin{diagram}\\noinnerframe\\noframe\\end{diagram}").findings ==
             "W-COMMAND 0;");
  BOOST_TEST(fields("\\verticalcylinder\\horizontalcylinder") == "[[\"edges\",\"torus\"]]}\n");
  BOOST_TEST(
      read("{\\noframe\\begin{diagram}\\end{diagram}}\\begin{diagram}\\end{diagram}").fields ==
      "[[\"edges\",\"torus\"]]}\n[]}\n");
}

BOOST_AUTO_TEST_CASE(planes_are_lists_of_pieces_with_letters) {
  BOOST_TEST(
      read("\\begin{stereodiagram}\\pieces[1+1]{wTf6d5A, sKc4B}\\end{stereodiagram}").fields ==
      "[[\"men-de\",\"[stereo] [1+1] wTf6d5A, sKc4B\"],[\"grid\",\"v2 2-6; v6 2-6; h2 2-6; h6 "
      "2-6\"]]}\n");
  BOOST_TEST(
      read("\\begin{spacediagram}\\pieces{wTa1Aa1B}\\magic{a1B}\\end{spacediagram}").fields ==
      "[[\"marks\",\"frame a7\"],[\"men-de\",\"[5x5x5] wTa1Aa1B\"]]}\n");
  BOOST_TEST(read("\\spacelayout{horizontal}\\begin{spacediagram}[3x4x2]\\pieces{wTa1A}"
                  "\\end{spacediagram}")
                 .fields == "[[\"men-de\",\"[3x4x2 across] wTa1A\"]]}\n");
  Document const stray = read("\\begin{spacediagram}\\begin{stereodiagram}\\begin{diagram}");
  BOOST_TEST(stray.findings == "E-END 0;E-END 20;E-END 41;");
}

// Each as the field `date`, then the findings.
BOOST_AUTO_TEST_CASE(dates_are_those_of_the_calendar_or_what_diagram_sty_prints) {
  struct Case {
    std::string commands, date, findings{};
  };
  for (Case const& one : {Case{"\\day{3}\\month{7}\\year{1985}", "1985-07-03"},
                          {"\\month{07}\\year{1985}", "1985-07"},
                          {"\\months{7-9}\\year{1985}", "1985-07/09"},
                          {"\\year{1985}", "1985"},
                          {"\\day{12}\\year{1985}", "1985"},
                          {"\\day{1-3}\\month{4}\\year{1985}", "1-3.4.1985"},
                          {"\\day{12}\\months{7-8}\\year{1985}", "12.7--8.1985"},
                          {"\\month{7}\\year{85}", "7/85"},
                          {"\\day{12}\\month{7}\\year{'85}", "12.7.'85"},
                          {"\\year{85}", "85"},
                          {"\\month{7}\\year{1985-86}", "7/1985-86"},
                          {"\\day{12}\\month{7}", "12.7."},
                          {"\\month{4}", "4/"},
                          {"\\month{0}\\year{1985}", "1985"},
                          {"\\month{13}\\year{1985}", "13/1985"},
                          {"\\month{7/8}\\year{1985}", "7/8/1985", "W-DATE 22;"},
                          {"\\month{Juli}\\year{1985}", "Juli/1985", "W-DATE 22;"},
                          {"\\setmonthstyle{Roman}\\month{7}\\year{1985}", "VII/1985"}}) {
    Document const made = read("\\begin{diagram}" + one.commands + "\\end{diagram}");
    BOOST_TEST(made.fields == "[[\"date\",\"" + one.date + "\"]]}\n", one.commands);
    BOOST_TEST(made.findings == one.findings, one.commands);
  }
  BOOST_TEST(read("\\begin{diagram}\\day{3}\\end{diagram}").fields == "[]}\n");
}

BOOST_AUTO_TEST_CASE(settings_end_with_their_group) {
  std::string const black = "\\begin{diagram}\\pieces{wKd1}\\year{1990}\\month{7}\\end{diagram}";
  std::string const arabic = "[[\"date\",\"1990-07\"],[\"men-de\",\"wKd1\"]]}\n";
  std::string const roman = "[[\"date\",\"VII/1990\"],[\"men-de\",\"wKd1\"]]}\n";
  std::string const set = "\\setmonthstyle{Roman}";
  BOOST_TEST(read("{" + set + black + "}" + black).fields == roman + arabic);
  BOOST_TEST(read("\\begin{center}" + set + black + "\\end{center}" + black).fields ==
             roman + arabic);
  BOOST_TEST(read("\\begingroup" + set + "{}" + black + "\\endgroup" + black).fields ==
             roman + arabic);
  BOOST_TEST(read("\\begin{document}" + set + "\\section{x}" + black).fields == roman);
  BOOST_TEST(read("}" + set + "\\{" + black + "}" + black).fields == roman + roman);
}

BOOST_AUTO_TEST_CASE(letters_are_defined_by_the_document) {
  BOOST_TEST(read("\\DefinePieces{wbn}{KQRBNP}{LRU}\\begin{diagram}\\pieces{wBc1, bQUd4, nNRa2}"
                  "\\twins{b) \\bQU d4{\\ra}e5}\\rem{\\bQU x}\\end{diagram}")
                 .fields ==
             "[[\"men-de\",\"wLc1, sDUd4, nSRa2\"],[\"twins\",[\"b) sDUd4$\\\\rightarrow$e5\"]],"
             "[\"remark\",[\"\\\\chess{*2q}x\"]]]}\n");
}

BOOST_AUTO_TEST_CASE(output_of_popeye_and_olive_is_understood) {
  Document const made = read(
      "\\begin{diagram}\\pieces{wTa7, wDb7, sKb7}\\twins{b) \\bK a1{\\ra}a2{\\newline}c) h{\\00}}"
      "\\sol{1.{\\000} {\\00}}\\month{}\\year{1990}\\end{diagram}");
  BOOST_TEST(made.fields ==
             "[[\"date\",\"1990\"],[\"men-de\",\"wTa7, sKb7\"],[\"twins\",[\"b) "
             "sKa1$\\\\rightarrow$a2\",\"c) h0-0\"]],[\"solution\",\"1.0-0-0 0-0\"]]}\n");
  BOOST_TEST(made.findings == "W-VALUE 37;");
}

BOOST_AUTO_TEST_CASE(unknown_commands_are_named) {
  BOOST_TEST(read("\\begin{diagram}\\foo\\stip{\\#2}\\end{diagram}").findings == "W-COMMAND 15;");
  BOOST_TEST(read("\\begin{diagram}\\stip{h").findings == "E-END 0;");
  BOOST_TEST(read("\\begin{diagram}\\stip{h\\end{diagram}").findings == "E-BRACE 20;");
  BOOST_TEST(read("{\\begin{diagram}}\\begin{diagram}\\end{diagram}").findings == "W-COMMAND 1;");
  BOOST_TEST(read("\\begin{diagram}% \\end{diagram} \\begin{diagram}\n\\end{diagram}").findings ==
             "");
  BOOST_TEST(read("% \\begin{diagram}\\stip{h}\\end{diagram}").fields == "");
}

BOOST_AUTO_TEST_SUITE_END()
