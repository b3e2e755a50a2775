#include <boost/test/unit_test.hpp>

#include <set>
#include <string>

#include "backend/svg.hpp"
#include "backend/svg_canvas.hpp"
#include "backend/svg_words.hpp"
#include "everything.hpp"
#include "layout/style.hpp"
#include "type/type.hpp"

using namespace dawson;
using namespace dawson::backend;

namespace {

layout::Typeset typeset() {
  static type::Type const type = *type::Type::open();
  return type.typeset();
}

layout::Scene with_pieces(std::vector<layout::Placed> pieces) {
  layout::Scene scene;
  scene.width = scene.height = 8;
  scene.pieces = std::move(pieces);
  return scene;
}

chess::Piece const king{chess::Kind::king, chess::Side::white, 0, {}};

std::size_t count(std::string_view text, std::string_view wanted) {
  std::size_t found = 0;
  for (std::size_t at = text.find(wanted); at != std::string_view::npos;
       at = text.find(wanted, at + 1))
    ++found;
  return found;
}

SvgSheet sheet() {
  return SvgSheet(
      [drawings = 0](std::string_view) mutable { return "x" + std::to_string(++drawings); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(svg_files)

BOOST_AUTO_TEST_CASE(numbers_have_at_most_three_decimals_and_no_leading_zero) {
  std::pair<double, std::string> const cases[] = {
      {0, "0"},         {-0.0001, "0"},    {0.5, ".5"},    {-0.25, "-.25"},
      {12.34, "12.34"}, {1.0006, "1.001"}, {-130, "-130"}, {0.007, ".007"}};
  for (auto const& [number, expected] : cases) BOOST_TEST(svg::number(number) == expected);
}

BOOST_AUTO_TEST_CASE(a_file_does_not_depend_on_earlier_drawings) {
  SvgDrawings known;
  for (int round = 0; round < 2; ++round)
    for (double const square : {5.5, 7.0})
      for (layout::Style const& style : {layout::hatched_style(), layout::screen_style()})
        for (layout::Scene scene : every_scene()) {
          scene.square = square;
          scene.style = style;
          bool const same =
              svg_board(scene, {}, typeset(), nullptr, &known) == svg_board(scene, {}, typeset());
          BOOST_TEST(same);
        }
}

BOOST_AUTO_TEST_CASE(a_piece_has_the_ink_of_its_own_board) {
  SvgDrawings known;
  layout::Scene scene = with_pieces({{{0, 0, 1, 1}, king}});
  for (std::string const ink : {"#123456", "#654321"}) {
    scene.style = layout::hatched_style();
    scene.style->ink = *layout::read_colour(ink);
    std::string const file = svg_board(scene, {}, typeset(), nullptr, &known);
    BOOST_TEST(count(file, ink) > 1U);
    BOOST_TEST(count(file, ink == "#123456" ? "#654321" : "#123456") == 0U);
  }
}

BOOST_AUTO_TEST_CASE(a_page_has_each_piece_once_and_each_id_once) {
  SvgSheet page = sheet();
  layout::Scene const scene = with_pieces({{{0, 0, 1, 1}, king}, {{3, 0, 1, 1}, king}});
  std::string const first = page.board(scene, {}, typeset());
  std::string const definitions = page.definitions();
  BOOST_TEST(page.board(scene, {}, typeset()) == first);
  BOOST_TEST(page.definitions() == definitions);
  std::set<std::string> ids;
  std::size_t defined = 0;
  for (std::size_t at = definitions.find("id=\"x"); at != std::string::npos;
       at = definitions.find("id=\"x", at + 1), ++defined)
    ids.insert(definitions.substr(at, definitions.find('"', at + 4) - at));
  BOOST_TEST(ids.size() == defined);
  BOOST_TEST(first.find("id=") == std::string::npos);
  BOOST_TEST(first.find('\1') == std::string::npos);
  BOOST_TEST(definitions.find('\1') == std::string::npos);
}

// Independent of the style of the page: without a style it is text for a screen.
BOOST_AUTO_TEST_CASE(a_page_defines_the_print_style_of_its_boards_once) {
  layout::Scene scene = with_pieces({});
  scene.style = layout::screen_style();
  scene.checkers = layout::Checkers{8, 8, true};
  SvgSheet page = sheet();
  std::string const first = page.board(scene, {}, typeset()),
                    second = page.board(scene, {}, typeset());
  BOOST_TEST(
      count(page.definitions(), "<g display=\"none\" style=\"display:var(--print,none)\">") == 1U);
  BOOST_TEST(count(first + second, "--print") == 0U);
  SvgSheet book(
      [drawings = 0](std::string_view) mutable { return "x" + std::to_string(++drawings); }, true);
  book.board(scene, {}, typeset());
  BOOST_TEST(count(book.definitions(), "--print") == 0U);
  scene.style = layout::tinted_style();
  SvgSheet tinted = sheet();
  tinted.board(scene, {}, typeset());
  BOOST_TEST(count(tinted.definitions(), "--print") == 0U);
}

BOOST_AUTO_TEST_CASE(the_shade_of_a_board_is_a_separate_element) {
  layout::Scene scene = with_pieces({});
  std::string const board = sheet().board(scene, {}, typeset());
  BOOST_TEST(count(board, "class=\"shade\"") == 1U);
  BOOST_TEST(count(board, "fill=\"none\" class=\"shade\"") == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
