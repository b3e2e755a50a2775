// Dawson's named styles in the reference documents that pandoc copies, and in stories.
#pragma once

#include <string>

#include "write/pandoc/text_formats.hpp"

namespace dawson::run {

/// Adds the styles of `text_styles` that the part with styles of a reference document
/// (`word/styles.xml`, `styles.xml`) does not have; a style with the same name is kept.
void add_text_styles(std::string& xml, TextFormatFile file);

/// Gives the styles of a story of InDesign their names, also in tables, where pandoc puts its own
/// before them, and their properties.
void set_story_styles(std::string& story);

}  // namespace dawson::run
