#include <boost/test/unit_test.hpp>

#include <cmath>
#include <string>

#include "style/shipped_styles.hpp"

using namespace dawson;
using namespace dawson::run;
using layout::Style;

namespace {

StyleReading read(std::string bytes) {
  return read_style(text::Source("my.yaml", std::move(bytes)), default_style(), shipped_styles());
}

Style sound(std::string const& bytes) {
  StyleReading const style = read(bytes);
  BOOST_TEST_REQUIRE(style.faults.empty(),
                     bytes << ": " << (style.faults.empty() ? "" : style.faults.front().message));
  return style.style.board;
}

/// "2:7 `x` is not a colour": place, message and what the span covers.
std::string fault(std::string const& bytes) {
  text::Source const source("my.yaml", bytes);
  StyleReading const style = read(bytes);
  if (style.faults.empty()) return "none";
  text::Diagnostic const& first = style.faults.front();
  text::Place const place = source.place(first.span.begin);
  BOOST_TEST(first.code == "E-STYLE");
  return std::to_string(place.line) + ":" + std::to_string(place.column) + " [" +
         bytes.substr(first.span.begin, first.span.end - first.span.begin) + "] " + first.message;
}

std::string hint(std::string const& bytes) { return read(bytes).faults.at(0).hint; }

bool near(double a, double b) { return std::abs(a - b) < 1e-9; }

}  // namespace

BOOST_AUTO_TEST_CASE(a_style_starts_from_a_built_in_style) {
  BOOST_TEST((sound("based on: tinted\n") == layout::tinted_style()));
  BOOST_TEST((sound("square: 5.5mm\n") == layout::hatched_style()),
             "the hatched one if none is named");
  Style const late = sound("square: 8mm\nbased on: screen\n");
  BOOST_TEST((late.square == 8 && late.dark == layout::screen_style().dark),
             "wherever the line stands");
}

BOOST_AUTO_TEST_CASE(every_key_sets_its_member_of_the_style) {
  Style const style = sound(
      "dark squares: flat\n"
      "colours:\n  light: '#ffffff'\n  dark: \"#c8aa86\"\n  ink: 012\n  paper: ivory\n  red: red\n "
      " orange: grey 50%\n"
      "hatching: {angle: -90, distance: 2bp, width: 0.3pt}\n"
      "frame:\n  lines: 1\n  inner: 1pt\n  outer: 2pt\n  gap: 1.5pt\n"
      "coordinates:\n  place: inside\n  font: DejaVu Sans\n  size: 6pt\n"
      "pieces: sets/mine\n"
      "square: 1cm\n");
  BOOST_TEST((style.shading == layout::Shading::flat));
  BOOST_TEST((style.light == layout::white));
  BOOST_TEST((style.dark == layout::Colour{0xC8 / 255.0, 0xAA / 255.0, 0x86 / 255.0}));
  BOOST_TEST((style.ink == layout::Colour{0, 0x11 / 255.0, 0x22 / 255.0}));
  BOOST_TEST((style.paper == layout::Colour{1, 1, 0.94}));
  BOOST_TEST(style.coloured, "an army that is given a colour shows it");
  BOOST_TEST((style.armies[0] == layout::Colour{1, 0, 0}));
  BOOST_TEST((style.armies[5] == layout::Colour{0.5, 0.5, 0.5}));
  BOOST_TEST((style.armies[1] == layout::hatched_style().armies[1]));
  BOOST_TEST(style.hatch_angle == 90);
  BOOST_TEST(near(style.hatch_distance, 2 * 72.27 / 72));
  BOOST_TEST(near(style.hatch_width, 0.3));
  BOOST_TEST(style.single_frame);
  BOOST_TEST((near(style.frame_inner, 1) && near(style.frame_outer, 2)));
  BOOST_TEST(near(style.frame_gap, 1.5));
  BOOST_TEST((style.coordinates == problem::Coordinates::inside));
  BOOST_TEST(style.label_font == "DejaVu Sans");
  BOOST_TEST(near(style.label_size, 6));
  BOOST_TEST(style.piece_set == "sets/mine");
  BOOST_TEST(style.square == 10);
  BOOST_TEST(!sound("based on: screen\nfurther armies: hatched\n").coloured);
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  BOOST_TEST(fault("colours:\n  lihgt: white\n") == "2:3 [lihgt] `colours` has no key `lihgt`");
  BOOST_TEST(fault("colors: {}\n") == "1:1 [colors] unknown key `colors` in style");
  BOOST_TEST(fault("colours:\n  dark: \"#12345\"\n") ==
             "2:9 [\"#12345\"] `#12345` is not a colour");
  BOOST_TEST(fault("colours:\n  dark: grey 101%\n") ==
             "2:9 [grey 101%] `grey 101%` is not a colour");
  BOOST_TEST(fault("colours:\n  dark: #c8aa86\n") == "2:3 [dark] `dark` has no value");
  BOOST_TEST(fault("colours: white\n") == "1:10 [white] `colours` needs keys below it");
  BOOST_TEST(fault("square: [1, 2]\n") == "1:9 [] `square` takes a single value");
  BOOST_TEST(fault("based on: {a: b}\n") == "1:11 [] `based on` takes a single value");
  BOOST_TEST(fault("based on: tintd\n") == "1:11 [tintd] unknown style `tintd`");
  BOOST_TEST(fault("square: 5 ell\n") == "1:9 [5 ell] `5 ell` is not a length");
  BOOST_TEST(fault("square: 900mm\n") == "1:9 [900mm] `900mm` is not a length");
  BOOST_TEST(fault("square: 0.2mm\n") == "1:9 [0.2mm] 0.2mm is too small");
  BOOST_TEST(fault("frame: {outer: 30pt}\n") == "1:16 [30pt] 30pt is too large");
  BOOST_TEST(fault("frame: {lines: 3}\n") == "1:16 [3] invalid value `3`");
  BOOST_TEST(fault("hatching: {angle: steep}\n") == "1:19 [steep] `steep` is not an angle");
  BOOST_TEST(fault("hatching: {angle: 91}\n") == "1:19 [91] `91` is not an angle");
  BOOST_TEST(fault("hatching: {angle: nan}\n") == "1:19 [nan] `nan` is not an angle");
  BOOST_TEST(fault("coordinates: {font: '\\input'}\n") ==
             "1:21 ['\\input'] invalid name of a font");
  BOOST_TEST(fault("square: 5mm\nsquare: 6mm\n") == "2:1 [square] duplicate key `square`");
  BOOST_TEST(fault("? [a]\n: b\n") == "1:3 [] a key must be a word");
}

