// A QR code as it is to be printed.
#pragma once

#include <cstddef>
#include <vector>

#include "layout/lengths.hpp"

namespace dawson::layout {

/// Runs of modules, light and dark by turns from a light one (perhaps of none), row by row from the
/// top.
struct SquareCode {
  std::size_t side = 0;  ///< modules
  std::vector<std::vector<std::size_t>> rows;
};

/// The side of a module, points: what a telephone reads at arm's length.
inline constexpr double module_side = 0.4 * points_a_millimetre;
/// What stays white around a code, modules (ISO/IEC 18004, 9.1).
inline constexpr std::size_t quiet_modules = 4;

}  // namespace dawson::layout
