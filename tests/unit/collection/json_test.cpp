#include <boost/test/unit_test.hpp>

#include "collection/json.hpp"

using namespace dawson;
using collection::read_json;
using collection::write_json;

namespace {

std::string refusal(std::string_view line) {
  text::Diagnostics findings;
  auto const record = read_json(line, findings);
  BOOST_TEST(!record.has_value());
  BOOST_REQUIRE(!findings.empty());
  auto const& why = findings.front();
  return why.code + " " + std::to_string(why.span.begin) + " " + why.message;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_written_record_equals_the_line_that_was_read) {
  std::string const line =
      R"({"dawson":1,"host":"tex","fields":[["author",["Last, First","A; B"]],["fen","8/8/8/8/8/8/8/K1k5 w - - 0 1"],["solution","1.Kb1!\n\n2.Kc1 \"so\""],["twins",["b) Ka1-a2"]]]})";
  text::Diagnostics findings;
  auto const record = read_json(line, findings);
  BOOST_REQUIRE(record);
  BOOST_TEST(findings.empty());
  BOOST_TEST(write_json(*record) == line);
  BOOST_TEST((record->markup == collection::Markup::tex));
  BOOST_TEST(record->find("author")->values.size() == 2U);
}

BOOST_AUTO_TEST_CASE(each_value_has_its_place_in_the_line) {
  std::string const line =
      R"({"fields":[["author",["A\"B","Cé"]],["stipulation","h#2"]],"dawson":1,"host":"plain"})";
  text::Diagnostics findings;
  auto const record = read_json(line, findings);
  BOOST_REQUIRE(record);
  auto const written = [&](text::SourceMappedText const& value) {
    text::Span const where = value.origin();
    return line.substr(where.begin, where.end - where.begin);
  };
  BOOST_TEST(written(record->find("author")->values[0]) == R"(A\"B)");
  BOOST_TEST(written(record->find("author")->values[1]) == "Cé");
  BOOST_TEST(written(record->find("stipulation")->values[0]) == "h#2");
}

BOOST_AUTO_TEST_CASE(unknown_keys_are_reported_and_omitted) {
  text::Diagnostics findings;
  auto const record = read_json(
      R"({"dawson":1,"by":{"name":["x",{"y":null}]},"fields":[["stipulation","#2"]]})", findings);
  BOOST_REQUIRE(record);
  BOOST_TEST(record->text("stipulation") == "#2");
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "W-KEY");
}

BOOST_AUTO_TEST_CASE(anything_but_a_record_is_an_error_at_its_place) {
  BOOST_TEST(refusal(R"({"dawson":2,"fields":[]})").starts_with("E-JSON"));
  BOOST_TEST(refusal(R"({"fields":[]})") == "E-JSON 0 missing key `dawson`");
  BOOST_TEST(refusal(R"({"dawson":1,"fields":[["autor","x"]]})") ==
             "E-FIELD 24 unknown field `autor`");
  BOOST_TEST(refusal(R"({"dawson":1,"fields":[["author","x"],["author","y"]]})") ==
             "E-TWICE 39 duplicate field `author`");
  BOOST_TEST(refusal(R"({"dawson":1,"host":"html"})") == "E-JSON 20 unknown host `html`");
  BOOST_TEST(refusal(R"([["author","x"]])").starts_with("E-JSON"));
  BOOST_TEST(refusal("{\"dawson\":1").starts_with("E-JSON 11"));
  BOOST_TEST(refusal(std::string(100'000, '[')).starts_with("E-JSON"));
}
