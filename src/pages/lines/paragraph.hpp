// From running text to lines.
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
  double first_short = 0;  ///< what the first line leaves free at its right end
  layout::Flush flush = layout::Flush::justified;
  bool divide = true;  ///< words may be divided
  std::size_t shorts =
      0;  ///< so many lines, from the one `shorts_from` on, are shorter by `short_by`
  double short_by = 0;
  std::size_t shorts_from = 0;
  bool short_left = true;  ///< at their left
  double letter_fit = 0;   ///< by how much letters of justified lines may be wider or narrower
};

/// A line of a paragraph; its matter has its origin at the left edge of the measure, on the
/// baseline.
/// From the top of a line to its baseline, in parts of the leading.
inline constexpr double baseline_part = 0.76;

struct SetLine {
  Matter matter;
  double width = 0;                ///< of what is printed
  double ascent = 0, descent = 0;  ///< of its fonts and figurines, both positive
  double ink_ascent = 0;           ///< of what is printed
  std::vector<std::string> notes;  ///< labels of the footnotes that it calls, in order
  double scale = 1;                ///< by which its letters are wider
  double space = 0;                ///< width of a space of the text's font in it; 0: has none
  double from = 0;                 ///< where it begins; `width` counts from the measure's edge
  std::string text;                ///< what is printed, where somebody asks
  bool justified = false;          ///< from edge to edge
  bool last = false;               ///< of its paragraph
  bool divided = false;            ///< ends within a word
  bool too_wide = false;           ///< something in it is wider than the measure
};

/// What running text has of others.
struct Inlays {
  std::function<std::string(std::string const& label)>
      note_number;  ///< what stands for a footnote; without it nothing does
  std::function<std::shared_ptr<layout::Scene const>(std::size_t directive)>
      board;  ///< a small board; may be null
  std::function<std::shared_ptr<Picture const>(prose::Image const& image)>
      picture;  ///< null where it cannot be had; without it alternative texts are set
  double highest_picture = 0;      ///< they are made smaller where they are higher, or too wide
  Structure* structure = nullptr;  ///< null: what is set is no part of anything
  NodeId part = 0;                 ///< that the text belongs to
  std::function<FigureWords(chess::Occupant const& man)> man_words{};
  std::function<FigureWords(std::size_t directive)> board_words{};
};

/// Where the mark of a footnote leads.
std::string note_anchor(std::string_view number);

/// Says that the text of `line` goes on below it.
void end_with_space(SetLine& line);

/// The lines of `inlines`. Without text there are none.
std::vector<SetLine> set_paragraph(TypeCase& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, Inlays const& inlays = {});

/// How many lines of `leading` one with a board or a picture in it needs above the room of others,
/// and how high these are.
std::size_t lines_above(SetLine const& line, double leading);
double room_above(SetLine const& line, double leading);

/// Only its letters: for outlines, running heads and metadata.
std::string plain_text(prose::Inlines const& inlines);

}  // namespace dawson::pages
