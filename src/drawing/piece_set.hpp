// The user's own piece sets, one picture per piece: the interface that a canvas uses.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/man.hpp"

using cairo_t = struct _cairo;

namespace dawson::drawing {

/// Piece that a picture shows: code of a symbol ("K", "Elephant") and a named side.
struct PieceDrawing {
  std::string code;
  chess::Side::Name side = chess::Side::white;
  friend auto operator<=>(PieceDrawing const&, PieceDrawing const&) = default;
};

/// Returns the piece that a file of a set shows, from its name in upper or lower case:
/// `white-king.svg`, `red-elephant.svg`, or a letter for the side and the code of a symbol, as in
/// public sets: `wK.svg`, `bKnightQueen.svg`. Returns no value for other names.
std::optional<PieceDrawing> piece_of_file(std::string_view file_name);

/// Returns the side of the picture for a piece of `side`; armies after the orange one start again
/// with the first.
chess::Side::Name picture_side(chess::Side side);

/// Returns the picture for a piece; no value for discs with letters.
std::optional<PieceDrawing> piece_of(chess::Piece const& piece);

/// Set of pictures, independent of how they are read and rendered.
class PieceSet {
 public:
  virtual ~PieceSet() = default;

  /// Returns whether the set shows the piece: it has a picture, or is neutral and both its white
  /// and black forms have one.
  virtual bool has(PieceDrawing const& symbol) const = 0;

  /// Returns the bytes of the piece's own picture, an SVG file; empty if there is none.
  virtual std::string_view svg(PieceDrawing const& symbol) const = 0;

  /// Returns an SVG file that shows the piece: its own, or the two halves for a neutral piece
  /// without one.
  virtual std::string picture(PieceDrawing const& symbol) const = 0;

  /// Draws the piece into the square from (0, 0) to (1, 1), y downwards, rotated clockwise about
  /// its middle by `rotation` eighths of a turn. A neutral piece without a picture is black on the
  /// left and white on the right of what the picture of the white piece shows. Returns false if the
  /// set does not contain the piece.
  virtual bool draw(cairo_t* target, PieceDrawing const& symbol, int rotation) const = 0;
};

/// Returns the pieces of a set that `draw` can draw, by symbol and side.
std::vector<PieceDrawing> drawable(PieceSet const& set);

}  // namespace dawson::drawing
