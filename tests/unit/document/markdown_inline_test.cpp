#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string found(std::string const& bytes) { return Reading(InMarkdown{}, bytes).directives(); }

// "[options] body" of the first directive, and its finding.
std::string parts(std::string const& bytes) {
  Reading const reading(InMarkdown{}, bytes);
  if (reading.scan.directives.empty()) return "none";
  Directive const& first = reading.scan.directives.front();
  return "[" + reading.text(first.options) + "]" + body_text(reading.source, first).text();
}

std::string pieces(std::string const& bytes) {
  Reading const reading(InMarkdown{}, bytes);
  if (!reading.findings.empty()) return reading.faults();
  BOOST_REQUIRE(reading.outcomes.size() == 1u);
  auto const* figurines = std::get_if<Figurines>(&reading.outcomes.front());
  BOOST_REQUIRE(figurines);
  return shown(prose::Inlines{prose::Figurines{figurines->pieces}});
}

}  // namespace

BOOST_AUTO_TEST_CASE(chess_code_is_a_directive) {
  BOOST_TEST(found("a `chess -*2q` b") == "`chess -*2q`");
  BOOST_TEST(found("# `chess N`\n\n- `chess n`\n> `chess K`\n\n| `chess q` | b |\n|---|---|\n| c | "
                   "*`chess r`* |") == "`chess N` | `chess n` | `chess K` | `chess q` | `chess r`");
  BOOST_TEST(found("[`chess N`](u) **a `chess n`**") == "`chess N` | `chess n`");
  BOOST_TEST(found("`a``chess N`") == "");
  BOOST_TEST(found("\\``chess N`") == "`chess N`");
  BOOST_TEST(found("\\\\``chess N`") == "");
  BOOST_TEST(found("x\n> lazy `chess N`\nand `chess n` on") == "`chess N` | `chess n`");
  BOOST_TEST(found("`chess N` `x` `chess n`") == "`chess N` | `chess n`");
}

BOOST_AUTO_TEST_CASE(other_code_is_not_changed) {
  for (char const* bytes :
       {"``chess N``", "`chess`", "`chess `", "`chessN`", "` chess N`", "`x chess N`",
        "\\`chess N`", "`chess N", "<a title=\"`chess N`\">", "```\n`chess N`\n```",
        "    `chess N`", "[a](b \"`chess\") N`", "<!-- `chess N` -->", "[^9]: `chess"})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(found(bytes) == "");
}

BOOST_AUTO_TEST_CASE(notations_and_options_precede_the_pieces) {
  BOOST_TEST(parts("`chess -*2q`") == "[] -*2q");
  BOOST_TEST(parts("`chess ffen (Elephant)`") == "[ffen] (Elephant)");
  BOOST_TEST(parts("`chess fen size=4mm 4k3/8/8/4K3`") == "[fen size=4mm] 4k3/8/8/4K3");
  BOOST_TEST(parts("`chess size=4mm, flip 4k3/8`") == "[size=4mm, flip] 4k3/8");
  BOOST_TEST(parts("`chess ffen`") == "[] ffen");
  BOOST_TEST(parts("> `chess\n> N`") == "[]\nN");
  BOOST_TEST(pieces("`chess N`") == "[4 0 0]");
  BOOST_TEST(pieces("> a\n> `chess\n>    N`") == pieces("`chess N`"));
  BOOST_TEST(pieces("`chess ffen (Elephant)`") == pieces("`chess ffen (Elephant) `"));
  BOOST_TEST(pieces("| a |\n|---|\n| `chess NN` |") == pieces("`chess NN`"));
}

BOOST_AUTO_TEST_CASE(pieces_in_unclosed_code_have_a_warning) {
  BOOST_TEST(Reading(InMarkdown{}, "> a\n> b `chess K\n\nc `chess Q`").faults() ==
             "W-END ``chess`");
  for (char const* meant : {"``chess N", "\\`chess N", "```\n`chess N\n```", "<!-- `chess N -->"})
    BOOST_TEST_CONTEXT(meant) BOOST_TEST(Reading(InMarkdown{}, meant).faults() == "");
}

BOOST_AUTO_TEST_CASE(inline_findings_have_their_places) {
  BOOST_TEST(pieces("`chess N1`").substr(0, 2) == "E-");
  BOOST_TEST(Reading(InMarkdown{}, "- > x `chess title=a N`").faults() == "E-OPTIONS `title`");
  BOOST_TEST(Reading(InMarkdown{}, "> a\n> b `chess ?`").faults().ends_with("`?`"));
}

}  // namespace dawson::document
