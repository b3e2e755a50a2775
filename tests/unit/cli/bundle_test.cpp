// Tests of `weave --bundle`: the archive, and what it reports. tests/tex/bundle.py typesets one.
#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "archive.hpp"
#include "program.hpp"

using namespace dawson;

namespace {

constexpr char const* diagram = "\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";

std::string paper(std::string const& body) {
  return "\\documentclass{article}\n\\usepackage{dawson}\n\\begin{document}\n" + body + diagram +
         "\\end{document}\n";
}

// The names in p.zip that are not those of the style.
std::string names(Folder const& folder) {
  std::string out;
  for (ArchiveEntry const& entry : entries_of(contents(folder / "p.zip")))
    if (!entry.name.starts_with("dawson")) out += entry.name + " ";
  return out;
}

Ended bundle(Folder const& folder, std::vector<std::string> more = {}) {
  more.insert(more.begin(), {"weave", "--bundle", "p.zip", "--diagnostics", "short", "p.tex"});
  return run_program(more, folder.path());
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(bundles)

BOOST_AUTO_TEST_CASE(included_files_are_woven_and_pictures_are_copied) {
  Folder const folder;
  put(folder / "p.tex", paper("\\graphicspath{{figs/}}\\includegraphics{ü}\n\\input{parts/one}\n"));
  put(folder / "figs/ü.png", "picture");
  put(folder / "figs/ü.eps", "other picture");  // pdfLaTeX and XeLaTeX find the PNG file first
  put(folder / "parts/one.tex", diagram);
  Ended const ended = bundle(folder);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(names(folder) == "figs/ü.png p.tex parts/one.tex ");
  for (ArchiveEntry const& entry : entries_of(contents(folder / "p.zip"))) {
    BOOST_TEST(entry.date == (1U << 5U | 1U));  // 1 January 1980
    if (entry.name == "parts/one.tex") BOOST_TEST(has(entry.bytes, "\\DawsonBoard"));
    if (entry.name == "figs/ü.png") BOOST_TEST((entry.flags & 0x800U) != 0);
  }
}

BOOST_AUTO_TEST_CASE(missing_files_and_names_made_by_latex_are_reported) {
  Folder const folder;
  put(folder / "p.tex", paper("\\includegraphics{none}\\includegraphics{\\x}\\bibliography{b}\n"));
  Ended const ended = bundle(folder);
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(has(ended.err, "p.tex:4:18: warning: file not found: none; not in the archive"));
  BOOST_TEST(has(ended.err, "p.tex:4:40: warning: file not in the archive: LaTeX makes its name"));
  BOOST_TEST(has(ended.err, "p.tex:4:57: warning: file not found: b; not in the archive"));
  BOOST_TEST(names(folder) == "p.tex ");
}

BOOST_AUTO_TEST_CASE(files_outside_of_the_folder_are_refused_and_nothing_is_written) {
  Folder const folder;
  put(folder / "a.png", "picture");
  put(folder / "one.tex", diagram);
  put(folder / "sub/p.tex", paper("\\includegraphics{../a}\n\\input{../one}\n"));
  Ended const ended = run_program(
      {"weave", "--bundle", "p.zip", "--diagnostics", "short", "sub/p.tex"}, folder.path());
  BOOST_TEST(ended.status == 1);
  BOOST_TEST(has(ended.err,
                 "sub/p.tex:4:18: error: file outside of the folder of the main file [E-BUNDLE]"));
  BOOST_TEST(has(ended.err, "error: document outside of the folder of the main file [E-BUNDLE]"));
  BOOST_TEST(!std::filesystem::exists(folder / "p.zip"));
}

BOOST_AUTO_TEST_CASE(a_directive_with_an_error_leaves_no_archive) {
  Folder const folder;
  put(folder / "p.tex", paper("\\begin{chess}\nfen: 9\n\\end{chess}\n"));
  BOOST_TEST(bundle(folder).status == 1);
  BOOST_TEST(!std::filesystem::exists(folder / "p.zip"));
}

BOOST_AUTO_TEST_CASE(boards_of_a_pdf_and_products_of_other_programs_are_in_the_archive) {
  Folder const folder;
  put(folder / "p.tex", paper("\\bibliography{b}\n"));
  put(folder / "b.bib", "");
  put(folder / "p.bbl", "");
  put(folder / "p.aux", "");
  BOOST_TEST(bundle(folder, {"--boards", "pdf"}).status == 0);
  BOOST_TEST(names(folder) == "b.bib p-boards.pdf p.bbl p.tex ");
}

BOOST_AUTO_TEST_CASE(arxiv_learns_the_main_file_if_there_are_several_classes) {
  Folder const folder;
  put(folder / "p.tex", "% !TEX program = xelatex\n" + paper("\\subfile{one}\n"));
  put(folder / "one.tex", "\\documentclass[p]{subfiles}\n\\begin{document}\n\\end{document}\n");
  BOOST_TEST(bundle(folder).status == 0);
  for (ArchiveEntry const& entry : entries_of(contents(folder / "p.zip")))
    if (entry.name == "00README.json")
      BOOST_TEST(
          entry.bytes ==
          "{\n  \"process\": {\n    \"compiler\": \"xelatex\"\n  },\n  \"sources\": [\n    "
          "{\n      \"filename\": \"p.tex\",\n      \"usage\": \"toplevel\"\n    }\n  ]\n}\n");
  BOOST_TEST(names(folder) == "00README.json one.tex p.tex ");
}

BOOST_AUTO_TEST_CASE(other_outputs_are_refused) {
  Folder const folder;
  put(folder / "p.tex", paper(""));
  put(folder / "p.md", "");
  for (std::vector<std::string> const& more :
       {std::vector<std::string>{"-o", "x"}, {"--sty", "x"}, {"q.tex"}, {"--to", "html"}})
    BOOST_TEST(bundle(folder, more).status == 2);
  BOOST_TEST(run_program({"weave", "--bundle", "p.zip", "p.md"}, folder.path()).status == 2);
  BOOST_TEST(run_program({"weave", "--bundle", "p.tgz", "p.tex"}, folder.path()).status == 2);
}

BOOST_AUTO_TEST_SUITE_END()
