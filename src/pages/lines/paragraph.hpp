// Typesets running text as lines.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "pages/lines/type_case.hpp"
#include "pages/page.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {

struct ParagraphStyle {
  layout::Font font;
  double width = 0;        ///< of the measure, points
  double indent = 0;       ///< of the first line
  double hanging = 0;      ///< of all lines but the first
  double first_short = 0;  ///< room that the first line leaves free at its right end
  layout::Flush flush = layout::Flush::justified;
  bool divide = true;  ///< words may be divided
  /// Number of lines, from `shorts_from` on, that are shorter by `short_by`
  std::size_t shorts = 0;
  double short_by = 0;
  std::size_t shorts_from = 0;
  bool short_left = true;  ///< on their left
  double letter_fit = 0;   ///< limit for widening or narrowing letters of justified lines
};

/// From the top of a line to its baseline, as a share of the leading.
inline constexpr double baseline_part = 0.76;

/// A line of a paragraph; its matter has its origin at the left edge of the measure, on the
/// baseline.
struct SetLine {
  PageContent matter;
  double width = 0;                ///< of what is printed
  double ascent = 0, descent = 0;  ///< of its fonts and figurines, both positive
  double ink_ascent = 0;           ///< of what is printed
  std::vector<std::string> notes;  ///< labels of the footnotes that it calls, in order
  double scale = 1;                ///< horizontal scale of its letters
  double space = 0;                ///< width of a space of the text's font; 0: it has none
  double from = 0;         ///< start of the line; `width` counts from the edge of the measure
  std::string text;        ///< printed text, if it is kept
  bool justified = false;  ///< from edge to edge
  bool last = false;       ///< of its paragraph
  bool divided = false;    ///< ends within a word
  bool too_wide = false;   ///< it contains something wider than the measure
};

/// Functions for matter within running text.
struct InlineObjects {
  /// Mark of a footnote; without the function footnotes have none
  std::function<std::string(std::string const& label)> note_number;
  std::function<std::shared_ptr<layout::Scene const>(std::size_t directive)>
      board;  ///< a small board; may be null
  /// Null if not available; without the function alternative texts are printed
  std::function<std::shared_ptr<Picture const>(prose::Image const& image)> picture;
  double highest_picture = 0;      ///< higher or wider pictures are made smaller
  Structure* structure = nullptr;  ///< null: typeset matter belongs to no part
  NodeId part = 0;                 ///< part of the text
  std::function<FigureWords(chess::SquareContent const& piece)> piece_words{};
  std::function<FigureWords(std::size_t directive)> board_words{};
};

/// Returns the anchor that the mark of a footnote links to.
std::string note_anchor(std::string_view number);

/// Notes that the text of `line` continues on the line below it.
void end_with_space(SetLine& line);

/// Returns the lines of `inlines`; none without text.
std::vector<SetLine> set_paragraph(WordCache& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, InlineObjects const& inlays = {});

/// Return how many lines of `leading` a line with a board or a picture needs above the room of
/// other lines, and the height of these lines.
std::size_t lines_above(SetLine const& line, double leading);
double room_above(SetLine const& line, double leading);

/// Returns only the letters: for outlines, running heads and metadata.
std::string plain_text(prose::Inlines const& inlines);

}  // namespace dawson::pages
