#include "pages/lines/inline_board.hpp"

#include "layout/measures.hpp"

namespace dawson::pages {
namespace {

// Heights above the baseline in em, as in TeX's fonts: of capitals, and of the middle of signs such
// as `+`.
constexpr double capital_height = 0.683, axis_height = 0.25;

}  // namespace

double raised_board(layout::Scene const& board, double size) {
  double const height = board.frame.height * board.square * layout::points_a_millimetre;
  switch (layout::baseline_of(board, true)) {
    case problem::Baseline::board: return 0;
    case problem::Baseline::top: return capital_height * size - height;
    case problem::Baseline::centre: return axis_height * size - height / 2;
  }
  return 0;
}

}  // namespace dawson::pages
