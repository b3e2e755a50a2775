// The design of one diagram, as the styles in force determine it, for compilation and renderers.
#pragma once

#include <optional>

#include "layout/style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {
struct CaptionStyle;
}

namespace dawson::run {

struct PieceSet;

/// The design of a problem: style of the board, piece set, style of the caption.
struct BoardDesign {
  std::optional<layout::Style> style;  ///< no value: the renderer's default
  /// Piece set; null: Dawson's own.
  PieceSet const* piece_set = nullptr;
  /// Style of the captions; never null, lives as long as the invocation.
  layout::CaptionStyle const* caption = nullptr;
  std::optional<problem::Frame> frame;  ///< frame of the caption's style, if one is named
};

/// Applies to a problem what its design determines of it: frame, game, and whether the author is
/// hidden.
void settle(problem::Problem& problem, BoardDesign const& design);

}  // namespace dawson::run
