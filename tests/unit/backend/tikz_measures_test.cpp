// The measures of dawson.sty equal those of the program.
#include <boost/test/unit_test.hpp>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "backend/latex/tikz_style.hpp"
#include "layout/measures.hpp"
#include "places.hpp"

using namespace dawson;

namespace {

std::string contents(std::string const& file) {
  std::ifstream in(dawson::in_sources(file), std::ios::binary);
  BOOST_REQUIRE_MESSAGE(in.good(), file);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_committed_measures_are_those_of_the_program) {
  BOOST_TEST((contents("tex/dawson-measures.tex") == backend::measures_as_tex()),
             "cmake --build BUILD --target measures_tex writes tex/dawson-measures.tex anew");
}

BOOST_AUTO_TEST_CASE(the_committed_characters_are_those_of_the_program) {
  std::string const tex = backend::characters_as_tex();
  BOOST_TEST((contents("tex/dawson-characters.tex") == tex),
             "cmake --build BUILD --target measures_tex writes tex/dawson-characters.tex anew");
  for (char const* line :
       {"{0}{K}{0}{2654}{2654}\n", "{2}{N}{7}{1FA47}{1FA47}\n",
        "{1}{Equihopper}{6}{1FA4C}{1FA4C}\n", "{0}{KnightBishop}{0}{1FA50}{1FA50}\n",
        "{0}{Archbishop}{0}{}{1FA50}\n", "{1}{C}{}{}{25CF}\n"})
    BOOST_TEST(tex.find(line) != std::string::npos, line);
}

BOOST_AUTO_TEST_CASE(a_row_is_a_ratio_with_its_thousandths_or_a_length) {
  std::string const tex = backend::measures_as_tex();
  for (char const* line :
       {"\\DawsonMeasure{circle radius}{0.44}{440}\n", "\\DawsonMeasure{thinnest line}{0.25pt}{}\n",
        "\\DawsonMeasure{growth ends}{8mm}{}\n", "\\DawsonMeasure{tint}{0.18}{}\n",
        "\\def\\dawson@hatchindex{\\ifdim\\dawson@S<9pt 0\\else",
        "\\@namedef{dawson@disc@1}{\\dawson@inkfill\\dawson@circle{380}f \\dawson@inkstroke 36 w "
        "\\dawson@circle{380}S }\n"})
    BOOST_TEST(tex.find(line) != std::string::npos, line);
}

// A name that is in no row would be empty, and TeX would not always report it.
BOOST_AUTO_TEST_CASE(the_style_uses_only_existing_measures) {
  std::string const style = contents("tex/dawson.sty");
  std::set<std::string> rows;
  for (layout::PartMeasure const& row : layout::part_measures) rows.emplace(row.name);
  BOOST_TEST(rows.size() == std::size(layout::part_measures), "a name is given twice");
  std::regex const use(
      R"(\\dawson@(?:m|k|ruled|cased|signline|fillcircle\{[^{}]*\{[^{}]*\}\{[^{}]*\}\})\{([a-z ]+)\})");
  std::set<std::string> used;
  for (std::sregex_iterator it(style.begin(), style.end(), use), end; it != end; ++it)
    used.insert((*it)[1]);
  BOOST_TEST(used.size() > 40U);
  for (std::string const& name : used) BOOST_TEST(rows.contains(name), name);
}
