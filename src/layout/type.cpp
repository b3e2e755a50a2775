#include "layout/type.hpp"

#include "layout/measures.hpp"
#include "layout/style.hpp"

namespace dawson::layout {
namespace {

void choose_family(Font& font, std::string const& name) {
  font.named.clear();
  if (name == "serif") font.family = Family::serif;
  else if (name == "sans") font.family = Family::sans;
  else if (name == "typewriter") font.family = Family::mono;
  else font.named = name;
}

}  // namespace

Font changed(Font font, prose::FontOverride const& look) {
  if (look.bold) font.bold = *look.bold;
  if (look.slope) {
    font.italic = *look.slope == prose::Slope::italic;
    font.slanted = *look.slope == prose::Slope::slanted;
  }
  if (look.small_caps) font.small_caps = *look.small_caps;
  if (!look.colour.empty())
    if (auto const colour = read_colour(look.colour)) font.colour = *colour;
  if (look.size > 0) font.size = look.size * points_a_tex_point;
  if (look.scale > 0) font.size *= look.scale;
  if (!look.family.empty()) choose_family(font, look.family);
  if (look.tracking) font.tracking = *look.tracking;
  return font;
}

}  // namespace dawson::layout
