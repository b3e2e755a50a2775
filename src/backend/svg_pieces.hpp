// A user's piece set: SVG pictures, rendered by librsvg.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "drawing/canvas.hpp"
#include "text/diagnostic.hpp"

namespace dawson::backend {

class SvgPieceSet : public drawing::PieceSet {
 public:
  SvgPieceSet();
  ~SvgPieceSet() override;
  SvgPieceSet(SvgPieceSet&&) noexcept;
  SvgPieceSet& operator=(SvgPieceSet&&) noexcept;

  /// Adds the picture of a piece, an SVG file as `read_svg` reads it. Spans are in `file`. E-PIECES
  /// for a picture that librsvg cannot render or that names another file: such files are never
  /// read. W-IMAGE for other parts that `read_svg` drops.
  text::Diagnostics add(drawing::PieceDrawing const& symbol, std::string const& file);

  bool has(drawing::PieceDrawing const& symbol) const override;
  std::string_view svg(drawing::PieceDrawing const& symbol) const override;
  std::string picture(drawing::PieceDrawing const& symbol) const override;
  bool draw(cairo_t* target, drawing::PieceDrawing const& symbol, int rotation) const override;

 private:
  struct Picture;
  std::map<drawing::PieceDrawing, std::unique_ptr<Picture>> pictures_;
};

/// Returns a PDF with one page per piece, upright, 10 by 10 bp, in the order of
/// `drawing::drawable`. The same set gives the same bytes.
std::string pieces_pdf(drawing::PieceSet const& set);

}  // namespace dawson::backend
