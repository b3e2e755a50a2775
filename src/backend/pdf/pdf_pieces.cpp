// Figures of the user's own in PDF files: each is a form, written once.
#include <fmt/format.h>

#include <algorithm>

#include "backend/pdf/form_picture.hpp"
#include "backend/pdf/pdf_canvas.hpp"

namespace dawson::backend {

PdfResources::PieceForm const& PdfResources::symbol(drawing::PieceSet const& set,
                                                    drawing::PieceDrawing const& symbol) {
  auto const [known, is_new] = pieces_.try_emplace({&set, symbol});
  PieceForm& form = known->second;
  if (!is_new) return form;
  auto const picture = form_of_svg(set.picture(symbol));
  if (!picture) return form;  // librsvg has shown it before: there is no such picture
  form.drawing = adopt(fmt::format("piece {}", pieces_.size()), picture->write(file_));
  double const width = picture->unit_width(), height = picture->unit_height(),
               scale = 1 / std::max(width, height);
  form.at = {scale, 0, 0, scale, -width * scale / 2, -height * scale / 2};
  return form;
}

void PdfCanvas::picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
                        drawing::Matrix const& at) {
  PdfResources::PieceForm const& form = resources_.symbol(set, symbol);
  if (form.drawing.number != 0) put(form.drawing, at.after(form.at));
}

}  // namespace dawson::backend
