// Compares the output of the back end with the definitions of dawson.sty and with the limits of
// LaTeX.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "everything.hpp"
#include "places.hpp"

using namespace dawson::backend;

namespace {

std::string contents(std::string const& file) {
  std::ifstream in(dawson::in_sources(file), std::ios::binary);
  BOOST_REQUIRE_MESSAGE(in.good(), file);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::set<std::string> matches(std::string const& text, char const* pattern) {
  std::regex const regex(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
    found.insert((*it)[1]);
  return found;
}

// Control words and the parameters that they take; those of pieces are made from dawson-men.tex.
std::map<std::string, std::size_t> defined_words() {
  std::map<std::string, std::size_t> words;
  std::string const style = contents("tex/dawson.sty");
  std::regex const definition(
      R"(\n\s*(?:\\protected|\\long)*\s*(?:\\def|\\DeclareRobustCommand)\s*\\(Dawson[A-Za-z]+)((?:#\d)*))");
  for (std::sregex_iterator it(style.begin(), style.end(), definition), end; it != end; ++it)
    words[(*it)[1]] = static_cast<std::size_t>((*it)[2].length()) / 2;

  BOOST_REQUIRE(style.find("\\expandafter\\edef\\csname Dawson#1\\endcsname") != std::string::npos);
  for (std::string const& figure :
       matches(contents("tex/dawson-men.tex") + contents("tex/dawson-signs.tex"),
               R"(\n\\DawsonDefine(?:Figure|Sign)\{([A-Za-z]+)\})"))
    for (char const* side : {"w", "b", "n"})
      for (char const* turn : {"", "NE", "R", "SE", "U", "SW", "L", "NW"})
        words["Dawson" + (side + figure) + turn] = 0;
  for (std::string const& slot :
       matches(contents("tex/dawson-slots.tex"), R"(\n\\DawsonSlot\{([A-Za-z]+)\})")) {
    BOOST_TEST(!words.contains("Dawson" + slot), "a slot takes the name of \\Dawson" << slot);
    words["Dawson" + slot] = words["Dawson" + slot + "FontIs"] = 1;
  }
  for (std::string const& name : matches(style, R"(\n\\dawson@named@font\{([A-Za-z]+)\})"))
    words["Dawson" + name + "FontIs"] = 1;
  return words;
}

std::set<std::string> written_words() {
  std::set<std::string> words;
  for (std::string const& code : all_code()) words.merge(matches(code, R"(\\(Dawson[A-Za-z]+))"));
  return words;
}

// The groups that directly follow `at`.
std::size_t groups_after(std::string const& code, std::size_t at) {
  std::size_t groups = 0;
  int depth = 0;
  for (; at < code.size(); ++at) {
    if (code[at] == '\\') {
      if (depth == 0) break;
      ++at;
    } else if (code[at] == '{') {
      ++depth;
    } else if (code[at] == '}') {
      if (depth == 0) break;
      if (--depth == 0) ++groups;
    } else if (depth == 0) {
      break;
    }
  }
  return groups;
}

// The group after the word: text of the user, with any content.
std::string without_argument(std::string code, std::string const& word) {
  for (std::size_t at = 0; (at = code.find(word + "{", at)) != std::string::npos;)
    code.erase(at, code.find('}', at) - at + 1);
  return code;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_written_control_word_is_defined_by_the_style) {
  auto const defined = defined_words();
  for (std::string const& word : written_words())
    BOOST_TEST(defined.contains(word), "\\" << word << " is not in dawson.sty");
}

BOOST_AUTO_TEST_CASE(these_tests_write_every_control_word_named_in_the_sources) {
  std::string const source =
      contents("src/backend/latex/tikz.cpp") + contents("src/backend/latex/tikz_style.cpp") +
      contents("src/backend/latex/plain_tikz.cpp") + contents("src/backend/latex/tex_escape.cpp");
  auto const written = written_words();
  auto named = matches(source, R"(\\\\(Dawson[A-Za-z]+))");
  for (std::string const& word :
       matches(source, R"~((?:call|area)\((?:i == 0 \? )?"([A-Z][A-Za-z]+)")~"))
    named.insert("Dawson" + word);
  for (std::string const& word : matches(source, R"~(return "([A-Z][a-z]+)";)~"))
    named.insert("Dawson" + word);
  named.erase("Dawson");  // the beginning of a composed name
  // Written only into tex/dawson-measures.tex, which another test compares.
  for (char const* word : {"DawsonMeasure", "DawsonOutlineWidth", "DawsonRimWidth"})
    named.erase(word);
  BOOST_TEST(named.size() > 40U);
  for (std::string const& word : named)
    BOOST_TEST(written.contains(word), "\\" << word << " is not exercised");
}

BOOST_AUTO_TEST_CASE(every_control_word_has_the_arguments_of_its_definition) {
  auto const defined = defined_words();
  for (std::string const& code : all_code())
    for (std::size_t at = code.find("\\Dawson"); at != std::string::npos;
         at = code.find("\\Dawson", at + 1)) {
      std::size_t end = at + 1;
      while (end < code.size() && std::isalpha(static_cast<unsigned char>(code[end]))) ++end;
      std::string const word = code.substr(at + 1, end - at - 1);
      auto const found = defined.find(word);
      if (found == defined.end()) continue;
      std::size_t const groups = groups_after(code, end);
      BOOST_TEST(groups >= found->second,
                 "\\" << word << " takes " << found->second << " arguments and gets " << groups);
    }
}

BOOST_AUTO_TEST_CASE(the_style_has_the_interface_of_this_program) {
  std::smatch number;
  std::string const style = contents("tex/dawson.sty");
  BOOST_REQUIRE(
      std::regex_search(style, number, std::regex(R"(\\def\\dawson@interface\{(\d+)\})")));
  BOOST_TEST(number[1].str() == std::to_string(tikz_interface));
  BOOST_TEST(tikz_needs() == "\\DawsonNeeds{" + number[1].str() + "}");
}

BOOST_AUTO_TEST_CASE(code_is_one_line_with_balanced_braces_and_no_parameter) {
  for (std::string const& code : all_code()) {
    int depth = 0;
    bool sound = true;
    for (std::size_t i = 0; i < code.size(); ++i) {
      if (code[i] == '\\') {
        ++i;
        continue;
      }
      if (code[i] == '{') ++depth;
      if (code[i] == '}') --depth;
      sound = sound && depth >= 0 && code[i] != '#' && code[i] != '%' &&
              static_cast<unsigned char>(code[i]) >= 0x20;
    }
    BOOST_TEST((sound && depth == 0), code);
  }
}

BOOST_AUTO_TEST_CASE(dawsons_own_text_has_no_bare_babel_shorthand) {
  for (std::string const& code : all_code()) {
    // A user's colour, label and TikZ code may contain them; the style reads these without their
    // special meaning.
    std::string own = code;
    for (char const* user : {"\\DawsonColour", "\\DawsonDraw"})
      own = without_argument(std::move(own), user);
    own = std::regex_replace(own, std::regex(R"(\{(red!50|rgb,1[^{}]*)\})"), "{}");
    BOOST_TEST(own.find_first_of("\";:!?") == std::string::npos,
               own.substr(std::min(own.find_first_of("\";:!?"), own.size())));
  }
}
