// German ligatures are split at the joints of compounds, in words that are in no list.
#include <boost/test/unit_test.hpp>

#include <string>

#include "drawing/shaped.hpp"
#include "type/flat_text.hpp"
#include "type/type.hpp"

using namespace dawson;

namespace {

std::string ended(std::string const& word) {
  auto const end = type::end_ligatures("de");
  std::string out = end(word);
  for (std::size_t at; (at = out.find(type::non_joiner)) != std::string::npos;)
    out.replace(at, type::non_joiner.size(), "|");
  return out;
}

std::size_t glyphs(std::string const& word, std::string_view language) {
  auto const type = type::Type::open();
  auto const line = (*type).typeset(language)({prose::Text{word}}, {}, {}).lines.front();
  return std::get<drawing::GlyphRun>(drawing::shaped(line).pieces.front()).glyphs.size();
}

}  // namespace

BOOST_AUTO_TEST_CASE(ligatures_are_split_at_joints_and_kept_within_stems) {
  for (char const* word : {"Auf|lage", "auf|fallen", "Kauf|frau", "Auf|lösung", "fünf|fach",
                           "Brief|form", "Dorf|fest", "höf|lich", "Schiff|fahrt", "Auf|takt"}) {
    std::string plain = word;
    plain.erase(plain.find('|'), 1);
    BOOST_TEST(ended(plain) == word);
  }
  for (char const* word :
       {"treffen", "Waffel", "Kaffee", "Hoffnung", "fliegen", "Offizier", "Zweifler",
        "Verzweiflung", "kräftig", "häufig", "Begriff", "Graffiti", "Reflex"})
    BOOST_TEST(ended(word) == word);
}

BOOST_AUTO_TEST_CASE(other_languages_have_no_joints) {
  BOOST_TEST(!type::end_ligatures("en"));
  BOOST_TEST(!type::end_ligatures(""));
  BOOST_TEST(bool(type::end_ligatures("de-AT")));
}

BOOST_AUTO_TEST_CASE(letters_at_a_joint_are_drawn_separately_and_copied_unchanged) {
  BOOST_TEST(glyphs("Auflage", "en") == 6);
  BOOST_TEST(glyphs("Auflage", "de") == 7);
  BOOST_TEST(glyphs("fliegen", "de") == glyphs("fliegen", "en"));
}
