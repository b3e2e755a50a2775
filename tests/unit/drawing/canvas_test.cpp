// Pieces drawn by strokes and fills: the widths of their lines, and their corners.
#include "drawing/canvas.hpp"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <vector>

#include "artwork/figures.hpp"
#include "layout/measures.hpp"

using namespace dawson;
using drawing::Join;

namespace {

/// Records the pens; draws nothing.
class Pens : public drawing::Canvas {
 public:
  std::vector<drawing::Pen> pens;

  void fill(drawing::Outline const&, layout::Colour) override {}
  void stroke(drawing::Outline const&, drawing::Pen const& pen, layout::Colour) override {
    pens.push_back(pen);
  }
  void clipped(drawing::Outline const&, Draw const& draw) override { draw(*this); }
  void moved(drawing::Matrix const&, Draw const& draw) override { draw(*this); }
  void repeated(std::string const&, layout::Rectangle, drawing::Matrix const&,
                Draw const& draw) override {
    draw(*this);
  }
  void text(layout::TypeLine const&, double, double) override {}

 protected:
  void picture(drawing::PieceSet const&, drawing::PieceDrawing const&,
               drawing::Matrix const&) override {}
};

std::vector<drawing::Pen> pens_of_rook(double millimetres, bool bold = false) {
  Pens canvas;
  drawing::PlacedSymbol piece{artwork::find_figure("R"), chess::Side::white, 0, {}, {}, true, bold};
  canvas.pieces({&piece, 1}, millimetres * layout::points_a_millimetre, layout::hatched_style());
  return canvas.pens;
}

constexpr int sturdier = artwork::heavier(artwork::Cut::sturdy);

/// Pen of the rook's outline; the rim is wider, the inner lines are narrower.
double outline_width(std::vector<drawing::Pen> const& pens) {
  auto const found =
      std::ranges::find_if(pens, [](drawing::Pen const& pen) { return pen.join == Join::miter; });
  BOOST_REQUIRE(found != pens.end());
  BOOST_TEST(found->miter_limit == artwork::miter_limit);
  return found->width;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(canvas)

BOOST_AUTO_TEST_CASE(lines_are_wider_on_small_squares_and_narrower_on_large_ones) {
  BOOST_TEST(outline_width(pens_of_rook(4.5)) == artwork::outline_width + sturdier);
  BOOST_TEST(outline_width(pens_of_rook(8)) == artwork::outline_width);
  BOOST_TEST(outline_width(pens_of_rook(12)) == artwork::outline_width - 6);
}

BOOST_AUTO_TEST_CASE(all_lines_of_a_piece_follow_the_size_of_its_square) {
  auto const regular = pens_of_rook(8), sturdy = pens_of_rook(4);
  BOOST_REQUIRE(regular.size() == sturdy.size());
  BOOST_TEST(regular.size() > 2U);
  for (std::size_t i = 0; i < regular.size(); ++i)
    BOOST_TEST(sturdy[i].width == regular[i].width + sturdier);
}

BOOST_AUTO_TEST_CASE(only_the_outline_has_corners) {
  auto const pens = pens_of_rook(8);
  BOOST_TEST(std::ranges::count(pens, Join::miter, &drawing::Pen::join) == 1);
}

BOOST_AUTO_TEST_CASE(lines_are_bolder_in_bold_type) {
  BOOST_TEST(outline_width(pens_of_rook(8, true)) == artwork::outline_width + artwork::bolder);
}

BOOST_AUTO_TEST_CASE(the_hatching_of_other_armies_is_as_coarse_as_the_cut_requires) {
  BOOST_TEST(artwork::coarser(drawing::cut_of(4 * layout::points_a_millimetre)) > 1);
  BOOST_TEST(artwork::coarser(drawing::cut_of(6 * layout::points_a_millimetre)) == 1);
  // At least three pixels from line to line on a screen of 100 dots per inch, otherwise they merge.
  double const pixels = 4 / 25.4 * 100;
  BOOST_TEST(layout::part("tone step") * artwork::coarser(artwork::cut_for(4)) * pixels > 3);
}

BOOST_AUTO_TEST_SUITE_END()
