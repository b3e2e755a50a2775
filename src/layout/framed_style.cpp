#include "layout/framed_style.hpp"

namespace dawson::layout {

Style framed_style(std::optional<Style> const& style, std::optional<problem::Frame> const& frame) {
  Style own = style.value_or(hatched_style());
  if (frame) {
    own.single_frame = frame->single;
    own.frame_inner = frame->inner;
    own.frame_outer = frame->outer;
  }
  return own;
}

}  // namespace dawson::layout
