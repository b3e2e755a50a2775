// What a man or a marker looks like, as values, and the reader of the SVG files they are drawn in.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "text/result.hpp"

namespace dawson::artwork {

/// Side of a square, in the units that all of this room speaks.
inline constexpr int units_a_square = 1000;

/// Width of the outline that is stroked along a figure's body, half of it outside; its corners are
/// mitred.
inline constexpr int outline_width = 30;

/// A corner whose tip would reach farther than this many times the outline's width is cut off
/// (SVG's own limit).
inline constexpr int miter_limit = 4;

/// Width of the white rim round every man, beyond his outline.
inline constexpr int rim_width = 25;

/// A line that is thinner closes up (or a scanner loses it) at 4 mm a square: 0.25 pt is 22 units
/// there.
inline constexpr int thinnest_line = 24;

/// Origin in the square's centre, x to the right, y up; the square is -500 to 500.
struct Point {
  int x = 0;
  int y = 0;

  friend bool operator==(Point const&, Point const&) = default;
};

/// Figures are drawn for squares of 4.5 to 12 mm. In smaller ones every line is wider, so that it
/// holds in print and on a screen's pixels; in larger ones narrower, so that it stays a line.
enum class Cut : std::uint8_t { regular, sturdy, fine };

struct CutMeasures {
  int heavier;     ///< what is added to the width of every line, units
  double from;     ///< side of the square, mm: from here on (`fine`) ...
  double up_to;    ///< ... or as far as this
  double coarser;  ///< what the hatching of further armies is scaled by, so that it stays lines:
                   ///< twice makes steps of 3.3 pixels at 4 mm and 100 dots to the inch
};

/// By `Cut`.
inline constexpr std::array<CutMeasures, 3> cuts{
    {{0, 0, 1e9, 1}, {14, 0, 4.5, 2}, {-6, 12, 1e9, 0.7}}};

/// The cut for squares whose side is that many millimetres.
constexpr Cut cut_for(double side) {
  for (Cut const cut : {Cut::sturdy, Cut::fine}) {
    CutMeasures const& measures = cuts[static_cast<std::size_t>(cut)];
    if (side >= measures.from && side <= measures.up_to) return cut;
  }
  return Cut::regular;
}

/// What the cut adds to the width of every line, units.
constexpr int heavier(Cut cut) { return cuts[static_cast<std::size_t>(cut)].heavier; }

/// What bold type adds to that.
inline constexpr int bolder = 22;

/// How much wider the cut's hatching of further armies is.
constexpr double coarser(Cut cut) { return cuts[static_cast<std::size_t>(cut)].coarser; }

/// One step of a path. `curve` is a cubic Bézier: two control points, then the end.
struct Segment {
  enum Type : std::uint8_t { move, line, curve, close };

  Type kind = close;
  std::array<Point, 3> points{};  ///< the first `count()` of them are meant

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

struct Box {
  int left = 0;
  int bottom = 0;
  int right = 0;
  int top = 0;

  friend bool operator==(Box const&, Box const&) = default;
};

/// How to paint one: a white man's body is filled white and stroked black, then `line` in black;
/// a black man's body is filled and stroked black, then `inner` in white.
struct Figure {
  std::string name;  ///< "king"
  std::string code;  ///< "K", markers "C" "X" "S" "T"; letters alone, as TeX names take no others
  Box box;           ///< of the body with its outline
  Path body;         ///< closed; non-zero winding
  std::vector<Mark> line;   ///< what a white man shows
  std::vector<Mark> inner;  ///< what a black man shows

  friend bool operator==(Figure const&, Figure const&) = default;
};

struct Named {
  std::string_view name;
  std::string_view code;
};

/// All figures there are, in the order that generated files have them in.
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

/// The men of shogi, xiangqi and janggi, bodies with signs: they are in no font.
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

/// The smallest box of whole units around `path` as drawn by a pen `width` units wide (0: the bare
/// path). Curves count with their extrema, not with their control points. An empty path has an
/// empty box.
Box box_around(Path const& path, int width);

/// The same around a closed path whose corners are mitred as far as `miter_limit` lets them.
Box box_of_outline(Path const& path, int width);

/// Reads an SVG path of absolute `M L C Z`, a letter before each segment, whole numbers, blanks
/// between; SVG's coordinates (0 to 1000, y down) become ours. Error E-ARTWORK, its span within
/// `data`, for anything else.
text::Result<Path> read_path(std::string_view data);

/// Reads one file of `men/` or `signs/`: `<svg>` with a `<title>` (the figure's name) and the
/// groups `body`, `line` and `inner`, in that order, of `<path>`s. Error E-ARTWORK, its span within
/// `svg`, for every element, attribute or value that this subset does not have (transforms,
/// relative commands, other layers or colours), for open bodies or solids, and for lines thinner
/// than `thinnest_line`.
text::Result<Figure> read_figure(std::string_view svg);

}  // namespace dawson::artwork
