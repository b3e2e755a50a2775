// Tests that references without a target are reported at their place with the closest match.
#include <boost/test/unit_test.hpp>

#include "document/manuscript.hpp"
#include "edition/reference_checks.hpp"

using namespace dawson;

namespace {

struct Said {
  std::string code, bytes, message, hint;
  std::size_t notes;
};

std::vector<Said> findings_of(std::string const& text,
                              run::ReferenceTargets const& targets = {{{"petkov",
                                                                        {prose::Text{"7"}}},
                                                                       {"diagram-1", {}},
                                                                       {"bare", {}}},
                                                                      {{"the-award", "The Award"}},
                                                                      {}},
                              std::set<std::string> const& set_notes = {}) {
  text::Source const source("b.md", text);
  auto const manuscript = document::open_manuscript(source);
  std::vector<Said> out;
  for (text::Diagnostic const& finding : run::check_references(
           source, manuscript.document, manuscript.directives, targets, set_notes))
    out.push_back({finding.code,
                   std::string(source.bytes().substr(finding.span.begin,
                                                     finding.span.end - finding.span.begin)),
                   finding.message, finding.hint, finding.notes.size()});
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(references)

BOOST_AUTO_TEST_CASE(existing_targets_are_not_reported) {
  BOOST_TEST(findings_of("[](#petkov), [x](#the-award), [y](http://a.b/#c) and[^n].\n\n[^n]: "
                         "note[^m]\n\n[^m]: another\n")
                 .empty());
  BOOST_TEST(findings_of("```\n[^a]: in code, [](#nobody)\n```\n\nAnd `[^b]`.\n").empty());
}

BOOST_AUTO_TEST_CASE(unknown_labels_are_reported_at_their_place) {
  auto const said = findings_of(
      "# A\n\n* in a list [](#petkow),\n  and [again](#petkow)\n\n| a |\n|--|\n| [](#the-avard) "
      "|\n\n[far][f]\n\n[f]: #elsewhere\n");
  BOOST_REQUIRE_EQUAL(said.size(), 4);
  for (Said const& one : said) BOOST_TEST(one.code == "W-REFERENCE");
  BOOST_TEST(said[0].bytes == "#petkow");
  BOOST_TEST(said[0].hint == "did you mean `#petkov`?");
  BOOST_TEST(said[1].bytes == "#petkow");
  BOOST_TEST(said[2].bytes == "#the-avard");
  BOOST_TEST(said[2].hint == "did you mean `#the-award`?");
  BOOST_TEST(said[3].bytes == "#elsewhere");
}

BOOST_AUTO_TEST_CASE(two_links_to_one_label_have_separate_places) {
  std::string const text = "[](#nobody) and [](#nobody)\n";
  text::Source const source("b.md", text);
  auto const manuscript = document::open_manuscript(source);
  auto const findings =
      run::check_references(source, manuscript.document, manuscript.directives, {}, {});
  BOOST_REQUIRE_EQUAL(findings.size(), 2);
  BOOST_TEST(findings[0].span.begin == 3U);
  BOOST_TEST(findings[1].span.begin == 19U);
}

BOOST_AUTO_TEST_CASE(links_in_values_of_directives_are_checked) {
  auto const said =
      findings_of("```chess\nremark: after [him](#petkof)\nfen: 8/8/8/8/8/8/8/k1K5\n```\n");
  BOOST_REQUIRE_EQUAL(said.size(), 1);
  BOOST_TEST(said[0].bytes == "#petkof");
}

BOOST_AUTO_TEST_CASE(a_reference_to_a_missing_number_is_reported_at_its_place) {
  auto const said = findings_of(
      "[](#bare), [it](#bare), on [](#bare \"page\")\n\n```chess\nremark: [](#bare), [](#bare "
      "\"page\"), [x](#bare)\nfen: 8/8/8/8/8/8/8/k1K5\n```\n");
  BOOST_REQUIRE_EQUAL(said.size(), 2);
  for (Said const& one : said) BOOST_TEST(one.message == "`bare` has no number to print");
}

BOOST_AUTO_TEST_CASE(unmatched_footnotes_are_reported) {
  auto const said = findings_of(
      "text[^one] and[^tvo]\n\n[^one]: first\n\n[^two]: never called\n\n[^one]: again\n");
  BOOST_REQUIRE_EQUAL(said.size(), 3);
  for (Said const& one : said) BOOST_TEST(one.code == "W-NOTE");
  BOOST_TEST(said[0].bytes == "[^one]");
  BOOST_TEST(said[0].message == "duplicate footnote `one`; this one is left out");
  BOOST_TEST(said[0].notes == 1U);
  BOOST_TEST(said[1].message == "footnote `two` is never referenced; left out");
  BOOST_TEST(said[2].message == "unknown footnote `tvo`");
  BOOST_TEST(said[2].hint == "did you mean `[^two]`?");
}

BOOST_AUTO_TEST_CASE(footnotes_of_fields_are_searched_on_the_pages) {
  std::string const text =
      "```chess\naward: 1. Pr[^Judge]\nremark: a[^jduge]\nfen: 8/8/8/8/8/8/8/k1K5\n```\n\n"
      "[^judge]: Who.\n";
  auto const missed = findings_of(text);
  BOOST_REQUIRE_EQUAL(missed.size(), 2);
  BOOST_TEST(missed[0].bytes == "[^Judge]");
  BOOST_TEST(missed[0].message ==
             "footnote `judge` is referenced only in text that is not printed; left out");
  BOOST_TEST(missed[1].bytes == "[^jduge]");
  BOOST_TEST(missed[1].hint == "did you mean `[^judge]`?");
  BOOST_REQUIRE_EQUAL(findings_of(text, {}, {"judge"}).size(), 1);
}

BOOST_AUTO_TEST_SUITE_END()
