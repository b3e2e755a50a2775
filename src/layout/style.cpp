#include "layout/style.hpp"

namespace dawson::layout {

Style hatched_style() { return {}; }

Style tinted_style() {
  Style style;
  style.shading = Shading::flat;
  return style;
}

Style screen_style() {
  Style style;
  style.shading = Shading::flat;
  style.light = {0.98, 0.95, 0.88};
  style.dark = {0.80, 0.68, 0.53};
  style.coloured = true;
  return style;
}

}  // namespace dawson::layout
