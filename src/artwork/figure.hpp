// The drawing of a piece or a marker as values, and the reader of its SVG file, for drawing and for
// the tools that make data and fonts.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::artwork {

/// Side of a square, in the units used in this whole room.
inline constexpr int units_a_square = 1000;

/// Width of the outline stroked along a symbol's body, half of it outside; its corners are mitred.
inline constexpr int outline_width = 30;

/// A corner whose tip would extend more than this many times the outline's width is cut off (SVG's
/// own limit).
inline constexpr int miter_limit = 4;

/// Width of the white rim around every piece, beyond its outline.
inline constexpr int rim_width = 25;

/// The least width of a line. A thinner line closes up (or a scanner loses it) at 4 mm per square:
/// 0.25 pt is 22 units there.
inline constexpr int thinnest_line = 24;

/// A point. The origin is the square's centre, x to the right, y up; the square is -500 to 500.
struct Point {
  int x = 0;
  int y = 0;

  friend bool operator==(Point const&, Point const&) = default;
};

/// Symbols are drawn for squares of 4.5 to 12 mm. In smaller squares every line is wider, so that
/// it holds in print and on a screen's pixels; in larger ones narrower, so that it remains a line.
enum class Cut : std::uint8_t { regular, sturdy, fine };

/// The measures of a cut.
struct CutMeasures {
  int heavier;   ///< added to the width of every line, units
  double from;   ///< least side of the square, mm (`fine`)
  double up_to;  ///< greatest side of the square, mm
  /// scale of the hatching of further armies, so that its lines remain visible: a factor of two
  /// makes steps of 3.3 pixels at 4 mm and 100 dots per inch
  double coarser;
};

/// The measures by `Cut`.
inline constexpr std::array<CutMeasures, 3> cuts{
    {{0, 0, 1e9, 1}, {14, 0, 4.5, 2}, {-6, 12, 1e9, 0.7}}};

/// Returns the cut for squares of `side` millimetres.
constexpr Cut cut_for(double side) {
  for (Cut const cut : {Cut::sturdy, Cut::fine}) {
    CutMeasures const& measures = cuts[static_cast<std::size_t>(cut)];
    if (side >= measures.from && side <= measures.up_to) return cut;
  }
  return Cut::regular;
}

/// Returns what the cut adds to the width of every line, units.
constexpr int heavier(Cut cut) { return cuts[static_cast<std::size_t>(cut)].heavier; }

/// Bold type adds this many units more.
inline constexpr int bolder = 22;

/// Returns the scale of the cut's hatching of further armies.
constexpr double coarser(Cut cut) { return cuts[static_cast<std::size_t>(cut)].coarser; }

/// One step of a path. `curve` is a cubic Bézier: two control points, then the end.
struct Segment {
  enum Type : std::uint8_t { move, line, curve, close };

  Type kind = close;
  std::array<Point, 3> points{};  ///< only the first `count()` are used

  /// Returns the number of points that the segment uses.
  constexpr std::size_t count() const { return kind == close ? 0 : kind == curve ? 3 : 1; }
  friend bool operator==(Segment const&, Segment const&) = default;
};

using Path = std::vector<Segment>;

/// A detail within a body: a line of some width with round ends and joins, or a closed solid.
struct Mark {
  int width = 0;  ///< units; 0 for a solid, which is filled and not stroked
  Path path;

  bool solid() const { return width == 0; }
  friend bool operator==(Mark const&, Mark const&) = default;
};

/// A box in units; empty if all are 0.
struct Box {
  int left = 0;
  int bottom = 0;
  int right = 0;
  int top = 0;

  friend bool operator==(Box const&, Box const&) = default;
};

/// A symbol. To paint it: a white piece's body is filled white and stroked black, then `line` in
/// black; a black piece's body is filled and stroked black, then `inner` in white.
struct Figure {
  std::string name;  ///< "king"
  /// "K", markers "C" "X" "S" "T"; only letters, since TeX names allow nothing else
  std::string code;
  Box box;                  ///< of the body with its outline
  Path body;                ///< closed; non-zero winding
  std::vector<Mark> line;   ///< details of a white piece
  std::vector<Mark> inner;  ///< details of a black piece

  friend bool operator==(Figure const&, Figure const&) = default;
};

/// The name and the code of a symbol.
struct Named {
  std::string_view name;
  std::string_view code;
};

