// Work that is counted in steps.
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

BOOST_AUTO_TEST_CASE(work_within_the_budget_continues_and_one_more_step_does_not) {
  Steps::take(1'000'000'000);  // outside of any count
  Limits const limits = of(10);
  Steps const steps(limits);
  Steps::take(10);
  BOOST_TEST(!steps.spent());
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
  BOOST_TEST(steps.spent());
}

BOOST_AUTO_TEST_CASE(a_directive_has_a_budget_and_counts_towards_the_documents) {
  Limits const limits = of(1000);
  Steps document(limits);
  for (int i = 0; i < 2; ++i) {
    Steps const directive(limits);
    Steps::take(1000);
    BOOST_CHECK_THROW(Steps::take(), TooManySteps);
    BOOST_TEST(!document.spent());
  }
  // Each of the directives has a hundred thousand steps in addition.
  BOOST_CHECK_NO_THROW(Steps::take(198'998));
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(the_bytes_of_a_text_increase_the_budget) {
  Limits const limits = of(5);
  Steps document(limits);
  document.allow_bytes(1);
  BOOST_CHECK_NO_THROW(Steps::take(105));
  BOOST_CHECK_THROW(Steps::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(other_threads_have_their_own_counts) {
  Limits const limits = of(5);
  Steps const here(limits);
  std::thread other([&] {
    Steps::take(1000);  // other threads have no budget
    Steps const own(limits);
    BOOST_CHECK_NO_THROW(Steps::take(5));
  });
  other.join();
  BOOST_CHECK_NO_THROW(Steps::take(5));
}
