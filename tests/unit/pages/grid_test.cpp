// Grids of diagrams: the squares that fill a page, captions as wide as the cells, common lines.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "../layout/boards.hpp"
#include "layout/measures.hpp"
#include "made_pages.hpp"

using namespace dawson;
using namespace dawson::pages;

namespace {

Design grid(int across, int down, int columns = 1) {
  Design design = design_for(default_paper(), true);
  design.columns = columns;
  design.gutter = 10;
  design.grid.across = across;
  design.grid.down = down;
  design.grid.align = DiagramGrid::Align::edges;
  design.grid.level_heads = true;
  return design;
}

// Diagrams whose captions have `above[i]` lines.
Made made(Design const& design, std::vector<int> const& above,
          std::optional<double> size = std::nullopt) {
  ContentLookup lookup;
  lookup.directive = one_each([&](std::size_t index) -> Insert {
    DiagramInsert out;
    out.across = design.grid.across;
    out.problem.position = layout::drawn(std::vector<std::string_view>(8, "........"));
    out.problem.view.size = size;
    for (int i = 0; i < above[index]; ++i) {
      layout::CaptionRow row;
      row.left.push_back(prose::Text{"Line " + std::to_string(i)});
      out.caption.above.push_back({layout::EntryKind::line, {row}, {}});
    }
    return out;
  });
  prose::Blocks blocks;
  for (std::size_t i = 0; i < above.size(); ++i) blocks.push_back(block(prose::DirectiveAt{i}));
  return make(blocks, lookup, {}, design);
}

std::set<double> squares(Made const& made) {
  std::set<double> out;
  for (Page const& page : made.pages)
    for (BoardAt const& board : page.matter.boards) out.insert(board.scene->square);
  return out;
}

// The lines of the boards of a page, rounded to hundredths of a point.
std::set<long> lines(Page const& page) {
  std::set<long> out;
  for (BoardAt const& board : page.matter.boards) out.insert(std::lround(board.y * 100));
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(squares_grow_and_shrink_until_the_rows_fill_the_page) {
  Made const two = made(grid(2, 2), std::vector<int>(8, 2)),
             four = made(grid(2, 4), std::vector<int>(16, 2));
  for (Made const* const one : {&two, &four}) {
    BOOST_TEST(squares(*one).size() == 1u);
    BOOST_TEST(one->pages.size() == 2u);
    BOOST_TEST(one->findings.empty());
  }
  double const square = *squares(two).begin();
  BOOST_TEST(square > 5.5);
  BOOST_TEST(*squares(four).begin() < 4.5);
  // A square larger by the step would not fit the cell.
  Design const design = grid(2, 2);
  double const cell = (design.text_width() - design.leading) / 2 / layout::points_a_millimetre;
  BOOST_TEST(square * 8 < cell);
  BOOST_TEST((square + 0.1) * 8.4 > cell);
}

BOOST_AUTO_TEST_CASE(squares_keep_within_the_range_of_the_design) {
  Design design = grid(1, 2);
  design.grid.most_square = 5;
  BOOST_TEST(*squares(made(design, {0, 0, 0, 0})).begin() == 5);
  design.grid.least_square = design.grid.most_square = 4.4;
  BOOST_TEST(*squares(made(design, {0, 0, 0, 0})).begin() == 4.4);
  // Rows that do not fit with the smallest squares are reported, and fewer are printed.
  design.grid.down = 12;
  Made const many = made(design, std::vector<int>(12, 2));
  BOOST_REQUIRE(many.findings.size() == 1u);
  BOOST_TEST(many.findings[0].code == "W-HIGH");
  BOOST_TEST(many.pages.size() > 1u);
}

BOOST_AUTO_TEST_CASE(a_size_of_its_own_is_kept) {
  Made const sized = made(grid(2, 3), std::vector<int>(6, 1), 3);
  BOOST_TEST(squares(sized).size() == 1u);
  BOOST_TEST(*squares(sized).begin() == 3);
}

BOOST_AUTO_TEST_CASE(boards_of_all_columns_of_a_page_are_level) {
  Made const columns = made(grid(1, 3, 2), {1, 4, 2, 3, 1, 1, 5, 1, 2, 1, 1, 4});
  BOOST_REQUIRE(columns.pages.size() == 2u);
  for (Page const& page : columns.pages) {
    BOOST_TEST(page.matter.boards.size() == 6u);
    BOOST_TEST(lines(page).size() == 3u);
  }
}

BOOST_AUTO_TEST_CASE(boards_of_columns_are_level_without_a_grid) {
  Made const columns = made(grid(1, 0, 2), {1, 4, 2, 3, 1, 1, 5, 1, 2, 1, 1, 4});
  Page const& page = columns.pages.front();
  BOOST_TEST(page.matter.boards.size() % 2 == 0u);
  BOOST_TEST(lines(page).size() == page.matter.boards.size() / 2);
}

BOOST_AUTO_TEST_CASE(rows_alone_that_leave_an_empty_foot_are_spread_to_it) {
  Design const design = grid(1, 0);
  Made const rows = made(design, std::vector<int>(6, 0), 8);
  BOOST_REQUIRE(rows.pages.size() == 3u);
  double const foot = design.top + design.text_height();
  auto const last = [](Page const& page) { return page.matter.boards.back().y; };
  BOOST_TEST(last(rows.pages[0]) > foot - design.leading);
  // The last page may be short.
  BOOST_TEST(last(rows.pages[2]) < foot - design.leading);
}

BOOST_AUTO_TEST_CASE(captions_in_grids_begin_at_the_edges_of_their_cells) {
  Design design = grid(2, 3);
  design.grid.align_chosen = true;
  design.grid.most_square = 4;
  Made const page = made(design, {1, 1});
  BOOST_REQUIRE(page.pages.size() == 1u);
  PageContent const& matter = page.pages[0].matter;
  BOOST_REQUIRE(matter.boards.size() == 2u);
  double const left = design.inner, right = left + design.text_width();
  double const cell = (design.text_width() - design.leading) / 2;
  // Boards stand at the outer edges, captions at the left edges of the cells.
  layout::Scene const& scene = *matter.boards[1].scene;
  double const width = scene.frame.width * scene.square * layout::points_a_millimetre;
  BOOST_TEST(matter.boards[0].x == left, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(matter.boards[1].x + width == right, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(matter.type[0].x == left, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(matter.type[1].x == right - cell, boost::test_tools::tolerance(1e-9));
}
