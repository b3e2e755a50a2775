#include <boost/test/unit_test.hpp>

#include "document/directive_kinds.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

// The kind of each directive, by its row; "?" for a word that opens none.
std::string opened(std::string const& document) {
  Reading const reading(InMarkdown{}, document);
  std::string all;
  for (Directive const& directive : reading.scan.directives) {
    OpeningWord const* const row = opening_word(reading.source, directive);
    std::string const object = reading.text(object_of(reading.source, directive));
    all += (all.empty() ? "" : " | ") + std::string(row ? row->name : "?") +
           (object.empty() ? "" : " of " + object);
  }
  return all;
}

std::string opened_by(std::string const& info) { return opened("```" + info + "\n```\n"); }

BOOST_AUTO_TEST_CASE(a_row_of_the_table_gives_the_kind_of_directive) {
  struct Case {
    char const* info;
    char const* opens;
  };
  for (auto const& [info, expected] : {Case{"chess", ""},
                                       {"chess size=5mm", ""},
                                       {"chess defaults", "defaults"},
                                       {"chess defaults size=5mm", "defaults"},
                                       {"chess solutions", "solutions"},
                                       {"chess legend", "legend"},
                                       {"chess index authors", "index of authors"},
                                       {"chess index themes index-by=numbers", "index of themes"},
                                       {"chess example", "example"},
                                       {"chess example tex flip", "example of tex"},
                                       {"chess include a.md", "include of a.md"},
                                       {"chess include fen", "include of fen"},
                                       {"{.chess .index}", "index"},
                                       {"{.chess .example}", ""}})
    BOOST_TEST_CONTEXT(info) BOOST_TEST(opened_by(info) == expected);
}

// Each reader accepts the same words; a longer word that begins like one of them is not accepted.
BOOST_AUTO_TEST_CASE(an_unknown_word_opens_no_directive_in_any_markup_language) {
  for (char const* info : {"chess indexes", "chess index-authors", "chess defaults de",
                           "chess solutions now", "chess example of mine", "chess included"}) {
    BOOST_TEST_CONTEXT(info) {
      Reading const reading(InMarkdown{}, std::string("```") + info + "\n```\n");
      BOOST_REQUIRE(reading.scan.directives.size() == 1u);
      BOOST_TEST(!opening_word(reading.source, reading.scan.directives.front()));
      BOOST_TEST(reading.faults().starts_with("E-WORD"));
    }
  }
}

BOOST_AUTO_TEST_CASE(a_kind_of_directive_has_the_fields_of_its_row) {
  struct Case {
    char const* document;
    char const* faults;
  };
  for (auto const& [document, expected] :
       {Case{"```chess solutions\nsolution-columns: 2\nallow: W-COUNT\n```\n", ""},
        {"```chess solutions\nauthor: A. B\n```\n", "E-FIELD `author`"},
        {"```chess solutions\nindex-by: pages\n```\n", "E-FIELD `index-by`"},
        {"```chess index authors\nindex-by: numbers\n```\n", ""},
        {"```chess index authors\nsolution-columns: 2\n```\n", "E-FIELD `solution-columns`"},
        {"```chess legend\nboard: 7x7\nsize: 4mm\n```\n", ""},
        {"```chess legend\ntitle: A\n```\n", "E-FIELD `title`"}})
    BOOST_TEST_CONTEXT(document)
  BOOST_TEST(Reading(InMarkdown{}, document).faults() == expected);
}

}  // namespace
}  // namespace dawson::document
