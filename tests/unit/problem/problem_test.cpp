#include "problem/problem.hpp"

#include <boost/test/unit_test.hpp>

#include <set>

#include "problem/fields.hpp"

using namespace dawson::problem;

BOOST_AUTO_TEST_CASE(a_field_that_is_not_given_has_no_entries) {
  Problem problem;
  problem.entries[FieldId::author] = {};
  BOOST_TEST(problem.all(FieldId::title).empty());
  BOOST_TEST(!problem.first(FieldId::title));
  BOOST_TEST(!problem.first(FieldId::author));
}

BOOST_AUTO_TEST_CASE(entries_are_in_the_order_written) {
  Problem problem;
  problem.entries[FieldId::author] = {{{dawson::prose::Text{"A"}}, {1, 2}},
                                      {{dawson::prose::Text{"B"}}, {3, 4}}};
  BOOST_TEST(problem.all(FieldId::author).size() == 2U);
  BOOST_TEST(problem.first(FieldId::author)->where.begin == 1U);
}

BOOST_AUTO_TEST_CASE(each_field_has_one_row_and_one_name) {
  std::set<std::string_view> names;
  std::set<FieldId> ids;
  for (Field const& row : fields()) {
    BOOST_TEST(names.insert(row.name).second, row.name);
    BOOST_TEST(ids.insert(row.id).second, row.name);
    BOOST_TEST(field(row.id).name == row.name);
  }
}

BOOST_AUTO_TEST_CASE(interpreted_fields_use_dawsons_syntax_and_copied_ones_the_markup) {
  BOOST_TEST((value_syntax(Syntax::stipulation) == ValueSyntax::own));
  BOOST_TEST((value_syntax(Syntax::twins) == ValueSyntax::own));
  BOOST_TEST((value_syntax(Syntax::text) == ValueSyntax::markup));
  BOOST_TEST((value_syntax(Syntax::names) == ValueSyntax::markup));
  BOOST_TEST((value_syntax(Syntax::position) == ValueSyntax::position));
  BOOST_TEST((value_syntax(Syntax::code) == ValueSyntax::code));
}
