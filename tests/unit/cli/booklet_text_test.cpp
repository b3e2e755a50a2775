// Tests of text in booklets: languages, quotes, footnotes, names.
#include <boost/test/unit_test.hpp>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;

BOOST_AUTO_TEST_SUITE(booklet_text)

BOOST_AUTO_TEST_CASE(words_are_hyphenated_in_the_language_of_the_defaults) {
  Folder const folder;
  std::string german;
  for (int i = 0; i < 60; ++i) german += "Zugzwangstellungen Schachaufgabenliteratur ";
  std::string const set_german = "```chess defaults\nlanguage: german\n```\n\n";
  put(folder / "english.md", german + "\n");
  put(folder / "german.md", set_german + german + "\n");
  put(folder / "front.md", "---\nlanguage: de\n---\n\n" + german + "\n");
  for (std::string const name : {"english", "german", "front"})
    BOOST_REQUIRE_EQUAL(
        run_program({"booklet", name + ".md", "-o", name + ".pdf"}, folder.path()).status, 0);
  BOOST_TEST(text_of(folder, "german.pdf") == text_of(folder, "front.pdf"));
  BOOST_TEST(text_of(folder, "german.pdf") != text_of(folder, "english.pdf"));
}

BOOST_AUTO_TEST_CASE(quotes_and_dashes_follow_the_current_language) {
  Folder const folder;
  std::string const text =
      "# The \"Echo\" - it's\n\nSee [it](#the-echo---its): \"so *'here'*\" `\"x\"`.\n\n";
  std::string const german = "```chess defaults\nlanguage: german\n```\n\n\"Nun\" -- ja.[^n]\n\n";
  std::string const note = "[^n]: \"Fuß\".\n";
  put(folder / "set.md", text + german + note);
  put(folder / "left.md", "---\nquotes: as written\n---\n\n" + text + german + note);
  put(folder / "slip.md", "---\nquotes: german\n---\n\nText.\n");
  Ended const set = run_program({"booklet", "set.md", "-o", "set.pdf"}, folder.path());
  BOOST_TEST(set.err == "");
  std::string const pages = text_of(folder, "set.pdf");
  has_all(pages, {"The “Echo” – it’s", "“so ‘here’” \"x\"", "„Nun“ – ja.", "„Fuß“."});
  BOOST_TEST(run_program({"booklet", "left.md", "-o", "left.pdf"}, folder.path()).err == "");
  std::string const left = text_of(folder, "left.pdf");
  has_all(left, {"The \"Echo\" - it's", "\"Nun\" -- ja.", "\"Fuß\"."});
  put(folder / "plain.yaml", "quotes: as written\n");
  BOOST_TEST(
      run_program({"booklet", "set.md", "-o", "styled.pdf", "--style", "plain.yaml"}, folder.path())
          .err == "");
  BOOST_TEST(text_of(folder, "styled.pdf") == left);
  put(folder / "own.md", text + "```chess defaults\nstyle: plain.yaml\n```\n\n" + german + note);
  BOOST_TEST(run_program({"booklet", "own.md", "-o", "own.pdf"}, folder.path()).err == "");
  std::string const own = text_of(folder, "own.pdf");
  has_all(own, {"The “Echo” – it’s", "\"Nun\" -- ja."});
  Ended const slip = run_program({"booklet", "slip.md", "-o", "slip.pdf"}, folder.path());
  BOOST_TEST(slip.err.find("W-YAML") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(pandoc_markup_is_read_or_reported_and_never_printed) {
  Folder const folder;
  put(folder / "p.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='90' viewBox='0 0 9 9'>"
      "<path d='M1 8H8L4 1Z'/></svg>");
  put(folder / "a.md",
      "One ![](p.svg){width=50%} and ![](p.svg){.left}.\n\n\\newpage\n\nTwo.\n\n> \\newpage\n\n"
      "\\vspace\n\nThe set {a} and \\foo here.\n");
  Ended const set =
      run_program({"booklet", "a.md", "-o", "a.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(set.status == 0);
  has_all(set.err, {"a.md:1:1: warning: unknown attributes {.left} after the image; left out",
                    "a.md:7:1: warning: \\newpage is not allowed here; left out",
                    "a.md:9:1: warning: \\vspace is not allowed here; left out"});
  BOOST_TEST(std::count(set.err.begin(), set.err.end(), '\n') == 3, set.err);
  std::string const pages = text_of(folder, "a.pdf");
  for (char const* const mark : {"width", "newpage", "left", "vspace"})
    BOOST_TEST(pages.find(mark) == std::string::npos, pages);
  has_all(pages, {"The set {a} and \\foo here."});
  BOOST_TEST(pages.find("One") < pages.find('\f'));
  BOOST_TEST(pages.find('\f') < pages.find("Two."));
}

BOOST_AUTO_TEST_CASE(footnotes_of_fields_are_at_the_foot_of_the_page) {
  Folder const folder;
  put(folder / "b.md",
      "Text[^Of-Text] before.\n\n```chess\nauthor: A. Abel[^who]\naward: 1. Preis[^of-text]\n"
      "stipulation: #2\nsolution: 1.K~[^sol]\nffen: kK1\n```\n\nText behind.[^last]\n\n"
      "```chess solutions\n```\n\n[^who]: Of *Oslo*.\n\n[^Of-Text]: The first.\n\n[^last]: The "
      "end.\n\n[^sol]: Or not.\n");
  Ended const ended = run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path());
  BOOST_TEST(ended.status == 0, ended.err);
  std::string const text = text_of(folder, "b.pdf");
  has_all(text, {"Text1 before", "A. Abel2", "1. Preis1", "Text behind.3", "1.\u2654~4",
                 "1 The first.", "2 Of Oslo.", "3 The end.", "4 Or not."});
  BOOST_TEST(text.find("2 Of Oslo.") > text.find("Text behind"));
}

BOOST_AUTO_TEST_CASE(footnotes_of_unprinted_fields_are_reported) {
  Folder const folder;
  put(folder / "b.md",
      "```chess\nauthor: A. Abel[^n]\ncomment: Well[^m]\nffen: kK1\n```\n\n[^m]: Note.\n");
  Ended const ended =
      run_program({"booklet", "b.md", "-o", "b.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(
      ended.err ==
      "b.md:2:16: warning: unknown footnote `n` [W-NOTE]\n"
      "b.md:3:14: warning: footnote `m` is referenced only in text that is not printed; left out "
      "[W-NOTE]\n");
  BOOST_TEST(text_of(folder, "b.pdf").find("A. Abel[^n]") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(an_index_has_surnames_first_as_the_author_marks_them) {
  Folder const folder;
  std::string all;
  for (char const* author : {"Linde, Antonius van der", "Piet ten Cate", "Dr. Karl Fabel jr."})
    all += "```chess\nauthor: " + std::string(author) + "\nffen: kK1\n```\n\n";
  put(folder / "b.md", all + "```chess index authors\n```\n");
  BOOST_TEST(run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path()).err == "");
  std::string const text = text_of(folder, "b.pdf");
  has_all(text, {"Fabel jr., Dr. Karl", "Linde, Antonius van der", "ten Cate, Piet"});
}

BOOST_AUTO_TEST_CASE(solutions_use_the_columns_of_the_style_except_in_markdown) {
  Folder const folder;
  put(folder / "two.yaml", "solutions: {columns: 2}\n");
  put(folder / "b.md",
      "```chess defaults\nstyle: two.yaml\n```\n\n```chess\nnumber: 1\nsolution: 1.Kc1\nffen: "
      "kK1\n```\n\n```chess\nnumber: 2\nsolution: 1.Kb1\nffen: K2k\n```\n\n"
      "```chess solutions\n```\n");
  BOOST_TEST(run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path()).err == "");
  std::string const text = text_of(folder, "b.pdf");
  std::size_t const first = text.find("1.♔c1"), second = text.find("1.♔b1");
  BOOST_TEST_REQUIRE((first < second && second != std::string::npos), text);
  BOOST_TEST(text.substr(first, second - first).find('\n') == std::string::npos, text);
  Ended const woven = run_program({"weave", "b.md", "-o", "-"}, folder.path());
  BOOST_TEST(woven.err.starts_with("b.md:17:10: warning: solutions printed in one column"),
             woven.err);
}

// All parts of a document print a problem in the same way.
BOOST_AUTO_TEST_CASE(all_parts_of_a_booklet_print_names_dates_and_words_alike) {
  Folder const folder;
  put(folder / "same.yaml",
      "caption:\n  above:\n  - '{author}'\n  - '{source}[, {date}]'\n  - '[{word after} {after}]'\n"
      "names: reversed\nacademic titles: no\ndates: d. m. yyyy\nranges: en dash\n"
      "solutions: {head: '{author} \u2013 {source}[, {date}][ ({word after} {after})]:', head "
      "line: "
      "own}\n");
  put(folder / "b.md",
      "---\nlanguage: de\n---\n\n```chess defaults\nstyle: same.yaml\n```\n\n"
      "```chess\nauthor: Fabel, Dr. Karl\nsource: \"Echo\"\ndate: 1987-06-08\nafter: W. Pauly\n"
      "themes: \"Echo\"\nstipulation: #2\nffen: K1k5/(grasshopper)7/8/8/8/8/8/8\n"
      "solution: 1.Ka7\n```\n\n```chess legend\n```\n\n```chess solutions\n```\n\n"
      "```chess index authors\n```\n\n```chess index sources\n```\n\n```chess index themes\n```\n");
  Ended const ended = run_program({"booklet", "b.md", "-o", "b.pdf"}, folder.path());
  BOOST_TEST(ended.err == "");
  std::string const text = text_of(folder, "b.pdf");
  auto const count = [&](std::string const& part) {
    int found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
      ++found;
    return found;
  };
  BOOST_TEST(count("Fabel, Karl") == 3, text);
  BOOST_TEST(count("Dr.") == 0, text);
  BOOST_TEST(count("„Echo“") == 4, text);
  BOOST_TEST(count("\"") == 0, text);
  BOOST_TEST(count("8. 6. 1987") == 2, text);
  BOOST_TEST(count("nach W. Pauly") == 2, text);
  BOOST_TEST(count("Grashüpfer") == 2, text);
}

BOOST_AUTO_TEST_SUITE_END()
