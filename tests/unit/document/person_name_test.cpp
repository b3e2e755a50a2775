#include "document/fields/values.hpp"

#include <boost/test/unit_test.hpp>

#include <array>

#include "reading.hpp"

namespace dawson::document {
namespace {

// Raw text without its markup.
std::string bare(prose::Inlines const& inlines) {
  std::string out = shown(inlines);
  std::erase_if(out, [](char c) { return c == '<' || c == '>' || c == '"'; });
  return out;
}

// "titles|given|initials|surname".
std::string parts(std::string_view name, MarkupLanguage const& markup) {
  auto const read = read_person_name(text::SourceMappedText(name, 0), markup, {});
  if (!read) return "none";
  return bare(read->titles) + "|" + bare(read->given) + "|" + bare(read->initials) + "|" +
         bare(read->surname);
}

using Row = std::pair<std::string_view, std::string_view>;

BOOST_AUTO_TEST_CASE(names_have_titles_given_names_and_surnames) {
  constexpr auto table = std::to_array<Row>({
      {"Loyd, Sam", "|Sam|S.|Loyd"},
      {"Sam Loyd", "|Sam|S.|Loyd"},
      {"Loyd", "|||Loyd"},
      {"Loyd,", "|||Loyd"},
      {"Fabel, Dr. Karl", "Dr.|Karl|K.|Fabel"},
      {"Prof. Dr. Karl Fabel", "Prof. Dr.|Karl|K.|Fabel"},
      {"Dr. Fabel", "Dr.|||Fabel"},
      {"Dipl.-Ing. Hans Gruber", "Dipl.-Ing.|Hans|H.|Gruber"},
      {"Reich, Hans-Peter", "|Hans-Peter|H.-P.|Reich"},
      {"T. R. Dawson", "|T. R.|T. R.|Dawson"},
      {"Linde, Antonius van der", "|Antonius van der|A. van der|Linde"},
      {"Piet ten Cate", "|Piet|P.|ten Cate"},
      {"ten Cate", "|||ten Cate"},
      {"Karl Fabel jr.", "|Karl|K.|Fabel jr."},
      {"Albert H. Kniest II", "|Albert H.|A. H.|Kniest II"},
      {"Élie Örn", "|Élie|É.|Örn"},
      {"Émile de Grand", "|Émile|É.|de Grand"},
      {"{Erich Bartel, Familie}", "|||Erich Bartel, Familie"},
      {"A, B, C", "none"},
      {"\"Ajax\" Bex", "|Ajax|Ajax|Bex"},
  });
  for (auto const& [name, expected] : table) BOOST_TEST(parts(name, markdown_markup) == expected);
}

BOOST_AUTO_TEST_CASE(latex_letters_are_not_split_in_initials) {
  constexpr auto table = std::to_array<Row>({
      {"\\'Elie Blum", "|\\'Elie|\\'E.|Blum"},
      {"{\\'E}lie Blum", "|{\\'E}lie|{\\'E}.|Blum"},
      {"\\'{E}lie Blum", "|\\'{E}lie|\\'{E}.|Blum"},
      {"{\\O}ystein \\v{C}ech", "|{\\O}ystein|{\\O}.|\\v{C}ech"},
      {"Dr.\\ Karl~Maria Fabel", "Dr.|Karl~Maria|K.~M.|Fabel"},
      {"Fabel, {Karl Maria}", "|{Karl Maria}|{Karl Maria}|Fabel"},
      {"\\textbf{K} Fabel", "|\\textbf{K}|\\textbf{K}|Fabel"},
      {"J\xF6rg \xC9lan", "|J\xF6rg|J.|\xC9lan"},
      {"\xC9lan J\xF6rg", "|\xC9lan|\xC9.|J\xF6rg"},
  });
  for (auto const& [name, expected] : table) BOOST_TEST(parts(name, tex_markup) == expected);
}

BOOST_AUTO_TEST_CASE(surname_and_given_names_joined_give_the_same_name) {
  for (std::string_view const given : {"Sam", "Hans-Peter", "T. R.", "A. B. van"})
    for (std::string_view const surname : {"Loyd", "ten Cate", "Fabel jr.", "Kniest II"}) {
      std::string const reversed = std::string(surname) + ", " + std::string(given);
      std::string const forward = std::string(given) + " " + std::string(surname);
      if (given.ends_with("van")) continue;  // only a comma decides where the particle belongs
      BOOST_TEST(parts(reversed, markdown_markup) == parts(forward, markdown_markup));
    }
}

BOOST_AUTO_TEST_CASE(names_of_authors_in_a_directive_are_split) {
  Reading const reading(block("author: Linde, Dr. A. van der; {The Team}\nffen: kK1"));
  auto const authors = reading.problem().all(FieldId::author);
  BOOST_TEST_REQUIRE(authors.size() == 2U);
  BOOST_TEST_REQUIRE(authors[0].name.has_value());
  BOOST_TEST(bare(authors[0].name->titles) == "Dr.");
  BOOST_TEST(bare(authors[0].name->surname) == "Linde");
  BOOST_TEST(bare(authors[1].name->surname) == "{The Team}");
}

BOOST_AUTO_TEST_CASE(a_number_and_a_count_can_be_none) {
  Reading const reading(with_kings("number: none\ncount: none\nstipulation: #2"));
  BOOST_TEST(reading.faults() == "");
  BOOST_TEST(!reading.problem().first(FieldId::number));
  BOOST_TEST(!reading.problem().count_printed);
  BOOST_TEST(Reading(with_kings("stipulation: #2")).problem().count_printed);
}

BOOST_AUTO_TEST_CASE(an_epd_record_with_number_none_gets_no_number) {
  std::string const record = "epd: 8/8/8/8/8/8/8/k1K5 w - - id \"7\";";
  BOOST_TEST(shown(Reading(block(record)).problem().first(FieldId::number)) == "\"7\"");
  BOOST_TEST(!Reading(block(record + "\nnumber: none")).problem().first(FieldId::number));
}

BOOST_AUTO_TEST_CASE(an_impossible_date_is_reported_and_printed_as_written) {
  Reading const reading(with_kings("date: 1987-02-30"));
  BOOST_TEST(reading.faults() == "W-DATE `1987-02-30`");
  BOOST_TEST_REQUIRE(reading.outcomes.size() == 1U);
  auto const& diagram = std::get<Diagram>(reading.outcomes.front());
  BOOST_TEST(shown(diagram.problem.first(FieldId::date)) == "<1987-02-30>");
  for (char const* sound : {"1987-02-28", "1987", "10/1997", "Spring 1987"})
    BOOST_TEST(Reading(with_kings(std::string("date: ") + sound)).faults() == "");
}

}  // namespace
}  // namespace dawson::document
