// A board ready to be drawn: places and kinds, signs of move diagrams included, without the types
// of any back end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/piece.hpp"
#include "layout/figures.hpp"
#include "layout/style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

enum class SignKind : std::uint8_t {
  move_and_capture,  ///< a disc
  move,              ///< a ring, white inside
  capture,           ///< a cross on a white disc
  capturable,        ///< a ring around an enemy piece
  ride,              ///< a short arrow: only in keys, for rides that continue
  path,              ///< a short line: only in keys, for squares that must be empty
  own,               ///< a ring around a piece of its own side that it can capture
  first_move,        ///< a lozenge, white inside
  passant,           ///< a small upright cross
  castling,          ///< a small ring
  taken,             ///< a dot on the square of a piece captured on the way
  taken_end,         ///< a filled lozenge: where it ends after that capture
};

/// All coordinates are squares: origin at the lower left corner of the part shown, y upwards.
struct Point {
  double x = 0;
  double y = 0;
  friend bool operator==(Point const&, Point const&) = default;
};

/// Corners, counterclockwise, including corners of neighbours on its sides.
using Polygon = std::vector<Point>;

struct Rectangle {
  double x = 0, y = 0, width = 1, height = 1;
  friend bool operator==(Rectangle const&, Rectangle const&) = default;
};

struct Path {
  std::vector<Point> points;
  bool closed = true;
  friend bool operator==(Path const&, Path const&) = default;
};

struct Segment {
  Point from, to;
};

struct Placed {
  Rectangle cell;
  chess::SquareContent occupant;
};

/// Full rectangle of squares, alternately dark and light.
struct Checkers {
  int files = 0;
  int ranks = 0;
  bool dark_corner = true;  ///< the lower left square is dark
};

/// What the square of a mark contains. A neutral piece is black: half of it is.
enum class Below : std::uint8_t { nothing, piece, black_piece };

/// Mark with its computed places: `area` for frames, fills and signs (of one square), `from` and
/// `to` for arrows and lines. On a piece, `from` of a text is the upper left corner of its ink, and
/// `from` of a dot is a place in the lower right corner, so that the piece remains legible.
struct PlacedMark {
  chess::MarkKind kind = chess::MarkKind::frame;
  Rectangle area;
  Point from, to;
  std::string colour;
  std::string text;
  std::vector<Path>
      shape;  ///< of frames and fills on boards that are not plain rectangles of squares
  Below below = Below::nothing;  ///< of marks in one square
};

enum class LabelPlace { file, rank, inside, hand };

/// Coordinate, or number of pieces in hand. A file is below (x, y), the middle of the lower side of
/// its lowest square. A rank is left of (x, y), outside the frame. A coordinate inside a square is
/// in the lower left corner at (x, y). A number of pieces in hand is right of (x, y).
struct Label {
  LabelPlace place = LabelPlace::file;
  Point at;
  std::string text;
};

struct NamedSquare {
  std::string name;
  Point centre;
};

/// Sign centred on a point; measures as in measures.hpp, times `scale`.
struct Sign {
  SignKind kind = SignKind::move_and_capture;
  Point at;
  double scale = 1;
};

/// Line of text to the right of a point on its baseline, in the font of the document.
struct KeyText {
  Point at;
  std::string text;
  double size = 0.6;  ///< of the font, in squares
};

struct Scene {
  double square = 5.5;               ///< side of a square, millimetres
  std::optional<Style> style;        ///< no value: the document's own in LaTeX, hatched elsewhere
  double width = 0, height = 0;      ///< of the shown part, without its frame
  Rectangle frame;                   ///< outer edges of the frame
  std::vector<Path> ground;          ///< the whole area of the squares, closed
  std::optional<Checkers> checkers;  ///< the dark squares, if they are those of a full rectangle
  std::vector<Rectangle> dark;       ///< otherwise each dark square
  std::vector<Rectangle> walls;      ///< squares that no piece can enter
  bool single_frame = false;         ///< one line instead of two
  bool whole_frame = false;          ///< `outline` is the rectangle `width` by `height`
  std::vector<Path> outline;         ///< along the edges of the squares, not offset
  std::vector<Segment> lattice;      ///< lines between cells that no shading distinguishes
  std::vector<Placed> pieces;        ///< row by row from the top, each from left to right
  Abbreviations abbreviations;       ///< on the discs of pieces without a symbol
  std::vector<Segment> grid;
  std::vector<PlacedMark> marks;
  std::vector<Path> trails;        ///< lines of moves, above the ground and below the pieces
  std::vector<Polygon> heads;      ///< their arrow heads, filled
  std::vector<Sign> signs;         ///< of moves and of a key, above the pieces
  std::vector<Placed> key_pieces;  ///< pieces in a key, each in a square of its own
  std::vector<KeyText> notes;      ///< texts of a key
  Rectangle key_area{0, 0, 0, 0};  ///< area of the key, below the frame; width 0 without a key
  std::vector<Label> labels;
  std::vector<Placed> held;         ///< pieces in hand, each in a square of its size
  Rectangle hand_area{0, 0, 0, 0};  ///< their area beside or below; width 0 without them
  std::optional<chess::Side> to_move;
  double to_move_at = 0;           ///< height of the sign's centre
  std::vector<NamedSquare> names;  ///< squares that the user's code needs
  std::string code;                ///< the user's TikZ code
  std::optional<problem::Baseline>
      baseline;  ///< no value: the default, as `baseline_of` returns it
};

/// Returns where the baseline meets the diagram. The default of boards in running text is their
/// middle, so that they take equal room above and below; that of diagrams with captions is the
/// board, so that the boards of a line are level.
inline problem::Baseline baseline_of(Scene const& scene, bool in_running_text) {
  return scene.baseline.value_or(in_running_text ? problem::Baseline::centre
                                                 : problem::Baseline::board);
}

/// Extent of the board beside its frame for pieces in hand, in squares.
struct BesideFrame {
  double left = 0, right = 0;
};
/// Returns the room that pieces in hand of `scene` need beside its frame.
inline BesideFrame beside_frame(Scene const& scene) {
  Rectangle const &hand = scene.hand_area, &frame = scene.frame;
  if (hand.width <= 0) return {};
  return {std::max(0.0, frame.x - hand.x),
          std::max(0.0, hand.x + hand.width - frame.x - frame.width)};
}

/// Returns the width of the board including pieces in hand beside it, in squares.
inline double whole_width(Scene const& scene) {
  auto const [left, right] = beside_frame(scene);
  return left + scene.frame.width + right;
}

}  // namespace dawson::layout
