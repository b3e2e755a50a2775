#include "layout/placed_caption.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/captions/hung_number.hpp"
#include "layout/captions/typography.hpp"
#include "layout/type.hpp"
#include "problem/fields.hpp"

namespace dawson::layout {
namespace {

// Shares of the distance between baselines.
constexpr double last_above = 0.55;   // from the last line's baseline to the frame
constexpr double first_below = 1.05;  // from the bottom of the diagram to the first line's baseline
constexpr double margin = 0.3;        // space above the first line and below the last

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
    if (caption_.hung_number) {
      auto const above = std::make_shared<CaptionBlock>(caption_.above);
      prose::Inlines const number = taken_number(*above);
      result_.without_number = above;
      place_above(set(*above, width));
      if (!number.empty()) hang(number);
    } else {
      place_above(set(caption_.above, width));
    }
    place_below(set(caption_.below, width));
    if (caption_.beside) place_beside(*caption_.beside);
    return std::move(result_);
  }

 private:
  double measure() const {
    using Kind = CaptionWidth::Kind;
    if (place_.in_cell) return place_.column;
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
    if (place_.in_cell) return rows;
    for (Row const& row : rows)
      for (auto const& [x, line, of] : row.lines)
        result_.right = std::max(result_.right, std::min(x + line.width, width) - place_.width);
    return rows;
  }

  // Returns the left edge of captions, from that of the frame.
  double left_edge() const { return place_.in_cell ? -place_.cell_left : 0; }

  // Puts the number to the left of the first line above.
  void hang(prose::Inlines const& number) {
    if (result_.above.empty()) return;
    PlacedLine const first = result_.above.front();
    for (TypeLine& line : typeset_(number, base_, {}).lines) {
      double const x = left_edge() - line.width - base_.size / 2;
      result_.above.insert(result_.above.begin(), {x, first.baseline, std::move(line), first.row});
    }
  }

