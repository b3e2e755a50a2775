#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "write/tex/latex_renderer.hpp"

namespace dawson::run {
namespace {

std::string words(std::size_t bytes) {
  std::string out;
  while (out.size() < bytes) out += "1.Ta5-a8 ";
  return out.substr(0, bytes - 1) + ".";
}

std::vector<std::string> lines_of(std::string const& text) {
  std::vector<std::string> all(1);
  for (char const c : text)
    if (c == '\n') all.emplace_back();
    else all.back() += c;
  return all;
}

std::size_t longest(std::string const& text) {
  std::size_t most = 0;
  for (std::string const& line : lines_of(text)) most = std::max(most, line.size());
  return most;
}

// Reads lines as TeX does: a line end is a blank, and a comment ends the line without one.
std::string read_by_tex(std::string const& text) {
  std::string out;
  for (std::string const& line : lines_of(text))
    out += line.ends_with('%') ? line.substr(0, line.size() - 1) : line + " ";
  return out.substr(0, out.size() - (out.ends_with(' ') ? 1 : 0));
}

BOOST_AUTO_TEST_SUITE(line_keeper)

BOOST_AUTO_TEST_CASE(a_replacement_has_as_many_lines_as_its_directive) {
  LinePadding keeper("a");
  std::string out;
  keeper.append(out, "x\ny\r\nz", {"", "", "\\Code"});
  BOOST_TEST(out == "%\n%\r\n\\Code");
  BOOST_TEST(keeper.files().empty());
}

BOOST_AUTO_TEST_CASE(a_solution_is_split_into_lines_of_two_thousand_bytes) {
  LinePadding keeper("a");
  std::string const solution = words(5000);
  std::string out;
  keeper.append(out, "a\nb\nc\nd\ne", {"s-1", solution, "\\Code"});
  BOOST_TEST(lines_of(out).size() == 5U);
  BOOST_TEST(longest(out) <= 2000U);
  BOOST_TEST(read_by_tex(out) == "\\DawsonSolve{s-1}{" + solution + "}\\Code");
}

BOOST_AUTO_TEST_CASE(a_solution_is_spread_evenly_over_few_lines) {
  LinePadding keeper("a");
  std::string out;
  keeper.append(out, "a\nb\nc", {"s-1", words(20'000), "\\Code"});
  BOOST_TEST(lines_of(out).size() == 3U);
  BOOST_TEST(longest(out) < 10'050U);
  BOOST_TEST(keeper.files().empty());
}

BOOST_AUTO_TEST_CASE(text_that_no_line_can_hold_is_written_to_a_file) {
  LinePadding keeper("ch/one");
  std::string const solution = words(300'000), code = words(60'000);
  std::string out;
  keeper.append(out, "a\nb", {"s-1", solution, "\\Code"});
  keeper.append(out, "a", {"", "", code});
  BOOST_TEST(out ==
             "\\DawsonSolve{s-1}{\\input{ch/one.dawson-1.tex}}%\n\\Code"
             "\\input{ch/one.dawson-2.tex}");
  BOOST_TEST_REQUIRE(keeper.files().size() == 2U);
  for (auto const& [name, bytes] : keeper.files()) BOOST_TEST(longest(bytes) <= 2001U);
  BOOST_TEST(read_by_tex(keeper.files().at("ch/one.dawson-1.tex")) == solution);
  BOOST_TEST(read_by_tex(keeper.files().at("ch/one.dawson-2.tex")) == code);
}

BOOST_AUTO_TEST_CASE(lines_are_long_if_no_file_may_be_written) {
  LinePadding keeper("");
  std::string out;
  keeper.append(out, "a\nb", {"s-1", words(60'000), "\\Code"});
  BOOST_TEST(keeper.files().empty());
  BOOST_TEST(out.size() > 60'000U);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::run
