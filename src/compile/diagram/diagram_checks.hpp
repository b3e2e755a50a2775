// Checks of diagrams: parts that a renderer or a font cannot typeset as written, and symbols of
// different pieces that look the same or are not explained. For the compilation and for outputs of
// one diagram.
#pragma once

#include <string>
#include <vector>

#include "compile/abilities.hpp"
#include "layout/captions/caption.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "type/type.hpp"

namespace dawson::run {

/// Returns W-LINK for a link that no output makes; its words are printed.
text::Diagnostic link_is_text(std::string const& address, text::Span where);

/// Returns whether a caption of the problem may cause a finding: something that renderers leave
/// out, or so much text that it takes too many steps.
bool has_content_to_check(problem::Problem const& problem);

/// Returns findings, at `where`, about parts of a diagram that a renderer leaves out. W-DRAW: TikZ
/// code outside of LaTeX; W-COLOUR: a misspelt name of a colour; W-LINK and W-IMAGE: a link or a
/// picture of which only the words are printed; W-PAINT: the name of a colour that only LaTeX may
/// know; W-HTML: an HTML tag in a caption where no HTML is written, the first of its kind.
text::Diagnostics check_values(problem::Problem const& problem, layout::Caption const& caption,
                               Abilities const& renderer, text::Span where);

/// Returns findings about parts of `scene` that cannot be drawn. E-FONT: a font of the style is not
/// installed; E-SIZE: the page is larger than PDF allows; W-GLYPH: no font has a character.
text::Diagnostics check_drawing(layout::Scene const& scene, layout::PlacedCaption const& caption,
                                type::Type const& type, text::Span where);

/// Checks the diagrams of one document in their order.
class FigureCheck {
 public:
  /// Reports W-FIGURE and W-LEGEND, with the directive's opening as their span.
  ///
  /// W-FIGURE: two pieces of a diagram that have different names, or of which one has no name, have
  /// the same symbol, or discs with the same letters; or pieces with different attributes have the
  /// same mark.
  ///
  /// W-LEGEND: no legend names a piece known by a letter; or the diagram has a legend, and neither
  /// this one nor an earlier one explains a rotated piece. There is no warning for orthodox pieces,
  /// markers, pieces known by name (the caption names them), and rotated pieces of diagrams without
  /// a legend of their own.
  void check(problem::Problem const& problem, text::Diagnostics& findings);

 private:
  std::vector<chess::Piece> explained_;  // by the legends so far, of any side
};

}  // namespace dawson::run
