// What a host cannot set as a diagram has it.
#pragma once

#include <string>

#include "compile/abilities.hpp"
#include "layout/captions/caption.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "type/type.hpp"

namespace dawson::run {

/// W-LINK for a link that no output makes, but prints its words.
text::Diagnostic link_is_text(std::string const& address, text::Span where);

/// Whether a caption of the problem may have anything that is told of: what renderers leave out, or
/// so much that it takes too many steps.
bool may_be_told_of(problem::Problem const& problem);

/// What a renderer leaves out of a diagram, told at `where`. W-DRAW: TikZ code outside of LaTeX;
/// W-COLOUR: a slip in the name of a colour; W-LINK and W-IMAGE: words of a link or of a picture
/// that are printed alone;
/// W-PAINT: the name of a colour that only LaTeX may know; W-HTML: a tag in a caption where no HTML
/// is written, the first of its kind.
text::Diagnostics check_values(problem::Problem const& problem, layout::Caption const& caption,
                               Abilities const& renderer, text::Span where);

/// What cannot be drawn as `scene` has it. E-FONT: a style's font that is not installed; E-SIZE: a
/// page larger than PDF can say; W-GLYPH: characters that no font has.
text::Diagnostics check_drawing(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                type::Type const& type, text::Span where);

}  // namespace dawson::run