  // Returns the distance between the baselines of two rows; letters larger than the caption's need
  // more.
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
    put(rows, result_.above, left_edge(), first);
  }

  void place_below(std::vector<Row> rows) {
    if (rows.empty()) return;
    double const first = std::max(first_below * skip_, highest(rows.front()) + margin * skip_);
    double const last = first + height(rows);
    result_.height_below =
        last + std::max(margin * skip_, deepest(rows.back()) + margin * skip_ / 2);
    put(rows, result_.below, left_edge(), first);
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

namespace {

using prose::Inlines;

constexpr double widest_tied = 0.9;   // of the measure: emphasis may widen words
constexpr double widest_right = 0.6;  // of the measure: wider texts get a line of their own

Measure flush(Flush where) {
  Measure measure;
  measure.flush = where;
  return measure;
}

}  // namespace

Font font_of(prose::FontOverride const& look, double default_value) {
  Font font;
  font.size = default_value;
  prose::FontOverride changes = look;
  if (changes.size == default_caption.size) changes.size = 0;
  return changed(std::move(font), changes);
}

double skip_of(prose::FontOverride const& look, double size) {
  bool const default_value =
      look.size == default_caption.size && look.leading == default_caption.leading;
  return look.leading > 0 && !default_value ? look.leading * points_a_tex_point
                                            : baseline_skip(size);
}

TypeLines RowSetter::shape(Inlines const& inlines, Measure measure) {
  // Text in one font throughout is shaped without its style, so that a cache can find it.
  Inlines const* inner = &inlines;
  Font font = font_;
  while (inner->size() == 1) {
    auto const* styled = std::get_if<prose::Styled>(&inner->front());
    if (!styled) break;
    font = changed(std::move(font), styled->look);
    inner = &styled->inlines;
  }
  measure.abbreviations = abbreviations_;
  TypeLines made = typeset_(*inner, font, measure);
  for (char32_t const c : made.missing)
    if (missing_.find(c) == std::u32string::npos) missing_ += c;
  return made;
}

TypeLine RowSetter::one_line(Inlines const& inlines) {
  TypeLines made = shape(inlines, {});
  return made.lines.empty() ? TypeLine{} : std::move(made.lines.front());
}

void RowSetter::paragraph(Inlines const& inlines, Measure measure) {
  measure.width = width_;
  TypeLines made = shape(inlines, measure);
  double moved = 0;
  if (made.lines.size() > 1) {
    auto const fits = [&](std::string_view words) {
      return one_line({prose::Text{std::string(words)}}).width <= widest_tied * width_;
    };
    Inlines const whole = with_whole_words(inlines), tied = with_ties(whole, fits);
    std::string_view const slots[] = {problem::field(problem::FieldId::date).name,
                                      problem::field(problem::FieldId::award).name};
    auto const broken = broken_before(slots, whole, fits);
    TypeLines other = broken ? shape(*broken, measure) : TypeLines();
    // Shaping is slow: the ties, which never save a line, need not be tried if no line is added.
    bool is_broken = broken && other.lines.size() <= made.lines.size();
    if (!is_broken) {
      made = shape(tied, measure);
      is_broken = broken && other.lines.size() <= made.lines.size();
    }
    if (is_broken) {
      made = std::move(other);  // its lines end at given places, so that nothing can be balanced
    } else {
      double const width = balance(tied, measure, made);
      moved = measure.flush == Flush::centre  ? (width_ - width) / 2
              : measure.flush == Flush::right ? width_ - width
                                              : 0;
    }
  }
  for (TypeLine& line : made.lines) {
    double const x = line.x + moved;
    put(rows_.emplace_back(), x, std::move(line));
  }
}

// Breaks the text into the same number of lines in a narrower measure, so that the last line is
// not much shorter than the others. Returns that measure.
double RowSetter::balance(Inlines const& inlines, Measure measure, TypeLines& lines) {
  constexpr double steps[] = {0.08, 0.25, 0.5};  // 0: the average line; 1: the whole measure
  auto const sum = [](TypeLines const& of) {
    double widths = 0;
    for (TypeLine const& line : of.lines) widths += line.width;
    return widths;
  };
  double const all = sum(lines), alike = all / static_cast<double>(lines.lines.size());
  for (double const step : steps) {
    measure.width = alike + step * (width_ - alike);
    if (measure.width <= measure.first_short || measure.width >= width_) continue;
    TypeLines made = shape(inlines, measure);
    // A line that ends within a word omits no blank, so the sum of the widths grows.
    bool const whole_words = std::abs(sum(made) - all) < font_.size / 10;
    if (made.lines.size() != lines.lines.size() || !whole_words) continue;
    lines = std::move(made);
    return measure.width;
  }
  return width_;
}

bool RowSetter::fits(CaptionRow const& row) {
  double const left = one_line(row.left).width, right = one_line(row.right).width;
  if (row.centre.empty())
    return left + right + (row.left.empty() || row.right.empty() ? 0 : apart()) <= width_;
  double const centre = one_line(row.centre).width, free = (width_ - centre) / 2;
  return free >= 0 && free >= left + (row.left.empty() ? 0 : apart()) &&
         free >= right + (row.right.empty() ? 0 : apart());
}

bool RowSetter::fit(std::vector<CaptionRow> const& rows) {
  return std::ranges::all_of(rows, [this](CaptionRow const& row) { return fits(row); });
}

void RowSetter::set(CaptionEntry const& entry) {
  if (entry.kind == EntryKind::columns) return columns(entry.rows);
  bool const instead = !entry.otherwise.empty() && !fit(entry.rows);
  for (CaptionRow const& row : instead ? entry.otherwise : entry.rows) {
    row_ = &row;
    set(row, row.of_legend);
  }
}

void RowSetter::set(CaptionRow const& row, bool hangs) {
  if (row.empty() && !row.sign) {
    rows_.emplace_back();
    return;
  }
  Inlines const left = with_sign(row.sign, row.left);
  if (!row.centre.empty()) return three(row, left);
  if (!left.empty() && !row.right.empty()) return two(left, row.right);
  if (left.empty()) return paragraph(row.right, flush(Flush::right));
  Measure measure;
  if (hangs) measure.hanging = font_.size;
  paragraph(left, measure);
}

// The right text is at the end of the first line, which is shortened for it.
void RowSetter::two(Inlines const& left, Inlines const& right) {
  TypeLine one = one_line(left), other = one_line(right);
  double const at = width_ - other.width;
  if (one.width + other.width + apart() <= width_) {
    SetRow& set = rows_.emplace_back();
    put(set, 0, std::move(one));
    put(set, at, std::move(other));
    return;
  }
  if (other.width > widest_right * width_) {
    paragraph(left, {});
    return paragraph(right, flush(Flush::right));
  }
  Measure measure;
  measure.first_short = other.width + font_.size;
  std::size_t const first = rows_.size();
  paragraph(left, measure);
  put(rows_[first], at, std::move(other));
}

// The centre gets lines of its own if it would touch the others.
void RowSetter::three(CaptionRow const& row, Inlines const& left) {
  CaptionRow others = row;
  others.centre.clear();
  if (left.empty() && row.right.empty()) return paragraph(row.centre, flush(Flush::centre));
  if (!fits(row)) {
    set(others, false);
    return paragraph(row.centre, flush(Flush::centre));
  }
  TypeLine one = one_line(left), middle = one_line(row.centre), other = one_line(row.right);
  double const centre_at = (width_ - middle.width) / 2, right_at = width_ - other.width;
  SetRow& set = rows_.emplace_back();
  if (one.shaped) put(set, 0, std::move(one));
  put(set, centre_at, std::move(middle));
  if (other.shaped) put(set, right_at, std::move(other));
}

// Sets two columns; an item that is wider than its column gets a line of its own.
void RowSetter::columns(std::vector<CaptionRow> const& items) {
  bool half_full = false;
  for (CaptionRow const& item : items) {
    row_ = &item;
    TypeLine set = one_line(item.left);
    if (set.width > width_ / 2 - apart()) {
      Measure hanging;
      hanging.hanging = font_.size;
      paragraph(item.left, hanging);
      half_full = false;
    } else if (half_full) {
      put(rows_.back(), width_ / 2, std::move(set));
      half_full = false;
    } else {
      put(rows_.emplace_back(), 0, std::move(set));
      half_full = true;
    }
  }
}

}  // namespace dawson::layout
