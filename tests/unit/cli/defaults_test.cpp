// Tests of where defaults end: with their file, at `defaults end`, at `none` and at `as before`.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

std::string markdown(std::string const& word, std::string const& fields) {
  return "```chess" + word + "\n" + fields + "```\n\n";
}
std::string tex(std::string const& word, std::string const& fields) {
  return "\\begin{chess}" + word + "\n" + fields + "\\end{chess}\n\n";
}

std::string const board = "fen: 8/8/8/8/8/8/8/K6k\n";

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

Ended checked(Folder const& folder, std::vector<std::string> const& words) {
  std::vector<std::string> all{"check", "--diagnostics", "short", "--strict"};
  all.insert(all.end(), words.begin(), words.end());
  return run_program(all, folder.path());
}

std::string woven(Folder const& folder, std::vector<std::string> words, std::string const& out) {
  words.insert(words.begin(), "weave");
  Ended const ended = run_program(words, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  return contents(folder / out);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(defaults_end)

BOOST_AUTO_TEST_CASE(defaults_end_with_the_file_of_a_markdown_book) {
  Folder const folder;
  put(folder / "a.md",
      markdown(" defaults", "source: Alpha\nnumber: auto\n") + markdown("", board));
  put(folder / "b.md", markdown("", board + "allow: W-SAME\n"));
  woven(folder, {"a.md", "b.md", "--follow", "-o", "out"}, "out/a.md");
  BOOST_TEST(has(contents(folder / "out/a.md"), "Alpha"));
  BOOST_TEST(!has(contents(folder / "out/b.md"), "Alpha"));
  Ended const ended = checked(folder, {"--follow", "a.md", "b.md"});
  BOOST_TEST(has(ended.err, "b.md:1:1: warning: default `source` of another file ignored"),
             ended.err);
  BOOST_TEST(has(ended.err, "`number` of another file"), ended.err);
  put(folder / "a.md",
      markdown(" defaults", "source: Alpha\ndefaults: book\n") + markdown("", board));
  woven(folder, {"a.md", "b.md", "--follow", "-o", "out"}, "out/b.md");
  BOOST_TEST(has(contents(folder / "out/b.md"), "Alpha"));
  BOOST_TEST(!has(checked(folder, {"--follow", "a.md", "b.md"}).err, "W-DEFAULTS"));
}

BOOST_AUTO_TEST_CASE(defaults_end_with_an_included_file) {
  Folder const folder;
  put(folder / "sub.md", markdown(" defaults", "source: Sub\n") + markdown("", board));
  std::string const plain = markdown("", board + "allow: W-SAME\n");
  put(folder / "a.md", markdown(" defaults", "source: Master\n") +
                           "```chess include sub.md\n```\n\n" + "Then:\n\n" + plain);
  std::string const text = woven(folder, {"a.md", "-o", "out/a.md"}, "out/a.md");
  BOOST_TEST(text.find("Sub") < text.find("Then:"));
  BOOST_TEST(text.find("Master") > text.find("Then:"));
  put(folder / "part.tex", tex(" defaults", "source: Part\n") + tex("", board));
  put(folder / "b.tex", tex(" defaults", "source: Master\n") +
                            "\\input{part}\\input{other}\nThen:\n" +
                            tex("", board + "allow: W-SAME\n"));
  put(folder / "other.tex", tex("", board + "allow: W-SAME\n"));
  woven(folder, {"b.tex", "--follow", "-o", "out"}, "out/b.tex");
  BOOST_TEST(has(contents(folder / "out/part.tex"), "Part"));
  BOOST_TEST(!has(contents(folder / "out/b.tex"), "Part"));
  BOOST_TEST(has(contents(folder / "out/b.tex"), "Master"));
  BOOST_TEST(has(contents(folder / "out/other.tex"), "Master"));
}

BOOST_AUTO_TEST_CASE(defaults_end_at_the_matching_defaults_end) {
  Folder const folder;
  std::string const one = markdown("", board + "allow: W-SAME\n");
  put(folder / "a.md", markdown(" defaults", "source: Outer\nacross: 2\n") +
                           markdown(" defaults", "source: Inner\n") + one + "Between.\n\n" +
                           markdown(" defaults end", "") + one + "Then.\n\n" +
                           markdown(" defaults end", "") + one);
  std::string const text = woven(folder, {"a.md", "-o", "out/a.md"}, "out/a.md");
  BOOST_TEST(text.find("Inner") < text.find("Between."));
  BOOST_TEST(text.find("Outer") > text.find("Between."));
  BOOST_TEST(text.rfind("Outer") < text.find("Then."));
  put(folder / "b.md", markdown(" defaults end", "") + markdown(" defaults", "source: A\n") +
                           markdown(" defaults end", "source: B\n"));
  Ended const ended = checked(folder, {"b.md"});
  BOOST_TEST(has(ended.err, "b.md:1:10: error: `defaults end` without an open `defaults`"),
             ended.err);
  BOOST_TEST(has(ended.err, "b.md:9:1: error: `defaults end` takes no fields"), ended.err);
}

BOOST_AUTO_TEST_CASE(none_clears_a_value_and_as_before_restores_the_outer_one) {
  Folder const folder;
  put(folder / "house", "source: House\nsize: 9mm\n");
  std::string const same = "allow: W-SAME\n";
  put(folder / "a.md",
      "First.\n\n" + markdown("", board + "source: none\n" + same) + "Second.\n\n" +
          markdown(" defaults", "source: Own\nnumber: auto\nprefix: P-\n") +
          markdown("", board + same) + "Third.\n\n" +
          markdown("", board + "source: as before\n" + same) + "Fourth.\n\n" +
          markdown(" defaults", "source: none\nprefix: none\n") + markdown("", board + same));
  std::string const text =
      woven(folder, {"a.md", "-o", "out/a.md", "--defaults", "house"}, "out/a.md");
  auto const part = [&](std::string const& from, std::string const& to) {
    std::size_t const begin = text.find(from);
    return text.substr(begin, text.find(to) - begin);
  };
  BOOST_TEST(!has(part("First.", "Second."), "House"), text);
  BOOST_TEST(!has(part("First.", "Second."), "none"), text);
  BOOST_TEST(has(part("Second.", "Third."), "Own"), text);
  BOOST_TEST(has(part("Third.", "Fourth."), "House"), text);
  BOOST_TEST(has(part("Third.", "Fourth."), "P-2"), text);
  std::string const fourth = text.substr(text.find("Fourth."));
  BOOST_TEST(!has(fourth, "Own"), text);
  BOOST_TEST(!has(fourth, "P-"), text);
  BOOST_TEST(has(fourth, "**3**"), text);
}

// Fields that define a value `none` keep its meaning.
BOOST_AUTO_TEST_CASE(fields_with_a_value_none_keep_its_meaning) {
  Folder const folder;
  put(folder / "a.md", markdown(" defaults", "number: 7\ncoordinates: outside\n") +
                           markdown("", board + "number: none\ncoordinates: none\ncount: none\n"));
  std::string const text = woven(folder, {"a.md", "-o", "a.html"}, "a.html");
  BOOST_TEST(!has(text, ">7<"));
  BOOST_TEST(!has(text, "(1+1)"));
}

// Text that mentions the directives is not a directive.
BOOST_AUTO_TEST_CASE(directive_names_in_running_text_are_left_alone) {
  Folder const folder;
  put(folder / "a.md", "Write `chess defaults` and `chess defaults end`.\n");
  Ended const ended = checked(folder, {"a.md"});
  BOOST_TEST(ended.status == 0, ended.err);
  BOOST_TEST(has(ended.err, "W-INLINE"), ended.err);
}

BOOST_AUTO_TEST_CASE(converted_problems_have_the_defaults_in_effect) {
  Folder const folder;
  put(folder / "a.md", markdown(" defaults", "source: Outer\n") + markdown("", board) +
                           markdown(" defaults end", "") + markdown("", board) +
                           markdown("", board + "source: none\n"));
  Ended const ended =
      run_program({"convert", "--file", "a.md", "--to", "json", "-o", "-"}, folder.path());
  std::string const& out = ended.out;
  BOOST_TEST(has(out.substr(0, out.find('\n')), "Outer"), out);
  BOOST_TEST(!has(out.substr(out.find('\n')), "Outer"), out);
  BOOST_TEST(!has(out, "none"), out);
}

// The defaults file is longer than the document, so that its positions do not exist in the
// document.
BOOST_AUTO_TEST_CASE(findings_of_a_solution_in_defaults_name_the_defaults_file) {
  Folder const folder;
  put(folder / "a.md", "```chess\njanko: K\n```\n");
  put(folder / "house", "stipulation: #2\nsolution: |\n  1.Ra5-a7? Ke8-d8 2.Ra7-a8#\n");
  Ended const ended = run_program({"check", "a.md", "--defaults", "house"}, folder.path());
  BOOST_TEST(
      ended.err.find("house:3:5: warning: Ra5-a7: the board has no square a5") != std::string::npos,
      ended.err);
}

BOOST_AUTO_TEST_SUITE_END()
