// Front matter between `+++`: the same meaning as YAML between `---`, and the places of errors.
#include <boost/test/unit_test.hpp>
#include <string>

#include "document/front_entries.hpp"
#include "document/front_matter.hpp"
#include "reading.hpp"

using namespace dawson;
using namespace dawson::document;

namespace {

struct Read {
  explicit Read(std::string bytes) : source("a.md", std::move(bytes)) {
    FrontReading read = read_front_matter(source);
    front = std::move(read.front);
    findings = std::move(read.findings);
  }
  std::string faults() const {
    std::string out;
    for (text::Diagnostic const& one : findings) {
      text::Place const place = source.place(one.span.begin);
      out += fault(one, source.bytes()) + " " + std::to_string(place.line) + ":" +
             std::to_string(place.column) + ";";
    }
    return out;
  }

  text::Source source;
  text::Diagnostics findings;
  FrontMatter front;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(toml)

BOOST_AUTO_TEST_CASE(keys_have_the_same_meaning_as_in_yaml) {
  Read const toml(
      "+++\ntitle = \"Kings: a \\\"study\\\"\"\nauthors = ['A', \"B\"]\ndate = 2024-05-01\n"
      "lang = \"german\"\n\ncover = 'a.png'\ndawson = 1\n+++\ntext\n");
  BOOST_TEST(toml.faults() == "");
  BOOST_TEST(toml.front.title == "Kings: a \"study\"");
  BOOST_TEST(toml.front.authors.size() == 2U);
  BOOST_TEST(toml.front.date == "2024-05-01");
  BOOST_TEST(toml.front.language == "de");
  BOOST_TEST(toml.front.cover.text == "a.png");
  BOOST_TEST(toml.front.dawson.text == "1");
  text::Place const place = toml.source.place(toml.front.dawson.where.begin);
  BOOST_TEST(place.line == 8U);
  BOOST_TEST(place.column == 10U);
}

BOOST_AUTO_TEST_CASE(tables_are_groups_in_their_order) {
  auto const yaml = yaml_of_toml("z = 'é\n'\n");
  BOOST_TEST(!yaml.ok());
  BOOST_TEST(*yaml_of_toml(
                 "z = 1\na = [1, 'x', {b = 2.5}]\n[page]\ncolumns = 2\n\"a b\" = \"\\t\\u00e9\"") ==
             "{z: 1,\na:  [1, \"x\", {b:  2.5}],\n page: {\ncolumns:  2,\n\"a b\":  \"\\x09é\"}}");
}

BOOST_AUTO_TEST_CASE(an_error_is_reported_with_its_place) {
  BOOST_TEST(Read("+++\ntitle = Kings\n+++\n").faults() == "W-TOML `Kings` 2:9;");
  BOOST_TEST(Read("+++\r\nä = 1\r\nx = 'é' y\r\n+++\r\n").faults().starts_with("W-TOML `"));
  BOOST_TEST(Read("+++\na = 1\na = 2\n+++\n").faults().starts_with("W-TOML `"));
  BOOST_TEST(Read("+++\ntitle = [1]\n+++\n").faults() == "W-YAML `[1]` 2:9;");
  BOOST_TEST(Read("+++\ntitle = {a = 1}\n+++\n").faults() == "W-YAML `{a = 1}` 2:9;");
  BOOST_TEST(Read("+++\n+++\n").faults() == "");
}

BOOST_AUTO_TEST_CASE(unclosed_front_matter_is_text) {
  BOOST_TEST(Read("+++\ntitle = 'x'\n").front.title == "");
  BOOST_TEST(Read("+++\ntitle = 'x'\n---\n").front.title == "");
  BOOST_TEST(Read("+++\n\ntitle = 'x'\n+++").front.title == "x");
  BOOST_TEST(Reading(InMarkdown{}, "+++\nt = '''\n```chess\n'''\n+++\n```chess\njanko: K1k\n```")
                 .directives() == "```chess\njanko: K1k\n```");
}

BOOST_AUTO_TEST_SUITE_END()
