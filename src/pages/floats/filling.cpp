#include "pages/floats/filling.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace dawson::pages {
namespace {

constexpr double tiny = 1e-6;
constexpr double short_line = 700;    // same unit as in the page breaker
constexpr double emptiness = 8;       // lines: white costs less if it is distributed
constexpr double seen = 0.08;         // of a column: more white is conspicuous ("pages", section 6)
constexpr double moved_column = 0.2;  // of a short line
constexpr double shrunk_row = 0.1;
constexpr double stretched_line = 0.5;

}  // namespace

void Filling::begin(double column_height) {
  height = column_height;
  placed.clear();
  used = stretch = shrink = notes = 0;
  note_lines = heads = 0;
  has_text = as_it_comes = false;
}

ColumnFiller::ColumnFiller(std::span<PageItem const> items, std::span<NoteLine const> notes,
                           PageGoal const& goal)
    : goal_(goal) {
  std::size_t called = 0;
  for (PageItem const& item : items) called += item.notes;
  std::size_t line = note_lines_before_ = notes.size() - std::min(called, notes.size());
  for (NoteLine const& before : notes.first(line)) notes_before_ += before.height;
  Unit next;
  for (PageItem const& item : items) {
    if (item.kind == PageItem::Type::space) {
      next.gap += item.height, next.stretch += item.stretch, next.shrink += item.shrink;
      next.fills = next.fills || item.fills;
    } else if (item.kind == PageItem::Type::penalty) {
      if (item.penalty == new_page) next.forced = true;
      else next.penalty = std::max(next.penalty, item.penalty);
    } else {
      next.block = item;
      next.note_lines = std::min(item.notes, notes.size() - line);
      for (NoteLine const& called_line : notes.subspan(line, next.note_lines))
        next.notes += called_line.height;
      line += next.note_lines;
      units_.push_back(std::exchange(next, {}));
    }
  }
}

double ColumnFiller::height(int column) const {
  return static_cast<std::size_t>(column) < goal_.firsts ? goal_.first : goal_.others;
}

double ColumnFiller::room(Filling const& column) const {
  double const notes = column.notes > 0 ? column.notes + goal_.note_gap : 0;
  return column.height - column.used - notes;
}

Placed ColumnFiller::apart(std::size_t unit) const {
  return {unit, goal_.line, 0.75 * goal_.line, 0.25 * goal_.line, units_[unit].block.height};
}

void ColumnFiller::place(Filling& column, Placed one) const {
  Unit const& unit = units_[one.unit];
  if (column.placed.empty()) {
    one.gap = one.stretch = one.shrink = 0;
    column.used += unit.block.head;
    if (one.unit == 0) column.notes = notes_before_, column.note_lines = note_lines_before_;
  }
  column.used += one.gap + one.height;
  column.stretch += one.stretch;
  column.shrink += one.shrink;
  column.notes += unit.notes;
  column.note_lines += unit.note_lines;
  column.placed.push_back(one);
}

bool ColumnFiller::fits(Filling const& column, Placed const& one) const {
  Unit const& unit = units_[one.unit];
  double const gap = column.placed.empty() ? unit.block.head : one.gap - one.shrink;
  double const first_notes = column.notes == 0 && unit.notes > 0 ? goal_.note_gap : 0;
  return one.height + gap + unit.notes + first_notes <= room(column) + column.shrink + tiny;
}

std::optional<Placed> ColumnFiller::shrunk(Filling const& column, Placed one) const {
  one.height = units_[one.unit].block.smaller;
  one.shrunk = true;
  return one.height > 0 && fits(column, one) ? std::optional(one) : std::nullopt;
}

Placed ColumnFiller::following(Filling const& column) const {
  Unit const& unit = units_[column.next];
  Placed out{column.next, unit.gap, unit.stretch, unit.shrink, unit.block.height};
  if (column.placed.empty()) return out;
  bool const row_before = column.next > 0 && units_[column.next - 1].is_row();
  std::size_t const last = column.placed.back().unit;
  if (last + 1 == column.next) return out;
  if (units_[last].is_row()) {
    out.gap = std::max(goal_.line, unit.block.join);
    out.stretch = 0.75 * goal_.line;
    out.shrink = 0.25 * goal_.line;
  } else if (row_before) {
    out.gap = unit.block.join;
    out.stretch = unit.block.join_stretch;
    out.shrink = unit.block.join_shrink;
  }
  return out;
}

void ColumnFiller::raise(Filling& column) const {
  Placed row = apart(column.next++);
  row.moved = !column.placed.empty() && column.heads < column.placed.size();
  Filling out = column;
  out.placed.clear();
  out.used = out.stretch = out.shrink = out.notes = 0;
  out.note_lines = 0;
  for (std::size_t i = 0; i < column.heads; ++i) place(out, column.placed[i]);
  place(out, row);
  ++out.heads;
  for (std::size_t i = column.heads; i < column.placed.size(); ++i) {
    Placed one = column.placed[i];
    if (i == column.heads) {
      Placed const distance = apart(one.unit);
      one.gap = distance.gap, one.stretch = distance.stretch, one.shrink = distance.shrink;
    }
    place(out, one);
  }
  column = std::move(out);
}

bool ColumnFiller::grid_is_full(Filling const& column) const {
  std::size_t rows = 0;
  for (std::size_t i = column.placed.size(); i-- > 0;) {
    PageItem const& block = units_[column.placed[i].unit].block;
    if (block.rows == 0) return false;
    if (++rows == block.rows) return true;
    if (block.first_row) return false;
  }
  return false;
}

// Columns of rows only are stretched to the foot, like grids.
bool ColumnFiller::is_of_rows(Filling const& column) const {
  return column.placed.size() > 1 && column.stretch > 0 &&
         std::ranges::all_of(column.placed,
                             [&](Placed const& one) { return units_[one.unit].is_row(); });
}

double ColumnFiller::white(Filling const& column) const {
  double const missing = room(column);
  if (missing <= column.stretch || is_of_rows(column)) return 0;
  double const least = missing - column.stretch;
  return least <= seen * column.height ? least : missing;
}

double ColumnFiller::ratio(Filling const& column) const {
  double const missing = room(column);
  if (missing < -tiny) return column.shrink > tiny ? std::max(-1.0, missing / column.shrink) : 0;
  if (column.as_it_comes || column.stretch < tiny || missing < tiny) return 0;
  return (missing - white(column)) / column.stretch;
}

double ColumnFiller::cost(Filling const& column) const {
  double const line = std::max(goal_.line, tiny), empty = white(column), counted = empty / line,
               too_white = std::max(0.0, empty - seen * column.height) / line,
               stretched = std::max(0.0, room(column) - empty) / line;
  double lines =
      counted + counted * counted / emptiness + std::pow(too_white, 3) + stretched_line * stretched;
  bool const more = column.next < units_.size();
  if (more && units_[column.next].fills &&
      (grid_is_full(column) || !fits(column, following(column))))
    lines = 0;
  double penalty = 0;
  for (std::size_t unit = column.next; unit < units_.size(); --unit) {
    penalty = std::max(penalty, static_cast<double>(units_[unit].penalty));
    // Rows that wait connect the unit before them with the next one, so its penalty counts too.
    if (unit == 0 || !units_[unit - 1].is_row() ||
        std::ranges::find(column.waiting, unit - 1) == column.waiting.end())
      break;
  }
  lines += moved_column * static_cast<double>(column.waiting.size());
  return lines * short_line * short_line + penalty * penalty;
}

double ColumnFiller::cost_of_shrinking() { return shrunk_row * short_line * short_line; }

}  // namespace dawson::pages
