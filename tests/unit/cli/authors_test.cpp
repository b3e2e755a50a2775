// Tests of different spellings of one person's name.
#include <boost/test/unit_test.hpp>

#include "program.hpp"

using namespace dawson;

namespace {

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

std::string by(std::string const& author) {
  return "```chess\nauthor: " + author + "\nfen: 8/8/8/8/8/8/8/K6k\n```\n\n";
}

// Returns how many names of a document are reported as variants of an earlier one.
std::size_t alike(std::string const& text, std::string* said = nullptr) {
  Folder const folder;
  put(folder / "a.md", text);
  Ended const ended = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  std::size_t found = 0;
  for (std::size_t at = ended.err.find("two spellings of one name"); at != std::string::npos;
       at = ended.err.find("two spellings of one name", at + 1))
    ++found;
  if (said) *said = ended.err;
  return found;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(authors)

BOOST_AUTO_TEST_CASE(names_that_differ_only_in_spelling_are_reported_once) {
  std::string said;
  BOOST_TEST(alike(by("Petko Petkov") + by("Petko Petkow") + by("Petkow, Petko") +
                       by("P. A. Petkov") + by("Petko Petkov"),
                   &said) == 2);
  BOOST_TEST(
      has(said,
          "a.md:7:9: warning: Petko Petkov and Petko Petkow may be two spellings of one name"),
      said);
  BOOST_TEST(alike(by("Tschaikowsky") + by("Chaikovsky")) == 1);
  BOOST_TEST(alike(by("Hans M\xC3\xBCller") + by("H. Mueller")) == 1);
}

BOOST_AUTO_TEST_CASE(names_of_other_people_are_not_reported) {
  BOOST_TEST(alike(by("Hans M\xC3\xBCller") + by("Herbert M\xC3\xBCller")) == 0);
  BOOST_TEST(alike(by("An. Kuznetsov") + by("Al. Kuznetsov")) == 0);
  BOOST_TEST(alike(by("T. R. Dawson") + by("T. R. Dawes") + by("Anon.") + by("?")) == 0);
}

BOOST_AUTO_TEST_CASE(the_authors_table_determines_the_printed_name) {
  Folder const folder;
  put(folder / "dawson.yaml", "authors: names/authors.yaml\n");
  put(folder / "names/authors.yaml",
      "Petko Andonov Petkov: [Petko Petkov, 'Petkow, Petko', P. A. Petkov]\n");
  put(folder / "a.md", by("Petko Petkov") + by("Petko Petkow") + by("P. A. Petkov") +
                           "```chess index authors\n```\n");
  Ended const ended = run_program({"weave", "a.md", "-o", "a.html"}, folder.path());
  BOOST_TEST(!has(ended.err, "W-AUTHOR"), ended.err);
  std::string const page = contents(folder / "a.html");
  BOOST_TEST(has(page, "<li><span>Petkov, Petko Andonov"), page);
  BOOST_TEST(!has(page, "Petkow"));
  put(folder / "names/authors.yaml", "A B: [C D]\nE F: [C D, [x]]\n");
  Ended const faulty = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(has(faulty.err, "names/authors.yaml:2:7: error: `C D` already means `A B`"),
             faulty.err);
  BOOST_TEST(has(faulty.err, "names/authors.yaml:2:12: error: expected a table of names"),
             faulty.err);
}

BOOST_AUTO_TEST_SUITE_END()
