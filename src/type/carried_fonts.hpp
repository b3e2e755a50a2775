// The text fonts that travel in the program.
#pragma once

#include <span>
#include <string_view>

namespace dawson::type {

struct CarriedFont {
  std::string_view name;   ///< of the file: "LinLibertine_R.otf"
  std::string_view bytes;  ///< an OpenType font
};

/// Linux Libertine, Linux Biolinum and Linux Libertine Mono, as they were where the program was
/// built.
std::span<CarriedFont const> carried_fonts();

}  // namespace dawson::type
