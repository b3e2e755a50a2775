// A problem as it stands in a booklet: the board between the two parts of its caption.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/square_code.hpp"
#include "pages/page.hpp"
#include "problem/problem.hpp"
#include "text/span.hpp"

namespace dawson::pages {

/// Lines of type that are one of a caption's, in the order in which they stand in the matter.
struct CaptionText {
  std::size_t lines = 0, links = 0;
  std::string text;
  bool above = true;
};

/// An unbreakable box as wide as its frame. The matter's origin is the frame's lower left corner,
/// so that diagrams beside each other have their boards on a common line.
struct ComposedDiagram {
  Matter matter;
  double width = 0;
  double ascent = 0;   ///< above the frame's lower edge: the board and the head of the caption
  double descent = 0;  ///< below it, positive
  text::Span where;
  double full_width = 0;  ///< as wide as the frame would be at the size that was asked for
  double square = 0;      ///< side of a square, millimetres
  double frame = 0;       ///< height of the frame
  double head = 0;        ///< what stands above it
  std::size_t head_type = 0, head_links = 0;  ///< of its matter, the first that are the head's
  std::u32string missing;                     ///< characters that no font has
  std::vector<CaptionText> captions{};
  FigureWords words{};  ///< of the board
};

/// The board of `problem` with its caption, beside running text of `text_size`
/// points: captions are smaller, those of small boards again. Where the frame would be wider than
/// `widest` points, or higher than `highest` with its caption, the squares are made smaller.
ComposedDiagram compose_diagram(layout::Typeset const& typeset, problem::Problem const& problem,
                                layout::Caption const& caption,
                                std::optional<layout::Style> const& style, double text_size,
                                double widest, double highest, bool listed = false);

/// How high a code is, with what stays white around it, points.
double height_of(layout::SquareCode const& code);

/// Puts a code below the caption, its left edge below the frame's.
void add_code(ComposedDiagram& diagram, layout::SquareCode const& code);

/// Moves the head of a caption up, away from the board.
void raise_head(ComposedDiagram& diagram, double up);

}  // namespace dawson::pages
