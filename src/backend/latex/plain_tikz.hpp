// Writes one board as a complete LaTeX document with plain TikZ, without Dawson's files: its
// canvas, and a user's piece set as pages of a PDF file.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/canvas.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::backend {

/// Piece set that has been written as a PDF file.
struct TikzPieces {
  /// Letters in lower case and digits: words in LaTeX may be converted to upper case
  std::string name;
  std::vector<drawing::PieceDrawing> pages;  ///< the piece on each page, in the order of `drawable`

  /// Returns the name of the file: "dawson-pieces-NAME.pdf".
  std::string file() const;
  /// Returns the page of a piece, counted from 1; no value if the set does not contain it.
  std::optional<std::size_t> page(drawing::PieceDrawing const& symbol) const;
};

/// Returns a set's name in LaTeX, made from the name of its folder without characters that LaTeX
/// does not allow.
std::string tikz_pieces_name(std::string_view folder);

/// Returns `code` with its pieces drawn from the set.
std::string tikz_with_pieces(TikzPieces const& pieces, std::string const& code);

/// Returns a document that every LaTeX engine compiles alone; the page has the size of the board
/// with what hangs from it. Pieces are paths, each drawn once as a macro; those of `pieces` are
/// pages of its file, which must be beside the document. Texts have the width that `typeset` gives,
/// and LaTeX's own fonts.
std::string plain_tikz_document(layout::Scene const& scene, layout::Typeset const& typeset,
                                TikzPieces const& pieces = {});

}  // namespace dawson::backend

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
  void halo(layout::TypeLine const& line, double x, double y, double width,
            layout::Colour colour) override;
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
