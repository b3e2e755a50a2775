// The canvas on which a board is drawn, as an interface for PDF, SVG, PNG and standalone TikZ, with
// the user's own piece sets and the numbers of sides.
//
// Design: Standalone TikZ once had a drawing of its own. When thirty boards of five output formats
// were compared square by square, letters, signs and the mover of dawson.sty had other sizes than
// those of canvases, and PNG had lost faces of fonts; tests/comparison continues this comparison.
// Hatching is requested as hatching, not as lines: stroked, a board with squares of 4 mm was black
// at 72 dpi, since viewers widen thin strokes. PDF therefore prints dark squares as characters of
// the font, and all others fill the lines as shapes. Pieces are requested board by board for the
// same reason: a PDF prints those of a rank as glyphs in one line of text (360 bytes per board,
// against 950 with cairo). What is drawn often goes through `repeated`, which a canvas may keep: a
// macro of TikZ, a form of PDF, an element that SVG's `use` repeats. The canvas draws the symbols
// of a user's piece set, in the format that it can include.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "artwork/figure.hpp"
#include "chess/piece.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// Affine map: (x, y) becomes (a x + c y + e, b x + d y + f).
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  static Matrix moved(double x, double y) { return {1, 0, 0, 1, x, y}; }
  static Matrix scaled(double factor) { return {factor, 0, 0, factor, 0, 0}; }
  /// Returns a clockwise rotation about the origin.
  static Matrix turned(double degrees);

  /// Returns the map that applies `first`, then this one.
  Matrix after(Matrix const& first) const;
  friend bool operator==(Matrix const&, Matrix const&) = default;
};

/// Lines, curves and circles in sequence.
struct Outline {
  struct Step {
    enum Type : std::uint8_t { move, line, curve, close };
    Type kind = close;
    std::array<layout::Point, 3>
        points{};  ///< one point; for a curve two control points and its end; none for `close`
  };
  std::vector<Step> steps;

  Outline& move(double x, double y);
  Outline& line(double x, double y);
  Outline& curve(layout::Point first, layout::Point second, layout::Point end);
  Outline& close();
  Outline& rectangle(double x, double y, double width, double height);
  /// Adds a closed polygon; its points are multiplied by `scale`.
  Outline& polygon(std::vector<layout::Point> const& corners, double scale);
  Outline& circle(double x, double y, double radius);
  /// Adds the left half of a circle, closed.
  Outline& half_circle(double x, double y, double radius);
};

enum class Cap : std::uint8_t { butt, round, square };
enum class Join : std::uint8_t { miter, round };

struct Pen {
  double width = 1;
  Cap cap = Cap::butt;
  Join join = Join::miter;
  std::vector<double> dashes;  ///< lengths of ink and gaps in turn; empty: a solid line
  double miter_limit = 10;     ///< a corner whose tip extends more widths than this is cut off
};

/// Piece of the artwork on its square.
struct PlacedSymbol {
  artwork::Figure const* figure = nullptr;
  chess::Side side;
  int rotation = 0;  ///< eighths of a turn, clockwise
  layout::Point at;  ///< middle of the square
  std::string text;  ///< copied text of the piece
  /// rotated about the middle of its symbol, so that low pieces stay low; otherwise about the
  /// middle of the square
  bool recentred = true;
  bool bold = false;  ///< as the surrounding text
};

/// Parallel lines, in squares; those of each cell start at its lower left corner.
struct Hatching {
  double angle = 45;  ///< degrees, counterclockwise from the ranks
  double distance = 0, width = 0;
  /// of the default hatching (layout::Measures), for which fonts have a glyph; otherwise 0
  int parts = 0;
};

class PieceSet;
struct PieceDrawing;

class Canvas {
 public:
  using Draw = std::function<void(Canvas&)>;

  virtual ~Canvas() = default;

  /// Fills `outline` by the non-zero winding rule.
  virtual void fill(Outline const& outline, layout::Colour colour) = 0;
  virtual void stroke(Outline const& outline, Pen const& pen, layout::Colour colour) = 0;

