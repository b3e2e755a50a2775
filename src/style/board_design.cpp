#include "style/board_design.hpp"

#include "layout/captions/caption_style.hpp"

namespace dawson::run {

void settle(problem::Problem& problem, BoardDesign const& design) {
  problem.view.frame = design.frame;
  if (design.style && design.style->pieces) problem.view.game = design.style->pieces;
  if (design.caption->values.anonymous) problem.hide_author();
}

}  // namespace dawson::run
