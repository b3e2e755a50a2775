// Lines of plain text, assembled from shaped words.
//
// Design: for a short text, Pango needs more time to find scripts, fonts and line breaks than to
// shape it.
#pragma once

#include <bitset>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <pango/pango.h>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "text/c_library.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {

struct Fonts;

/// Texts shaped in one font, and how Pango shapes in that font.
class PlainWords {
 public:
  /// Returns the lines that Pango would make of `flat`, glyph by glyph. Returns no value where
  /// Pango might make others: letters that are not Latin or not in the font, figurines, links,
  /// justified lines, lines that fit only just, and breaks elsewhere than at blanks.
  std::optional<layout::TypeLines> lines(Fonts& fonts, FlatText const& flat,
                                         layout::Measure const& measure);

  /// Drops everything, because other fonts are now available.
  void begin_again();

 private:
  // All text in a font whose script is Latin, or that has no script.
  struct Way {
    text::CPtr<PangoItem, pango_item_free> sample;  // null: it is not the first font of its family
    std::shared_ptr<drawing::FontFile const> file;
    std::bitset<0x180> has;  // of the characters of most texts
  };
  struct Word {
    drawing::GlyphRun run;
    int ascent = 0, descent = 0;  // Pango's units
    bool has_ink = false;
    int ink_top = 0, ink_bottom = 0;  // downwards from the baseline
  };
  // Bytes of a text that are a line. A blank at its end has no width.
  struct Slice {
    std::size_t begin, end;
    bool ends_in_blank;
  };

  Way& way(Fonts& fonts, std::string const& key, layout::Font const& font, bool latin);
  Word const* word(Fonts& fonts, layout::Font const& font, std::string_view text, bool latin);
  std::optional<layout::TypeLine> line(Fonts& fonts, FlatText const& flat, Slice slice, bool latin);
  std::optional<layout::TypeLines> broken(Fonts& fonts, FlatText const& flat,
                                          layout::TypeLine const& whole,
                                          layout::Measure const& measure, bool latin);

  std::unordered_map<std::string, Way> ways_;
  std::unordered_map<std::string, Word> words_;
};

}  // namespace dawson::type
