// Boost.Test detects the name in one of the sources, which then has the main function: compiled
// once for all tests.
#define BOOST_TEST_MODULE dawson
#include <boost/test/unit_test.hpp>
