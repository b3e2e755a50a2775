// Work that is counted in steps.
#include "text/limits.hpp"

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
  WorkBudget::take(1'000'000'000);  // outside of any count
  Limits const limits = of(10);
  WorkBudget const steps(limits);
  WorkBudget::take(10);
  BOOST_TEST(!steps.spent());
  BOOST_CHECK_THROW(WorkBudget::take(), TooManySteps);
  BOOST_TEST(steps.spent());
}

BOOST_AUTO_TEST_CASE(a_directive_has_a_budget_and_counts_towards_the_documents) {
  Limits const limits = of(1000);
  WorkBudget document(limits);
  for (int i = 0; i < 2; ++i) {
    WorkBudget const directive(limits);
    WorkBudget::take(1000);
    BOOST_CHECK_THROW(WorkBudget::take(), TooManySteps);
    BOOST_TEST(!document.spent());
  }
  // Each of the directives has a hundred thousand steps in addition.
  BOOST_CHECK_NO_THROW(WorkBudget::take(198'998));
  BOOST_CHECK_THROW(WorkBudget::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(the_bytes_of_a_text_increase_the_budget) {
  Limits const limits = of(5);
  WorkBudget document(limits);
  document.allow_bytes(1);
  BOOST_CHECK_NO_THROW(WorkBudget::take(105));
  BOOST_CHECK_THROW(WorkBudget::take(), TooManySteps);
}

BOOST_AUTO_TEST_CASE(other_threads_have_their_own_counts) {
  Limits const limits = of(5);
  WorkBudget const here(limits);
  std::thread other([&] {
    WorkBudget::take(1000);  // other threads have no budget
    WorkBudget const own(limits);
    BOOST_CHECK_NO_THROW(WorkBudget::take(5));
  });
  other.join();
  BOOST_CHECK_NO_THROW(WorkBudget::take(5));
}
