#include "type/type.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>

#include "drawing/shaped.hpp"
#include "type/font_choice.hpp"

using namespace dawson;

namespace {

layout::TypeLine line(layout::Typeset const& set, std::string const& text,
                      layout::Font const& font = {}) {
  auto const lines = set({prose::Text{text}}, font, {});
  BOOST_REQUIRE(lines.lines.size() == 1U);
  return lines.lines.front();
}

std::string file_of(layout::TypeLine const& line) {
  auto const& run = std::get<drawing::GlyphRun>(drawing::shaped(line).pieces.front());
  auto const fonts = type::carried_fonts();
  auto const found = std::ranges::find(fonts, run.file->bytes(), &type::CarriedFont::bytes);
  return found == fonts.end() ? "elsewhere" : std::string(found->name);
}

}  // namespace

// Runs before all other uses of fonts, so that fontconfig has read nothing yet.
BOOST_AUTO_TEST_CASE(text_is_set_in_the_programs_fonts_on_every_machine) {
  ::setenv("FONTCONFIG_FILE", "/nowhere/fonts.conf", 1);
  auto const type = type::Type::open();
  ::unsetenv("FONTCONFIG_FILE");
  BOOST_REQUIRE(type.ok());
  auto const set = type->typeset();
  layout::Font bold, italic, both, sans, mono;
  bold.bold = both.bold = italic.italic = both.italic = true;
  sans.family = layout::Family::sans;
  mono.family = layout::Family::mono;
  BOOST_TEST(file_of(line(set, "Ab")) == "LinLibertine_R.otf");
  BOOST_TEST(file_of(line(set, "Ab", bold)) == "LinLibertine_RB.otf");
  BOOST_TEST(file_of(line(set, "Ab", italic)) == "LinLibertine_RI.otf");
  BOOST_TEST(file_of(line(set, "Ab", both)) == "LinLibertine_RBI.otf");
  BOOST_TEST(file_of(line(set, "Ab", sans)) == "LinBiolinum_R.otf");
  BOOST_TEST(file_of(line(set, "Ab", mono)) == "LinLibertine_M.otf");
}

BOOST_AUTO_TEST_CASE(missing_characters_are_not_taken_from_other_fonts) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const lines = type->typeset()({prose::Text{"a\u6771b\u6771"}}, {}, {});
  BOOST_TEST((lines.missing == U"\u6771"));
  // A box replaces it: the font's glyph for missing characters.
  auto const& run = std::get<drawing::GlyphRun>(drawing::shaped(lines.lines.front()).pieces[1]);
  BOOST_REQUIRE(run.glyphs.size() == 1U);
  BOOST_TEST(run.glyphs[0].number == 0U);
}

BOOST_AUTO_TEST_CASE(pieces_in_code_are_as_wide_as_letters) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Font mono;
  mono.family = layout::Family::mono;
  auto const set = type->typeset();
  double const letter = line(set, "x", mono).width;
  for (char const* piece : {"\u2655", "\u265F", "\u2658"}) {
    BOOST_TEST(std::abs(line(set, piece, mono).width - letter) < 0.01, piece);
    BOOST_TEST(line(set, piece).width > letter, piece);
    BOOST_TEST((type->typeset()({prose::Text{piece}}, {}, {}).missing.empty()), piece);
  }
}

BOOST_AUTO_TEST_CASE(an_unknown_font_family_is_an_error) {
  BOOST_TEST(
      !type::Type::open({"No Such Family", "Linux Biolinum O", "Linux Libertine Mono O"}).ok());
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  BOOST_TEST(type->missing("No Such Family").has_value());
  BOOST_TEST(!type->missing("Linux Libertine O").has_value());
}

BOOST_AUTO_TEST_CASE(letters_are_measured_at_their_size) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  layout::Font small, large;
  small.size = 10, large.size = 20;
  auto const set = type->typeset();
  auto const a = line(set, "Nightrider", small), b = line(set, "Nightrider", large);
  BOOST_TEST(std::abs(b.width - 2 * a.width) < 0.01);
  BOOST_TEST((a.width > 40 && a.width < 50), a.width);
  BOOST_TEST(a.ink_ascent > 6);
  BOOST_TEST(a.ink_descent > 1.5);
}

BOOST_AUTO_TEST_CASE(tracking_adds_space_between_letters) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const set = type->typeset();
  layout::Font font;
  font.size = 10;
  double const usual = line(set, "mnmn", font).width;
  font.tracking = 0.1;
  double const wide = line(set, "mnmn", font).width;
  // A point for each letter; the one after the last may be left out.
  BOOST_TEST(wide - usual > 2.9);
  BOOST_TEST(wide - usual < 4.1);
  font.tracking = 0;
  BOOST_TEST(line(set, "mnmn", font).width == usual, "words are cached by their tracking");
}

BOOST_AUTO_TEST_CASE(only_a_piece_without_a_symbol_needs_letters) {
  auto const type = type::Type::open();
  BOOST_REQUIRE(type.ok());
  auto const figurine = [&](chess::Piece const& piece, layout::Abbreviations const& abbreviations) {
    layout::Measure measure;
    measure.abbreviations = abbreviations;
    auto const lines = type->typeset()({prose::Figurines{{piece}}}, {}, measure);
    return std::get<drawing::Figurine>(drawing::shaped(lines.lines.front()).pieces.front());
  };
  chess::Piece const knight{chess::Kind::knight, chess::Side::white, 0, {}};
  chess::Piece const named{chess::Kind::named, chess::Side::black, 0, "zigzagger"};
  BOOST_TEST(figurine(knight, {}).letters == "");
  BOOST_TEST(!figurine(knight, {}).typeset);
  BOOST_TEST(figurine(named, {}).letters == layout::abbreviation(named));
  BOOST_TEST(figurine(named, {{"zigzagger", "Zz"}}).letters == "Zz");
  BOOST_TEST(bool(figurine(named, {}).typeset));
}
