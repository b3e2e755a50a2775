// How text is broken into lines, and the position of each line.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <string>
#include <vector>

#include "drawing/shaped.hpp"
#include "type/type.hpp"

using namespace dawson;

namespace {

struct Lines {
  Lines() : type(type::Type::open()) { BOOST_REQUIRE(type.ok()); }

  std::vector<layout::TypeLine> of(std::string const& text, layout::Measure const& measure) const {
    return type->typeset()({prose::Text{text}}, {}, measure).lines;
  }
  static std::string words(layout::TypeLine const& line) {
    std::string out;
    for (auto const& piece : drawing::shaped(line).pieces)
      if (auto const* run = std::get_if<drawing::GlyphRun>(&piece)) out += run->text;
    return out;
  }

  text::Result<type::Type> type;
};

layout::Measure measure(double width, layout::Flush flush = layout::Flush::left) {
  layout::Measure out;
  out.width = width, out.flush = flush;
  return out;
}

bool near(double a, double b) { return std::abs(a - b) < 0.02; }

std::string const five = "one two three four five";

}  // namespace

BOOST_FIXTURE_TEST_CASE(text_without_a_width_is_one_line, Lines) {
  auto const lines = of(five, measure(0, layout::Flush::right));
  BOOST_TEST_REQUIRE(lines.size() == 1U);
  BOOST_TEST(lines[0].x == 0);
  BOOST_TEST(words(lines[0]) == five);
  BOOST_TEST(of("", measure(0)).empty());
}

BOOST_FIXTURE_TEST_CASE(lines_are_left_aligned_centred_or_right_aligned, Lines) {
  double const width = of("one", measure(0))[0].width;
  BOOST_TEST(near(of("one", measure(100))[0].x, 0));
  BOOST_TEST(near(of("one", measure(100, layout::Flush::centre))[0].x, (100 - width) / 2));
  BOOST_TEST(near(of("one", measure(100, layout::Flush::right))[0].x, 100 - width));
  BOOST_TEST(near(of("one", measure(100, layout::Flush::justified))[0].x, 0));
  BOOST_TEST(near(of("unbreakable", measure(20, layout::Flush::right))[0].x,
                  20 - of("unbreakable", measure(20))[0].width));
}

BOOST_FIXTURE_TEST_CASE(all_justified_lines_but_the_last_reach_the_edge, Lines) {
  auto const ragged = of(five, measure(60));
  auto const full = of(five, measure(60, layout::Flush::justified));
  BOOST_TEST_REQUIRE(ragged.size() == full.size());
  BOOST_TEST_REQUIRE(full.size() >= 2U);
  BOOST_TEST(ragged[0].width < 59);
  BOOST_TEST(near(full[0].width, 60), full[0].width);
  BOOST_TEST(near(full.back().width, ragged.back().width));
}

BOOST_FIXTURE_TEST_CASE(the_first_line_or_the_other_lines_are_indented, Lines) {
  layout::Measure indented = measure(60), hanging = measure(60);
  indented.indent = 12, hanging.hanging = 9;
  auto const a = of(five, indented), b = of(five, hanging);
  BOOST_TEST_REQUIRE(a.size() >= 2U);
  BOOST_TEST_REQUIRE(b.size() >= 2U);
  BOOST_TEST(near(a[0].x, 12));
  BOOST_TEST(near(a[1].x, 0));
  BOOST_TEST(near(b[0].x, 0));
  BOOST_TEST(near(b[1].x, 9));
  for (auto const& line : a) BOOST_TEST(line.x + line.width <= 60.02);
  for (auto const& line : b) BOOST_TEST(line.x + line.width <= 60.02);
}

BOOST_FIXTURE_TEST_CASE(the_first_line_leaves_the_requested_room_free, Lines) {
  layout::Measure cut = measure(100);
  cut.first_short = 50;
  auto const lines = of(five, cut);
  BOOST_TEST_REQUIRE(lines.size() >= 2U);
  BOOST_TEST(lines[0].width <= 50);
  BOOST_TEST(lines[1].width > 50);
  BOOST_TEST(!words(lines[1]).starts_with(" "), "the blank where it was broken is gone");
  std::string all = words(lines[0]);
  for (std::size_t i = 1; i < lines.size(); ++i)
    all += (all.ends_with(" ") ? "" : " ") + words(lines[i]);
  BOOST_TEST(all == five);
}

BOOST_FIXTURE_TEST_CASE(links_have_a_position_on_each_line, Lines) {
  prose::Inlines const inlines{prose::Text{"see "},
                               prose::Link{"https://example.org", "", {prose::Text{"here"}}},
                               prose::Text{" and there"}};
  auto const lines = type->typeset()(inlines, {}, {}).lines;
  BOOST_TEST_REQUIRE(lines.size() == 1U);
  BOOST_TEST_REQUIRE(lines[0].links.size() == 1U);
  auto const& link = lines[0].links[0];
  BOOST_TEST(link.target == "https://example.org");
  BOOST_TEST(near(link.from, of("see ", measure(0))[0].width), link.from);
  BOOST_TEST(near(link.to - link.from, of("here", measure(0))[0].width));
  BOOST_TEST(of("see", measure(0))[0].links.empty());
}

BOOST_FIXTURE_TEST_CASE(the_same_words_in_another_font_or_width_give_other_lines, Lines) {
  layout::Font bold, large, red;
  bold.bold = true, large.size = 20, red.colour = {200, 0, 0};
  auto const set = type->typeset();
  auto const width = [&](layout::Font const& font) {
    return set({prose::Text{"Grasshopper"}}, font, {}).lines[0].width;
  };
  BOOST_TEST(width(bold) > width({}));
  BOOST_TEST(near(width(large), 2 * width({})));
  auto const lines = set({prose::Text{"Grasshopper"}}, red, {}).lines;
  auto const& run = std::get<drawing::GlyphRun>(drawing::shaped(lines[0]).pieces.front());
  BOOST_TEST((run.font.colour == red.colour));
  BOOST_TEST(of(five, measure(60)).size() > of(five, measure(200)).size());
}
