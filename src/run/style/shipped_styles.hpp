// The styles that the program carries.
#pragma once

#include <string_view>
#include <vector>

#include "run/style/yaml_style.hpp"

namespace dawson::run {

/// Their names, in the order of the manual: those of boards first.
std::vector<std::string_view> const& shipped_names();

/// One of them; null for other names.
FullStyle const* find_shipped(std::string_view name);

/// The same for readers of files.
KnownStyles shipped_styles();

/// What a document looks like that names no style.
FullStyle const& usual_style();

}  // namespace dawson::run
