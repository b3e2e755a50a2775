// A shaped line of text: glyphs of font files at their places.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "chess/man.hpp"
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

}  // namespace dawson::drawing
