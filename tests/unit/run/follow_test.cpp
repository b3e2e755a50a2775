// Tests of the order in which the documents of a book are read, and of the search for their files.
#include "compile/documents.hpp"

#include <boost/test/unit_test.hpp>

#include <filesystem>

#include "folder.hpp"
#include "session/invocation.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

// Returns a directive of one line with this label.
std::string diagram(std::string const& label) {
  return "\\begin{chess}\nlabel: " + label + "\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";
}

// The labels in reading order, and the codes of findings.
struct Followed {
  std::string labels, codes, documents;
};

Followed follow(Folder const& folder, std::vector<std::string> const& names) {
  Invocation invocation;
  Compilation book(invocation, latex_abilities, {});
  std::vector<std::string> paths;
  for (std::string const& name : names) paths.push_back(folder / name);
  FollowedBook const read = read_book(invocation, book, paths, {});
  Followed out;
  for (DirectiveRange const& stretch : read.stretches) {
    CompiledDocument const& document = read.documents[stretch.document];
    std::string_view const text = invocation.sources()[document.source].bytes();
    for (std::size_t i = stretch.begin; i < stretch.end; ++i) {
      std::size_t const at = text.find("label: ", document.directives[i].whole.begin) + 7;
      out.labels += text.substr(at, text.find('\n', at) - at);
    }
  }
  for (CompiledDocument const& document : read.documents)
    out.documents += std::filesystem::path(invocation.sources()[document.source].name())
                         .lexically_relative(folder.path())
                         .string() +
                     " ";
  for (text::Diagnostic const& finding : invocation.take_findings()) {
    out.codes += finding.code;
    for (text::Note const& note : finding.notes) out.codes += note.source ? "+" : "-";
    out.codes += " ";
  }
  return out;
}

std::string const head = "\\usepackage{dawson}\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(follow_order)

BOOST_AUTO_TEST_CASE(directives_are_read_at_the_place_of_their_file) {
  Folder const folder;
  put(folder / "m.tex", head + diagram("1") + "\\input{a}\\include{b}\n" + diagram("5"));
  put(folder / "a.tex", diagram("2") + "\\input{c}" + diagram("4"));
  put(folder / "c.tex", diagram("3"));
  put(folder / "b.tex", "nothing");
  Followed const read = follow(folder, {"m.tex"});
  BOOST_TEST(read.labels == "12345");
  BOOST_TEST(read.documents == "m.tex a.tex c.tex b.tex ");
  BOOST_TEST(read.codes == "");
}

BOOST_AUTO_TEST_CASE(files_in_a_list_are_read_once_in_order) {
  Folder const folder;
  put(folder / "a.tex", head + diagram("1") + "\\input{b}");
  put(folder / "b.tex", head + diagram("2"));
  put(folder / "c.tex", head + diagram("3"));
  Followed const read = follow(folder, {"a.tex", "b.tex", "c.tex"});
  BOOST_TEST(read.labels == "123");
  BOOST_TEST(read.codes == "");
}

BOOST_AUTO_TEST_CASE(files_are_searched_as_each_latex_command_does) {
  Folder const folder;
  put(folder / "m.tex", head + "\\subimport{x/}{a}\\import{x/}{b.tex}\\subfile{x/c}\\input{d.e}");
  put(folder / "x/a.tex", diagram("1") + "\\input{in}\\subimport{y/}{in}");
  put(folder / "x/in.tex", diagram("2"));
  put(folder / "x/y/in.tex", diagram("3") + "\\import{x/}{deep}");
  put(folder / "x/deep.tex", diagram("4"));
  put(folder / "x/b.tex", diagram("5"));
  put(folder / "x/c.tex", diagram("6") + "\\input{side}");
  put(folder / "x/side.tex", diagram("7"));
  put(folder / "d.e", diagram("8"));
  Followed const read = follow(folder, {"m.tex"});
  BOOST_TEST(read.labels == "12345678");
  BOOST_TEST(read.codes == "");
}

BOOST_AUTO_TEST_CASE(a_missing_optional_file_is_not_reported) {
  Folder const folder;
  put(folder / "m.tex",
      head + "\\InputIfFileExists{a}{}{}\\InputIfFileExists{b}{}{}\\input{\"c d\"}");
  put(folder / "a.tex", diagram("1"));
  put(folder / "c d.tex", diagram("2"));
  Followed const read = follow(folder, {"m.tex"});
  BOOST_TEST(read.labels == "12");
  BOOST_TEST(read.codes == "");
}

BOOST_AUTO_TEST_CASE(includes_that_cannot_be_followed_are_reported) {
  Folder const folder;
  std::filesystem::create_directory(folder / "folder.tex");
  put(folder / "m.tex", head +
                            "\\input{\\jobname x}\\input{elsewhere}\\include{none}"
                            "\\include{folder}\\ifdraft\\input{a}\\fi\\input{a}\\input{m}");
  put(folder / "a.tex", diagram("1") + "\\input{b}");
  put(folder / "b.tex", "\\input{a}");
  Followed const read = follow(folder, {"m.tex"});
  BOOST_TEST(read.labels == "1");
  // Findings of m first, which includes a twice and itself; then those of b, which includes a.
  BOOST_TEST(read.codes ==
             "W-INCLUDE W-INCLUDE E-INCLUDE E-INCLUDE W-INCLUDE W-INCLUDE+ E-CYCLE E-CYCLE+ ");
}

BOOST_AUTO_TEST_CASE(an_absolute_name_is_followed_and_reported) {
  Folder const folder;
  put(folder / "m.tex", head + "\\input{" + (folder / "a") + "}");
  put(folder / "a.tex", diagram("1"));
  Followed const read = follow(folder, {"m.tex"});
  BOOST_TEST(read.labels == "1");
  BOOST_TEST(read.codes == "W-INCLUDE ");
}

BOOST_AUTO_TEST_SUITE_END()
