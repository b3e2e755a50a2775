// dawson.sty is one file with many names, and TeX allows each of them to have two meanings. These
// tests check that a name of the style is defined once, and that a scratch register of a section is
// not used by another section.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "places.hpp"

namespace {

struct Line {
  std::string text;  // without its comment
  std::size_t number = 0;
  int section = 0;
};

std::size_t columns(std::string const& line) {
  std::size_t count = 0;
  for (char const c : line) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return count;
}

std::vector<Line> lines() {
  std::ifstream in(dawson::in_sources("tex/dawson.sty"));
  BOOST_REQUIRE(in.good());
  std::vector<Line> all;
  Line line;
  std::smatch head;
  for (std::string text; std::getline(in, text);) {
    ++line.number;
    BOOST_TEST(columns(text) <= 100U, "line " << line.number << " is too long");
    if (std::regex_search(text, head, std::regex("^%%% (\\d+) ")))
      line.section = std::stoi(head[1]);
    line.text = std::regex_replace(text, std::regex(R"((^|[^\\])%.*)"), "$1");
    all.push_back(line);
  }
  BOOST_TEST(line.section > 10);
  return all;
}

void each(std::string const& text, char const* pattern, auto take) {
  std::regex const regex(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it) take(*it);
}

struct Names {
  std::map<std::string, std::set<int>> set;  // the sections that define a name
  std::map<std::string, int> tops;           // how often it is defined outside groups
  std::map<std::string, int> registers;      // and the section that declares it
  std::map<std::string, std::set<int>> used;
};

Names names() {
  constexpr char const* definition =
      R"((?:\\[egx]?def|\\let|\\newif|\\DeclareRobustCommand|\\(?:provide|new)command\*?|\\@for|\\newwrite)\s*\\([A-Za-z@]+))";
  Names all;
  for (Line const& line : lines()) {
    each(line.text, R"(\\dawson@new\\new[a-z]+\{([a-z,]+)\})", [&](std::smatch const& list) {
      each(list[1], "[a-z]+", [&](std::smatch const& name) {
        std::string const full = "dawson@" + name.str();
        BOOST_TEST(all.registers.try_emplace(full, line.section).second,
                   full << " is declared twice");
      });
    });
    each(line.text, definition, [&](std::smatch const& found) {
      all.set[found[1]].insert(line.section);
      if (std::regex_search(line.text,
                            std::regex(R"(^(\\protected|\\long)*\\(def|newif|newcommand|Dec))")) &&
          line.text.find(found[0]) < 20)
        ++all.tops[found[1]];
    });
    each(line.text, R"(\\(dawson@[a-z]+)(true|false)(?![A-Za-z@]))",
         [&](std::smatch const& flag) { all.set["if" + flag[1].str()].insert(line.section); });
    each(line.text, R"(\\([A-Za-z@]+))",
         [&](std::smatch const& word) { all.used[word[1]].insert(line.section); });
  }
  BOOST_TEST(all.registers.size() > 20U);
  BOOST_TEST(all.tops.size() > 200U);
  return all;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_name_of_the_style_is_defined_once) {
  Names const all = names();
  for (auto const& [name, times] : all.tops) BOOST_TEST(times == 1, name << " is defined twice");
  for (auto const& [name, sections] : all.set) {
    BOOST_TEST(!all.registers.contains(name), name << " is a register and something else");
    // Variables shared by sections are declared in the second section.
    if (name.find("dawson@") != std::string::npos && !sections.contains(2))
      BOOST_TEST(sections.size() == 1U, name << " has a meaning in several sections");
  }
}

BOOST_AUTO_TEST_CASE(a_scratch_register_of_the_style_belongs_to_one_section) {
  Names const all = names();
  for (auto const& [name, section] : all.registers) {
    auto const uses = all.used.find(name);
    BOOST_TEST_REQUIRE((uses != all.used.end()), name << " is not used");
    if (section != 2)
      for (int const used : uses->second)
        BOOST_TEST(used == section, name << " of section " << section << " is used in " << used);
  }
  for (auto const& [name, sections] : all.used)
    BOOST_TEST((!name.starts_with("@temp") && name != "dimen@" && name != "dimen@ii"),
               name << " is LaTeX's own scratch");
}
