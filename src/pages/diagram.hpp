// A problem as printed in a booklet: the board between the two parts of its caption.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/measures.hpp"
#include "pages/page.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::pages {

/// Consecutive lines of type that belong to one text of a caption, in the order of the matter.
struct CaptionText {
  std::size_t lines = 0, links = 0;
  std::string text;
  bool above = true;
};

/// Unbreakable box with the width of its frame. The origin of its matter is the lower left corner
/// of the frame, so that boards beside each other are on a common line.
struct ComposedDiagram {
  PageContent matter;
  double width = 0;
  double ascent = 0;   ///< above the lower edge of the frame: the board and the head of the caption
  double descent = 0;  ///< below it, positive
  text::Span where;
  double full_width = 0;   ///< width of the board at the requested size
  double board_width = 0;  ///< and as it is
  double square = 0;       ///< side of a square, millimetres
  double frame = 0;        ///< height of the frame
  double head = 0;         ///< height of the matter above it
  /// Of its matter, the first ones that belong to the head
  std::size_t head_type = 0, head_links = 0;
  std::u32string missing;  ///< characters that no font has
  std::vector<CaptionText> captions{};
  FigureWords words{};  ///< of the board
};

/// Type of a caption: smaller than the text around it, and smaller again below small boards.
struct CaptionType {
  double text_size = 0;  ///< of the text around the diagram, points
  bool small = false;
};

/// Room for a diagram, in points.
struct DiagramCell {
  double width = 0;
  double height = 0;     ///< at most, caption included
  double align = 0.5;    ///< share of the free width that is left of the board
  bool in_grid = false;  ///< captions whose style gives no width are as wide as the cell
};

/// Returns the board of `problem` with its caption. The squares do not change the size of the
/// caption, so that a book has one size. If the frame would be wider than the cell, or higher with
/// its caption, the squares are made smaller. With a caption as wide as the cell the board has its
/// place in the cell, and the diagram is as wide as that. `listed`: the parts are listed too.
ComposedDiagram compose_diagram(layout::Typeset const& typeset, problem::Problem const& problem,
                                layout::Caption const& caption,
                                std::optional<layout::Style> const& style, CaptionType type,
                                DiagramCell const& cell, bool listed = false);

/// Returns the height of a code with its white margin, in points.
double height_of(layout::SquareCode const& code);

/// Adds a code below the caption; its left edge is below that of the frame.
void add_code(ComposedDiagram& diagram, layout::SquareCode const& code);

/// Moves the head of a caption up by `up`, away from the board.
void raise_head(ComposedDiagram& diagram, double up);

}  // namespace dawson::pages