  /// Returns a colour by a name that is in none of Dawson's tables: a value that only this canvas
  /// understands. Returns no value if the canvas does not know it.
  virtual std::optional<layout::Colour> foreign_colour(std::string const&) { return {}; }

  /// Draws with `draw`, clipped to `outline`.
  virtual void clipped(Outline const& outline, Draw const& draw) = 0;

  /// Draws with `draw`, transformed by `matrix`.
  virtual void moved(Matrix const& matrix, Draw const& draw) = 0;

  /// Draws as `moved` does. All drawings with the same `key` are alike, so that a canvas may keep
  /// and repeat one. `draw` stays within `reach`, in its own coordinates.
  virtual void repeated(std::string const& key, layout::Rectangle reach, Matrix const& matrix,
                        Draw const& draw) = 0;

  /// Draws what is on the paper beside a board: coordinates, the sign of the side to move.
  virtual void beside_board(Draw const& draw) { draw(*this); }

  /// Draws what covers tints when a page for screens is printed; only such a page implements it.
  virtual void in_print(Draw const&) {}

  /// Draws everything on the squares: pieces, letters.
  virtual void on_squares(Draw const& draw) { draw(*this); }

  /// Draws lines over cells, whose corners are in squares; a square has sides of `square` points.
  virtual void hatch(std::span<layout::Rectangle const> cells, double square,
                     Hatching const& hatching, layout::Colour colour);

  /// Draws text with the start of its baseline at (x, y).
  virtual void text(layout::TypeLine const& line, double x, double y) = 0;

  /// Draws the strip around such text that keeps it clear of what is below: its letters, stroked
  /// `width` points to each side in `colour`. Programs that copy text do not find it.
  virtual void halo(layout::TypeLine const& /*line*/, double /*x*/, double /*y*/, double /*width*/,
                    layout::Colour /*colour*/) {}

  /// Uses a user's piece set for all following pieces that it contains; null: Dawson's. The set
  /// must outlive the canvas.
  void use_pieces(PieceSet const* set) { piece_set_ = set; }

  /// Draws all pieces of a board, its ranks from the top; squares have sides of `square` points.
  virtual void pieces(std::span<PlacedSymbol const> pieces, double square,
                      layout::Style const& style);

 protected:
  /// Draws a picture of `set` in the square from (-0.5, -0.5) to (0.5, 0.5), transformed by `at`.
  virtual void picture(PieceSet const& set, PieceDrawing const& symbol, Matrix const& at) = 0;

  /// Draws the pieces that the user's set contains and returns the others.
  std::vector<PlacedSymbol> without_pictures(std::span<PlacedSymbol const> pieces, double square);

 private:
  PieceSet const* piece_set_ = nullptr;
};

/// Draws a piece in the coordinates of the artwork, upright, centred on the middle of its square.
void draw_figure(Canvas& canvas, artwork::Figure const& figure, chess::Side side,
                 layout::Style const& style, artwork::Cut cut = artwork::Cut::regular,
                 bool bold = false);

/// Returns the cut of the symbols on squares with sides of `square` points.
artwork::Cut cut_of(double square);

/// Draws the hatching of a further army, in the coordinates of the artwork. It extends beyond a
/// square, to be clipped, and is coarser in the cut for small squares. It is a colour if the style
/// has colours for armies.
void draw_tone(Canvas& canvas, chess::Side side, layout::Style const& style, artwork::Cut cut);

/// Returns the map from the coordinates of the artwork to those of the board.
Matrix placed_symbol(PlacedSymbol const& piece, double square);

}  // namespace dawson::drawing

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

/// Returns the number of a side: 0 white, 1 black, 2 neutral; 3 and above further colours (FFEN's
/// number; red is 3, blue 4 ...), which choose the hatching.
constexpr int side_number(chess::Side side) {
  if (side.name == chess::Side::numbered) return static_cast<int>(side.number);
  return static_cast<int>(side.name);
}

static_assert(side_number(chess::Side::neutral) == 2 && side_number(chess::Side::red) == 3);

}  // namespace dawson::drawing
