// Reads and writes styles in YAML: built-in ones and those of users.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "layout/style.hpp"
#include "style/page_style.hpp"
#include "style/yaml_reading.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// All values of a style: appearance of boards, captions, and pages.
struct StyleSheet {
  layout::Style board;
  layout::CaptionStyle caption;
  PageStyle pages{};  ///< values for booklets
};

/// The styles that a style file may be based on.
struct KnownStyles {
  std::vector<std::string_view> names;
  std::function<StyleSheet const*(std::string_view name)> find;  ///< null for other names
};

/// Result of reading a style file.
struct StyleReading {
  StyleSheet style;
  text::Diagnostics faults;  ///< E-STYLE and E-TEMPLATE, in the order of the file
};

/// Reads a style over `base`, or over the style that its key `based on` names, key by key. If the
/// file has a fault, the style must not be used. `pieces` is a folder as written; the caller knows
/// what it is relative to.
StyleReading read_style(text::Source const& source, StyleSheet const& base,
                        KnownStyles const& known);

/// Copies the frame from the style whose captions are used, because the frame belongs to the
/// captions.
void take_frame(layout::Style& board, layout::Style const& from);

/// Returns the names of these keys, in the order of the manual.
std::vector<std::string_view> const& board_keys();

/// Reads the value of the key `name` into `style`.
void take_board_key(YamlReading& reading, std::string const& name, YAML::Node const& key,
                    YAML::Node const& value, layout::Style& style);

/// Returns the text of a style file with all values of `style` and without `based on`. Lengths that
/// are computed for each size of squares are left out. The text is read as the same captions and
/// the same board.
std::string written(StyleSheet const& style);

}  // namespace dawson::run
