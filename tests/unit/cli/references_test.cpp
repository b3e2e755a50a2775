// Tests of links without text that lead to other documents.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

std::string diagram(std::string const& fields) {
  return "``` chess\n" + fields + "fen: 8/8/8/8/8/8/8/K6k\n```\n\n";
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

// Two documents; in a book the numbers of the second continue those of the first.
void put_documents(Folder const& folder, std::string const& text_of_one) {
  put(folder / "one.md",
      "``` chess defaults\nnumber: auto\n```\n\n" + diagram("label: mine\n") + text_of_one);
  put(folder / "part/two.md",
      "---\ntitle: The Second\n---\n\n``` chess defaults\nnumber: auto\n```\n\n" +
          diagram("label: theirs\n") + "# An Award\n\nSee [](#mine).\n");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(references)

BOOST_AUTO_TEST_CASE(links_print_numbers_headings_and_titles_of_other_documents) {
  Folder const folder;
  put_documents(folder,
                "[](part/two.md#theirs), [](part/two.md#an-award), [](part/two.md), "
                "[words](part/two.md#theirs), [](https://example.org)\n");
  Ended const ended = run_program({"weave", "one.md", "-o", "one.html"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err == "");
  std::string const page = contents(folder / "one.html");
  BOOST_TEST(has(page, "<a href=\"part/two.html#theirs\">1</a>"));
  BOOST_TEST(has(page, "<a href=\"part/two.html#an-award\">An Award</a>"));
  BOOST_TEST(has(page, "<a href=\"part/two.html\">The Second</a>"));
  BOOST_TEST(has(page, "<a href=\"part/two.html#theirs\">words</a>"));
  BOOST_TEST(has(page, "<a href=\"https://example.org\">https://example.org</a>"));
}

BOOST_AUTO_TEST_CASE(an_error_in_a_directive_causes_no_finding_elsewhere) {
  Folder const folder;
  put(folder / "a.md",
      "See [](#mine).\n\n" + diagram("label: mine\nsolution: 1.Kb1\nfo: 1\n") +
          "``` chess\nlabel: yours\nmen: White Kd1 b4\nsolution: 1.Kd2\n```\n\n[](#yours)\n\n"
          "``` chess solutions\n```\n");
  Ended const ended = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.err ==
             "a.md:6:1: error: unknown field `fo` [E-FIELD]\n"
             "a.md:12:16: error: unknown piece `b4` [E-MAN]\n");
}

BOOST_AUTO_TEST_CASE(in_a_book_numbers_continue_and_labels_are_found_everywhere) {
  Folder const folder;
  put_documents(folder, "[](#theirs), [](part/two.md#theirs)\n");
  for (std::string const form : {"same", "html"}) {
    Ended const ended = run_program(
        {"weave", "--follow", "--to", form, "one.md", "part/two.md", "-o", form}, folder.path());
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == "");
  }
  std::string const one = contents(folder / "same/one.md");
  BOOST_TEST(has(one, "[2](part/two.md#theirs), [2](part/two.md#theirs)"), one);
  BOOST_TEST(has(contents(folder / "same/part/two.md"), "See [1](../one.md#mine)."));
  std::string const page = contents(folder / "html/one.html");
  BOOST_TEST(has(page,
                 "<a href=\"part/two.html#theirs\">2</a>, "
                 "<a href=\"part/two.html#theirs\">2</a>"));
  BOOST_TEST(has(contents(folder / "html/part/two.html"), "<a href=\"../one.html#mine\">1</a>"));
}

BOOST_AUTO_TEST_CASE(links_in_directives_lead_to_other_documents_too) {
  Folder const folder;
  put_documents(folder, diagram("after: \"the idea of [](part/two.md#theirs)\"\n"));
  BOOST_TEST(run_program({"weave", "one.md", "-o", "one.html"}, folder.path()).err == "");
  BOOST_TEST(has(contents(folder / "one.html"),
                 "the idea of\u00A0<a href=\"part/two.html#theirs\">1</a>"));
}

BOOST_AUTO_TEST_CASE(a_broken_link_is_reported_at_its_place_and_not_empty) {
  Folder const folder;
  put_documents(folder,
                "[](part/two.md#no-such), [](three.md#x), [](part/two.md#theirs \"page\")\n");
  Ended const ended =
      run_program({"weave", "one.md", "-o", "one.html", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 0);
  std::string const where = "one.md:10:";
  BOOST_TEST(has(ended.err,
                 where + "4: warning: the target of the link `part/two.md#no-such` was not found"),
             ended.err);
  BOOST_TEST(has(ended.err, where + "29: warning: the target of the link `three.md#x`"), ended.err);
  BOOST_TEST(has(ended.err, "page numbers of other documents are unknown"));
  std::string const page = contents(folder / "one.html");
  BOOST_TEST(has(page, "<a href=\"three.html#x\">?</a>"), page);
  BOOST_TEST(!has(page, "\"></a>"));
  // Findings of the other document are reported only when it is woven.
  put(folder / "part/two.md", "``` chess\nnonsense: x\n```\n");
  BOOST_TEST(!has(run_program({"check", "one.md"}, folder.path()).err, "nonsense"));
}

BOOST_AUTO_TEST_CASE(documents_that_link_to_each_other_do_not_loop) {
  Folder const folder;
  put(folder / "one.md", diagram("number: 7\nlabel: a\n") + "[](two.md#b)\n");
  put(folder / "two.md", diagram("number: 8\nlabel: b\n") + "[](one.md#a)\n");
  BOOST_TEST(run_program({"weave", "one.md", "-o", "out.md"}, folder.path()).status == 0);
  BOOST_TEST(has(contents(folder / "out.md"), "[8](two.md#b)"));
}

BOOST_AUTO_TEST_CASE(a_sandbox_applies_to_linked_documents) {
  Folder const folder;
  put(folder / "outside.md", diagram("number: 7\nlabel: a\n"));
  put(folder / "in/one.md", "[](../outside.md#a)\n");
  Ended const ended = run_program({"check", "--sandbox", "in/one.md"}, folder.path());
  BOOST_TEST(has(ended.err, "W-REFERENCE"), ended.err);
}

BOOST_AUTO_TEST_SUITE_END()
