// Figures of the user's own: a set of SVG pictures, one a man.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chess/man.hpp"
#include "text/diagnostic.hpp"

using cairo_t = struct _cairo;

namespace dawson::backend {

/// Which man a picture shows: a figure's code ("K", "Elephant") and a side that has a name.
struct Piece {
  std::string code;
  chess::Side::Name side = chess::Side::white;
  friend auto operator<=>(Piece const&, Piece const&) = default;
};

/// The man that a file of a set shows by its name, upper or lower case: `white-king.svg`, `red-elephant.svg`, or
/// a letter for the side and a figure's code as public sets have them: `wK.svg`, `bKnightQueen.svg`. Nothing for others.
std::optional<Piece> piece_of_file(std::string_view file_name);

/// The side of the picture that a man of `side` wants: armies beyond the orange one come round again.
chess::Side::Name picture_side(chess::Side side);

/// The picture that a man wants; nothing for discs with letters.
std::optional<Piece> piece_of(chess::Man const& man);

class PieceSet {
 public:
  PieceSet();
  ~PieceSet();
  PieceSet(PieceSet&&) noexcept;
  PieceSet& operator=(PieceSet&&) noexcept;

  /// Takes the picture of a man, an SVG file's bytes. E-PIECES, its span within `svg`, for what librsvg cannot
  /// render, and for pictures that want other files: these are never fetched.
  std::optional<text::Diagnostic> add(Piece const& piece, std::string svg);

  /// Whether the set shows him: he has a picture, or is neutral and white and black have one.
  bool has(Piece const& piece) const;

  /// The bytes of his own picture; empty where he has none.
  std::string_view svg(Piece const& piece) const;

  /// An SVG file that shows him: his own, or for a neutral man without one the two halves.
  std::string picture(Piece const& piece) const;

  /// Draws him into the square from (0, 0) to (1, 1), y downwards, turned by eighths clockwise about its middle.
  /// Neutral men without a picture are black on the left and white on the right of what the white man's shows.
  /// False where the set has not got him.
  bool draw(cairo_t* target, Piece const& piece, int rotation) const;

 private:
  struct Picture;
  std::map<Piece, std::unique_ptr<Picture>> pictures_;
};

/// The men of a set that `draw` can draw, in the order of the pages of `pieces_pdf`.
std::vector<Piece> drawable(PieceSet const& set);

/// A PDF with a page a man, upright, 10 by 10 bp each. The same set gives the same bytes.
std::string pieces_pdf(PieceSet const& set);

}  // namespace dawson::backend