BOOST_AUTO_TEST_CASE(columns_count_characters) {
  BOOST_TEST(fault("{pieces: \"\xC3\xA9\xE2\x82\xAC\", square: x}\n") ==
             "1:24 [x] `x` is not a length");
  BOOST_TEST(fault("\xEF\xBB\xBFsquare: x\n") == "1:9 [x] `x` is not a length");
  BOOST_TEST(fault("square: 5mm\r\nframe: {lines: x}\r\n") == "2:16 [x] invalid value `x`");
}

BOOST_AUTO_TEST_CASE(misspellings_suggest_the_closest_match) {
  BOOST_TEST(hint("colours:\n  lihgt: white\n") == "did you mean `light`?");
  BOOST_TEST(hint("colors: {}\n") == "did you mean `colours`?");
  BOOST_TEST(hint("quux: 1\n").starts_with("use one of: based on, "));
}

BOOST_AUTO_TEST_CASE(input_that_is_no_style_is_refused) {
  for (std::string const bytes : {"", "\n", "# nothing\n", "just words\n", "- a\n- b\n", "a: [\n",
                                  "a: b: c\n", "\"", "{", "key", "\xFF\xFE", "*x\n", "&a [*a]\n",
                                  "%YAML 9.9\n", "a: &a [*a, *a]\n", "---\n---\n", "\t\ta: 1\n"})
    BOOST_TEST(!read(bytes).faults.empty(), bytes);
  BOOST_TEST(!read(std::string(100000, '[')).faults.empty());
  BOOST_TEST(!read(std::string("a\0b", 3)).faults.empty());
}

BOOST_AUTO_TEST_CASE(colours_are_hexadecimal_greys_or_names) {
  auto const colour = [](std::string const& written) {
    return sound("colours: {light: '" + written + "'}\n").light;
  };
  BOOST_TEST((colour("#fff") == layout::white));
  BOOST_TEST((colour("000000") == layout::black));
  BOOST_TEST((colour("gray 25%") == layout::Colour{0.25, 0.25, 0.25}));
  for (std::string const bad :
       {"", "#", "#ff", "#ffff", "fffffg", "grey", "grey %", "grey -1%", "Black", "-ff", "+fffff"})
    BOOST_TEST(!read("colours: {light: '" + bad + "'}\n").faults.empty(), bad);
}

BOOST_AUTO_TEST_CASE(errors_that_are_valid_yaml_are_reported) {
  BOOST_TEST(fault("solutions: {body: [solutoin]}\n") ==
             "1:20 [solutoin] unknown field `solutoin`");
  BOOST_TEST(hint("solutions: {body: [solutoin]}\n") == "did you mean `solution`?");
  BOOST_TEST(fault("solutions: {body: [solution, '{author}', 'Key: {remark}']}\n") == "none");
  BOOST_TEST(fault("words: {en: {After: x}}\n") ==
             "1:14 [After] no template uses the word `After`");
  BOOST_TEST(hint("words: {en: {After: x}}\n") == "did you mean `after`?");
  BOOST_TEST(fault("words: {en: {after: x}, de: {own: y}}\ncaption: {above: ['{word own}']}\n") ==
             "none");
  BOOST_TEST(fault("caption: {width: 30}\n") == "1:18 [30] `30` is not a length");
  BOOST_TEST(fault("caption: {width: 30mm}\n") == "none");
  BOOST_TEST(fault("caption:\n  legend: '{men} = {text}\n") ==
             "2:11 ['] quotation mark is not closed");
  BOOST_TEST(fault("dates: \"yyyy") == "1:8 [\"] quotation mark is not closed");
}

BOOST_AUTO_TEST_CASE(keys_of_chapter_headings_are_in_a_group_of_headings) {
  StyleReading const style = read("headings: {chapter: {size: 18pt, sink: 6}}\n");
  BOOST_TEST_REQUIRE(style.faults.empty());
  BOOST_TEST((style.style.pages.chapter_sink == std::optional(6)));
  BOOST_TEST(written(style.style.pages) == "headings: {chapter: {sink: '6', size: '18pt'}}\n");
  BOOST_TEST(fault("headings: {chapter: {sise: 18pt}}\n") ==
             "1:22 [sise] `headings.chapter` has no key `sise`");
  BOOST_TEST(fault("headings: {section: {size: 18pt}}\n") ==
             "1:12 [section] `headings` has no key `section`");
  BOOST_TEST(fault("headings: {chapter: 18pt}\n") == "1:21 [18pt] `chapter` needs keys below it");
  BOOST_TEST(fault("headings.chapter: {size: 18pt}\n") ==
             "1:1 [headings.chapter] unknown key `headings.chapter` in style");
}
