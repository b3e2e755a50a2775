// What a line of text is after shaping: glyphs of font files at their places.
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

/// What a back end has made of a font file and wants to find again with its next document.
class MadeOfFont {
 public:
  virtual ~MadeOfFont() = default;
};

/// A font file as bytes, for whoever embeds or draws it.
class FontFile {
 public:
  virtual ~FontFile() = default;
  virtual std::string_view bytes() const = 0;
  virtual unsigned index() const = 0;  ///< of the face in a collection
  std::string family;                  ///< what documents call it
  /// The PDF back end's. Whoever draws at the same time has files of his own.
  mutable std::shared_ptr<MadeOfFont> made;
};

struct Glyph {
  std::uint16_t number = 0;
  double x = 0, y = 0;  ///< from the run's start on the baseline, points, y upwards
  double advance = 0;
};

/// Glyphs that stand for some bytes of the run's text; in the order in which they are drawn.
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

/// A man in running text. `box` is what he takes, from the line's start on the baseline.
struct Figurine {
  chess::Occupant man;
  std::string letters;   ///< on the disc, if he has no figure
  double square = 0;     ///< side of his square, points
  layout::Point middle;  ///< of the square
  layout::Colour ink;
  double x = 0, width = 0;
  layout::Typeset typeset;  ///< sets the letters; empty where he has a figure
  bool bold = false;        ///< as the type around him
};

/// What strikes text out.
struct Bar {
  double x = 0, y = 0, width = 0, height = 0;
  layout::Colour colour;
};

struct ShapedLine : layout::Shaped {
  std::vector<std::variant<GlyphRun, Figurine, Bar>> pieces;
};

/// The pieces of a line that a `Type` has shaped.
inline ShapedLine const& shaped(layout::TypeLine const& line) {
  return dynamic_cast<ShapedLine const&>(*line.shaped);
}

}  // namespace dawson::drawing
