#include "collection/selection.hpp"

#include <boost/test/unit_test.hpp>

#include "collection/json.hpp"

using namespace dawson;

namespace {

using collection::Selection, text::SourceMappedText;

std::vector<SourceMappedText> items(std::vector<std::string> const& texts) {
  std::vector<SourceMappedText> out;
  for (std::string const& text : texts) out.emplace_back(text, 0);
  return out;
}

collection::Record record(std::string const& fields, std::string const& markup = "plain") {
  text::Diagnostics findings;
  return collection::read_json(
             R"({"dawson":1,"host":")" + markup + R"(","fields":[)" + fields + "]}", findings)
      .value();
}

bool takes(std::string const& criterion, collection::Record const& record) {
  text::Diagnostics findings;
  auto selection = Selection::read(items({criterion}), findings);
  BOOST_TEST_REQUIRE(findings.empty());
  return selection.takes(record);
}

std::string faults(std::string const& criterion) {
  text::Diagnostics findings;
  Selection::read(items({criterion}), findings);
  std::string out;
  for (auto const& finding : findings)
    out += finding.code + " " + std::to_string(finding.span.begin) + ";";
  return out;
}

std::string sorted_by(std::string const& key, collection::Record const& record) {
  text::Diagnostics findings;
  auto const keys = collection::read_sort_keys(items({key}), findings);
  BOOST_TEST_REQUIRE(findings.empty());
  return collection::sort_text(record, keys.front());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(selection)

BOOST_AUTO_TEST_CASE(numbers_are_counted_from_one) {
  text::Diagnostics findings;
  auto selection = Selection::read(items({"1-3, 7", "2-"}), findings);
  std::string taken;
  for (std::size_t i = 1; i < 10; ++i)
    if (selection.takes(i)) taken += std::to_string(i);
  BOOST_TEST(taken == "237");
  BOOST_TEST(selection.last() == 7);
}

BOOST_AUTO_TEST_CASE(words_are_found_anywhere_in_a_text) {
  auto const one = record(R"(["author",["Petkow, Petko A."]],["themes",["Zilahi-Thema","Ajec"]])");
  BOOST_TEST(takes("author petko", one));
  BOOST_TEST(!takes("author Petk", one));
  BOOST_TEST(takes("author Petk*", one));
  BOOST_TEST(takes("themes Zilahi", one));
  BOOST_TEST(takes("themes Kniest, Ajec", one));
  BOOST_TEST(takes("author \"Petkow, Petko\"", one));
  BOOST_TEST(!takes("author \"Petko, Petkow\"", one));
  BOOST_TEST(!takes("not themes Ajec", one));
  BOOST_TEST(takes("not source *", one));
}

BOOST_AUTO_TEST_CASE(symbols_are_compared_as_a_whole) {
  auto const one = record(R"(["stipulation","h#2.5"],["conditions",["Circe RexInclusive"]])");
  BOOST_TEST(takes("stipulation h#*", one));
  BOOST_TEST(!takes("stipulation h#2", one));
  BOOST_TEST(takes("stipulation H#2.5", one));
  BOOST_TEST(takes("conditions Circe*", one));
  BOOST_TEST(!takes("conditions Circe", one));
}

BOOST_AUTO_TEST_CASE(dates_are_compared_with_ranges_of_years) {
  auto const one = record(R"(["date","1990-05-03"])");
  BOOST_TEST(takes("date 1990-1999", one));
  BOOST_TEST(takes("date 1990", one));
  BOOST_TEST(takes("date 1990-05", one));
  BOOST_TEST(!takes("date 1990-06", one));
  BOOST_TEST(takes("date 1989-", one));
  BOOST_TEST(!takes("date -1989", one));
  BOOST_TEST(takes("date 1990-1999", record(R"(["date","12/1994"])")));
}

BOOST_AUTO_TEST_CASE(markup_is_compared_as_it_is_printed) {
  BOOST_TEST(takes("author Müller", record(R"(["author",["M\\\"uller, Hans"]])", "tex")));
  BOOST_TEST(takes("stipulation h#*", record(R"(["stipulation","h\\#3"])", "tex")));
}

BOOST_AUTO_TEST_CASE(errors_in_a_selection_have_their_place) {
  BOOST_TEST(faults("1-3, b") == "E-SELECT 5;");
  BOOST_TEST(faults("0") == "E-SELECT 0;");
  BOOST_TEST(faults("5-2") == "E-SELECT 0;");
  BOOST_TEST(faults("autor Petkov") == "E-SELECT 0;");
  BOOST_TEST(faults("not autor Petkov") == "E-SELECT 4;");
  BOOST_TEST(faults("author") == "E-SELECT 0;");
  text::Diagnostics findings;
  collection::read_sort_keys(items({"date up", "when"}), findings);
  BOOST_TEST(findings.size() == 2);
}

BOOST_AUTO_TEST_CASE(signs_of_comparison_are_refused_with_the_years_that_they_mean) {
  auto const remedy = [](std::string const& criterion) {
    text::Diagnostics findings;
    Selection::read(items({criterion}), findings);
    return findings.empty() ? "" : findings.front().hint;
  };
  BOOST_TEST(remedy("date >= 1891") == "write `date 1891-`");
  BOOST_TEST(remedy("date < 1891") == "write `date -1890`");
  BOOST_TEST(remedy("date <=1891") == "write `date -1891`");
  BOOST_TEST(remedy("date>1891") == "write `date 1892-`");
  BOOST_TEST(remedy("date = 1889, 1890") == "write `date 1889, 1890`");
  BOOST_TEST(remedy("date: 1889") == "write `date 1889`");
  BOOST_TEST(remedy("date 1889..1890") == "write `1889-1890`");
  BOOST_TEST(remedy("date 1889 to 1890") == "write `1889-1890`");
  BOOST_TEST(remedy("date 1880, 1889–1890") == "write `1889-1890`");
  BOOST_TEST(remedy("author=Petkov") == "write `author Petkov`");
  BOOST_TEST(remedy("stipulation =2") == "");  // a stalemate
  BOOST_TEST(faults("date >= 1891") == "E-SELECT 5;");
  BOOST_TEST(faults("date 1880, 1889..1890") == "E-SELECT 11;");
}

BOOST_AUTO_TEST_CASE(what_no_problem_meets_is_reported) {
  auto const absent = [](std::vector<std::string> const& criteria) {
    text::Diagnostics findings;
    auto selection = Selection::read(items(criteria), findings);
    collection::Record const problems[] = {record(R"(["date","1889"],["author",["A. Berg"]])"),
                                           record(R"(["date","1890"],["author",["C. Dorn"]])")};
    for (std::size_t i = 0; i < 2; ++i)
      if (selection.takes(i + 1)) selection.takes(problems[i]);
    selection.report_of_absent(findings);
    std::string out;
    for (auto const& finding : findings) out += finding.code + ": " + finding.message + "\n";
    return out;
  };
  BOOST_TEST(absent({"1-2", "date 1889-1890", "author Berg, Dorn"}) == "");
  BOOST_TEST(absent({"1, 7"}) == "W-SELECT: no problem matches `7`\n");
  BOOST_TEST(absent({"date 1890, 1891"}) == "W-SELECT: no problem matches `date 1891`\n");
  BOOST_TEST(absent({"not author Ernst"}) == "");
  // Each of the two meets a criterion, none both.
  BOOST_TEST(absent({"date 1889", "author Dorn"}) == "");
}

BOOST_AUTO_TEST_CASE(sorting_uses_surnames_first_and_the_numeric_order) {
  auto const one = record(
      R"(["author",["Piet ten Cate","Ahues, Herbert"]],["date","12/1994"],["stipulation","h#10"])");
  BOOST_TEST(sorted_by("author", one) == "ten Cate, Piet");
  BOOST_TEST(sorted_by("date", one).starts_with("00001994"));
  BOOST_TEST(sorted_by("stipulation", one) >
             sorted_by("stipulation", record(R"(["stipulation","h#9"])")));
  BOOST_TEST(sorted_by("themes", one) == "");
}

BOOST_AUTO_TEST_SUITE_END()
