// The button of a page that saves a solution as PGN.
#include <boost/test/unit_test.hpp>
#include <string>

#include "session/invocation.hpp"
#include "write/html/page.hpp"

using namespace dawson;

namespace {

struct Page {
  std::string html, findings;
  bool has(std::string const& part) const { return html.find(part) != std::string::npos; }
};

Page page_of(std::string const& front, std::string const& directives) {
  run::Invocation invocation;
  text::SourceId const source =
      invocation.sources().open("column.md", "---\n" + front + "\n---\n" + directives);
  Page page{run::weave_page(invocation, source, {}, {}).html, {}};
  for (text::Diagnostic const& finding : invocation.take_findings())
    page.findings += finding.code + ": " + finding.message + "\n";
  return page;
}

std::string directive(std::string const& fields) { return "```chess\n" + fields + "\n```\n\n"; }

std::string const mate =
    "label: here\nauthor: A. \"B\" & Co\nfen: 8/8/8/8/8/1K6/7R/k7\n"
    "stipulation: #1\nsolution: 1.Rh1#";
std::string const solutions = "```chess solutions\n```\n";

}  // namespace

BOOST_AUTO_TEST_CASE(a_button_saves_the_solution_as_convert_writes_it) {
  Page const page = page_of("links: pgn", directive(mate) + solutions);
  BOOST_TEST(page.findings == "");
  BOOST_TEST(page.has("[White &quot;A. \\&quot;B\\&quot; &amp; Co&quot;]&#10;"));
  BOOST_TEST(page.has("[FEN &quot;8/8/8/8/8/1K6/7R/k7 w - - 0 1&quot;]&#10;"));
  BOOST_TEST(page.has("&#10;&#10;1. Rh1# 1-0"));
  BOOST_TEST(page.has("&#10;\" aria-label=\"PGN [1]: save\">PGN</button>"));
  Page const none = page_of("links: fen", directive(mate) + solutions);
  BOOST_TEST(!none.has("data-save=\""));
}

BOOST_AUTO_TEST_CASE(a_solution_that_is_not_printed_is_not_saved) {
  BOOST_TEST(!page_of("links: pgn", directive(mate)).has("data-save=\""));
  std::string const later = directive(mate + "\nprint-solution: later") + directive(mate + "x");
  BOOST_TEST(!page_of("links: pgn", later.substr(0, later.find("```chess", 8)) + solutions)
                  .has("data-save=\""));
}

BOOST_AUTO_TEST_CASE(fairy_chess_and_series_have_no_pgn_and_one_note) {
  for (std::string const& field :
       {std::string("conditions: Circe"), std::string("options: duplex")}) {
    Page const page = page_of("links: pgn", directive(mate + "\n" + field) + solutions);
    BOOST_TEST(page.has("data-save=\"") == field.starts_with("options"), field);
  }
  std::string const fairy = "fen: 8/8/8/8/8/1K6/7R/k7\nstipulation: ser-#1\nsolution: 1.Rh1#";
  Page const page = page_of(
      "links: pgn", directive(fairy) + "Text.\n\n" + directive(fairy + "\nnumber: 2") + solutions);
  BOOST_TEST(!page.has("data-save=\""));
  std::string const note = "W-LINK: solution as PGN left out: PGN has no series play\n";
  auto const first = page.findings.find(note);
  BOOST_TEST(first != std::string::npos);
  BOOST_TEST(page.findings.find(note, first + 1) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(games_and_twins_are_saved_too) {
  Page const game = page_of("links: pgn", directive("white: One\nblack: Two\ngame: 1.e4 e5 *"));
  BOOST_TEST(game.has("[White &quot;One&quot;]"));
  BOOST_TEST(game.has("1. e4 e5 *"));
  Page const twins =
      page_of("links: pgn", directive("fen: 8/8/8/8/8/1K6/7R/k7\nstipulation: #1\n"
                                      "twins: b) Rh2-g2\nsolution: |\n  a) 1.Rh1#\n  b) 1.Rg1#") +
                                solutions);
  BOOST_TEST(twins.has("[Twin &quot;b"));
  BOOST_TEST(twins.has("1. Rg1#"));
}
