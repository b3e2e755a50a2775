// What the back ends that draw by themselves need of a job: fonts, and what they have to complain
// of.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "layout/caption.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "type/type.hpp"

namespace dawson::run {

/// What cannot be drawn as `scene` has it; `where` is what the findings point at. E-FONT: a style's
/// font that is not installed; E-SIZE: a page larger than PDF can say; W-PAINT: the name of a
/// colour that only LaTeX may know; W-DRAW: TikZ code outside of LaTeX.
text::Diagnostics check_drawing(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                type::Type const& type, text::Span where);

/// "W-HTML": a tag in a caption where no HTML is written, the first of its kind; nothing if there
/// is none.
std::optional<text::Diagnostic> html_left_out(layout::Caption const& caption, text::Span where);

/// "W-GLYPH": characters that no font has; nothing if there are none.
std::optional<text::Diagnostic> missing_characters(std::u32string const& missing, text::Span where);

/// Author and source of a problem in one line, as titles of files have them; may be empty.
std::string title_of(problem::Problem const& problem);
std::string authors_of(problem::Problem const& problem);

/// The time in the environment variable SOURCE_DATE_EPOCH; nothing if it has none.
std::optional<std::int64_t> source_date();

}  // namespace dawson::run
