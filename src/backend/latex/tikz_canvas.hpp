// A canvas that writes TikZ, for a document without a style of Dawson's.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "backend/latex/tikz_pieces.hpp"
#include "drawing/canvas.hpp"

namespace dawson::drawing {
struct GlyphRun;
}

namespace dawson::backend {

/// The unit of the picture is a big point. Repeated drawings are macros, transformed on TikZ's
/// lowest level, which also transforms lines and letters. LaTeX typesets text, in its own font, in
/// the middle of a box with the measured width.
class TikzCanvas : public drawing::Canvas {
 public:
  /// `pieces` are the pages with the pictures of pieces; it must outlive the canvas.
  explicit TikzCanvas(TikzPieces const& pieces) : pieces_(pieces) {}

  void fill(drawing::Outline const& outline, layout::Colour colour) override;
  void stroke(drawing::Outline const& outline, drawing::Pen const& pen,
              layout::Colour colour) override;
  void clipped(drawing::Outline const& outline, Draw const& draw) override;
  void moved(drawing::Matrix const& matrix, Draw const& draw) override;
  void repeated(std::string const& key, layout::Rectangle reach, drawing::Matrix const& matrix,
                Draw const& draw) override;
  void text(layout::TypeLine const& line, double x, double y) override;
  std::optional<layout::Colour> foreign_colour(std::string const& written) override;

  /// Returns TikZ's name of a colour; defines it if necessary.
  std::string colour(layout::Colour value);

  /// Return what goes before `\begin{document}`, and the picture's code.
  std::string const& definitions() const { return definitions_; }
  std::string const& code() const { return code_; }

 private:
  void picture(drawing::PieceSet const& set, drawing::PieceDrawing const& symbol,
               drawing::Matrix const& at) override;
  void write(drawing::GlyphRun const& run, double x, double y);
  std::string font(layout::Font const& font);
  void place(drawing::Matrix const& at, std::string const& code);

  TikzPieces const& pieces_;
  std::string definitions_, code_;
  std::map<std::string, std::string> macros_;  // by key
  std::vector<std::string> foreign_;           // colours that only LaTeX knows
  std::vector<layout::Colour> defined_;        // colours defined here
  std::vector<std::string> families_;          // of fonts by their own names
};

}  // namespace dawson::backend
