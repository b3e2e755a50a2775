// The text fonts that are part of the program.
#pragma once

#include <span>
#include <string_view>

namespace dawson::type {

struct CarriedFont {
  std::string_view name;   ///< of the file: "LinLibertine_R.otf"
  std::string_view bytes;  ///< an OpenType font
};

/// Returns Linux Libertine, Linux Biolinum and Linux Libertine Mono, as installed where the program
/// was built.
std::span<CarriedFont const> carried_fonts();

}  // namespace dawson::type
