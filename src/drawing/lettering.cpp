#include "drawing/lettering.hpp"

namespace dawson::drawing {

Letters::Letters(layout::TypeLines lines) {
  if (!lines.lines.empty()) line_ = std::move(lines.lines.front());
}

void Letters::draw(Canvas& canvas, double x, double baseline) const {
  if (line_.shaped) canvas.text(line_, x, baseline);
}

void Letters::draw_turned(Canvas& canvas, int eighths) const {
  constexpr double eighth = 45;  // degrees
  if (eighths == 0) return draw_centred(canvas, 0, 0);
  canvas.moved(Matrix::turned(eighths * eighth),
               [&](Canvas& turned) { draw_centred(turned, 0, 0); });
}

Letters Lettering::set(std::string const& text, layout::Font const& font) const {
  return Letters(typeset_({prose::Text{text}}, font, {}));
}

Letters Lettering::fitted(std::string const& text, layout::Font font, double size, double widest,
                          layout::Colour colour) const {
  font.size = size;
  font.colour = colour;
  Letters letters = set(text, font);
  if (letters.width() <= widest) return letters;
  font.size = size * widest / letters.width();
  return set(text, font);
}

}  // namespace dawson::drawing
