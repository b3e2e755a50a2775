#include "layout/points.hpp"

namespace dawson::layout {
namespace {

constexpr double middle = 0.5;  // of a square

// The two diagonals of the three files and ranks above `bottom`.
void add_palace(std::vector<Segment>& lines, int files, int bottom) {
  int const beside = (files - 3) / 2;
  double const left = beside + middle, low = bottom + middle;
  lines.push_back({{left, low}, {left + 2, low + 2}});
  lines.push_back({{left, low + 2}, {left + 2, low}});
}

}  // namespace

std::vector<Segment> point_lines(int files, int ranks, bool river) {
  constexpr int ranks_with_river = 10, bank = ranks_with_river / 2;
  double const right = files - middle, top = ranks - middle;
  std::vector<Segment> lines;
  for (int rank = 0; rank < ranks; ++rank)
    lines.push_back({{middle, rank + middle}, {right, rank + middle}});
  for (int file = 0; file < files; ++file) {
    double const x = file + middle;
    bool const whole = !river || ranks != ranks_with_river || file == 0 || file == files - 1;
    if (whole) lines.push_back({{x, middle}, {x, top}});
    else {
      lines.push_back({{x, middle}, {x, bank - middle}});
      lines.push_back({{x, bank + middle}, {x, top}});
    }
  }
  bool const palaces = (files == 9 && ranks == ranks_with_river) || (files == 7 && ranks == 7);
  if (palaces) {
    add_palace(lines, files, 0);
    add_palace(lines, files, ranks - 3);
  }
  return lines;
}

}  // namespace dawson::layout
