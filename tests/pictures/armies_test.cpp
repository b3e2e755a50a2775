// Tests that a reader can distinguish the pieces of several armies on the smallest squares.
#include <boost/test/unit_test.hpp>

#include <cmath>
#include <string>
#include <vector>

#include "pictures/picture.hpp"
#include "pictures/tools.hpp"

using namespace dawson;

namespace {

// Sizes in millimetres, chosen so that lines have different positions on the pixels at 100 dots per
// inch.
constexpr double sizes[] = {3.94, 4, 4.06};
constexpr int cell = 15;  // pixels of a square that are compared
constexpr std::string_view kinds = "QKRBNP";
constexpr int sides = 8;  // white, black, and the armies from red to orange

std::string board_of_armies(double size) {
  std::string out = "ffen: {U}";
  for (char const kind : kinds) {
    if (out.back() != '}') out += '/';
    for (char const colour : std::string_view("01345678")) out += {'(', kind, colour, ')'};
  }
  return out + "\nsize: " + std::to_string(size) + "mm\n";
}

struct Cells {
  Picture const& picture;
  double side;  ///< size of a square, pixels

  int at(std::size_t kind, int of, int x, int y) const {
    double const left = (picture.width - sides * side) / 2;
    double const top = (picture.height - static_cast<double>(kinds.size()) * side) / 2;
    double const row = static_cast<double>(kind);
    return picture.at(static_cast<int>(std::lround(left + (of + 0.5) * side - cell / 2.0)) + x,
                      static_cast<int>(std::lround(top + (row + 0.5) * side - cell / 2.0)) + y);
  }
};

/// Returns the difference between the pieces of two sides within their bodies, from 0 to 1: the
/// root mean square, minimised over shifts by at most one pixel.
double apart(Cells const& cells, std::size_t kind, int one, int other) {
  double closest = 1;
  for (int dx = -1; dx <= 1; ++dx)
    for (int dy = -1; dy <= 1; ++dy) {
      double sum = 0;
      int count = 0;
      for (int y = 1; y < cell - 1; ++y)
        for (int x = 1; x < cell - 1; ++x) {
          if (cells.at(kind, 0, x, y) - cells.at(kind, 1, x, y) <= 100) continue;
          double const far =
              (cells.at(kind, one, x, y) - cells.at(kind, other, x + dx, y + dy)) / 255.0;
          sum += far * far;
          ++count;
        }
      BOOST_TEST_REQUIRE(count > 0);
      closest = std::min(closest, std::sqrt(sum / count));
    }
  return closest;
}

void check(std::string const& png, double size) {
  constexpr double visible = 0.1;
  Picture const picture = read_png(png);
  Cells const cells{picture, size / 25.4 * 100};
  for (std::size_t kind = 0; kind < kinds.size(); ++kind)
    for (int one = 0; one < sides; ++one)
      for (int other = one + 1; other < sides; ++other)
        BOOST_TEST(apart(cells, kind, one, other) > visible,
                   kinds[kind] << " of the sides " << one << " and " << other);
}

}  // namespace

BOOST_AUTO_TEST_CASE(six_armies_are_distinguishable_at_4_mm_and_100_dots_per_inch) {
  Folder const folder;
  for (double const size : sizes) {
    put(folder / "p.txt", board_of_armies(size));
    auto const ended =
        run_program({"board", "--problem", "p.txt", "-o", "p.png", "--dpi", "100"}, folder.path());
    BOOST_REQUIRE_MESSAGE(ended.status == 0, ended.err);
    check(folder / "p.png", size);
  }
}

BOOST_AUTO_TEST_CASE(six_armies_are_distinguishable_in_a_pdf,
                     *boost::unit_test::label("pdf_tools")) {
  Folder const folder;
  for (double const size : sizes) {
    put(folder / "p.txt", board_of_armies(size));
    BOOST_REQUIRE(
        run_program({"board", "--problem", "p.txt", "-o", "p.pdf"}, folder.path()).status == 0);
    for (std::string const renderer : {"pdftocairo", "pdftoppm"})
      BOOST_TEST_CONTEXT(renderer << " " << size) {
        BOOST_REQUIRE(
            run_shell(renderer + " -png -gray -r 100 -singlefile p.pdf " + renderer, folder.path())
                .status == 0);
        check(folder / (renderer + ".png"), size);
      }
  }
}
