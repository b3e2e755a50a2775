// The opened fonts of a job.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <unordered_map>

#include <hb.h>
#include <pango/pangocairo.h>

#include "drawing/shaped.hpp"
#include "text/c_library.hpp"
#include "type/flat_text.hpp"
#include "type/font_choice.hpp"
#include "type/pango/plain_words.hpp"
#include "type/type.hpp"

namespace dawson::type {

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
