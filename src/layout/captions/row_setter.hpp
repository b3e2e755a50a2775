// Typesets rows of captions in lines of one measure.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/figures.hpp"
#include "layout/type.hpp"

namespace dawson::layout {

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
Font font_of(prose::FontOverride const& look, double usual);

/// Returns the matching distance between baselines, in points.
double skip_of(prose::FontOverride const& look, double size);

}  // namespace dawson::layout
