// Figures of the user's own, one picture a man: what a canvas asks of a set.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/man.hpp"

using cairo_t = struct _cairo;

namespace dawson::drawing {

/// Which man a picture shows: a figure's code ("K", "Elephant") and a side that has a name.
struct Piece {
  std::string code;
  chess::Side::Name side = chess::Side::white;
  friend auto operator<=>(Piece const&, Piece const&) = default;
};

/// The man that a file of a set shows by its name, upper or lower case: `white-king.svg`,
/// `red-elephant.svg`, or a letter for the side and a figure's code as public sets have them:
/// `wK.svg`, `bKnightQueen.svg`. Nothing for others.
std::optional<Piece> piece_of_file(std::string_view file_name);

/// The side of the picture that a man of `side` wants: armies beyond the orange one come round
/// again.
chess::Side::Name picture_side(chess::Side side);

/// The picture that a man wants; nothing for discs with letters.
std::optional<Piece> piece_of(chess::Man const& man);

/// A set of pictures, whoever reads and renders them.
class PieceSet {
 public:
  virtual ~PieceSet() = default;

  /// Whether the set shows him: he has a picture, or is neutral and white and black have one.
  virtual bool has(Piece const& piece) const = 0;

  /// The bytes of his own picture, an SVG file; empty where he has none.
  virtual std::string_view svg(Piece const& piece) const = 0;

  /// An SVG file that shows him: his own, or for a neutral man without one the two halves.
  virtual std::string picture(Piece const& piece) const = 0;

  /// Draws him into the square from (0, 0) to (1, 1), y downwards, turned by eighths clockwise
  /// about its middle. Neutral men without a picture are black on the left and white on the right
  /// of what the white man's shows. False where the set has not got him.
  virtual bool draw(cairo_t* target, Piece const& piece, int rotation) const = 0;
};

/// The men of a set that `draw` can draw, by figure and side.
std::vector<Piece> drawable(PieceSet const& set);

}  // namespace dawson::drawing
