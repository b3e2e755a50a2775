// Tests of documents that are not UTF-8, with all commands: letters are decoded, and bytes outside
// directives are unchanged.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <string>
#include <vector>

#include "text/utf8.hpp"
#include "unit/cli/booklet_pages.hpp"

using namespace dawson;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

std::string latin1(std::string const& author) {
  return "\\documentclass{article}\n\\usepackage[latin1]{inputenc}\n\\usepackage{dawson}\n"
         "\\begin{document}\n% \xE4\xF6\xFC\n\\begin{chess}\nauthor: " +
         author +
         "\nstipulation: \\#2\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n\xC4rger\n\\end{document}\n";
}

bool is_whole(std::string const& bytes) {
  return text::find_invalid_utf8(bytes) == std::string::npos &&
         bytes.find("\uFFFD") == std::string::npos;
}

Ended run_in(Folder const& folder, Words words) { return run_program(words, folder.path()); }

}  // namespace

BOOST_AUTO_TEST_CASE(latin_1_letters_are_letters_in_every_output_format) {
  Folder const folder;
  put(folder / "a.tex", latin1("M\xFCller, Paul"));
  for (char const* const form : {"json", "md", "tex", "popeye", "olive"}) {
    Ended const ended = run_in(folder, {"convert", "--file", "a.tex", "--to", form});
    BOOST_TEST(ended.status == 0, form << ended.err);
    BOOST_TEST(is_whole(ended.out), form);
    BOOST_TEST(ended.out.find("Müller") != std::string::npos, form << ended.out);
  }
}

