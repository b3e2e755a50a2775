#include <boost/test/unit_test.hpp>

#include "collection/epd.hpp"
#include "collection/json.hpp"

using namespace dawson;

namespace {

constexpr char const* kings = "8/8/8/8/8/8/8/K1k5 w - -";

struct Line {
  std::string fields;
  std::string findings;
  std::string again;
};

Line read(std::string const& operations) {
  Line line;
  text::Diagnostics findings;
  auto const record = collection::read_epd_line(kings + operations, findings);
  for (text::Diagnostic const& finding : findings)
    line.findings += finding.code + " " + std::to_string(finding.span.begin) + ";";
  if (!record) return line;
  std::string const json = collection::write_json(*record);
  line.fields = json.substr(json.find("-\"]") + 3);
  line.again = collection::write_epd_line(*record, findings).value_or("").substr(24);
  return line;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(epd)

BOOST_AUTO_TEST_CASE(operations_become_fields_and_operations_again) {
  Line const line = read(" dm 3; id \"BK.01\"; c0 \"a; b\"; bm Kb1; ");
  BOOST_TEST(line.findings == "");
  BOOST_TEST(
      line.fields ==
      R"x(,["stipulation","#3"],["comment","a; b"],["ids",["EPD BK.01"]],["other",["bm=Kb1"]]]})x");
  BOOST_TEST(line.again == " dm 3; id \"BK.01\"; c0 \"a; b\"; bm Kb1;");
}

BOOST_AUTO_TEST_CASE(operations_unknown_to_the_standard_are_kept_and_reported) {
  Line const line = read(" foo-bar 12; 1x; bm a; bm b");
  BOOST_TEST(line.findings == "W-OP 25;W-OP 37;W-OP 51;");
  BOOST_TEST(line.again.find("foo-bar 12;") != std::string::npos);
  BOOST_TEST(line.again.find("bm a; bm b;") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(errors_in_a_position_are_reported_and_the_record_is_kept) {
  text::Diagnostics findings;
  BOOST_TEST(collection::read_epd_line("  8/8/8/9/8/8/8/K1k5 w - - bm Kb1;", findings).has_value());
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "E-CHAR");
  BOOST_TEST(findings.front().span.begin == 8U);
}

BOOST_AUTO_TEST_CASE(a_line_without_a_position_is_an_error) {
  text::Diagnostics findings;
  BOOST_TEST(!collection::read_epd_line("8/8 w", findings));
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "E-FIELD");
  BOOST_TEST(!collection::read_epd_line("  ", findings));
  BOOST_TEST(findings.size() == 1U);
  for (char const* const comment : {"# Win at Chess", " % x", "; x"})
    BOOST_TEST(!collection::read_epd_line(comment, findings));
  BOOST_TEST(findings.size() == 4U);
  BOOST_TEST(findings.back().code == "W-TEXT");
}

BOOST_AUTO_TEST_CASE(tasks_unknown_to_epd_are_reported) {
  collection::Record record;
  record.add("epd", kings, {});
  record.add("stipulation", "h#2", {4, 7});
  text::Diagnostics findings;
  BOOST_TEST(collection::write_epd_line(record, findings).value_or("") == kings);
  BOOST_REQUIRE(findings.size() == 1U);
  BOOST_TEST(findings.front().code == "W-LOSS");
}

BOOST_AUTO_TEST_SUITE_END()
