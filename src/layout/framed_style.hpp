// The style of a board with the frame that its captions want.
#pragma once

#include <optional>

#include "layout/style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// `style`, without one the hatched style, with `frame` where there is one.
Style framed_style(std::optional<Style> const& style, std::optional<problem::Frame> const& frame);

}  // namespace dawson::layout
