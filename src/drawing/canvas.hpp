// What a board is drawn on. PDF, SVG, PNG and standalone TikZ are canvases, and one function
// (drawing/board.hpp) draws on all of them, so that they show the same board; woven LaTeX alone is
// drawn by dawson.sty, on the same measures.
//
// Standalone TikZ had a drawing of its own once. When thirty boards of five outputs were compared
// square by square, letters, signs and the mover of dawson.sty were of other sizes than those of
// canvases, and PNG had lost faces of fonts: tests/comparison goes on comparing. Hatching is asked
// for as hatching, not as lines: stroked, a board of squares of 4 mm was black at 72 dpi, since
// viewers widen thin strokes, so PDF sets dark squares as characters of the font and all others
// fill the lines as shapes. Men are asked for board by board, for the same reason: a PDF sets those
// of a rank as glyphs in one line of text (360 bytes a board, where cairo took 950). What is drawn
// again and again goes through `repeated`, which a canvas may keep: a macro of TikZ, a form of PDF,
// what SVG's `use` repeats. Pieces of the user's own are drawn by the canvas, in the form that it
// can take in.
//
// Lengths are points of 1/72 inch, x to the right, y upwards.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "artwork/figure.hpp"
#include "chess/man.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// (x, y) becomes (a x + c y + e, b x + d y + f).
struct Matrix {
  double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;

  static Matrix moved(double x, double y) { return {1, 0, 0, 1, x, y}; }
  static Matrix scaled(double factor) { return {factor, 0, 0, factor, 0, 0}; }
  /// Clockwise, about the origin.
  static Matrix turned(double degrees);

  /// What this does to the result of `first`.
  Matrix after(Matrix const& first) const;
  friend bool operator==(Matrix const&, Matrix const&) = default;
};

/// Lines, curves and circles, one after the other.
struct Outline {
  struct Step {
    enum Type : std::uint8_t { move, line, curve, close };
    Type kind = close;
    std::array<layout::Point, 3>
        points{};  ///< one; of a curve two control points and its end; none of `close`
  };
  std::vector<Step> steps;

  Outline& move(double x, double y);
  Outline& line(double x, double y);
  Outline& curve(layout::Point first, layout::Point second, layout::Point end);
  Outline& close();
  Outline& rectangle(double x, double y, double width, double height);
  /// Closed; its points times `scale`.
  Outline& polygon(std::vector<layout::Point> const& corners, double scale);
  Outline& circle(double x, double y, double radius);
  /// The left half of a circle, closed.
  Outline& half_circle(double x, double y, double radius);
};

enum class Cap : std::uint8_t { butt, round, square };
enum class Join : std::uint8_t { miter, round };

struct Pen {
  double width = 1;
  Cap cap = Cap::butt;
  Join join = Join::miter;
  std::vector<double> dashes;  ///< lengths of ink and gaps by turns; empty: a full line
  double miter_limit = 10;     ///< a corner whose tip reaches as many widths farther is cut off
};

/// A man of the artwork on his square.
struct Standing {
  artwork::Figure const* figure = nullptr;
  chess::Side side;
  int rotation = 0;       ///< eighths of a turn, clockwise
  layout::Point at;       ///< middle of the square
  std::string text;       ///< what a reader who copies the board gets for him
  bool recentred = true;  ///< turned about the middle of his figure, so that low men stay low; else
                          ///< of the square
  bool bold = false;      ///< as the type around him
};

/// Parallel lines, in squares, each cell's starting at its own lower left corner.
struct Hatching {
  double angle = 45;  ///< degrees, counterclockwise from the ranks
  double distance = 0, width = 0;
  int parts = 0;  ///< of the usual hatching (layout::Measures), for which fonts have a glyph; or 0
};

class PieceSet;
struct Piece;

class Canvas {
 public:
  using Draw = std::function<void(Canvas&)>;

  virtual ~Canvas() = default;

  /// Non-zero winding.
  virtual void fill(Outline const& outline, layout::Colour colour) = 0;
  virtual void stroke(Outline const& outline, Pen const& pen, layout::Colour colour) = 0;

  /// A colour by a name that no table of ours has: a value that only this canvas understands.
  /// Nothing where nobody can know it.
  virtual std::optional<layout::Colour> foreign_colour(std::string const&) { return {}; }

  /// What `draw` draws, only within `outline`.
  virtual void clipped(Outline const& outline, Draw const& draw) = 0;

  /// What `draw` draws, moved by `matrix`.
  virtual void moved(Matrix const& matrix, Draw const& draw) = 0;

  /// The same, where whatever has this key is drawn alike: a canvas may keep it and repeat it. It
  /// draws within `reach` of its own coordinates.
  virtual void repeated(std::string const& key, layout::Rectangle reach, Matrix const& matrix,
                        Draw const& draw) = 0;

  /// What stands beside a board, on the paper: coordinates, the sign of the side to move.
  virtual void beside_board(Draw const& draw) { draw(*this); }

  /// What lies upon tints where a page that is read on screens is printed; only such a page has it.
  virtual void in_print(Draw const&) {}

  /// All that stands on the squares: men, letters.
  virtual void on_squares(Draw const& draw) { draw(*this); }

  /// Lines over cells, whose corners are counted in squares; a square has sides of `square` points.
  virtual void hatch(std::span<layout::Rectangle const> cells, double square,
                     Hatching const& hatching, layout::Colour colour);

  /// Text with its baseline's start at (x, y).
  virtual void text(layout::TypeLine const& line, double x, double y) = 0;

  /// Figures of the user's own for all men that follow, where the set has them; null: Dawson's. The
  /// set outlives the canvas.
  void use_pieces(PieceSet const* set) { pieces_ = set; }

  /// All men of a board, its ranks from the top, whose squares have sides of `square` points.
  virtual void men(std::span<Standing const> men, double square, layout::Style const& style);

 protected:
  /// A picture that `set` has, in the square from (-0.5, -0.5) to (0.5, 0.5) as `at` moves it.
  virtual void picture(PieceSet const& set, Piece const& piece, Matrix const& at) = 0;

  /// Draws the men whom the user's set has; the others come back.
  std::vector<Standing> without_pictures(std::span<Standing const> men, double square);

 private:
  PieceSet const* pieces_ = nullptr;
};

/// A man in the coordinates of the artwork, upright, about the middle of his square.
void draw_figure(Canvas& canvas, artwork::Figure const& figure, chess::Side side,
                 layout::Style const& style, artwork::Cut cut = artwork::Cut::regular,
                 bool bold = false);

/// The cut of the men on squares with sides of `square` points.
artwork::Cut cut_of(double square);

/// The hatching of a further army, in the coordinates of the artwork: goes beyond a square, to be
/// clipped, and is coarser in the cut for small squares. In colour where the style has colours for
/// armies.
void draw_tone(Canvas& canvas, chess::Side side, layout::Style const& style, artwork::Cut cut);

/// From the coordinates of the artwork to those of the board.
Matrix standing(Standing const& man, double square);

}  // namespace dawson::drawing
