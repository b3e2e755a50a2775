// Reads styles in YAML, built-in ones and the user's own.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "layout/style.hpp"
#include "style/page_style.hpp"
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

}  // namespace dawson::run
