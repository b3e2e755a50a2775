// Writes boards as SVG.
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

/// Texts in an SVG for readers who do not see it.
struct SvgWords {
  std::string title;        ///< its title: "Chess diagram: Petko Petkov. Mate in 2 moves."
  std::string description;  ///< the position in words; may be empty
  std::string position;     ///< the same for programs, "fen: 8/8/..."; may be empty
  std::string language{};   ///< of title and description, a tag: "de"; empty: the document's
  std::string details{};    ///< in a page: the id of an HTML element with more details
  bool decorative = false;  ///< it has no text, and is hidden from screen readers
};

/// Returns a complete SVG file; its size in millimetres is that of the board with what hangs from
/// it. Each piece is defined once and used on its squares, under an id that no other file has.
/// Letters are text in the typeface of `typeset`, followed by similar ones. `words` may contain any
/// bytes. `pieces` is a user's piece set (null: Dawson's). `known` contains drawings of earlier
/// files.
std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* piece_set = nullptr,
                      SvgDrawings* known = nullptr);

/// Returns the same with a caption; `wide` is its width in CSS pixels, if given.
std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set = nullptr,
                        std::optional<double> wide = {}, SvgDrawings* known = nullptr);

}  // namespace dawson::backend
