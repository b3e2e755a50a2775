// The signs of move diagrams.
#pragma once

#include <cstdint>

namespace dawson::layout {

enum class SignKind : std::uint8_t {
  move_and_capture,  ///< a disc
  move,              ///< a ring, white inside
  capture,           ///< a cross on a white disc
  capturable,        ///< a ring around an enemy man
  ride,              ///< a short arrow: in keys alone, for rides that run on
  path,              ///< a short line: in keys alone, for squares that must be empty
};

/// Measures in squares. Lines are never thinner than print can hold (0.25 points).
namespace sign {
inline constexpr double disc_radius = 0.17;
inline constexpr double ring_radius = 0.15, ring_width = 0.06;  ///< to the middle of the line
inline constexpr double cross_arm = 0.15,
                        cross_width = 0.08;    ///< from the middle to each side; round ends
inline constexpr double ground_radius = 0.24;  ///< the white disc behind a cross
inline constexpr double capturable_radius = 0.44, capturable_width = 0.05;
inline constexpr double trail_width = 0.045;  ///< of lines; round ends and joins
inline constexpr double head_length = 0.26, head_half_width = 0.1;  ///< of arrow heads
inline constexpr double short_line = 0.34;  ///< `ride` and `path`: from left to right, in all
}  // namespace sign

}  // namespace dawson::layout
