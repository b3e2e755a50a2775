// Typesets any text in lines with Pango.
#pragma once

#include "layout/type.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {

struct Fonts;

/// Returns `flat` in lines of `measure`.
layout::TypeLines set_lines(Fonts& fonts, FlatText const& flat, layout::Measure const& measure);

}  // namespace dawson::type
