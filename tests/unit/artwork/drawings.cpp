#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "artwork/figures.hpp"
#include "artwork/font.hpp"
#include "artwork/writers.hpp"
#include "places.hpp"
#include "text/scanning.hpp"

using namespace dawson;
using artwork::Figure;
using artwork::Path;
using artwork::Point;

namespace {

std::string contents(std::string const& file) {
  std::ifstream in(dawson::in_sources(file), std::ios::binary);
  BOOST_REQUIRE_MESSAGE(in.good(), file);
  return {std::istreambuf_iterator<char>(in), {}};
}

Figure const& figure(std::string_view code) {
  Figure const* const found = artwork::find_figure(code);
  BOOST_REQUIRE_MESSAGE(found != nullptr, code);
  return *found;
}

bool by_place(Point a, Point b) { return a.x != b.x ? a.x < b.x : a.y < b.y; }

void add_points(std::vector<Point>& points, Path const& path) {
  for (artwork::Segment const& segment : path)
    points.insert(points.end(), segment.points.begin(),
                  segment.points.begin() + static_cast<std::ptrdiff_t>(segment.count()));
}

/// As a set: the path and its mirror image may begin at different points.
bool symmetric(std::vector<Point> points) {
  auto const as_set = [](std::vector<Point>& all) {
    std::sort(all.begin(), all.end(), by_place);
    all.erase(std::unique(all.begin(), all.end()), all.end());
  };
  std::vector<Point> mirrored;
  for (Point const point : points) mirrored.push_back({-point.x, point.y});
  as_set(points);
  as_set(mirrored);
  return points == mirrored;
}

bool within(artwork::Box const& inner, artwork::Box const& outer) {
  return inner.left >= outer.left && inner.bottom >= outer.bottom && inner.right <= outer.right &&
         inner.top <= outer.top;
}

int height(std::string_view code) {
  artwork::Box const& box = figure(code).box;
  return box.top - box.bottom;
}

bool among(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Drawn from the side, hence not symmetric.
bool looks_aside(Figure const& figure) {
  return among(figure.name,
               {"knight", "lion", "chancellor", "knight-queen", "knight-rook", "knight-bishop",
                "elephant", "camel", "zebra", "dragon", "unicorn", "ship", "cannon"});
}

/// Distance by which the curve between `from` and the end of `segment` leaves the box around its
/// two ends.
int overshoot(Point from, artwork::Segment const& segment) {
  Point const end = segment.points[2];
  artwork::Box const box = artwork::box_around({{artwork::Segment::move, {from}}, segment}, 0);
  return std::max({std::min(from.x, end.x) - box.left, box.right - std::max(from.x, end.x),
                   std::min(from.y, end.y) - box.bottom, box.top - std::max(from.y, end.y)});
}

/// Signs have no base line: they are centred in their square.
bool is_sign(Figure const& figure) {
  return among(figure.name, {"equihopper", "rose", "star", "diamond", "imitator", "circle", "cross",
                             "square", "triangle"});
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_symbol_exists) {
  BOOST_TEST(artwork::figures().size() == artwork::known_figures.size());
  for (auto const& known : artwork::known_figures)
    BOOST_TEST(figure(known.code).name == known.name);
  for (std::string_view const code : {"k", "?", "", "King"})
    BOOST_TEST(artwork::find_figure(code) == nullptr);
}

BOOST_AUTO_TEST_CASE(a_symbol_is_also_found_by_its_name) {
  for (auto const& known : artwork::known_figures) {
    Figure const* const found = artwork::find_figure(known.name);
    BOOST_TEST_REQUIRE(found != nullptr, known.name);
    BOOST_TEST(found->code == known.code);
  }
}

BOOST_AUTO_TEST_CASE(codes_consist_of_letters_as_tex_names_require) {
  for (auto const& known : artwork::known_figures)
    BOOST_TEST(std::all_of(known.code.begin(), known.code.end(),
                           [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }),
               known.name);
}

BOOST_AUTO_TEST_CASE(the_program_contains_the_committed_drawings) {
  for (Figure const& carried : artwork::figures()) {
    auto const drawn = artwork::read_figure(contents("src/artwork/men/" + carried.name + ".svg"));
    BOOST_TEST_REQUIRE(drawn.ok(), carried.name);
    BOOST_TEST((*drawn == carried), carried.name);
  }
}

BOOST_AUTO_TEST_CASE(the_program_contains_the_committed_signs_equal_for_both_sides) {
  BOOST_TEST(artwork::signs().size() == artwork::known_signs.size());
  for (Figure const& carried : artwork::signs()) {
    auto const drawn = artwork::read_figure(contents("src/artwork/signs/" + carried.name + ".svg"));
    BOOST_TEST_REQUIRE(drawn.ok(), carried.name);
    BOOST_TEST((*drawn == carried), carried.name);
    BOOST_TEST((carried.line == carried.inner), carried.name);
  }
}

BOOST_AUTO_TEST_CASE(signs_are_found_by_name_and_code_and_are_not_pieces_of_fonts) {
  for (auto const& known : artwork::known_signs) {
    Figure const* const found = artwork::find_figure(known.name);
    BOOST_TEST_REQUIRE(found != nullptr, known.name);
    BOOST_TEST(found->code == known.code);
    BOOST_TEST(artwork::find_figure(known.code) == found);
    BOOST_TEST(!artwork::font_glyph(known.code, artwork::Layer::rim).has_value(), known.name);
    BOOST_TEST(std::ranges::all_of(known.code, text::is_letter), known.name);
  }
}

BOOST_AUTO_TEST_CASE(signs_stay_clear_of_their_outlines) {
  constexpr int clear = 15 + 20;  // half of the outline, and paper that holds at 4 mm a square
  for (Figure const& each : artwork::signs()) {
    BOOST_TEST(within(each.box, {-500, -500, 500, 500}), each.name);
    for (artwork::Mark const& mark : each.line)
      BOOST_TEST(within(artwork::box_around(mark.path, 2 * clear), each.box), each.name);
  }
}

BOOST_AUTO_TEST_CASE(the_committed_tex_files_equal_the_generated_ones) {
  bool const equal = contents("tex/dawson-men.tex") == artwork::as_tex(artwork::figures());
  BOOST_TEST(equal, "run the target artwork_tex and commit tex/dawson-men.tex");
  bool const alike = contents("tex/dawson-signs.tex") == artwork::signs_as_tex(artwork::signs());
  BOOST_TEST(alike, "run the target artwork_tex and commit tex/dawson-signs.tex");
}

BOOST_AUTO_TEST_CASE(symbols_stay_within_their_square_and_details_within_their_symbol) {
  for (Figure const& each : artwork::figures()) {
    BOOST_TEST_CONTEXT(each.name) {
      BOOST_TEST(within(each.box, {-500, -500, 500, 500}));
      for (auto const* marks : {&each.line, &each.inner})
        for (artwork::Mark const& mark : *marks)
          BOOST_TEST(within(artwork::box_around(mark.path, mark.width), each.box));
    }
  }
}

BOOST_AUTO_TEST_CASE(outlines_of_front_views_are_symmetric_except_the_bishops_cleft) {
  for (Figure const& each : artwork::figures()) {
    if (looks_aside(each)) continue;
    std::vector<Point> points;
    add_points(points, each.body);
    BOOST_TEST((symmetric(points) || each.name == "bishop"), each.name);
    BOOST_TEST(each.box.left == -each.box.right, each.name);
  }
}

BOOST_AUTO_TEST_CASE(details_of_front_views_are_symmetric) {
  for (Figure const& each : artwork::figures()) {
    if (looks_aside(each)) continue;
    for (auto const* marks : {&each.line, &each.inner}) {
      std::vector<Point> points;
      for (artwork::Mark const& mark : *marks) add_points(points, mark.path);
      BOOST_TEST(symmetric(points), each.name);
    }
  }
}

BOOST_AUTO_TEST_CASE(pieces_share_one_base_line) {
  for (Figure const& each : artwork::figures())
    if (!is_sign(each)) BOOST_TEST(each.box.bottom == figure("K").box.bottom, each.name);
}

BOOST_AUTO_TEST_CASE(pieces_are_ordered_by_height) {
  BOOST_TEST(height("K") > height("Q"));
  BOOST_TEST(height("Q") > height("B"));
  BOOST_TEST(height("B") >= height("N"));
  BOOST_TEST(height("N") > height("R"));
  BOOST_TEST(height("R") > height("P"));
}

BOOST_AUTO_TEST_CASE(no_symbol_is_taller_than_the_king) {
  for (Figure const& each : artwork::figures())
    BOOST_TEST(height(each.code) <= height("K"), each.name);
}

BOOST_AUTO_TEST_CASE(the_king_is_centred_in_its_square) {
  artwork::Box const& box = figure("K").box;
  BOOST_TEST(std::abs(box.top + box.bottom) <= 10);
}

BOOST_AUTO_TEST_CASE(lines_can_be_printed_at_the_smallest_size) {
  for (Figure const& each : artwork::figures())
    for (auto const* marks : {&each.line, &each.inner})
      for (artwork::Mark const& mark : *marks)
        BOOST_TEST((mark.solid() || mark.width >= artwork::thinnest_line), each.name);
}

BOOST_AUTO_TEST_CASE(white_lines_of_black_pieces_stay_open_at_the_smallest_size) {
  constexpr int narrowest =
      28;  // 0.11 mm of paper on a square of 4 mm; ink closes anything narrower
  for (Figure const& each : artwork::figures())
    for (artwork::Mark const& mark : each.inner)
      BOOST_TEST((mark.solid() || mark.width >= narrowest), each.name);
}

BOOST_AUTO_TEST_CASE(outlines_of_chessmen_have_their_extrema_on_nodes) {
  constexpr int unseen = 2;  // units; 0.04 mm in a square of 20 mm
  for (std::string_view const code :
       {"K", "Q", "R", "B", "N", "P", "KnightQueen", "KnightRook", "KnightBishop", "Archbishop",
        "Chancellor", "Equihopper", "C", "X", "S", "T"}) {
    Point at;
    for (artwork::Segment const& segment : figure(code).body) {
      if (segment.kind == artwork::Segment::curve)
        BOOST_TEST(overshoot(at, segment) <= unseen, code << " ends a curve at "
                                                          << segment.points[2].x << ' '
                                                          << segment.points[2].y);
      if (segment.count() > 0) at = segment.points[segment.count() - 1];
    }
  }
}

BOOST_AUTO_TEST_CASE(compounds_of_the_knight_are_as_high_as_their_parts) {
  for (std::string_view const code :
       {"KnightQueen", "KnightRook", "KnightBishop", "Archbishop", "Chancellor"}) {
    BOOST_TEST(height(code) > height("R"), code);
    BOOST_TEST(height(code) <= height("K"), code);
  }
}

BOOST_AUTO_TEST_CASE(small_squares_have_wider_lines_and_large_ones_narrower) {
  using artwork::Cut;
  for (auto const& [side, cut] : {std::pair(3.0, Cut::sturdy),
                                  {4.5, Cut::sturdy},
                                  {4.6, Cut::regular},
                                  {11.9, Cut::regular},
                                  {12.0, Cut::fine},
                                  {25.0, Cut::fine}})
    BOOST_TEST((artwork::cut_for(side) == cut), side);
  BOOST_TEST(artwork::heavier(Cut::sturdy) > 0);
  BOOST_TEST(artwork::heavier(Cut::regular) == 0);
  BOOST_TEST(artwork::heavier(Cut::fine) < 0);
}

BOOST_AUTO_TEST_CASE(tex_has_one_definition_per_symbol_and_no_blank_line) {
  std::string const tex = artwork::as_tex(artwork::figures());
  std::size_t definitions = 0;
  for (std::size_t at = 0; (at = tex.find("\n\\DawsonDefineFigure{", at)) != std::string::npos;
       ++at)
    ++definitions;
  BOOST_TEST(definitions == artwork::known_figures.size());
  BOOST_TEST(tex.find("\n\n") == std::string::npos);
}
