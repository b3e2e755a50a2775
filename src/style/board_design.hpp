// What the styles in force make of one diagram.
#pragma once

#include <optional>

#include "layout/style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {
struct CaptionStyle;
}

namespace dawson::run {

struct PieceSet;

/// What a problem gets: the style of its board, the figures (null: Dawson's own), its captions.
struct BoardDesign {
  std::optional<layout::Style> style;  ///< nothing: the renderer's usual one
  PieceSet const* pieces = nullptr;
  layout::CaptionStyle const* caption =
      nullptr;                          ///< never null; it lives as long as the invocation
  std::optional<problem::Frame> frame;  ///< of the captions, where they have a style
};

/// Has the problem be what its design says of it: its frame, its game, whether it has an author.
void settle(problem::Problem& problem, BoardDesign const& design);

}  // namespace dawson::run
