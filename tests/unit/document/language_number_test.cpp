#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string reported(std::string const& bytes) { return Reading(bytes).faults(); }
std::string reported_in_markdown(std::string const& front) {
  return Reading(InMarkdown{}, "---\n" + front + "\n---\n\nText.\n").faults();
}

BOOST_AUTO_TEST_CASE(the_option_of_the_package_is_the_number_of_the_language) {
  for (char const* options : {"", "[1]", "[draft, 1]", "[%\n 1,\n tinted]", "[draft]", "[1x]"})
    BOOST_TEST_CONTEXT(options)
  BOOST_TEST(reported("\\usepackage" + std::string(options) + "{dawson}\n") == "");
  BOOST_TEST(reported("\\usepackage[2]{dawson}\n") == "E-VERSION `2`");
  BOOST_TEST(reported("\\usepackage[draft,10]{tikz,dawson}\n") == "E-VERSION `10`");
  BOOST_TEST(reported("\\RequirePackage[99999999999999999999]{dawson}\n") ==
             "E-VERSION `99999999999999999999`");
  BOOST_TEST(reported("\\usepackage[0]{dawson}\n") == "E-VERSION `0`");
}

BOOST_AUTO_TEST_CASE(numbers_of_other_packages_are_ignored) {
  BOOST_TEST(reported("\\usepackage[2]{dawsons}\n\\documentclass[2]{dawson}\n") == "");
  BOOST_TEST(reported("% \\usepackage[2]{dawson}\n") == "");
}

BOOST_AUTO_TEST_CASE(the_front_matter_gives_the_number_of_the_language) {
  for (char const* front : {"dawson: 1", "dawson: '1'", "title: dawson 2", "x: {dawson: 2}"})
    BOOST_TEST_CONTEXT(front) BOOST_TEST(reported_in_markdown(front) == "");
  BOOST_TEST(reported_in_markdown("title: T\ndawson: 2") == "E-VERSION `2`");
  BOOST_TEST(reported_in_markdown("dawson: 0") == "E-VERSION `0`");
  for (char const* value : {"one", "1.0", "-1", ""}) BOOST_TEST_CONTEXT(value)
  BOOST_TEST(reported_in_markdown("dawson: " + std::string(value)).starts_with("W-YAML"));
}

}  // namespace
}  // namespace dawson::document
