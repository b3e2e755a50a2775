// Generated from src/artwork/men/*.svg by make_fonts.py. Do not edit.
#include <array>

#include "artwork/font.hpp"

namespace dawson::artwork {
namespace {

struct Row {
  std::string_view code;
  std::array<std::uint16_t, 5> layers;
};
constexpr Row rows[] = {
    {"K", {26, 27, 28, 29, 30}},
    {"Q", {55, 56, 57, 58, 59}},
    {"R", {84, 85, 86, 87, 88}},
    {"B", {113, 114, 115, 116, 117}},
    {"N", {142, 143, 144, 145, 146}},
    {"P", {171, 172, 173, 174, 175}},
    {"Archbishop", {200, 201, 202, 203, 204}},
    {"Chancellor", {229, 230, 231, 232, 233}},
    {"Robot", {258, 259, 260, 261, 262}},
    {"KnightQueen", {287, 288, 289, 290, 291}},
    {"KnightRook", {316, 317, 318, 319, 320}},
    {"KnightBishop", {345, 346, 347, 348, 349}},
    {"Equihopper", {368, 369, 370, 371, 372}},
    {"Elephant", {397, 398, 399, 400, 401}},
    {"General", {426, 427, 428, 429, 430}},
    {"Camel", {455, 456, 457, 458, 459}},
    {"Zebra", {484, 485, 486, 487, 488}},
    {"Dragon", {513, 514, 515, 516, 517}},
    {"Unicorn", {542, 543, 544, 545, 546}},
    {"Lion", {571, 572, 573, 574, 575}},
    {"Ship", {600, 601, 602, 603, 604}},
    {"Cannon", {629, 630, 631, 632, 633}},
    {"Man", {658, 659, 660, 661, 662}},
    {"Wazir", {687, 688, 689, 690, 691}},
    {"Ferz", {716, 717, 718, 719, 720}},
    {"C", {745, 746, 747, 748, 749}},
    {"X", {774, 775, 776, 777, 778}},
    {"S", {803, 804, 805, 806, 807}},
    {"T", {832, 833, 834, 835, 836}},
};
constexpr std::array<std::uint16_t, hatchings.size()> hatching_glyphs{837, 838, 839, 840, 841};

}  // namespace

std::optional<std::uint16_t> font_glyph(std::string_view code, Layer layer) {
  for (Row const& row : rows)
    if (row.code == code) return row.layers[static_cast<std::size_t>(layer)];
  return {};
}

std::optional<std::uint16_t> font_hatching(int parts) {
  for (std::size_t i = 0; i < hatchings.size(); ++i)
    if (hatchings[i] == parts) return hatching_glyphs[i];
  return {};
}

}  // namespace dawson::artwork
