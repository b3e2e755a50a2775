#include "layout/captions/row_setter.hpp"

#include <algorithm>
#include <cmath>

#include "layout/captions/ties.hpp"
#include "layout/look.hpp"
#include "layout/placed_caption.hpp"

namespace dawson::layout {
namespace {

using prose::Inlines;

constexpr double widest_tied = 0.9;   // of the measure: emphasis may make words wider
constexpr double widest_right = 0.6;  // of the measure: a wider one has a line for itself

Measure flush(Flush where) {
  Measure measure;
  measure.flush = where;
  return measure;
}

}  // namespace

Font font_of(prose::FontOverride const& look, double usual) {
  Font font;
  font.size = usual;
  prose::FontOverride changes = look;
  if (changes.size == usual_caption.size) changes.size = 0;
  return changed(std::move(font), changes);
}

double skip_of(prose::FontOverride const& look, double size) {
  bool const usual = look.size == usual_caption.size && look.leading == usual_caption.leading;
  return look.leading > 0 && !usual ? look.leading * points_a_tex_point : baseline_skip(size);
}

TypeLines RowSetter::shape(Inlines const& inlines, Measure measure) {
  // What is in one font throughout is shaped as it is, so that it is found again.
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
    Inlines const tied = with_ties(inlines, [&](std::string_view words) {
      return one_line({prose::Text{std::string(words)}}).width <= widest_tied * width_;
    });
    made = shape(tied, measure);
    double const width = balance(tied, measure, made);
    moved = measure.flush == Flush::centre  ? (width_ - width) / 2
            : measure.flush == Flush::right ? width_ - width
                                            : 0;
  }
  for (TypeLine& line : made.lines) {
    double const x = line.x + moved;
    put(rows_.emplace_back(), x, std::move(line));
  }
}

// As many lines in the narrowest measure that holds them, so that the last is not much shorter than
// those before it. What it is.
double RowSetter::balance(Inlines const& inlines, Measure measure, TypeLines& lines) {
  constexpr double steps[] = {0.08, 0.25,
                              0.5};  // from lines that are all alike to the whole measure
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
    // A line that ends within a word leaves out no blank.
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

// What stands right is at the end of the first line, which is shortened for it.
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

// The centre goes to lines of its own where it does not clear the others.
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

// Two columns; an item that is wider than its column has a line for itself.
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
