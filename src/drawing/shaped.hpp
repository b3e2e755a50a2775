// A shaped line of text: glyphs of font files at their places, and the pieces drawn in running
// text.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/piece.hpp"
#include "drawing/canvas.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// Data that a back end made from a font file and reuses for its next document.
class MadeOfFont {
 public:
  virtual ~MadeOfFont() = default;
};

/// Font file as bytes, for code that embeds or draws it.
class FontFile {
 public:
  virtual ~FontFile() = default;
  virtual std::string_view bytes() const = 0;
  virtual unsigned index() const = 0;  ///< of the face in a collection
  std::string family;                  ///< as documents call it
  /// Data of the PDF back end. Concurrent users have font files of their own.
  mutable std::shared_ptr<MadeOfFont> made;
};

struct Glyph {
  std::uint16_t number = 0;
  double x = 0, y = 0;  ///< from the run's start on the baseline, points, y upwards
  double advance = 0;
};

/// Glyphs for some bytes of the run's text; in drawing order.
struct Cluster {
  std::uint32_t glyphs = 0;
  std::uint32_t bytes = 0;
};

struct GlyphRun {
  std::shared_ptr<FontFile const> file;
  layout::Font font;
  double x = 0;  ///< from the line's start
  double rise = 0;
  double width = 0;
  std::string text;  ///< UTF-8
  std::vector<Glyph> glyphs;
  std::vector<Cluster> clusters;
};

/// Piece in running text; `x` is measured from the start of the line.
struct Figurine {
  chess::SquareContent piece;
  std::string letters;   ///< on the disc, if it has no symbol
  double square = 0;     ///< side of its square, points
  layout::Point middle;  ///< of the square
  layout::Colour ink;
  double x = 0, width = 0;
  layout::Typeset typeset;  ///< typesets the letters; empty if it has a symbol
  bool bold = false;        ///< as the surrounding text
};

/// Bar that strikes out text.
struct Bar {
  double x = 0, y = 0, width = 0, height = 0;
  layout::Colour colour;
};

struct ShapedLine : layout::Shaped {
  std::vector<std::variant<GlyphRun, Figurine, Bar>> pieces;
};

/// Returns the contents of a line that a `Type` has shaped.
inline ShapedLine const& shaped(layout::TypeLine const& line) {
  return dynamic_cast<ShapedLine const&>(*line.shaped);
}

/// Visits the runs of glyphs of a line, without its figurines and bars.
void each_glyph_run(layout::TypeLine const& line, auto const& visit) {
  for (auto const& piece : shaped(line).pieces)
    if (auto const* run = std::get_if<GlyphRun>(&piece)) visit(*run);
}

/// Room of a figurine in a line: it is on the baseline among capitals.
struct FigurineSize {
  double square = 0;  ///< side of its square, points
  double width = 0, height = 0;
  layout::Point middle;  ///< of its square, from the left end on the baseline
};

/// Returns the room in text of `size` points; no value for texts, which are typeset as text.
std::optional<FigurineSize> figurine_size(chess::SquareContent const& piece, double size);

/// Returns the room of a figurine among letters of one width, in code: at most `width`. All pieces
/// have the same scale, so that boards of characters keep their columns.
FigurineSize among_letters_of(double width, FigurineSize const& figurine);

/// Returns the copied text of a piece: its Unicode character, or its name.
std::string copied_text(chess::Piece const& piece);

/// Draws a figurine with the start of the line's baseline at the origin.
void draw_figurine(Canvas& canvas, Figurine const& figurine);

/// Draws a line with the start of its baseline at (x, y). All canvases draw bars and figurines
/// alike; `glyphs` draws the runs of glyphs of each canvas. All distances from the start are
/// multiplied by `scale`; figurines keep their size.
void draw_line(Canvas& canvas, layout::TypeLine const& line, double x, double y,
               std::function<void(GlyphRun const&)> const& glyphs, double scale = 1);

}  // namespace dawson::drawing
