// Figurines in lines of text, for both ways of setting lines.
#pragma once

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "type/flat_text.hpp"

namespace dawson::type {

/// Returns the figurine of a span at `x` points. A piece without a symbol has letters, for which
/// the caller sets `typeset`.
drawing::Figurine figurine_of(Span const& span, double x, drawing::FigurineSize const& size,
                              layout::Abbreviations const& abbreviations);

}  // namespace dawson::type
