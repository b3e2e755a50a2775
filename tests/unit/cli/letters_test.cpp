// Tests of letters that LaTeX cannot print, from archives and documents.
#include <boost/test/unit_test.hpp>

#include <string>

#include "places.hpp"
#include "program.hpp"

using namespace dawson;

namespace {

std::string const archive =
    R"({"dawson":1,"host":"plain","fields":[["author",["AUTHOR"]],["fen","k7/8/8/8/8/8/8/K7"]]})";

std::string with(std::string text, std::string const& word, std::string const& by) {
  return text.replace(text.find(word), word.size(), by);
}

// Returns the findings about the author of an archive problem in a document with this preamble;
// findings about letters come first.
std::string reported(std::string const& author, std::string const& preamble,
                     std::string const& command = "weave") {
  Folder const folder;
  put(folder / "a.json", with(archive, "AUTHOR", author) + "\n");
  put(folder / "a.tex",
      "\\documentclass{article}\n" + preamble +
          "\\usepackage{dawson}\n\\begin{document}\n\\begin{chess}\nfrom: a.json\n"
          "\\end{chess}\n\\end{document}\n");
  Ended const ended =
      run_program({command, "a.tex", "-o", "out/", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  return ended.err;
}

bool warns(std::string const& text, std::string const& of) {
  return text.find("W-LETTER") != std::string::npos && text.find(of) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(european_letters_get_no_warning) {
  for (char const* author : {"Dąbrowski", "Đorđe Þór Ŋŋ ŧ", "« » „ ‹ › – —", "Ștefan Ẃ Ṡ ȟ ẽ"})
    BOOST_TEST(reported(author, "") == "", author);
}

BOOST_AUTO_TEST_CASE(letters_missing_from_default_fonts_are_reported_with_help) {
  BOOST_TEST(warns(reported("Шинкман", ""), "a.tex:4:1: "));
  BOOST_TEST(warns(reported("Шинкман", ""), "Ш (U+0428) and 5 more Cyrillic letters"));
  BOOST_TEST(warns(reported("Παπάς", ""), "Greek"));
  BOOST_TEST(warns(reported("\u4E2D", ""), "(U+4E2D); pdflatex prints a box"));
  BOOST_TEST(warns(reported("Шинкман", "% \\usepackage{fontspec}\n"), "Cyrillic"));
  BOOST_TEST(reported("Шинкман", "\\usepackage[T2A,T1]{fontenc}\n") == "");
  BOOST_TEST(warns(reported("Шинкман Π", "\\usepackage[T2A,T1]{fontenc}\n"), "U+03A0); pdflatex"));
  BOOST_TEST(reported("Παπάς", "\\usepackage[greek,english]{babel}\n") == "");
  BOOST_TEST(reported("Шинкман \u4E2D", "\\usepackage{fontspec}\n") == "");
}

BOOST_AUTO_TEST_CASE(check_reports_the_letters_that_weave_reports) {
  Folder const folder;
  put(folder / "a.json", with(archive, "AUTHOR", "Шинкман") + "\n");
  put(folder / "a.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n"
      "\\begin{chess}\nauthor: \u4E2D\nfen: k7/8/8/8/8/8/8/K7\n\\end{chess}\n"
      "\\begin{chess}\nfrom: a.json\n\\end{chess}\n\\end{document}\n");
  std::vector<std::string> const how{"--diagnostics", "short"};
  std::string const woven =
      run_program({"weave", "a.tex", "-o", "out/", how[0], how[1]}, folder.path()).err;
  Ended const checked = run_program({"check", "a.tex", how[0], how[1]}, folder.path());
  BOOST_TEST(warns(woven, "a.tex:5:9: "), woven);
  BOOST_TEST(warns(woven, "Cyrillic"), woven);
  BOOST_TEST(checked.out + checked.err == woven);
}

BOOST_AUTO_TEST_CASE(letters_in_a_document_are_reported_at_their_place) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\nШ\n\\begin{chess}\n"
      "author: A. \\emph{Ш}\u200B\nfen: k7/8/8/8/8/8/8/K7\n\\end{chess}\n\\end{document}\n");
  Ended const ended =
      run_program({"weave", "a.tex", "-o", "out/", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.err.find("a.tex:6:18: ") != std::string::npos, ended.err);
  BOOST_TEST(ended.err.find("a.tex:6:20: ") != std::string::npos, ended.err);
  BOOST_TEST(ended.err.find("U+200B has no shape; LaTeX prints nothing") != std::string::npos);
  // Text of the document itself is unchanged.
  BOOST_TEST(contents(folder / "out/a.tex").find("\\emph{Ш}\u200B") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(characters_without_a_shape_are_left_out_of_archives) {
  std::string const author = "a\u200Bb\u202Ec\u2028d\u00ADe\uFEFF";
  std::string const words = reported(author, "");
  BOOST_TEST(warns(words, "a.json:1:"));
  BOOST_TEST(warns(words, "invisible characters left out of LaTeX: U+200B, U+202E, U+2028, U+FEFF"),
             words);
  Folder const folder;
  put(folder / "a.json", with(archive, "AUTHOR", author) + "\n");
  Ended const ended = run_program(
      {"convert", "--file", "a.json", "-o", "a.tex", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(contents(folder / "a.tex").find("author: abc d\\-e\n") != std::string::npos);
  BOOST_TEST(warns(ended.err, "a.json:1:"), ended.err);
}
