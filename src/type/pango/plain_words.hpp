// Lines of plain text, put together from words that have been shaped. To find the scripts, fonts
// and places to break of a short text takes Pango more than to shape it.
#pragma once

#include <pango/pango.h>

#include <bitset>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "text/held.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {

struct Fonts;

/// Each text in one font that has been shaped, and how Pango shapes in that font.
class PlainWords {
 public:
  /// The one line that Pango would make of `flat`, glyph by glyph. Nothing where it might be
  /// another: letters that are not Latin or not in the font, figurines, links, text that does not
  /// fit or not by far.
  std::optional<layout::TypeLines> line(Fonts& fonts, FlatText const& flat,
                                        layout::Measure const& measure);

  /// Other fonts can be had from here on.
  void begin_again();

 private:
  // All text in a font whose script is Latin, or none.
  struct Way {
    text::Held<PangoItem, pango_item_free> sample;  // null: it is not the first font of its family
    std::shared_ptr<drawing::FontFile const> file;
    std::bitset<0x180> has;  // of the characters that most texts consist of
  };
  struct Word {
    drawing::GlyphRun run;
    int ascent = 0, descent = 0;  // Pango's units
    bool has_ink = false;
    int ink_top = 0, ink_bottom = 0;  // downwards from the baseline
  };

  Way& way(Fonts& fonts, std::string const& key, layout::Font const& font, bool latin);
  Word const* word(Fonts& fonts, layout::Font const& font, std::string_view text, bool latin);

  std::unordered_map<std::string, Way> ways_;
  std::unordered_map<std::string, Word> words_;
};

}  // namespace dawson::type
