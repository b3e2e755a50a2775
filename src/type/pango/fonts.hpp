// The opened fonts of a job, and the lines of plain text that are assembled from words shaped with
// them.
#pragma once

#include <bitset>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include <hb.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "text/c_library.hpp"
#include "type/flat_text.hpp"
#include "type/font_choice.hpp"
#include "type/type.hpp"

namespace dawson::type {

// Lines of plain text, assembled from shaped words.
//
// Design: for a short text, Pango needs more time to find scripts, fonts and line breaks than to
// shape it.

struct Fonts;

/// Texts shaped in one font, and how Pango shapes in that font.
class PlainWords {
 public:
  /// Returns the one line that Pango would make of `flat`, glyph by glyph. Returns no value where
  /// Pango might make another: letters that are not Latin or not in the font, figurines, links,
  /// text that does not fit, or fits only just.
  std::optional<layout::TypeLines> line(Fonts& fonts, FlatText const& flat,
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

  Way& way(Fonts& fonts, std::string const& key, layout::Font const& font, bool latin);
  Word const* word(Fonts& fonts, layout::Font const& font, std::string_view text, bool latin);

  std::unordered_map<std::string, Way> ways_;
  std::unordered_map<std::string, Word> words_;
};

inline constexpr double unit = 1.0 / PANGO_SCALE;

template <class T>
using Owned = text::CPtr<T, g_object_unref>;
using Attributes = text::CPtr<PangoAttrList, pango_attr_list_unref>;
using Description = text::CPtr<PangoFontDescription, pango_font_description_free>;

struct Fonts : std::enable_shared_from_this<Fonts> {
  explicit Fonts(Families names);

  /// Returns whether there is such a family; an installed one can be used from now on.
  bool admit(std::string const& name);

  layout::TypeLines set(prose::Inlines const& inlines, layout::Font const& font,
                        layout::Measure const& measure, LigaturesOf const* ligatures = nullptr);

  /// Returns a font as Pango needs it.
  Description description(layout::Font const& font);
  drawing::FigurineSize figurine(chess::SquareContent const& piece, layout::Font const& font);
  std::shared_ptr<drawing::FontFile const> file(PangoFont* font);

  Families families;
  FontChoice choice;
  Owned<PangoFontMap> map;
  Owned<PangoContext> context;
  /// Pango keeps its faces as long as its map
  std::map<hb_face_t*, std::shared_ptr<drawing::FontFile const>> files;
  std::unordered_map<std::string, layout::TypeLines> words;
  PlainWords plain_words;
  KnownLigatures ligatures;

 private:
  std::string const& family(layout::Font const& font);
};

}  // namespace dawson::type
