// Captions: which lines stand above and below a board, in which order.
#pragma once

#include <vector>

#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// What a line is; the back end gives it its font and place.
enum class Slot {
  head,        ///< left and right flush on one bold line
  centred,     ///< a line in the middle: a further author
  number, author, city, title, dedication, after, version, source, correction, tournament, award, album, reprint,
  task,        ///< stipulation left, soundness and count right
  pairs,       ///< items in two columns where they are short
  legend,      ///< figures and their name
  remark,
};

struct Line {
  Slot slot = Slot::remark;
  prose::Inlines left;                     ///< the text, or what stands left
  prose::Inlines right;                    ///< right flush, or what goes on after the source's name
  std::vector<prose::Inlines> items;       ///< of `pairs`
  std::vector<chess::Occupant> figures;    ///< of `legend`
};

struct Caption {
  problem::Preset preset = problem::Preset::feenschach;
  std::vector<Line> above;
  std::vector<Line> below;
};

/// The caption of `problem` by its preset. Slots without a value have no line.
Caption lay_out_caption(problem::Problem const& problem);

}  // namespace dawson::layout
