// The styles that the program carries.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "style/yaml_style.hpp"
#include "text/embedded_file.hpp"

namespace dawson::run {

/// The styles that the program carries, each behind those that it is based on; their names are
/// those of the styles.
std::span<text::EmbeddedFile const> shipped_style_files();

/// Their names, in the order of the manual: those of boards first.
std::vector<std::string_view> const& shipped_names();

/// One of them; null for other names.
StyleSheet const* find_shipped(std::string_view name);

/// The same for readers of files.
KnownStyles shipped_styles();

/// What a document looks like that names no style.
StyleSheet const& usual_style();

}  // namespace dawson::run
