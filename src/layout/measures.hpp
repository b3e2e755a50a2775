// Units of length, the table of the measures of a board's parts, and a QR code ready to be printed.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "artwork/figure.hpp"
#include "artwork/font.hpp"

namespace dawson::layout {

/// Points of PDF (1/72 inch) per millimetre; the unit of layout and canvases.
inline constexpr double points_a_millimetre = 72 / 25.4;

/// Points of PDF per point of TeX (1/72.27 inch); the unit of styles and presets.
inline constexpr double points_a_tex_point = 72 / 72.27;

/// Points of TeX per millimetre.
inline constexpr double tex_points_a_millimetre = points_a_millimetre / points_a_tex_point;

enum class Unit : std::uint8_t { squares, points, millimetres, times };

/// Length in squares (share of the side), in points of TeX, in millimetres, or a factor.
struct PartMeasure {
  std::string_view name;
  double value = 0;
  Unit unit = Unit::squares;
};

/// Lines become wider as squares grow, more slowly beyond 8 mm; none is thinner than print can
/// hold.
inline constexpr PartMeasure part_measures[] = {
    {"thinnest line", 0.25, Unit::points},
    {"growth ends", 8, Unit::millimetres},
    {"slow growth", 0.4, Unit::times},
    // The frame: two lines that stay separate at 100 dots per inch, or one. Its width is that of
    // lines as thin as the shares, with the gap between them; heavier lines grow inwards.
    {"frame inner line", 0.046},
    {"frame outer line", 0.088},
    {"frame inner share", 0.034},
    {"frame outer share", 0.066},
    {"frame gap", 0.07},
    {"least frame gap", 0.5, Unit::millimetres},
    {"frame single line", 0.0745},
    {"least frame single line", 0.41, Unit::millimetres},
    {"hatching begins", 3, Unit::millimetres},
    {"hatching ink", artwork::hatching_ink / 1000.0, Unit::times},
    // Cuts of the symbols: on which squares, and how much wider their lines and hatching are.
    {"sturdy cut ends", artwork::cuts[1].up_to, Unit::millimetres},
    {"sturdy cut heavier", artwork::cuts[1].heavier / 1000.0},
    {"sturdy cut coarser", artwork::cuts[1].coarser, Unit::times},
    {"fine cut coarser", artwork::cuts[2].coarser, Unit::times},
    {"fine cut begins", artwork::cuts[2].from, Unit::millimetres},
    {"fine cut heavier", artwork::cuts[2].heavier / 1000.0},
    {"bold heavier", artwork::bolder / 1000.0},
    {"grid line", 0.06},
    {"lattice line", 0.018},
    // Marks. A casing is the clear strip between each side of a line and the ground.
    {"tint", 0.18, Unit::times},
    {"casing", 0.09},
    {"mark inset", 0.05},
    {"mark frame line", 0.045},
    {"mark line", 0.06},
    {"circle radius", 0.44},
    {"dot radius", 0.15},
    {"dot ground radius", 0.2},
    {"cross arm", 0.26},
    {"arrow line", 0.07},
    {"arrow shaft end", 0.25},
    {"arrow head", 0.36},
    {"arrow notch", 0.28},
    {"arrow barb", 0.15},
    {"mark text size", 0.5},
    {"mark text margin", 0.06},
    {"mark text ground", 0.12},
    // Marks on pieces: text in the upper left corner, dots in the lower right one; lines have thin
    // outlines. A halo is the clear strip around letters.
    {"corner text size", 0.42},
    {"corner text widest", 0.5},
    {"corner text inset", 0.04},
    {"text halo", 0.045},
    {"corner dot at", 0.19},
    {"corner dot radius", 0.1},
    {"corner dot ground", 0.14},
    {"cross outline", 0.05},
    // Letters in squares, and on the discs of pieces without a symbol.
    {"letter size", 0.74},
    {"letter widest", 0.76},
    {"letter ground radius", 0.4},
    {"disc letter size", 0.5},
    {"disc letter widest", 0.58},
    {"disc reach", 0.5},
    // Signs of moves, relative to their middle; lines have round ends.
    {"sign disc radius", 0.17},
    {"sign ring radius", 0.15},
    {"sign ring line", 0.06},
    {"sign cross arm", 0.15},
    {"sign cross line", 0.08},
    {"sign ground radius", 0.24},
    {"sign lozenge reach", 0.2},
    {"small lozenge reach", 0.12},
    {"small cross arm", 0.11},
    {"small cross line", 0.05},
    {"small ring radius", 0.09},
    {"small ring line", 0.04},
    {"small dot radius", 0.09},
    {"small dot ground", 0.13},
    {"capturable radius", 0.44},
    {"capturable line", 0.05},
    {"trail line", 0.045},
    {"trail head", 0.26},
    {"trail barb", 0.1},
    {"short line", 0.34},
    // Coordinates, and the sign of the side to move.
    {"outer label size", 0.46},
    {"inner label size", 0.32},
    {"file label gap", 0.18},
    {"rank label gap", 0.16},
    {"label ascent", 0.7, Unit::times},
    {"label descent", 0.3, Unit::times},
    {"label middle", 0.32, Unit::times},  // of capitals and digits, above the baseline
    {"inner label inset", 0.02},
    {"inner label margin", 0.03},
    {"mover distance", 0.42},
    {"mover radius", 0.18},
    {"mover margin", 0.04},
    // Pieces in hand, and the sign of a promoted piece in the corner of its square.
    {"held man", 0.8},
    {"hand gap", 0.5},
    {"hand label size", 0.46},
    {"hand count gap", 0.02},
    {"promotion at", 0.36},
    {"promoted arm", 0.1},
    {"promoted line", 0.06},
    {"once pawn radius", 0.08},
    {"once pawn ground radius", 0.125},
    {"promotion in text", 0.22},  // its room after a figurine
    {"duck grey", 0.6, Unit::times},
    // The hatchings of further armies. They extend nine and three quarters steps from the middle,
    // so that a line is beside the middle, and to the corners of a square in the fine cut.
    {"tone step", 0.104},
    {"tone line", 0.038},
    {"tone dot", 0.064},
    {"tone reach", 1.014},
};

/// Returns the value of a row; an unknown name does not compile.
consteval double part(std::string_view name) {
  for (PartMeasure const& row : part_measures)
    if (row.name == name) return row.value;
  throw std::invalid_argument("no such row");
}

/// Number of hatching lines that divide the side of a square, by its side in points of TeX: the
/// first row whose limit is above the side. A multiple of four, so that cells at quarters of a
/// square meet without a seam.
struct HatchStep {
  double below = 0;
  int parts = 0;
};
inline constexpr std::array<HatchStep, artwork::hatchings.size()> hatch_steps{
    {{9, artwork::hatchings[0]},
     {24, artwork::hatchings[1]},
     {40, artwork::hatchings[2]},
     {80, artwork::hatchings[3]},
     {1e9, artwork::hatchings[4]}}};

/// Ring of a disc, in thousandths of a square: a circular line whose middle has this radius.
struct Ring {
  int radius = 0, line = 0;
  int dash = 0, gap = 0;  ///< no gap: a solid line; no dash: round dots
};
enum class DiscGround : std::uint8_t { paper, ink, halves, grey };
/// Disc of a piece without a symbol, in thousandths of a square: its ground, then rings, which
/// differ between sides.
struct Disc {
  DiscGround ground = DiscGround::paper;
  int radius = 0;
  std::array<Ring, 3> rings{};  ///< a ring without radius is absent
};
/// White, black, neutral, then armies by number; armies beyond the last are like it.
inline constexpr std::array<Disc, 8> discs{{
    {DiscGround::paper, 380, {{{380, 36}}}},
    {DiscGround::ink, 380, {{{380, 36}}}},
    {DiscGround::halves, 380, {{{380, 36}}}},
    {DiscGround::paper, 394, {{{394, 28}, {334, 28}}}},
    {DiscGround::paper, 400, {{{372, 52, 102, 72}}}},
    {DiscGround::paper, 350, {{{350, 96}}}},
    {DiscGround::paper, 400, {{{372, 56, 0, 98}}}},
    {DiscGround::paper, 394, {{{394, 28}, {300, 22}, {348, 60, 22, 38}}}},
}};
/// Disc of the duck, which belongs to no side.
inline constexpr Disc duck_disc{DiscGround::grey, 380, {{{380, 36}}}};
/// Line in the colour of the paper below each disc.
inline constexpr Ring disc_rim{380, 86};

/// Runs of light and dark modules in turn, row by row from the top. Each row begins with a light
/// run, which may be empty.
struct SquareCode {
  std::size_t side = 0;  ///< modules
  std::vector<std::vector<std::size_t>> rows;
};

/// Side of a module, in points: a telephone reads it at arm's length.
inline constexpr double module_side = 0.4 * points_a_millimetre;
/// White margin around a code, in modules (ISO/IEC 18004, 9.1).
inline constexpr std::size_t quiet_modules = 4;

}  // namespace dawson::layout
