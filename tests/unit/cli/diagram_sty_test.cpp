// Tests of documents for diagram.sty that are woven without conversion.
#include <boost/test/unit_test.hpp>

#include <algorithm>

#include "program.hpp"

using namespace dawson;

namespace {

constexpr char const* diagram =
    "\\begin{diagram}\n\\author{Brand, Thomas}\n\\pieces{wKd1, "
    "sKh8}\\stip{h\\#2}\n\\end{diagram}\n";

struct Woven {
  std::string out, err;
};

Woven woven(std::string const& preamble, std::string const& body,
            std::vector<std::string> options = {}) {
  Folder const folder;
  put(folder / "in.tex",
      "\\documentclass{article}\n" + preamble + "\\begin{document}\n" + body + "\\end{document}\n");
  options.insert(options.begin(), {"weave", "in.tex", "-o", "out.tex", "--diagnostics", "short"});
  Ended const ended = run_program(options, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const out = contents(folder / "out.tex");
  auto const lines = [](std::string const& text) { return std::ranges::count(text, '\n'); };
  BOOST_TEST(lines(out) == lines(contents(folder / "in.tex")));
  return {out, ended.err};
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(diagram_sty)

BOOST_AUTO_TEST_CASE(diagrams_are_printed_if_the_package_is_loaded) {
  Woven const made = woven("\\usepackage[11pt]{diagram}\n", diagram);
  BOOST_TEST(has(made.out, "\\usepackage[11pt]{diagram}\\usepackage{dawson}\n"), made.out);
  BOOST_TEST(has(made.out, "\\DawsonAuthor{Thomas\\nobreakspace{}Brand}"), made.out);
  BOOST_TEST(has(made.out, "{4.92"), "squares of 14 points");
  BOOST_TEST(!has(made.out, "\\begin{diagram}"), made.out);
  BOOST_TEST(made.err == "");
}

// The class and the style print 12pt diagrams, no soundness mark and Roman months.
BOOST_AUTO_TEST_CASE(diagrams_of_die_schwalbe_follow_its_class_and_style) {
  std::string const dated =
      "\\begin{diagram}\\author{Brand, Thomas}\\city{Bonn}\\source{S}\\month{7}\\year{1985}"
      "\\pieces{wKd1}\\end{diagram}\n";
  auto const set = [&](std::string const& head, std::string const& body) {
    Folder const folder;
    put(folder / "in.tex", head + "\\begin{document}\n" + body + "\\end{document}\n");
    Ended const ended =
        run_program({"weave", "in.tex", "-o", "out.tex", "--diagnostics", "short"}, folder.path());
    BOOST_TEST(ended.status == 0, ended.err);
    return Woven{contents(folder / "out.tex"), ended.err};
  };
  std::string const sixteen_points = "\\DawsonBoard{5.6", twelve_points = "\\DawsonBoard{4.2";
  Woven const of_the_class = set("\\documentclass{schwalbe}\n", dated);
  BOOST_TEST(has(of_the_class.out, sixteen_points), of_the_class.out);
  BOOST_TEST(has(of_the_class.out, "VII/1985"), of_the_class.out);
  BOOST_TEST((!has(of_the_class.out, "DawsonSound") && !has(of_the_class.out, "Bonn")));
  BOOST_TEST(has(of_the_class.out, "\\DawsonTwo{{\\bfseries \\DawsonNumber{1}}}"),
             of_the_class.out);
  BOOST_TEST(of_the_class.err == "");
  std::string const article = "\\documentclass{article}\\usepackage";
  BOOST_TEST(has(set(article + "{amsmath, schwalbe}\n", dated).out, twelve_points));
  BOOST_TEST(has(set(article + "[german, 12pt]{schwalbe}\n", dated).out, sixteen_points));
  BOOST_TEST(has(set("\\documentclass{schwalbe}\n", "\\smalldia\n" + dated).out, twelve_points));

  std::string const originals = "\\begin{Urdrucke}{101}" + dated + "\\end{Urdrucke}" + dated;
  Woven const numbered = set("\\documentclass{schwalbe}\n", originals);
  BOOST_TEST(has(numbered.out, "\\DawsonNumber{101}"), numbered.out);
  BOOST_TEST(has(numbered.out, "\\DawsonNumber{102}"), numbered.out);
  BOOST_TEST(has(numbered.out, "Bonn"), numbered.out);
  Woven const article_of_it = set("\\documentclass{schwalbe}\n",
                                  dated + "\\begin{Aufsatz}{T}{A, B}" + dated + "\\end{Aufsatz}");
  BOOST_TEST(!has(article_of_it.out, "\\DawsonNumber{2}"), article_of_it.out);
  Woven const award =
      set("\\documentclass{schwalbe}\n", "\\begin{Entscheid}{T}\n" + dated + "\\end{Entscheid}\n");
  BOOST_TEST(has(award.err, "the award that Entscheid prints above the author"), award.err);
  BOOST_TEST(has(award.err, "W-COMMAND"), award.err);
  Woven const unlike =
      woven("\\usepackage{diagram}\n", "\\begin{Urdrucke}{101}\n" + dated + "\\end{Urdrucke}\n");
  BOOST_TEST(has(unlike.out, "\\DawsonNumber{1}"), "only that class has it");
}

BOOST_AUTO_TEST_CASE(diagrams_of_a_custom_class_also_need_the_package_dawson) {
  Folder const folder;
  put(folder / "in.tex", "\\documentclass[a4paper]{magazine}\n\\begin{document}\n" +
                             std::string(diagram) + "\\end{document}\n");
  Ended const ended =
      run_program({"weave", "--diagram-sty", "in.tex", "-o", "out.tex"}, folder.path());
  BOOST_TEST(ended.err == "");
  BOOST_TEST(has(contents(folder / "out.tex"),
                 "\\documentclass[a4paper]{magazine}\\usepackage{dawson}\n"));
}

BOOST_AUTO_TEST_CASE(diagrams_need_the_package_dawson_whatever_follows_their_own) {
  std::string const defaults = "\\begin{chess}defaults\nsize: 4mm\n\\end{chess}\n";
  Woven const made = woven("\\usepackage{diagram}" + defaults, diagram);
  BOOST_TEST(has(made.out, "\\usepackage{diagram}\\usepackage{dawson}"), made.out);
}

BOOST_AUTO_TEST_CASE(other_documents_need_the_option_diagram_sty) {
  Woven const left = woven("\\usepackage{dawson}\n", diagram);
  BOOST_TEST(has(left.out, diagram), left.out);
  Woven const taken = woven("\\usepackage{mydiagrams,dawson}\n", diagram, {"--diagram-sty"});
  BOOST_TEST(has(taken.out, "\\DawsonAuthor"), taken.out);
}

BOOST_AUTO_TEST_CASE(diagrams_and_directives_can_appear_in_any_order) {
  for (std::string const packages : {"\\usepackage{dawson}\n\\usepackage{diagram}\n",
                                     "\\usepackage{diagram}\n\\usepackage{dawson}\n"}) {
    Woven const made = woven(packages, std::string(diagram) +
                                           "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K1k5\n\\end{chess}\n"
                                           "\\sDU \\chess{*2q}\n");
    BOOST_TEST(has(made.out, packages), made.out);
    BOOST_TEST(has(made.out, "\\sDU \\DawsonbQU"), made.out);
  }
}

BOOST_AUTO_TEST_CASE(unparsed_diagrams_are_kept_and_counted) {
  std::string const strange = "\\begin{diagram}\n\\pieces{wKa1}\\mymacro{x}\n\\end{diagram}\n";
  Woven const made = woven("\\usepackage{diagram}\n", diagram + strange + diagram);
  BOOST_TEST(has(made.out, strange), made.out);
  BOOST_TEST(has(made.err, "\\mymacro"), made.err);
  BOOST_TEST(has(made.out, "\\DawsonNumber{3}"), made.out);
  BOOST_TEST(has(made.out, "\\stepcounter{board@nr}"), made.out);
  Woven const figurine =
      woven("\\usepackage{diagram}\n", "\\begin{figurine}\n\\pieces{wKa1}\n\\end{figurine}\n");
  BOOST_TEST(has(figurine.out, "\\begin{figurine}"), figurine.out);
  BOOST_TEST(has(figurine.err, "in.tex:4:1: warning: left to diagram.sty"), figurine.err);
  Woven const empty = woven("\\usepackage{diagram}\n",
                            "\\begin{spacediagram}\n\\stip{\\#2}\n\\end{spacediagram}\n");
  BOOST_TEST(has(empty.out, "\\begin{spacediagram}"), empty.out);
  BOOST_TEST(has(empty.err, "in.tex:4:1: warning: planes without pieces"), empty.err);
}

BOOST_AUTO_TEST_CASE(unclosed_diagrams_are_errors_and_later_ones_are_printed) {
  Folder const folder;
  put(folder / "in.tex",
      "\\documentclass{article}\n\\usepackage{diagram}\n\\newcommand\\bd{\\begin{diagram}}\n"
      "\\begin{document}\n\\begin{diagram}\n\\stip{\\#2}\n" +
          std::string(diagram) + "\\begin{diagram}\n\\stip{\\#3}\n\\end{document}\n");
  Ended const ended =
      run_program({"weave", "in.tex", "-o", "out.tex", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 1);
  std::string const out = contents(folder / "out.tex");
  BOOST_TEST(has(ended.err, "in.tex:5:1: error: missing \\end{diagram}"), ended.err);
  BOOST_TEST(has(ended.err, "in.tex:11:1: error: missing \\end{diagram}"), ended.err);
  BOOST_TEST(has(ended.err, "in.tex:3:16: warning: group ends before the diagram does"), ended.err);
  BOOST_TEST(has(out, "\\bd{\\begin{diagram}}\n"), out);
  BOOST_TEST(has(out, "\\DawsonNumber{2}"), out);
  BOOST_TEST(has(out, "\n\\end{document}\n"), out);
}

BOOST_AUTO_TEST_CASE(stars_and_frames_are_reported_for_another_style) {
  std::string const starred =
      "\\begin{diagram}\n\\pieces{wKd1, sKh8}\\stip{\\#2}\\condition*{Circe}\\noinnerframe\n\\end{"
      "diagram}\n";
  BOOST_TEST(woven("\\usepackage{diagram}\n", starred).err == "");
  std::string const reported = woven("\\usepackage{diagram}\n", starred, {"--style", "album"}).err;
  BOOST_TEST(has(reported, "printed below the stipulation"), reported);
  BOOST_TEST(has(reported, "\\noinnerframe"), reported);
}

BOOST_AUTO_TEST_CASE(line_ends_are_those_of_latex) {
  Woven const made =
      woven("\\usepackage{diagram}\n",
            "\\begin{diagram}\n\\pieces{wKe6, wTa5, sKe8}\\stip{h\\#2}\n"
            "\\sol{1.Kf8 Ta1 2.Ke8\n  und zum\n  Schluss Ta8\\#}\n"
            "\\comment{In zwei\nZeilen\\newline und drei}\n\\end{diagram}\n\\putsol\n");
  BOOST_TEST(has(made.out, "1.Kf8 Ta1 2.Ke8 und zum Schluss Ta8\\#"), made.out);
  BOOST_TEST(has(made.out, "In zwei Zeilen\\newline und drei"), made.out);
  BOOST_TEST(!has(made.err, "W-PROSE"), made.err);
}

BOOST_AUTO_TEST_CASE(stereo_and_space_chess_diagrams_are_printed) {
  Woven const stereo =
      woven("\\usepackage{diagram}\n",
            "\\begin{stereodiagram}\n\\pieces[1+1]{wKa1, sKc3D}\n\\end{stereodiagram}\n");
  BOOST_TEST(has(stereo.out, "\\DawsonDiagram"), stereo.out);
  BOOST_TEST(stereo.err == "");
  Woven const space =
      woven("\\usepackage{diagram}\n\\spacelayout{horizontal}\n",
            "\\begin{spacediagram}[3x3x2]\n\\pieces{wKa1A, sKc3B}\\fieldframe{a1B}\n"
            "\\end{spacediagram}\n");
  BOOST_TEST(has(space.out, "\\DawsonDiagram"), space.out);
  BOOST_TEST(space.err == "");
}

BOOST_AUTO_TEST_CASE(lost_solutions_of_diagrams_that_are_kept_are_reported) {
  std::string const strange =
      "\\begin{diagram}\n\\pieces{wKa1}\\mymacro{x}\\sol{1.Ka2}\n\\end{diagram}\n";
  std::string const reported = "\\putsol does not print the solution of this diagram [W-UNPRINTED]";
  BOOST_TEST(has(woven("\\usepackage{diagram}\n", strange + "\\putsol\n").err, reported));
  BOOST_TEST(!has(woven("\\usepackage{diagram}\n", strange).err, reported));
  std::string const figurine = "\\begin{figurine}\n\\pieces{wKa1}\\sol{1.Ka2}\n\\end{figurine}\n";
  BOOST_TEST(has(woven("\\usepackage{diagram}\n", figurine + "\\putsol\n").err, reported));
}

BOOST_AUTO_TEST_CASE(settings_before_a_diagram_apply_to_it) {
  Woven const made = woven("\\usepackage{diagram}\n\\nocomputer\n",
                           "\\diagnum[T-]{7}\\setboolean{showcity}{true}% \\diagnum{9}\n"
                           "\\newcommand{\\x}{\\diagnum{99}}\\diagcenter\n" +
                               std::string(diagram));
  BOOST_TEST(has(made.out, "\\DawsonNumber{T-7}"), made.out);
  BOOST_TEST(!has(made.out, "C-"), made.out);
  BOOST_TEST(has(made.err, "\\diagcenter"), made.err);
}

BOOST_AUTO_TEST_CASE(diagrams_in_included_files_are_printed) {
  Folder const folder;
  put(folder / "main.tex",
      "\\documentclass{article}\n\\usepackage{diagram}\n\\begin{document}\n\\input{one}\n\\putsol\n"
      "\\end{document}\n");
  put(folder / "one.tex", "\\begin{diagram}\\pieces{wKd1, sKh8}\\sol{1.Ke1}\\end{diagram}\n");
  Ended const ended = run_program({"weave", "--follow", "main.tex", "-o", "out"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(has(contents(folder / "out/one.tex"), "\\DawsonDiagram"));
  BOOST_TEST(has(contents(folder / "out/main.tex"), "\\DawsonSolutions"));
}

BOOST_AUTO_TEST_CASE(diagrams_use_the_style_that_the_user_chooses) {
  Woven const made = woven("\\usepackage{diagram}\n", diagram, {"--style", "schwalbe"});
  Woven const own = woven("\\usepackage{diagram}\n", diagram);
  BOOST_TEST(made.out != own.out);
}

// All other bytes and the encoding are unchanged, and weaving the result prints the same.
BOOST_AUTO_TEST_CASE(convert_in_place_replaces_diagrams_by_directives) {
  Folder const folder;
  std::string const head =
      "\\documentclass{article}\r\n\\usepackage[latin1]{inputenc}\\usepackage{diagram}\r\n"
      "\\begin{document}\r\nSch\xf6n: \\wK\\hfill ";
  std::string const tail = "\\hfill % \\begin{diagram}\r\n\\putsol\r\n\\end{document}\r\n";
  std::string const old =
      "\\begin{diagram}% 1st\r\n\\author{Berg und Tal, M\xfcnch}\\pieces{wKd1, sKh8}\r\n"
      "\\stip{h\\#2}\\sol{1.Kg8 \\wK d2}% \r\n\\end{diagram}";
  put(folder / "in.tex", head + old + tail);
  Ended const ended = run_program({"convert", "--in-place", "in.tex"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(has(ended.err, "[W-LENGTH]"), ended.err);
  BOOST_TEST(contents(folder / "in.tex") ==
             head +
                 "\\noindent\\begin{chess}\r\n% 1st\r\nauthor: {Berg und Tal}, M\xfcnch\r\n"
                 "men-de: wKd1, sKh8\r\nstipulation: h\\#2\r\nsolution: 1.Kg8 \\chess{K}d2\r\n"
                 "sound: C-\r\nnumber: 1\r\nsize: 12pt\r\ncaption: diagram.sty\r\n"
                 "solution-form: as written\r\n\\end{chess}" +
                 tail);
  std::string const once = contents(folder / "in.tex");
  Ended const again = run_program({"convert", "--in-place", "in.tex"}, folder.path());
  BOOST_TEST(has(again.err, "W-KEPT"), again.err);
  BOOST_TEST(contents(folder / "in.tex") == once);
}

BOOST_AUTO_TEST_CASE(diagrams_without_an_equivalent_directive_are_kept_and_counted) {
  Folder const folder;
  std::string const strange = "\\begin{diagram}\\pieces{wKa1}\\mymacro{x}\\end{diagram}\n";
  std::string const bare = "{\\noinnerframe\n\\begin{diagram}\\pieces{wKa2}\\end{diagram}}\n";
  std::string const preamble =
      "\\documentclass{article}\n\\usepackage{diagram}\n\\begin{document}\n";
  put(folder / "in.tex", preamble + diagram + strange + diagram + "\\input{a}\n" + bare);
  put(folder / "a.tex", diagram);
  std::vector<std::string> const call{"convert", "--in-place", "in.tex", "--diagnostics", "short"};
  Ended const ended = run_program(call, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const made = contents(folder / "in.tex");
  BOOST_TEST(has(made, preamble + "\\noindent\\stepcounter{board@nr}\\begin{chess}"), made);
  BOOST_TEST(has(made, "number: 1\n"), made);
  BOOST_TEST(has(made, "\\end{chess}\n" + strange + "\\noindent\\begin{chess}"), made);
  BOOST_TEST(has(made, "number: 3\n"), made);
  BOOST_TEST(has(made, "\\input{a}\n" + bare), made);
  BOOST_TEST(has(ended.err, "unknown command `\\mymacro`"), ended.err);
  BOOST_TEST(has(ended.err, "left as diagram.sty: no directive has this look"), ended.err);
  BOOST_TEST(has(ended.err, "a diagram is left unchanged, since this document is not named"),
             ended.err);
  BOOST_TEST(contents(folder / "a.tex") == diagram);
  put(folder / "in.tex", preamble + diagram + "\\diagnum{7}\\diagramxii\n\\input{a}\n");
  run_program({"convert", "--in-place", "in.tex", "a.tex"}, folder.path());
  BOOST_TEST(has(contents(folder / "a.tex"), "number: 7\nsize: 16pt\n"),
             contents(folder / "a.tex"));
  BOOST_TEST(run_program({"convert", "--in-place", "in.tex", "-o", "x"}, folder.path()).status ==
             2);
}

BOOST_AUTO_TEST_SUITE_END()
