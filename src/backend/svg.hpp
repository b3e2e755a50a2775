// Boards as SVG.
#pragma once

#include <optional>
#include <string>

#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

class SvgDrawings;

/// What an SVG says of itself to those who do not see it.
struct SvgWords {
  std::string title;        ///< what it is: "Chess diagram: Petko Petkov. Mate in 2 moves."
  std::string description;  ///< the position in words; may be empty
  std::string position;     ///< the same for programs, "fen: 8/8/..."; may be empty
  std::string language{};   ///< of title and description, a tag: "de"; empty: the document's
  std::string details{};    ///< in a page: the id of what says more, as HTML
  bool decorative = false;  ///< it says nothing, and is hidden from those who hear the page
};

/// An SVG file of its own, as large in millimetres as the board with what hangs from it. Each man
/// is defined once and used where he stands, under an id that no other file has; letters are text
/// in the typeface of `typeset`, with others of its kind behind it. Any bytes may stand in `words`.
/// `pieces` (null: Dawson's) are figures of the user's own. `known` is what files before have
/// drawn.
std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* pieces = nullptr,
                      SvgDrawings* known = nullptr);

/// The same with its caption; `wide` is its width in pixels of CSS, where that is asked for.
std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* pieces = nullptr, std::optional<double> wide = {},
                        SvgDrawings* known = nullptr);

}  // namespace dawson::backend
