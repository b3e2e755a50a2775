#include <boost/test/unit_test.hpp>

#include <cmath>

#include "layout/placed_caption.hpp"
#include "prose/prose.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

struct Words : Shaped {
  explicit Words(std::string said) : text(std::move(said)) {}
  std::string text;
};

// A printer whose letters are half as wide as high, and that breaks lines at blanks.
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

CaptionRow row(char const* left, char const* centre = "", char const* right = "") {
  auto const cell = [](char const* text) { return *text ? words(text) : prose::Inlines{}; };
  return {cell(left), cell(centre), cell(right), {}, false};
}
CaptionEntry entry(std::vector<CaptionRow> rows, std::vector<CaptionRow> otherwise = {}) {
  return {EntryKind::line, std::move(rows), std::move(otherwise)};
}

constexpr double frame = 160, eight = 8;

PlacedCaption placed(Caption const& caption, double width = frame) {
  return place_caption(caption, {width, 100, 0, eight, {}}, monospaced);
}

// "x@line text" of each line, from the top.
std::vector<std::string> shown(std::vector<PlacedLine> const& lines) {
  std::vector<std::string> out;
  for (PlacedLine const& line : lines)
    out.push_back(std::to_string(std::lround(line.x)) + "@" +
                  std::to_string(std::lround((line.baseline - lines.front().baseline) /
                                             baseline_skip(eight))) +
                  " " + said(line));
  return out;
}

std::vector<std::string> below(CaptionEntry const& one, double width = frame) {
  Caption caption;
  caption.below = {one};
  return shown(placed(caption, width).below);
}

using Lines = std::vector<std::string>;

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(Lines)

