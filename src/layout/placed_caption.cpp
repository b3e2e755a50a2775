#include "layout/placed_caption.hpp"

#include <algorithm>
#include <utility>

#include "layout/captions/row_setter.hpp"

namespace dawson::layout {
namespace {

// Shares of the distance between baselines.
constexpr double last_above = 0.55;   // the last line's baseline over the frame
constexpr double first_below = 1.05;  // the first line's under what hangs from the frame
constexpr double margin = 0.3;        // room over the first line and under the last

using Row = SetRow;

double most_of(Row const& row, double TypeLine::*ink) {
  double most = 0;
  for (auto const& [x, line, of] : row.lines) most = std::max(most, line.*ink);
  return most;
}
double highest(Row const& row) { return most_of(row, &TypeLine::ink_ascent); }
double deepest(Row const& row) { return most_of(row, &TypeLine::ink_descent); }

class CaptionPlacer {
 public:
  CaptionPlacer(Caption const& caption, CaptionPlace const& place, Typeset const& typeset)
      : caption_(caption), place_(place), typeset_(typeset) {
    base_ = font_of(caption.font, place.size);
    skip_ = skip_of(caption.font, base_.size);
  }

  PlacedCaption run() {
    double const width = measure();
    result_.left = place_.left;
    result_.right = place_.right;
    place_above(set(caption_.above, width));
    place_below(set(caption_.below, width));
    if (caption_.beside) place_beside(*caption_.beside);
    return std::move(result_);
  }

 private:
  double measure() const {
    using Kind = CaptionWidth::Kind;
    if (caption_.width.kind == Kind::length) return caption_.width.length * points_a_millimetre;
    if (caption_.width.kind == Kind::column && place_.column > 0) return place_.column;
    return place_.width;
  }

  std::vector<Row> set(CaptionBlock const& block, double width) {
    RowSetter setter(width, base_, place_.abbreviations, typeset_);
    for (CaptionEntry const& entry : block) setter.set(entry);
    for (char32_t const c : setter.missing())
      if (result_.missing.find(c) == std::u32string::npos) result_.missing += c;
    auto rows = setter.take_rows();
    for (Row const& row : rows)
      for (auto const& [x, line, of] : row.lines)
        result_.right = std::max(result_.right, std::min(x + line.width, width) - place_.width);
    return rows;
  }

  // From one row's baseline to the next one's: larger letters than the caption's own need more.
  double down(Row const& above, Row const& below) const {
    return std::max(skip_, deepest(above) + highest(below));
  }
  double height(std::vector<Row> const& rows) const {
    double sum = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) sum += down(rows[i - 1], rows[i]);
    return sum;
  }

  void put(std::vector<Row>& rows, std::vector<PlacedLine>& into, double x0, double baseline) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (i > 0) baseline += down(rows[i - 1], rows[i]);
      for (auto const& [x, line, of] : rows[i].lines) into.push_back({x0 + x, baseline, line, of});
    }
  }

  void place_above(std::vector<Row> rows) {
    if (rows.empty()) return;
    double const first = -(last_above * skip_ + height(rows));
    result_.height_above = highest(rows.front()) + margin * skip_ - first;
    put(rows, result_.above, 0, first);
  }

  void place_below(std::vector<Row> rows) {
    if (rows.empty()) return;
    double const first = std::max(first_below * skip_, highest(rows.front()) + margin * skip_);
    double const last = first + height(rows);
    result_.height_below =
        last + std::max(margin * skip_, deepest(rows.back()) + margin * skip_ / 2);
    put(rows, result_.below, 0, first);
  }

  void place_beside(CaptionBeside const& beside) {
    double const width = beside.width * points_a_millimetre, gap = base_.size;
    std::vector<Row> rows = set(beside.block, width);
    if (rows.empty()) return;
    double const ascent = highest(rows.front()),
                 total = ascent + height(rows) + deepest(rows.back());
    using Align = BesideStyle::Align;
    double const free = place_.height - total;
    double const top = beside.align == Align::top      ? 0
                       : beside.align == Align::centre ? free / 2
                                                       : free;
    double const room = gap + (beside.left ? place_.left : place_.right);
    put(rows, result_.beside, beside.left ? -room - width : place_.width + room, top + ascent);
    (beside.left ? result_.left : result_.right) = room + width;
    result_.over_frame = std::max(0.0, -top);
    result_.under_frame = std::max(0.0, top + total - place_.height);
  }

  Caption const& caption_;
  CaptionPlace const& place_;
  Typeset const& typeset_;
  Font base_;
  double skip_ = 0;
  PlacedCaption result_;
};

}  // namespace

double baseline_skip(double size) {
  constexpr double footnote_size = 8, footnote_skip = 9.5;  // LaTeX's
  return size * footnote_skip / footnote_size;
}

PlacedCaption place_caption(Caption const& caption, CaptionPlace const& place,
                            Typeset const& typeset) {
  return CaptionPlacer(caption, place, typeset).run();
}

bool fit(std::vector<CaptionRow> const& rows, prose::FontOverride const& look, double width,
         CaptionPlace const& place, Typeset const& typeset) {
  return RowSetter(width, font_of(look, place.size), place.abbreviations, typeset).fit(rows);
}

}  // namespace dawson::layout
