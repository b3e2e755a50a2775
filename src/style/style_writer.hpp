// A style as its file would say it.
#pragma once

#include <string>

#include "style/yaml_style.hpp"

namespace dawson::run {

/// All that `style` says, without a base; lengths that are worked out for each size of squares have
/// no line. What it returns is read as the same captions, and the same board.
std::string written(StyleSheet const& style);

}  // namespace dawson::run