BOOST_AUTO_TEST_CASE(woven_documents_keep_their_bytes_and_encoding) {
  Folder const folder;
  put(folder / "a.tex", latin1("M\xFCller"));
  Ended const ended = run_in(folder, {"weave", "a.tex", "-o", "out.tex"});
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.err == "");
  std::string const woven = contents(folder / "out.tex");
  BOOST_TEST(woven.find("% \xE4\xF6\xFC\n") != std::string::npos);
  BOOST_TEST(woven.find("\n\xC4rger\n") != std::string::npos);
  BOOST_TEST(woven.find("M\xFCller") != std::string::npos);
  BOOST_TEST(woven.find("Ã") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_long_document_keeps_its_bytes_wherever_it_is_split) {
  Folder const folder;
  std::string text = latin1("M\xFCller");
  for (int i = 0; i < 100'000; ++i) text += i % 3 == 0 ? "\xE4\xF6" : "a";
  put(folder / "a.tex", text);
  BOOST_TEST(run_in(folder, {"weave", "a.tex", "-o", "out.tex"}).err == "");
  std::string const woven = contents(folder / "out.tex");
  std::string const after = text.substr(text.find("\\end{chess}") + 11);
  BOOST_TEST(woven.ends_with(after));
  BOOST_TEST(woven.starts_with(text.substr(0, text.find("\\begin{chess}"))));
  BOOST_TEST(run_in(folder, {"weave", "a.tex", "-o", "-"}).out == woven);
}

BOOST_AUTO_TEST_CASE(files_written_beside_a_document_have_its_encoding) {
  Folder const folder;
  put(folder / "p.olv",
      "authors: [\"Müller, Paul\"]\nstipulation: \"#2\"\n"
      "algebraic: {white: [Kd1], black: [Kh8]}\n");
  put(folder / "a.tex",
      "\\documentclass{article}\n\\usepackage[latin1]{inputenc}\n\\usepackage{dawson}\n"
      "\\begin{document}\n\\begin{chess}\nfrom: p.olv\n\\end{chess}\n\xFC\n\\end{document}\n");
  BOOST_TEST(run_in(folder, {"weave", "a.tex", "-o", "out.tex"}).err == "");
  std::string const beside = contents(folder / "out.dawson-1.tex");
  BOOST_TEST(beside.find("M\xFCller") != std::string::npos, beside);
}

BOOST_AUTO_TEST_CASE(letters_from_other_files_get_the_encoding_of_the_document) {
  Folder const folder;
  std::string const record =
      R"({"dawson":1,"host":"plain","fields":[["author",["%"]],["fen","8/8/8/8/8/8/8/K6k"]]})";
  auto const weave = [&](std::string const& author) {
    std::string one = record;
    one.replace(one.find('%'), 1, author);
    put(folder / "p.json", one + "\n");
    std::string document = latin1("x");
    std::size_t const begin = document.find("author");
    document.replace(begin, document.find("\\end{chess}") - begin, "from: p.json\n");
    put(folder / "a.tex", document);
    return run_in(folder, {"weave", "a.tex", "-o", "-", "--diagnostics", "short"});
  };
  Ended const french = weave("Ségolène Čapek");
  BOOST_TEST(french.status == 0, french.err);
  BOOST_TEST(french.out.find("S\xE9gol\xE8ne") != std::string::npos, french.out);
  BOOST_TEST(french.out.find("\\v{C}apek") != std::string::npos, french.out);
  Ended const chinese = weave("棋");
  BOOST_TEST(chinese.status == 1);
  has_all(chinese.err, {"the encoding of this document has no 棋 [E-ENCODING]"});
}

BOOST_AUTO_TEST_CASE(included_files_have_the_encoding_of_the_document) {
  Folder const folder;
  std::string master = latin1("x");
  master.insert(master.find("\\end{document}"), "\\input{b}\n");
  put(folder / "a.tex", master);
  put(folder / "b.tex",
      "\\begin{chess}\nauthor: M\xFCller\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n");
  Ended const ended = run_in(folder, {"weave", "--follow", "a.tex", "-o", "out"});
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(ended.err == "");
  BOOST_TEST(contents(folder / "out/b.tex").find("M\xFCller") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(markdown_that_is_not_utf8_is_written_only_as_a_draft) {
  Folder const folder;
  put(folder / "b.md", "# M\xFCller\n");
  put(folder / "a.md", "# Good\n");
  put(folder / "b.html", "the last good page");
  for (Words const& arguments :
       {Words{"weave", "b.md", "-o", "b.html"}, Words{"weave", "b.md", "-o", "woven.md"},
        Words{"weave", "--fragment", "--to", "html", "b.md", "-o", "b.html"},
        Words{"weave", "a.md", "b.md", "-o", "b.epub"}, Words{"booklet", "b.md", "-o", "b.pdf"},
        Words{"weave", "--follow", "a.md", "b.md", "--to", "html", "-o", "followed"},
        Words{"weave", "b.md", "a.md", "--to", "html", "-o", "both"}})
    BOOST_TEST(run_in(folder, arguments).status == 1, arguments.back());
  for (char const* name : {"woven.md", "b.epub", "b.pdf", "followed/b.html", "both/b.html"})
    BOOST_TEST(!std::filesystem::exists(folder / name), name);
  BOOST_TEST(contents(folder / "b.html") == "the last good page");
  BOOST_TEST(std::filesystem::exists(folder / "both/a.html"));
  BOOST_TEST(std::filesystem::exists(folder / "followed/a.html"));
  for (Words const& arguments : {Words{"weave", "b.md", "-o", "woven.md", "--draft"},
                                 Words{"weave", "b.md", "-o", "b.epub", "--draft"}})
    BOOST_TEST(run_in(folder, arguments).status == 1);
  BOOST_TEST(contents(folder / "woven.md") == "# M\xC3\xBCller\n");
  BOOST_TEST(std::filesystem::exists(folder / "b.epub"));
  Ended const chapters =
      run_program({"mdbook"}, folder.path(),
                  R"([{"root":"/x","config":{}},{"items":[{"Chapter":{"name":"a","content":"M)"
                  "\xFC"
                  R"("}}]}])");
  BOOST_TEST(chapters.status == 1);
  BOOST_TEST(chapters.out == "");
  Ended const filtered = run_program(
      {"filter", "html"}, folder.path(),
      R"({"pandoc-api-version":[1,22],"meta":{},"blocks":[{"t":"Para","c":[{"t":"Str","c":")"
      "\xFC"
      R"("}]}]})");
  BOOST_TEST(filtered.status == 1);
  BOOST_TEST(filtered.out == "");
}

BOOST_AUTO_TEST_CASE(bytes_in_an_unknown_encoding_are_reported_and_kept) {
  Folder const folder;
  std::string const bare =
      "\\begin{chess}\nauthor: M\xFCller\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n";
  put(folder / "a.tex", bare);
  Ended const woven = run_in(folder, {"weave", "a.tex", "-o", "out.tex", "--diagnostics", "short"});
  BOOST_TEST(woven.status == 0);
  has_all(woven.err, {"a.tex:2:10: warning: byte 0xFC is not UTF-8", "[W-ENCODING]"});
  BOOST_TEST(contents(folder / "out.tex").find("M\xFCller") != std::string::npos);
  for (char const* const name : {"b.md", "b.txt"}) {
    put(folder / name, "```chess\nauthor: M\xFCller\nfen: 8/8/8/8/8/8/8/K6k\n```\n\nM\xFCller\n");
    Ended const page = run_in(folder, {"weave", name, "--host", "markdown", "-o", "b.html",
                                       "--draft", "--diagnostics", "short"});
    BOOST_TEST(page.status == 1, name);
    has_all(page.err, {":2:10: error: byte 0xFC is not UTF-8", "[E-UTF8]"});
    BOOST_TEST(is_whole(contents(folder / "b.html")), name);
  }
  Ended const read = run_in(folder, {"convert", "--file", "b.md", "--to", "json"});
  BOOST_TEST(read.status == 1);
  BOOST_TEST(is_whole(read.out));
}
