#include <boost/test/unit_test.hpp>

#include "layout/placed_caption.hpp"
#include "prose/plain.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

struct Words : Shaped {
  explicit Words(std::string said) : text(std::move(said)) {}
  std::string text;
};

// A printer whose letters are all half as wide as high, and who breaks lines at blanks.
TypeLines monospaced(prose::Inlines const& inlines, Font const& font, Measure const& measure) {
  TypeLines out;
  std::string const text = prose::plain(inlines);
  double const letter = font.size / 2;
  auto const add = [&](std::string const& line) {
    double const start = out.lines.empty() ? measure.indent : measure.hanging;
    double const width = letter * static_cast<double>(line.size());
    double const x = measure.flush == Flush::centre ? (measure.width - width) / 2 : start;
    out.lines.push_back({x,
                         width,
                         font.size * 0.7,
                         font.size * 0.2,
                         font.size * 0.7,
                         0,
                         {},
                         std::make_shared<Words>(line)});
  };
  std::string line;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find(' ', at), text.size());
    std::string const word = text.substr(at, end - at);
    double const room = measure.width - (out.lines.empty() ? measure.first_short : 0);
    if (measure.width > 0 && !line.empty() &&
        letter * static_cast<double>(line.size() + 1 + word.size()) > room)
      add(std::exchange(line, word));
    else line += (line.empty() ? "" : " ") + word;
    at = end + 1;
  }
  if (!line.empty()) add(line);
  return out;
}

std::string said(PlacedLine const& line) {
  return dynamic_cast<Words const&>(*line.line.shaped).text;
}
prose::Inlines words(char const* said) { return {prose::Text{said}}; }

}  // namespace

BOOST_AUTO_TEST_CASE(lines_above_count_up_from_the_frame_and_lines_below_down) {
  Caption caption;
  caption.above = {{Slot::number, words("G1"), {}, {}, {}},
                   {Slot::author, words("A. Author"), {}, {}, {}}};
  caption.below = {{Slot::remark, words("one"), {}, {}, {}},
                   {Slot::remark, words("two"), {}, {}, {}}};
  auto const placed = place_caption(caption, 200, 8, {}, monospaced);
  double const skip = baseline_skip(8);
  BOOST_REQUIRE(placed.above.size() == 2);
  BOOST_TEST(placed.above[1].baseline - placed.above[0].baseline == skip,
             boost::test_tools::tolerance(1e-9));
  BOOST_TEST(placed.above[1].baseline == -0.55 * skip, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(placed.height_above > -placed.above[0].baseline + placed.above[0].line.ink_ascent);
  BOOST_REQUIRE(placed.below.size() == 2);
  BOOST_TEST(placed.below[0].baseline > 0);
  BOOST_TEST(placed.height_below > placed.below[1].baseline);
}

BOOST_AUTO_TEST_CASE(the_count_stands_flush_right_on_the_first_line_of_the_task) {
  Caption caption;
  caption.below = {
      {Slot::task, words("mate in two moves with a long text behind it"), words("(8+7)"), {}, {}}};
  double const width = 120;
  auto const placed = place_caption(caption, width, 8, {}, monospaced);
  BOOST_REQUIRE(placed.below.size() >= 3);
  auto const count = std::ranges::find(placed.below, std::string("(8+7)"), said);
  BOOST_REQUIRE((count != placed.below.end()));
  BOOST_TEST(count->x + count->line.width == width, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(count->baseline == placed.below.front().baseline);
  BOOST_TEST(placed.below.front().line.width <= count->x);
}

BOOST_AUTO_TEST_CASE(short_items_stand_in_two_columns_and_long_ones_alone) {
  Caption caption;
  Line pairs;
  pairs.slot = Slot::pairs;
  pairs.items = {words("a) diagram"), words("b) Ke1-e2"), words("c) a rather long condition here"),
                 words("d) x")};
  caption.below = {pairs};
  auto const placed = place_caption(caption, 160, 8, {}, monospaced);
  BOOST_REQUIRE(placed.below.size() == 4);
  BOOST_TEST(placed.below[1].x == 80);
  BOOST_TEST(placed.below[0].baseline == placed.below[1].baseline);
  BOOST_TEST(placed.below[2].baseline > placed.below[1].baseline);
  BOOST_TEST(placed.below[3].baseline > placed.below[2].baseline);
  BOOST_TEST(placed.below[3].x == 0);
}

BOOST_AUTO_TEST_CASE(no_lines_take_no_room) {
  auto const placed = place_caption({}, 100, 8, {}, monospaced);
  BOOST_TEST(placed.height_above == 0);
  BOOST_TEST(placed.height_below == 0);
}
