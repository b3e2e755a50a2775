// A QR code ready to be printed.
#pragma once

#include <cstddef>
#include <vector>

#include "layout/lengths.hpp"

namespace dawson::layout {

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
