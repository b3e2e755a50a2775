// Places each line of a caption above, below or beside the board: rows of captions are typeset in
// lines of one measure.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/measures.hpp"
#include "layout/type.hpp"

namespace dawson::layout {

/// Line of text; x from the left edge of the frame, `baseline` from the frame's edge at the board,
/// both in points, y downwards.
struct PlacedLine {
  double x = 0;
  double baseline = 0;
  TypeLine line;
  CaptionRow const* row = nullptr;  ///< row of the caption that was placed; may be null
};

struct PlacedCaption {
  std::vector<PlacedLine> above;   ///< baselines are negative: from the upper edge of the frame up
  std::vector<PlacedLine> below;   ///< from the lower edge of the diagram down
  std::vector<PlacedLine> beside;  ///< from the upper edge of the frame down
  double height_above = 0;         ///< room of the lines, distance to the board included
  double height_below = 0;
  double left = 0;         ///< room beside the frame, gap included
  double right = 0;        ///< the same, or the excess over the frame's width
  double over_frame = 0;   ///< extent of `beside` above the upper edge of the frame
  double under_frame = 0;  ///< and below its lower edge
  std::u32string missing;  ///< characters that no font has
  /// Owner of the rows of `above` if the number of the first one is hung; otherwise null
  std::shared_ptr<CaptionBlock const> without_number;
};

/// Size of captions: TeX's \footnotesize, in points.
inline constexpr double caption_size = 8 * points_a_tex_point;

/// Returns the distance between baselines of captions in text of `size` points.
double baseline_skip(double size);

/// Measures that a caption is typeset for, in points.
struct CaptionPlace {
  double width = 0;             ///< of the frame
  double height = 0;            ///< of the frame
  double column = 0;            ///< of the surrounding text; 0: none
  double size = caption_size;   ///< of text for which the style keeps the default size
  Abbreviations abbreviations;  ///< those of the board, for the legend
  double left = 0, right = 0;   ///< extent of the board beside its frame
  bool in_cell = false;         ///< captions are as wide as the column, whatever their style says
  double cell_left = 0;         ///< then: from the left edge of the column to that of the frame
};

/// Typesets a caption in rows as wide as its style says; breaks longer rows into lines.
PlacedCaption place_caption(Caption const& caption, CaptionPlace const& place,
                            Typeset const& typeset);

/// Returns whether each row fits on one line of a measure `width` points wide.
bool fit(std::vector<CaptionRow> const& rows, prose::FontOverride const& look, double width,
         CaptionPlace const& place, Typeset const& typeset);

/// Line with its x from the left edge of the measure, and its row in the given caption; null for
/// none.
struct SetRowLine {
  double x = 0;
  TypeLine line;
  CaptionRow const* row = nullptr;
};

/// Lines on one baseline.
struct SetRow {
  std::vector<SetRowLine> lines;
};

class RowSetter {
 public:
  /// Rows are `width` points wide, in `font` unless they change it.
  RowSetter(double width, Font font, Abbreviations const& abbreviations, Typeset const& typeset)
      : width_(width), font_(std::move(font)), abbreviations_(abbreviations), typeset_(typeset) {}

  /// Adds the rows of an entry, or its alternative rows if one does not fit.
  void set(CaptionEntry const& entry);

  /// Returns whether each row fits on one line.
  bool fit(std::vector<CaptionRow> const& rows);

  std::vector<SetRow> take_rows() { return std::move(rows_); }
  std::u32string const& missing() const { return missing_; }

 private:
  void set(CaptionRow const& row, bool hangs);
  void columns(std::vector<CaptionRow> const& items);
  void two(prose::Inlines const& left, prose::Inlines const& right);
  void three(CaptionRow const& row, prose::Inlines const& left);
  void paragraph(prose::Inlines const& inlines, Measure measure);
  double balance(prose::Inlines const& inlines, Measure measure, TypeLines& lines);
  TypeLine one_line(prose::Inlines const& inlines);
  TypeLines shape(prose::Inlines const& inlines, Measure measure);
  bool fits(CaptionRow const& row);
  void put(SetRow& row, double x, TypeLine line) {
    row.lines.push_back({x, std::move(line), row_});
  }
  double apart() const { return font_.size / 2; }

  double width_;
  Font font_;
  Abbreviations const& abbreviations_;
  Typeset const& typeset_;
  std::vector<SetRow> rows_;
  CaptionRow const* row_ = nullptr;  // the current one
  std::u32string missing_;
};

/// Returns the font of a caption in `look`: `usual` points, unless the style gives a size other
/// than the default.
Font font_of(prose::FontOverride const& look, double default_value);

/// Returns the matching distance between baselines, in points.
double skip_of(prose::FontOverride const& look, double size);

}  // namespace dawson::layout
