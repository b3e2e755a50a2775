// Lines of words that have been shaped before equal the lines of Pango.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "drawing/shaped.hpp"
#include "type/type.hpp"

using namespace dawson;

namespace {

// All that is drawn of a text that fits on one line.
std::string drawn(layout::TypeLines const& lines) {
  std::string out;
  for (layout::TypeLine const& line : lines.lines) {
    for (double const number :
         {line.x, line.width, line.ascent, line.descent, line.ink_ascent, line.ink_descent})
      out += std::to_string(number) + " ";
    for (auto const& piece : drawing::shaped(line).pieces) {
      auto const& run = std::get<drawing::GlyphRun>(piece);
      out += "\n" + run.text + " " + run.file->family + " " + std::to_string(run.font.size) + " " +
             std::to_string(run.x) + " " + std::to_string(run.width);
      for (drawing::Glyph const& glyph : run.glyphs)
        out += " " + std::to_string(glyph.number) + "@" + std::to_string(glyph.x) + "," +
               std::to_string(glyph.y) + "+" + std::to_string(glyph.advance);
      for (drawing::Cluster const& cluster : run.clusters)
        out += " " + std::to_string(cluster.glyphs) + "/" + std::to_string(cluster.bytes);
    }
  }
  return out;
}

prose::Inlines plain(std::string of) { return {prose::Text{std::move(of)}}; }

prose::Inlines bold(std::string of) {
  prose::FontOverride look;
  look.bold = true;
  return {prose::Styled{look, "", plain(std::move(of))}};
}

std::vector<prose::Inlines> const& examples() {
  static std::vector<prose::Inlines> const all = [] {
    std::vector<prose::Inlines> made;
    for (char const* const one :
         {"AVAToWe fi ffl Th Qu", "1947", "(10+10)", "h#2½", "#2", ",",
          "“Die Schwalbe” 12/1934 – 3rd", "Černý, Žižka & Łoś", "Prix d’honneur", "1.\u00A0Preis",
          "a b", "f", "...", "a-b", "ſt Ĳ ŉ ª º", "§ ± ×", "x_y {z} ~ ^ \\"})
      made.push_back(plain(one));
    prose::Inlines mixed = plain("Tour ");
    for (prose::Inlines const& part : {bold("AV"), plain(", "), bold("1947"), plain("!")})
      mixed.push_back(part.front());
    made.push_back(mixed);
    made.push_back({prose::Text{"("}, bold("10+10").front(), prose::Text{")"}});
    return made;
  }();
  return all;
}

// If the first line has an indent, Pango breaks the lines.
layout::Measure measure(layout::Flush flush, bool by_pango, double width = 900) {
  layout::Measure out;
  out.width = width;
  out.flush = flush;
  if (by_pango) out.indent = 1e-300;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_line_of_known_words_has_the_same_glyphs_as_in_pango) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const set = type->typeset();
  std::vector<layout::Font> fonts(6);
  fonts[1].bold = fonts[2].italic = fonts[3].slanted = true;
  fonts[4].family = layout::Family::sans, fonts[5].family = layout::Family::mono;
  fonts[5].size = 8.47;
  using layout::Flush;
  for (layout::Font const& font : fonts)
    for (prose::Inlines const& example : examples())
      for (Flush const flush : {Flush::left, Flush::centre, Flush::right, Flush::justified})
        for (int again = 0; again < 2; ++again)
          BOOST_TEST(drawn(set(example, font, measure(flush, false))) ==
                     drawn(set(example, font, measure(flush, true))));
}

BOOST_AUTO_TEST_CASE(lines_broken_at_blanks_have_the_same_glyphs_as_in_pango) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const set = type->typeset();
  std::vector<prose::Inlines> texts;
  for (char const* const one :
       {"2nd Prize, Die Schwalbe (12) 1934, after T. R. Dawson and Ado Kraemer",
        "1934 12 #2 (8+10)", "White begins and wins-or-draws, whatever Black, AVA To V. We; plays",
        "Černý a Žižka a Łoś", "1.\u00A0Preis, 1.\u00A0ehrende\u00A0Erwähnung Die\u00A0Schwalbe",
        "one/two three/four five?six"})
    texts.push_back(plain(one));
  prose::Inlines mixed = plain("Tour of ");
  for (prose::Inlines const& part :
       {bold("AVA Václav"), plain(" "), bold("1947"), plain(" Ty, To 12"), bold(" Fo")})
    mixed.push_back(part.front());
  texts.push_back(mixed);
  layout::Font small;
  small.size = 7.8;
  using layout::Flush;
  for (layout::Font const& font : {layout::Font(), small})
    for (prose::Inlines const& example : texts)
      for (Flush const flush : {Flush::left, Flush::centre, Flush::right, Flush::justified})
        for (double width = 20; width < 320; width += 5.9)
          for (double const hanging : {0.0, 9.0}) {
            layout::Measure own = measure(flush, false, width), pango = measure(flush, true, width);
            own.hanging = pango.hanging = hanging;
            BOOST_TEST(drawn(set(example, font, own)) == drawn(set(example, font, pango)));
          }
}

BOOST_AUTO_TEST_CASE(words_are_cached_per_font_and_colour) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const set = type->typeset();
  layout::Font red, large;
  red.colour = {1, 0, 0};
  large.size = 20;
  prose::Inlines const two = {prose::Text{"AV"}, prose::Text{"12"}};
  auto const run = [&](layout::Font const& font) {
    auto const lines = set(two, font, {});
    return std::get<drawing::GlyphRun>(drawing::shaped(lines.lines.front()).pieces.back());
  };
  BOOST_TEST(run({}).font.colour.red == 0);
  BOOST_TEST(run(red).font.colour.red == 1);
  BOOST_TEST(run(large).width > 1.9 * run({}).width);
}
