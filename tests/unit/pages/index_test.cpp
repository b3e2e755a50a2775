// Indexes: the order of entries, letters, dashes for repeated surnames, and rows in columns.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "made_pages.hpp"
#include "pages/front/index.hpp"

namespace {

using namespace dawson;
using namespace dawson::pages;

IndexOrder plain_order(bool people = false) {
  return {[](std::string_view text) { return std::string(text); },
          [](std::string_view text) { return std::string(text.substr(0, 1)); }, people};
}

std::vector<std::string> listed(std::vector<IndexEntry> entries, IndexOrder const& order) {
  std::vector<std::string> out;
  for (IndexLine const& line : index_lines(std::move(entries), order)) {
    if (!line.letter.empty()) out.push_back("[" + line.letter + "]");
    out.push_back(printed_name(line) + ": " + prose::plain(index_places(line.entry.references)));
  }
  return out;
}

using Lines = std::vector<std::string>;

}  // namespace

BOOST_AUTO_TEST_SUITE(index_test)

BOOST_AUTO_TEST_CASE(names_of_an_index_are_sorted_and_unique) {
  BOOST_TEST(listed({{"Petkov, Petko", {{"a", "3"}}},
                     {"Maeder, Thomas", {{"b", "4"}}},
                     {"Petkov, Petko", {{"c", "3"}, {"d", "5"}}}},
                    plain_order()) == (Lines{"Maeder, Thomas: 4", "Petkov, Petko: 3, 5"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(entries_are_sorted_by_their_own_text) {
  BOOST_TEST(listed({{"The Problemist", {{"a", "1"}}, "Problemist"},
                     {"Quartz", {{"b", "2"}}},
                     {"Die Schwalbe", {{"c", "3"}}, "Schwalbe"}},
                    plain_order()) == (Lines{"The Problemist: 1", "Quartz: 2", "Die Schwalbe: 3"}),
             boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(a_dash_replaces_a_repeated_surname_of_people_only) {
  std::vector<IndexEntry> const entries{{"M{\\\"u, }ller, Hans", {{"a", "1"}}},
                                        {"M{\\\"u, }ller, Jan", {{"b", "2"}}},
                                        {"Muls", {{"c", "3"}}}};
  BOOST_TEST(listed(entries, plain_order(true)) ==
                 (Lines{"Muls: 3", "M{\\\"u, }ller, Hans: 1", "\u2014, Jan: 2"}),
             boost::test_tools::per_element());
  BOOST_TEST(listed(entries, plain_order())[2] == "M{\\\"u, }ller, Jan: 2");
}

BOOST_AUTO_TEST_CASE(an_index_of_twelve_entries_has_letters) {
  std::vector<IndexEntry> entries;
  for (char const* const name : {"Ab", "Ac", "Ba", "Bb", "Ca", "Cb", "Cc", "Da", "Ea", "Eb", "Ec"})
    entries.push_back({name, {{"a", "1"}}});
  BOOST_TEST(listed(entries, plain_order()).size() == entries.size());
  entries.push_back({"Z", {{"a", "1"}}, "B"});
  auto const lines = listed(entries, plain_order());
  BOOST_TEST(lines.size() == entries.size() + 5);
  BOOST_TEST(lines[0] == "[A]");
  BOOST_TEST(lines[3] == "[B]");
  BOOST_TEST(lines[4] == "Z: 1");
}

// Numbers end where names begin, places end at one edge, and a letter stays with its first entry.
BOOST_AUTO_TEST_CASE(rows_of_an_index_are_aligned) {
  ContentLookup lookup;
  lookup.directive = one_each([](std::size_t) -> Insert {
    IndexInsert insert;
    for (int i = 1; i <= 40; ++i) {
      if (i % 10 == 1) insert.rows.push_back({{}, {prose::Text{"LETTER"}}, {}, true});
      insert.rows.push_back({{prose::Text{std::to_string(i) + "."}},
                             {prose::Text{"name"}},
                             {prose::Text{"p" + std::to_string(100 * i)}}});
    }
    return insert;
  });
  Made const made = make({block(prose::DirectiveAt{0})}, lookup);
  BOOST_REQUIRE_EQUAL(made.pages.size(), 1);
  double const size = design_for(default_paper(), true).text.size * small_type;
  std::map<double, int> names, places;
  std::set<double> numbers;
  double last_letter = -1;
  for (TypeAt const& type : made.pages[0].matter.type) {
    auto const& typed = static_cast<Typed const&>(*type.shaped);
    double const width = 0.5 * size * static_cast<double>(typed.text.size());
    double const end = std::round((type.x + width) * 100) / 100;
    if (typed.text == "name") {
      ++names[std::round(type.x * 100) / 100];
      if (last_letter >= 0) BOOST_TEST(type.y > last_letter);
      last_letter = -1;
    }
    if (typed.text == "LETTER") last_letter = type.y;
    if (typed.text.starts_with("p")) ++places[end];
    if (typed.text.ends_with(".")) numbers.insert(end);
  }
  BOOST_TEST(names.size() > 1U);  // columns
  BOOST_TEST(names.size() == places.size());
  BOOST_TEST(names.size() == numbers.size());
}

BOOST_AUTO_TEST_SUITE_END()
