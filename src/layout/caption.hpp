// Captions: which lines stand above and below a board, in which order.
#pragma once

#include <string_view>
#include <vector>

#include "layout/sign.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// What a line is; the back end gives it its font and place.
enum class Slot {
  head,     ///< left and right flush on one bold line
  centred,  ///< a line in the middle: a further author
  number,
  author,
  city,
  title,
  dedication,
  after,
  version,
  source,
  correction,
  tournament,
  award,
  album,
  reprint,
  task,    ///< stipulation left, soundness and count right
  pairs,   ///< items in two columns where they are short
  legend,  ///< figures and their name
  key,     ///< a sign of a move diagram and what it means
  remark,
};

struct Line {
  Slot slot = Slot::remark;
  prose::Inlines left;                   ///< the text, or what stands left
  prose::Inlines right;                  ///< right flush, or what goes on after the source's name
  std::vector<prose::Inlines> items;     ///< of `pairs`
  std::vector<chess::Occupant> figures;  ///< of `legend`
  SignKind sign = SignKind::move_and_capture;  ///< of `key`
};

struct Caption {
  problem::Preset preset = problem::Preset::feenschach;
  std::vector<Line> above;
  std::vector<Line> below;
};

struct KeyItem;

/// A character that looks like the sign (UTF-8), for captions that are text alone.
std::string_view sign_character(SignKind sign);

/// The key of a move diagram as lines of a caption: `key` for signs, `legend` for men.
std::vector<Line> key_lines(std::vector<KeyItem> const& key);

/// The caption of `problem` by its preset. Slots without a value have no line.
Caption lay_out_caption(problem::Problem const& problem);

}  // namespace dawson::layout