BOOST_AUTO_TEST_CASE(lines_above_count_upwards_and_lines_below_downwards) {
  Caption caption;
  caption.above = {entry({row("G1"), row("A. Author")})};
  caption.below = {entry({row("one")}), entry({row("two")})};
  auto const made = placed(caption, 200);
  double const skip = baseline_skip(eight);
  BOOST_REQUIRE(made.above.size() == 2);
  BOOST_TEST(made.above[1].baseline - made.above[0].baseline == skip,
             boost::test_tools::tolerance(1e-9));
  BOOST_TEST(made.above[1].baseline == -0.55 * skip, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(made.height_above > -made.above[0].baseline + made.above[0].line.ink_ascent);
  BOOST_REQUIRE(made.below.size() == 2);
  BOOST_TEST(made.below[0].baseline > 0);
  BOOST_TEST(made.height_below > made.below[1].baseline);
}

BOOST_AUTO_TEST_CASE(cells_are_left_aligned_centred_and_right_aligned) {
  // A letter is half as wide as the type is high: 4 points.
  BOOST_TEST((below(entry({row("left", "", "right")})) == Lines{"0@0 left", "140@0 right"}));
  BOOST_TEST((below(entry({row("", "mid", "")})) == Lines{"74@0 mid"}));
  BOOST_TEST((below(entry({row("ab", "cde", "fg")})) == Lines{"0@0 ab", "74@0 cde", "152@0 fg"}));
}

BOOST_AUTO_TEST_CASE(a_right_cell_is_at_the_end_of_a_shortened_first_line) {
  auto const made =
      below(entry({row("mate in two moves with a long text behind it", "", "(8+7)")}), 120);
  BOOST_TEST_REQUIRE(made.size() >= 3U);
  BOOST_TEST((std::ranges::find(made, "100@0 (8+7)") != made.end()));
  BOOST_TEST(made.front() == "0@0 mate in two moves with");
}

BOOST_AUTO_TEST_CASE(lines_of_one_row_have_similar_lengths) {
  Lines const even{"0@0 aaaa bbbb cccc", "0@1 dddd eeee ff"};
  BOOST_TEST((below(entry({row("aaaa bbbb cccc dddd eeee ff")}), 100) == even));
  Lines const centred{"22@0 aaaa bbbb cccc", "26@1 dddd eeee ff"};
  BOOST_TEST((below(entry({row("", "aaaa bbbb cccc dddd eeee ff")}), 100) == centred));
}

BOOST_AUTO_TEST_CASE(a_wide_right_cell_has_its_own_line) {
  auto const made =
      below(entry({row("mate in two moves", "", "and this is very long indeed")}), 140);
  BOOST_TEST((made == Lines{"0@0 mate in two moves", "0@1 and this is very long indeed"}),
             made.front() << made.back());
}

BOOST_AUTO_TEST_CASE(a_centre_cell_that_overlaps_the_others_is_below_them) {
  BOOST_TEST((below(entry({row("a rather long left", "in the middle", "right")})) ==
              Lines{"0@0 a rather long left", "140@0 right", "54@1 in the middle"}));
}

BOOST_AUTO_TEST_CASE(alternative_rows_are_printed_if_one_does_not_fit) {
  CaptionEntry const choice = entry({row("number twelve", "", "of an author")},
                                    {row("number twelve"), row("of an author")});
  BOOST_TEST((below(choice) == Lines{"0@0 number twelve", "112@0 of an author"}));
  BOOST_TEST((below(choice, 100) == Lines{"0@0 number twelve", "0@1 of an author"}));
}

BOOST_AUTO_TEST_CASE(short_items_are_in_two_columns_and_long_items_alone) {
  CaptionEntry const columns{
      EntryKind::columns,
      {row("a) diagram"), row("b) Ke1-e2"), row("c) a rather long condition here"), row("d) x")},
      {}};
  BOOST_TEST((below(columns) == Lines{"0@0 a) diagram", "80@0 b) Ke1-e2",
                                      "0@1 c) a rather long condition here", "0@2 d) x"}));
}

BOOST_AUTO_TEST_CASE(an_empty_row_is_an_empty_line) {
  BOOST_TEST((below(entry({row("a"), row(""), row("b")})) == Lines{"0@0 a", "0@2 b"}));
}

BOOST_AUTO_TEST_CASE(text_beside_the_board_stays_on_its_side) {
  Caption caption;
  caption.beside = CaptionBeside{false, 30, BesideStyle::Align::top, {entry({row("a"), row("b")})}};
  auto const right = placed(caption);
  BOOST_TEST_REQUIRE(right.beside.size() == 2U);
  BOOST_TEST(right.beside[0].x == frame + eight);
  BOOST_TEST(right.right > 30 * points_a_millimetre);
  BOOST_TEST(right.left == 0);
  caption.beside->left = true;
  auto const left = placed(caption);
  BOOST_TEST(left.beside[0].x < 0);
  BOOST_TEST(left.left == right.right);
  caption.beside->align = BesideStyle::Align::bottom;
  BOOST_TEST(placed(caption).beside[1].baseline > 90);
}

BOOST_AUTO_TEST_CASE(no_lines_take_no_room) {
  auto const made = placed({});
  BOOST_TEST(made.height_above == 0);
  BOOST_TEST(made.height_below == 0);
  BOOST_TEST(made.right == 0);
}

BOOST_AUTO_TEST_CASE(captions_in_a_cell_begin_at_its_edge_and_are_as_wide) {
  Caption caption;
  caption.above = {entry({row("G1", "", "Author")})};
  caption.below = {entry({row("", "middle")})};
  CaptionPlace place{frame, 100, 240, eight, {}};
  place.in_cell = true;
  place.cell_left = 50;
  PlacedCaption const made = place_caption(caption, place, monospaced);
  BOOST_TEST(shown(made.above) == (Lines{"-50@0 G1", "166@0 Author"}));
  BOOST_TEST(shown(made.below) == (Lines{"58@0 middle"}));
  BOOST_TEST(made.right == 0, "the cell has room for them");
}

BOOST_AUTO_TEST_CASE(a_hung_number_is_left_of_the_first_line_above) {
  auto const number = [](prose::Inlines around) {
    prose::Styled slot;
    slot.slot = "number";
    slot.inlines = words("17");
    around.insert(around.begin(), std::move(slot));
    return around;
  };
  Caption caption;
  caption.hung_number = true;
  caption.above = {entry({{number(words(" Author")), {}, {}, {}, false}}), entry({row("Source")})};
  // Two letters of 4 points, and half an em before the caption.
  BOOST_TEST(shown(placed(caption).above) == (Lines{"-12@0 17", "0@0 Author", "0@1 Source"}));
  caption.above.front().rows.front().left = {prose::Strong{number({})}, prose::Text{". Author"}};
  BOOST_TEST(shown(placed(caption).above) == (Lines{"-12@0 17", "0@0 Author", "0@1 Source"}));
  caption.above.front().rows.front().left = words("Author 17");
  BOOST_TEST(shown(placed(caption).above) == (Lines{"0@0 Author 17", "0@1 Source"}));
  caption.hung_number = false;
  caption.above.front().rows.front().left = number(words(" Author"));
  BOOST_TEST(shown(placed(caption).above) == (Lines{"0@0 17 Author", "0@1 Source"}));
}
