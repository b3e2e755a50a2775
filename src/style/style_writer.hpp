// Writes a style as a style file, for `dawson style`.
#pragma once

#include <string>

#include "style/yaml_style.hpp"

namespace dawson::run {

/// Returns the text of a style file with all values of `style` and without `based on`. Lengths that
/// are computed for each size of squares are left out. The text is read as the same captions and
/// the same board.
std::string written(StyleSheet const& style);

}  // namespace dawson::run