/// All symbols, in the order of the generated files.
inline constexpr std::array<Named, 37> known_figures{{
    {"king", "K"},
    {"queen", "Q"},
    {"rook", "R"},
    {"bishop", "B"},
    {"knight", "N"},
    {"pawn", "P"},
    {"archbishop", "Archbishop"},
    {"chancellor", "Chancellor"},
    {"robot", "Robot"},
    {"knight-queen", "KnightQueen"},
    {"knight-rook", "KnightRook"},
    {"knight-bishop", "KnightBishop"},
    {"equihopper", "Equihopper"},
    {"elephant", "Elephant"},
    {"general", "General"},
    {"camel", "Camel"},
    {"zebra", "Zebra"},
    {"dragon", "Dragon"},
    {"unicorn", "Unicorn"},
    {"lion", "Lion"},
    {"ship", "Ship"},
    {"cannon", "Cannon"},
    {"man", "Man"},
    {"wazir", "Wazir"},
    {"ferz", "Ferz"},
    {"rose", "Rose"},
    {"orphan", "Orphan"},
    {"siren", "Siren"},
    {"nereid", "Nereid"},
    {"triton", "Triton"},
    {"star", "Star"},
    {"diamond", "Diamond"},
    {"imitator", "Imitator"},
    {"circle", "C"},
    {"cross", "X"},
    {"square", "S"},
    {"triangle", "T"},
}};

/// The pieces of shogi, xiangqi and janggi, bodies with signs; no font contains them.
inline constexpr std::array<Named, 37> known_signs{{
    {"shogi-king", "ShogiKing"},
    {"shogi-rook", "ShogiRook"},
    {"shogi-bishop", "ShogiBishop"},
    {"shogi-gold", "ShogiGold"},
    {"shogi-silver", "ShogiSilver"},
    {"shogi-knight", "ShogiKnight"},
    {"shogi-lance", "ShogiLance"},
    {"shogi-pawn", "ShogiPawn"},
    {"shogi-dragon", "ShogiDragon"},
    {"shogi-horse", "ShogiHorse"},
    {"shogi-promoted-silver", "ShogiPromotedSilver"},
    {"shogi-promoted-knight", "ShogiPromotedKnight"},
    {"shogi-promoted-lance", "ShogiPromotedLance"},
    {"shogi-tokin", "ShogiTokin"},
    {"xiangqi-red-general", "XiangqiRedGeneral"},
    {"xiangqi-red-advisor", "XiangqiRedAdvisor"},
    {"xiangqi-red-elephant", "XiangqiRedElephant"},
    {"xiangqi-red-horse", "XiangqiRedHorse"},
    {"xiangqi-red-chariot", "XiangqiRedChariot"},
    {"xiangqi-red-cannon", "XiangqiRedCannon"},
    {"xiangqi-red-soldier", "XiangqiRedSoldier"},
    {"xiangqi-black-general", "XiangqiBlackGeneral"},
    {"xiangqi-black-advisor", "XiangqiBlackAdvisor"},
    {"xiangqi-black-elephant", "XiangqiBlackElephant"},
    {"xiangqi-black-horse", "XiangqiBlackHorse"},
    {"xiangqi-black-chariot", "XiangqiBlackChariot"},
    {"xiangqi-black-cannon", "XiangqiBlackCannon"},
    {"xiangqi-black-soldier", "XiangqiBlackSoldier"},
    {"janggi-cho-general", "JanggiChoGeneral"},
    {"janggi-han-general", "JanggiHanGeneral"},
    {"janggi-elephant", "JanggiElephant"},
    {"janggi-horse", "JanggiHorse"},
    {"janggi-chariot", "JanggiChariot"},
    {"janggi-cannon", "JanggiCannon"},
    {"janggi-guard", "JanggiGuard"},
    {"janggi-cho-soldier", "JanggiChoSoldier"},
    {"janggi-han-soldier", "JanggiHanSoldier"},
}};

/// Returns the smallest box of whole units around `path` as drawn by a pen `width` units wide (0:
/// the bare path). Curves count with their extrema, not with their control points. An empty path
/// has an empty box.
Box box_around(Path const& path, int width);

/// Returns the same for a closed path whose corners are mitred up to `miter_limit`.
Box box_of_outline(Path const& path, int width);

/// Parses an SVG path of absolute `M L C Z`, a letter before each segment, whole numbers separated
/// by blanks; SVG's coordinates (0 to 1000, y down) become Dawson's. Error E-ARTWORK, its span
/// within `data`, for anything else.
text::Result<Path> read_path(std::string_view data);

/// Parses one file of `pieces/` or `signs/`: `<svg>` with a `<title>` (the symbol's name) and the
/// groups `body`, `line` and `inner`, in that order, of `<path>`s. Error E-ARTWORK, its span within
/// `svg`, for every element, attribute or value outside this subset (transforms, relative commands,
/// other layers or colours), for open bodies or solids, and for lines thinner than `thinnest_line`.
text::Result<Figure> read_figure(std::string_view svg);

}  // namespace dawson::artwork
