// A style in YAML: the shipped ones and the user's own.
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

/// All that a style says: what boards look like, and what stands around them.
struct StyleSheet {
  layout::Style board;
  layout::CaptionStyle caption;
  PageStyle pages{};  ///< what booklets take of it
};

/// The styles that a file may be based on.
struct KnownStyles {
  std::vector<std::string_view> names;
  std::function<StyleSheet const*(std::string_view name)> find;  ///< null for other names
};

struct StyleReading {
  StyleSheet style;
  text::Diagnostics faults;  ///< E-STYLE and E-TEMPLATE, in the order of the file
};

/// Reads a style over `base`, or over that which its `based on` names, key by key. With a fault in
/// the file the style is of no use. `pieces` is a folder as written; whoever names the file knows
/// what it is relative to.
StyleReading read_style(text::Source const& source, StyleSheet const& base,
                        KnownStyles const& known);

/// Takes over the frame of a style whose captions are taken: it belongs to these.
void take_frame(layout::Style& board, layout::Style const& from);

}  // namespace dawson::run
