// Work that is counted.
#include "text/steps.hpp"

#include <boost/test/unit_test.hpp>
#include <thread>

using namespace dawson::text;

namespace {

Limits of(std::size_t steps) {
  Limits limits;
  limits.steps = steps;
  return limits;
}

}  // namespace

BOOST_AUTO_TEST_CASE(what_is_within_the_budget_goes_on_and_one_step_more_does_not) {
  Steps::take(1'000'000'000);  // nobody counts
  Limits const limits = of(10);
  Steps const steps(limits);
  Steps::take(10);
  BOOST_TEST(!steps.spent());
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
  BOOST_TEST(steps.spent());
}

BOOST_AUTO_TEST_CASE(a_directive_has_its_own_and_its_work_counts_for_the_document) {
  Limits const limits = of(1000);
  Steps document(limits);
  for (int i = 0; i < 2; ++i) {
    Steps const directive(limits);
    Steps::take(1000);
    BOOST_CHECK_THROW(Steps::take(), TooManySteps);
    BOOST_TEST(!document.spent());
  }
  // A hundred thousand for each of the directives are on top.
  BOOST_CHECK_NO_THROW(Steps::take(198'998));
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(bytes_of_a_text_are_on_top_too) {
  Limits const limits = of(5);
  Steps document(limits);
  document.allow_bytes(1);
  BOOST_CHECK_NO_THROW(Steps::take(105));
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(other_threads_count_for_themselves) {
  Limits const limits = of(5);
  Steps const here(limits);
  std::thread other([&] {
    Steps::take(1000);  // no budget there
    Steps const own(limits);
    BOOST_CHECK_NO_THROW(Steps::take(5));
  });
  other.join();
  BOOST_CHECK_NO_THROW(Steps::take(5));
}
