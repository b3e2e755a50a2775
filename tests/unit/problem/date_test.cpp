#include "problem/fields.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

using namespace dawson::problem;

namespace {

// "1987", "1987.6.8", "1987.6/9"; "shape" for a date that no calendar has, "" for other texts.
std::string read(std::string_view text) {
  DateReading const reading = read_date(text);
  if (!reading.date) return reading.has_shape ? "shape" : "";
  std::string out = std::to_string(reading.date->year);
  if (reading.date->month) out += "." + std::to_string(*reading.date->month);
  if (reading.date->day) out += "." + std::to_string(*reading.date->day);
  if (reading.date->last_month) out += "/" + std::to_string(*reading.date->last_month);
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(dates)

BOOST_AUTO_TEST_CASE(years_months_days_and_issues_for_several_months_are_dates) {
  BOOST_TEST(read("1987") == "1987");
  BOOST_TEST(read("1987-06") == "1987.6");
  BOOST_TEST(read("1987-06-08") == "1987.6.8");
  BOOST_TEST(read("1987-07/09") == "1987.7/9");
}

BOOST_AUTO_TEST_CASE(impossible_dates_differ_from_other_texts) {
  for (char const* text : {"1987-13", "1987-00", "1987-02-30", "1987-09/07", "1987-07/07"})
    BOOST_TEST(read(text) == "shape", text);
  for (char const* text : {"", "87", "198", "19876", "1987-", "1987-6", "1987-06-", "1987-06-8",
                           "1987-06-081", "1987-07/9", "1987-07/09/10", "June 1987", "1987 "})
    BOOST_TEST(read(text) == "", text);
}

BOOST_AUTO_TEST_SUITE_END()
