// Composes indexes: rows in columns, with their places at the right edge.
#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

// Measures in em of the index.
constexpr double narrowest_names = 13, narrowest_problems = 9;
constexpr double after_number = 0.5;
constexpr double before_places = 1;
constexpr double continued = 1;         // indent of a name's further lines
constexpr double places_continued = 2;  // indent of places below a name

constexpr double unlimited = 10000, rounding = 0.01;  // points

// Adds `other` to `line`, its left edge at `x`.
void join(SetLine& line, SetLine const& other, double x) {
  if (line.matter.type.empty()) line.from = x + other.from;
  else end_with_space(line);
  line.matter.add(other.matter, x, 0);
  line.width = x + other.width;
  line.ascent = std::max(line.ascent, other.ascent);
  line.descent = std::max(line.descent, other.descent);
  line.ink_ascent = std::max(line.ink_ascent, other.ink_ascent);
  line.notes.insert(line.notes.end(), other.notes.begin(), other.notes.end());
  line.text += (line.text.empty() || other.text.empty() ? "" : " ") + other.text;
  if (!line.too_wide) line.too_wide = other.too_wide;
}

}  // namespace

// Returns the width of the widest row, and sets `numbers` to that of the widest number with the
// space after it.
double Compositor::index_width(IndexInsert const& index, ParagraphStyle const& style,
                               double& numbers) {
  double const em = style.font.size;
  ParagraphStyle one_line = style;
  one_line.width = unlimited;
  auto const width = [&](prose::Inlines const& text) {
    auto const lines = set_paragraph(sorts_, with_references(text), one_line);
    return lines.empty() ? 0.0 : lines.front().width;
  };
  double widest = 0;
  for (IndexRow const& row : index.rows) {
    if (!row.number.empty()) numbers = std::max(numbers, width(row.number) + after_number * em);
    double const places = row.places.empty() ? 0 : width(row.places) + before_places * em;
    widest = std::max(widest, width(row.name) + places);
  }
  return numbers + widest;
}

void Compositor::set_index_row(IndexRow const& row, ParagraphStyle style, double numbers, bool kept,
                               EntryLines& out) {
  double const em = style.font.size, measure = style.width;
  if (row.opens_group) numbers = 0;
  NodeId const part =
      row.opens_group ? tags_.add(Role::caption) : tags_.text_part(LayoutKind::index);
  auto const set = [&](prose::Inlines const& text) {
    return text.empty() ? std::vector<SetLine>()
                        : set_paragraph(sorts_, with_references(text), style, inlays(part));
  };
  std::vector<SetLine> lines(1);
  if (auto const number = set(row.number); !number.empty()) {
    join(lines.front(), number.front(), numbers - after_number * em - number.front().width);
    tags_.text_of(part, " ");
  }
  style.width = measure - numbers;
  style.hanging = continued * em;
  auto const name = set(row.name);
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (i > 0) lines.emplace_back();
    join(lines.back(), name[i], numbers);
  }
  style.hanging = 0;
  style.width = measure - places_continued * em;
  style.flush = layout::Flush::right;
  if (!row.places.empty()) tags_.text_of(part, " ");
  bool first = true;
  for (SetLine const& places : set(row.places)) {
    double const at = measure - places.width, left = at + places.from;
    if (!std::exchange(first, false) || lines.back().width + before_places * em > left + rounding) {
      end_with_space(lines.back());
      lines.emplace_back();
    }
    join(lines.back(), places, at);
  }
  EntryLine kind = kept ? EntryLine::tied : EntryLine::first;
  for (SetLine& line : lines) {
    out.add(std::move(line), kind);
    kind = EntryLine::next;
  }
}

void Compositor::add_index(IndexInsert const& index) {
  if (index.rows.empty()) return;
  finish_row();
  ParagraphStyle style = running_text(false);
  style.font.size *= small_type;
  style.flush = layout::Flush::left;
  bool const numbered =
      std::ranges::any_of(index.rows, [](IndexRow const& row) { return !row.number.empty(); });
  double const narrowest = numbered ? narrowest_problems : narrowest_names;
  std::size_t columns = columns_for(index.rows.size(), style.font.size, narrowest);
  if (flow_.columns() > 1) columns = std::min(columns, widest_columns(style.font.size, narrowest));
  double const room = (text_.frame.width - static_cast<double>(columns - 1) * design_.leading) /
                      static_cast<double>(columns);
  double numbers = 0;
  style.width = std::min(room, index_width(index, style, numbers));
  bool const groups = std::ranges::any_of(index.rows, &IndexRow::opens_group);
  EntryLines out{{}, {}, text_.frame.leading * small_type, groups};
  gap({design_.leading / 2, design_.leading / 4, 0});
  LayoutKind const outer = std::exchange(text_.line_kind, LayoutKind::index);
  for (auto row = index.rows.begin(); row != index.rows.end();) {
    // Each group is a list of its own, with its letter as a caption.
    auto const end = std::find_if(row + 1, index.rows.end(), std::mem_fn(&IndexRow::opens_group));
    out.add_gap();
    tags_.within(tags_.add(Role::list), [&] {
      for (bool after_head = false; row != end; ++row) {
        set_index_row(*row, style, numbers, std::exchange(after_head, row->opens_group), out);
      }
    });
  }
  add_in_columns(out, columns, room);
  text_.line_kind = outer;
  gap({design_.leading / 2, design_.leading / 4, 0, true});
  text_.indents = false;
}

}  // namespace dawson::pages
