// The built-in styles, for lookups by name, help and the manual.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "style/yaml_style.hpp"
#include "text/files.hpp"

namespace dawson::run {

/// Returns the files of the built-in styles, named after the styles. A style comes after those that
/// it is based on.
std::span<text::EmbeddedFile const> shipped_style_files();

/// Returns their names in the order of the manual: styles of boards first.
std::vector<std::string_view> const& shipped_names();

/// Returns the built-in style `name`; null for other names.
StyleSheet const* find_shipped(std::string_view name);

/// Returns the built-in styles as bases for style files.
KnownStyles shipped_styles();

/// Returns the style of documents that name none.
StyleSheet const& default_style();

}  // namespace dawson::run
