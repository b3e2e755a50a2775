// Typesets any text in lines with HarfBuzz, as `type/pango` does with Pango.
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "type/flat_text.hpp"
#include "type/portable/faces.hpp"
#include "type/type.hpp"

namespace dawson::type {

/// The families of a job, and the ends of ligatures of its languages.
struct LateFonts : std::enable_shared_from_this<LateFonts> {
  explicit LateFonts(Families names) : families(std::move(names)) {}

  layout::TypeLines set(prose::Inlines const& inlines, layout::Font const& font,
                        layout::Measure const& measure, std::string_view language);
  drawing::FigurineSize figurine(chess::SquareContent const& piece, layout::Font const& font);
  /// Returns the face for a font.
  Face const& face(layout::Font const& font) const;

  Families families;
  KnownLigatures ligatures;
};

/// Returns `flat` in lines of `measure`.
layout::TypeLines set_lines(LateFonts& fonts, FlatText const& flat, layout::Measure const& measure);

}  // namespace dawson::type
