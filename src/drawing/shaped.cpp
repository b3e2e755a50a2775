#include "drawing/shaped.hpp"

namespace dawson::drawing {

ShapedLine const& shaped(layout::TypeLine const& line) {
  return dynamic_cast<ShapedLine const&>(*line.shaped);
}

}  // namespace dawson::drawing
