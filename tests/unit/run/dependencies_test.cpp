#include "session/dependencies.hpp"

#include <boost/test/unit_test.hpp>

#include <string>

#include "disk/disk.hpp"

using namespace dawson::run;

namespace {

std::string rule(std::vector<std::string> const& outputs, std::vector<std::string> const& inputs) {
  return dependencies(DependencyForm::make, outputs, inputs);
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_rule_has_all_outputs_as_targets_and_tolerates_missing_inputs) {
  BOOST_TEST(rule({"out/a.tex"}, {"a.tex", "my.yaml"}) ==
             "out/a.tex: \\\n  a.tex \\\n  my.yaml\na.tex:\nmy.yaml:\n");
  BOOST_TEST(rule({"out/a.tex", "out/b.svg"}, {}) == "out/a.tex out/b.svg:\n");
}

BOOST_AUTO_TEST_CASE(names_are_escaped_as_make_reads_them) {
  BOOST_TEST(rule({"a b"}, {}) == "a\\ b:\n");
  BOOST_TEST(rule({"a#b$c%d"}, {}) == "a\\#b$$c\\%d:\n");
  BOOST_TEST(rule({"a"}, {"b%c|d"}) == "a: \\\n  b%c\\|d\nb\\%c|d:\n");
  BOOST_TEST(rule({"a:b*c?d[e]"}, {}) == "a\\:b\\*c\\?d\\[e]:\n");
  BOOST_TEST(rule({"a\\ b"}, {}) == "a\\\\\\ b:\n");
  BOOST_TEST(rule({"a\\b"}, {}) == "a\\b:\n");
  BOOST_TEST(rule({"Müller"}, {}) == "Müller:\n");
  for (char const* name : {"b\nc", "b\rc", "b\tc", "b=c", "b;c", "b\\", "b(c)", "~b"})
    BOOST_CHECK_THROW(rule({"a"}, {name}), SystemError);
}

BOOST_AUTO_TEST_CASE(json_lists_inputs_and_outputs_and_zero_the_inputs) {
  BOOST_TEST(dependencies(DependencyForm::json, {"o \"1\""}, {"a", "b"}) ==
             "{\"outputs\":[\"o \\\"1\\\"\"],\"inputs\":[\"a\",\"b\"]}\n");
  BOOST_TEST(dependencies(DependencyForm::zero, {"o"}, {"a", "b\nc"}) ==
             std::string("a\0b\nc\0", 6));
  BOOST_CHECK_THROW(dependencies(DependencyForm::json, {}, {"\xff"}), SystemError);
}
