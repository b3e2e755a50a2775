#include "backend/qr_code.hpp"

#include <boost/test/unit_test.hpp>
#include <numeric>
#include <string>
#include <vector>

using namespace dawson;

BOOST_AUTO_TEST_SUITE(qr_code)

BOOST_AUTO_TEST_CASE(rows_are_runs_that_begin_with_a_light_run) {
  auto const code = backend::qr_code("https://example.org/#17");
  BOOST_REQUIRE(code);
  BOOST_TEST(code->side == 25U);
  BOOST_TEST(code->rows.size() == code->side);
  for (auto const& runs : code->rows) {
    BOOST_TEST(std::accumulate(runs.begin(), runs.end(), std::size_t{0}) == code->side);
    for (std::size_t i = 1; i < runs.size(); ++i) BOOST_TEST(runs[i] > 0U);
  }
  // The marks in the corners: seven dark modules around a ring of light modules.
  std::vector<std::size_t> const top{0, 7, 1}, second{0, 1, 5, 1, 1};
  BOOST_TEST(std::vector<std::size_t>(code->rows[0].begin(), code->rows[0].begin() + 3) == top,
             boost::test_tools::per_element());
  BOOST_TEST(std::vector<std::size_t>(code->rows[1].begin(), code->rows[1].begin() + 5) == second,
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(text_too_long_for_a_code_has_no_code) {
  BOOST_TEST(backend::qr_code(std::string(2953, 'a')).has_value());
  BOOST_TEST(!backend::qr_code(std::string(2954, 'a')).has_value());
}

BOOST_AUTO_TEST_SUITE_END()
