// Indexes of woven documents: their order, and the groups of problems.
#include <boost/test/unit_test.hpp>

#include <string>

#include "weaving.hpp"

using namespace dawson;

namespace {

// Returns a document with a diagram for each field, then `index`.
run::WovenText indexed(std::initializer_list<char const*> fields, std::string const& index) {
  std::string out;
  for (char const* const field : fields)
    out += std::string("\\begin{chess}\nallow: W-SAME\nnumber: auto\n") + field +
           "\nfen: 8/8/8/8/8/8/8/k1K5\n\\end{chess}\n";
  return run::woven("a.tex", out + "\\begin{chess} index " + index + "\n\\end{chess}\n", {});
}

// Returns the names of the index in their order, with its letters and groups in brackets.
std::string names(run::WovenText const& woven) {
  std::string out;
  std::string const &code = woven.output, entry = "\\DawsonIndexed{", group = "\\DawsonIndexGroup{";
  for (std::size_t at = 0; at < code.size(); ++at) {
    bool const is_group = code.compare(at, group.size(), group) == 0;
    if (!is_group && code.compare(at, entry.size(), entry) != 0) continue;
    std::size_t const begin = at + (is_group ? group : entry).size();
    std::string const name = code.substr(begin, code.find('}', begin) - begin);
    out += (out.empty() ? "" : "; ") + (is_group ? "[" + name + "]" : name);
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(indexes)

BOOST_AUTO_TEST_CASE(sources_are_sorted_without_their_articles) {
  BOOST_TEST(names(indexed({"source: The Problemist 1990", "source: Die Schwalbe", "source: Quartz",
                            "source: L'\\'Echiquier", "source: Le Probl\\`eme"},
                           "sources")) ==
             "L'\\'Echiquier; Le Probl\\`eme; The Problemist; Quartz; Die Schwalbe");
}

BOOST_AUTO_TEST_CASE(titles_lose_the_articles_of_their_language) {
  BOOST_TEST(names(indexed({"title: Die Hard", "title: The Bristol", "title: Crisis"}, "titles")) ==
             "The Bristol; Crisis; Die Hard");
  BOOST_TEST(names(indexed({"title: Die Hard\\end{chess}\n\\begin{chess} defaults\nlanguage: "
                            "de\n\\end{chess}\n\\begin{chess}",
                            "title: Die Zange", "title: The End"},
                           "titles"))
                 .find("The End; Die Zange") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(sort_changes_the_place_of_an_entry) {
  auto const woven =
      indexed({"source: El Ajedrez 1990", "source: Bo", "source: A Posteriori"},
              "sources\nsort: El Ajedrez = Ajedrez; A Posteriori = A Posteriori; X = Y");
  BOOST_TEST(names(woven) == "A Posteriori; El Ajedrez; Bo");
  BOOST_REQUIRE_EQUAL(woven.diagnostics.size(), 1);
  BOOST_TEST(woven.diagnostics[0].code == "W-INDEX");
  BOOST_TEST(indexed({"source: Bo"}, "sources\nsort: Bo").diagnostics.at(0).code == "E-VALUE");
}

BOOST_AUTO_TEST_CASE(problems_are_in_groups_of_their_tasks) {
  auto const woven =
      indexed({"stipulation: h#3", "stipulation: #2", "stipulation: +", "stipulation: #4",
               "stipulation: #3", "stipulation: s#2", "stipulation: PG 12",
               "stipulation: #2\nconditions: Circe", "stipulation: ser-h#5", "stipulation: #2"},
              "problems");
  BOOST_TEST(names(woven) ==
             "[Two-movers]; [Three-movers]; [More-movers]; [Studies]; [Selfmates]; [Helpmates]; "
             "[Fairies]; [Others]");
  BOOST_TEST(woven.output.find("\\DawsonProblemIndex{10}{\\DawsonIndexGroup{Two-movers}"
                               "\\DawsonListed{2}{\\#2}") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_dash_replaces_authors_of_the_row_above) {
  auto const code = indexed({"author: A", "author: A", "author: B"}, "table").output;
  BOOST_TEST(code.find("\\DawsonProblem{2}{\\DawsonDitto{}}") != std::string::npos);
  BOOST_TEST(code.find("\\DawsonProblem{1}{A}") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
