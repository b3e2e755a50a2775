// listings.tsv: a listing, `\n` between its lines; the equivalent fields in order, list items
// joined by "; "; the codes of the findings, "-" for none.
#include <boost/test/unit_test.hpp>

#include <fstream>

#include "document/fields/values.hpp"
#include "document/listing/listing.hpp"
#include "places.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

struct Row {
  std::string listing, fields, warnings;
};

std::vector<Row> rows() {
  std::ifstream in(in_sources("tests/unit/document/listings.tsv"));
  std::vector<Row> all;
  std::string line;
  std::getline(in, line);  // the heads of the columns
  while (std::getline(in, line)) {
    std::size_t const first = line.find('\t'), last = line.rfind('\t');
    Row row{"", line.substr(first + 1, last - first - 1), line.substr(last + 1)};
    for (std::size_t at = 0; at < first; ++at) {
      bool const end = line.compare(at, 2, "\\n") == 0;
      row.listing += end ? '\n' : line[at];
      if (end) ++at;
    }
    all.push_back(std::move(row));
  }
  return all;
}

struct Said {
  std::string fields, warnings;
};

Said said(std::string const& body, MarkupLanguage const& markup) {
  auto const read = read_body(body, 0);
  BOOST_REQUIRE(read.ok());
  text::Diagnostics doubts;
  Said out;
  for (FieldLine const& field : fields_of_body(*read, markup, doubts)) {
    out.fields += (out.fields.empty() ? "" : " | ") + std::string(field.field->name) + "=";
    std::string value;
    if (field.field->list)
      for (text::SourceMappedText const& item : split_list(field, markup))
        value += (value.empty() ? "" : "; ") + item.text();
    else value = join_lines(field, markup).text();
    for (char const c : value) out.fields += c == '\n' ? "\\n" : std::string(1, c);
  }
  for (text::Diagnostic const& doubt : doubts) {
    BOOST_TEST(!doubt.message.empty());
    BOOST_TEST(!doubt.hint.empty(), doubt.message);
    BOOST_TEST(doubt.span.end > doubt.span.begin);
    BOOST_TEST(doubt.span.end <= body.size());
    if (out.warnings.find(doubt.code) == std::string::npos)
      out.warnings += (out.warnings.empty() ? "" : " ") + doubt.code;
  }
  if (out.warnings.empty()) out.warnings = "-";
  return out;
}

std::string replaced(std::string text, std::string_view sign, std::string_view by) {
  for (std::size_t at = 0; (at = text.find(sign, at)) != std::string::npos; at += by.size())
    text.replace(at, sign.size(), by);
  return text;
}

BOOST_AUTO_TEST_CASE(printed_listings_have_the_fields_of_the_table) {
  auto const all = rows();
  BOOST_TEST(all.size() > 100u);
  for (Row const& row : all) BOOST_TEST_CONTEXT(row.listing) {
      Said const read = said(row.listing + "\n", markdown_markup);
      BOOST_TEST(read.fields == row.fields);
      BOOST_TEST(read.warnings == row.warnings);
    }
}

// In LaTeX the same lines have escapes, and fields with markup keep them.
BOOST_AUTO_TEST_CASE(listings_in_latex_have_the_same_fields) {
  for (Row const& row : rows()) BOOST_TEST_CONTEXT(row.listing) {
      std::string const written = replaced(replaced(row.listing, "#", "\\#"), "&", "\\&");
      Said const read = said(written + "\n", tex_markup);
      BOOST_TEST(replaced(replaced(read.fields, "\\#", "#"), "\\&", "&") == row.fields);
      BOOST_TEST(read.warnings == row.warnings);
    }
}

BOOST_AUTO_TEST_CASE(values_in_latex_keep_their_markup) {
  BOOST_TEST(
      said("1 - M\\\"uller, A. \\& B.~Meier\n\\textit{Die Schwalbe}~2001, 2.~Preis\n", tex_markup)
          .fields ==
      "number=1 | author=M\\\"uller, A.; B.~Meier | "
      "source=\\textit{Die Schwalbe} | date=2001 | award=2.~Preis");
  BOOST_TEST(said("author: {A. B. \\& C. D.} \\& E. F\n", tex_markup).fields ==
             "author={A. B. \\& C. D.}; E. F");
}

BOOST_AUTO_TEST_CASE(slashes_of_tags_and_addresses_do_not_separate_authors) {
  BOOST_TEST(said("author: A. <b>Benn</b>/C. Dehn <https://d.e/>\n", markdown_markup).fields ==
             "author=A. <b>Benn</b>; C. Dehn <https://d.e/>");
}

BOOST_AUTO_TEST_CASE(entities_are_letters_and_an_ampersand_separates) {
  BOOST_TEST(said("author: M&uuml;ller, A. &amp; B. N&#xe9;me\n", markdown_markup).fields ==
             "author=M&uuml;ller, A.; B. N&#xe9;me");
}

BOOST_AUTO_TEST_CASE(a_line_that_is_too_long_is_a_remark_or_source_and_reported) {
  std::string const line(1001, 'x');
  BOOST_TEST(said("1 - A. B\n" + line + "\n", markdown_markup).warnings == "W-LISTING");
  BOOST_TEST(said("1 - A. B\n" + line.substr(1) + "\n", markdown_markup).warnings == "-");
}

}  // namespace
}  // namespace dawson::document
