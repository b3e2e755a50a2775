#include "pages/compositor/compositor.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include <fmt/format.h>

namespace dawson::pages {

// Composes tables.

namespace {

constexpr double cell_size = 0.95;      // of the text size
constexpr double cell_leading = 0.92;   // of the text leading, between the lines of a cell
constexpr double row_space = 0.25;      // lines between rows, if some have several lines
constexpr std::size_t rows_kept = 8;    // tables up to this length stay on one page
constexpr std::size_t few_rows = 3;     // and up to this length, however much white that leaves
constexpr double high_table = 1.0 / 3;  // of the text height, for larger tables
constexpr int divided_table = 2700;     // cost of a page that is a third short
constexpr double thick_rule = 0.7, thin_rule = 0.4;  // points

constexpr double head_baseline = 0.68;  // lines below the rule
constexpr double rule_distance = 0.09;  // lines between the rule and the ink below it

using Cell = std::vector<SetLine>;

struct SetRow {
  PageContent matter;
  std::vector<std::string> notes;         ///< labels of the footnotes called in this row
  std::optional<std::string> too_wide{};  ///< the first word wider than its column
  double height = 0;
  std::string text;  ///< text of the cells, if words are kept
};

layout::Flush flush_of(prose::Align align) {
  return align == prose::Align::right    ? layout::Flush::right
         : align == prose::Align::centre ? layout::Flush::centre
                                         : layout::Flush::left;
}

// Sets the rows of a table; row 0 is the head.
class TableSetter {
 public:
  TableSetter(WordCache& sorts, prose::Table const& table, layout::Font const& font,
              Frame const& frame, Design const& design, InlineObjects& inlays, NodeId part = 0)
      : sorts_(sorts),
        table_(table),
        font_(font),
        line_(design.leading),
        align_(design.table_align),
        frame_(frame),
        gap_(font.size * 1.4),
        inlays_(inlays),
        part_(part) {
    columns_ = table.head.size();
    for (auto const& row : table.rows) columns_ = std::max(columns_, row.size());
    fit();
    rows_.push_back(cells(table.head, true));
    for (auto const& row : table.rows) rows_.push_back(cells(row, false));
    one_liners_ = std::ranges::all_of(rows_, [](auto const& row) {
      return std::ranges::all_of(row, [](Cell const& cell) { return cell.size() <= 1; });
    });
  }

  double width() const { return width_; }
  /// Returns the width that its longest words need.
  double least_width() const { return least_width_; }
  double left() const { return left_; }

  // Returns the space between rows.
  double below() const { return one_liners_ ? 0 : row_space * line_; }

  // Returns the extra height that a row needs above its first line, for boards and pictures.
  double room_above_row(std::size_t row) const {
    double room = 0;
    for (Cell const& cell : rows_[row])
      if (!cell.empty()) room = std::max(room, room_above(cell.front(), leading()));
    return room;
  }

  // Returns how far a row reaches above its first baseline, without that extra height.
  double ink(std::size_t row) const {
    double ink = 0;
    for (Cell const& cell : rows_[row])
      if (!cell.empty()) ink = std::max(ink, cell.front().ink_ascent);
    return ink - room_above_row(row);
  }

  double highest_ink() const {
    double highest = 0;
    for (std::size_t row = 1; row < rows_.size(); ++row) highest = std::max(highest, ink(row));
    return highest;
  }

  // Sets a row. `baseline` is the first baseline of a row with letters only.
  SetRow set_row(std::size_t row, double baseline) const {
    SetRow out;
    double const first = room_above_row(row) + baseline;
    double last = first;
    for (std::size_t column = 0; column < rows_[row].size(); ++column) {
      double at = first;
      if (sorts_.keeps_words()) out.text += (column > 0 ? " | " : "") + text_of(rows_[row][column]);
      for (SetLine const& line : rows_[row][column]) {
        if (&line != &rows_[row][column].front()) at += leading() + room_above(line, leading());
        out.matter.add(line.matter, lefts_[column], at);
        out.notes.insert(out.notes.end(), line.notes.begin(), line.notes.end());
        if (!out.too_wide) out.too_wide = line.too_wide;
        double const below = room_below(line, leading());
        last = std::max(last, at + below);
        if (&line != &rows_[row][column].back()) at += below;
      }
    }
    out.height = last - baseline + line_;
    return out;
  }

 private:
  static std::string text_of(Cell const& cell) {
    std::string out;
    for (SetLine const& line : cell) out += (out.empty() ? "" : " ") + line.text;
    return out;
  }

  void fit() {
    ColumnWishes wishes{{}, std::vector<double>(columns_, 0)};
    auto const measure = [&](std::vector<prose::Inlines> const& row, bool bold) {
      std::vector<double> cells(columns_, 0);
      for (std::size_t i = 0; i < row.size(); ++i) {
        cells[i] = widest_line(row[i], bold, 1e6);
        wishes.least[i] = std::max(wishes.least[i], widest_line(row[i], bold, 1));
      }
      wishes.rows.push_back(std::move(cells));
    };
    measure(table_.head, true);
    for (auto const& row : table_.rows) measure(row, false);
    double const gaps = gap_ * static_cast<double>(columns_ > 0 ? columns_ - 1 : 0);
    widths_ = column_widths(wishes, frame_.width - gaps);
    least_width_ = std::accumulate(wishes.least.begin(), wishes.least.end(), gaps);
    width_ = std::accumulate(widths_.begin(), widths_.end(), 0.0) + gaps;
    double const free = std::max(0.0, frame_.width - width_);
    left_ = frame_.left + (align_ == layout::Flush::left     ? 0
                           : align_ == layout::Flush::centre ? free / 2
                                                             : free);
    double at = left_;
    for (double const width : widths_) lefts_.push_back(std::exchange(at, at + width + gap_));
  }

  // Returns all cells of a row, including missing ones.
  std::vector<Cell> cells(std::vector<prose::Inlines> const& row, bool bold) {
    std::vector<Cell> out(columns_);
    Structure* const structure = part_ == 0 || (bold && row.empty()) ? nullptr : inlays_.structure;
    NodeId const part = structure ? structure->add(part_, Role::row) : 0;
    for (std::size_t i = 0; i < columns_; ++i) {
      if (structure) inlays_.part = structure->add(part, bold ? Role::head_cell : Role::cell);
      if (i >= row.size()) continue;
      ParagraphStyle style = style_of(bold, widths_[i] + 0.01);
      style.flush = i < table_.columns.size() ? flush_of(table_.columns[i]) : layout::Flush::left;
      out[i] = set_paragraph(sorts_, row[i], style, inlays_);
    }
    inlays_.part = 0;
    return out;
  }

  double leading() const { return one_liners_ ? line_ : cell_leading * line_; }

  ParagraphStyle style_of(bool bold, double width) const {
    ParagraphStyle style;
    style.font = font_;
    style.font.bold = style.font.bold || bold;
    style.width = width;
    style.flush = layout::Flush::left;
    return style;
  }

  double widest_line(prose::Inlines const& cell, bool bold, double width) {
    ParagraphStyle style = style_of(bold, width);
    style.divide = false;
    double widest = 0;
    for (SetLine const& line : set_paragraph(sorts_, cell, style, inlays_))
      widest = std::max(widest, line.width);
    return widest;
  }

  WordCache& sorts_;
  prose::Table const& table_;
  layout::Font font_;
  double line_;
  layout::Flush align_;
  Frame const& frame_;
  double gap_;
  InlineObjects& inlays_;
  NodeId part_;  // node of the table; 0 while measuring
  std::size_t columns_ = 0;
  std::vector<double> widths_, lefts_;  ///< of the columns
  double width_ = 0, left_ = 0;         ///< of the table
  double least_width_ = 0;
  std::vector<std::vector<Cell>> rows_;
  bool one_liners_ = true;
};

}  // namespace

void Compositor::take_block(prose::Table const& written, prose::Block const& written_block) {
  prose::Table table = written;
  for (prose::Inlines& cell : table.head) cell = with_references(std::move(cell));
  for (auto& row : table.rows)
    for (prose::Inlines& cell : row) cell = with_references(std::move(cell));
  double const line = design_.leading;
  flow_.set_barrier();
  layout::Font font = text_.frame.font;
  font.size *= cell_size;
  InlineObjects inlaid = inlays();
  if (flow_.columns() > 1 &&
      TableSetter(sorts_, table, font, text_.frame, design_, inlaid).least_width() >
          text_.frame.width + 0.01)
    stand_in(1);
  double const above = text_.after_heading ? line / 2 : line;
  gap({above, above, line / 4, true});
  prose::FigureCaption const* const caption = caption_at(written_block.where);
  NodeId const part = tags_.add(Role::table);
  if (caption && caption->above) tags_.within(part, [&] { add_caption(*caption, true); });
  TableSetter const setter(sorts_, table, font, text_.frame, design_, inlaid, part);
  std::string label = caption ? caption->label : std::string();
  auto const rule = [&](double y, double thickness) {
    return RuleAt{setter.left(), y, setter.width(), thickness};
  };
  auto const block_of = [&](SetRow&& row, std::string_view more) {
    if (!label.empty()) row.matter.anchors.push_back({0, std::exchange(label, {})});
    if (sorts_.keeps_words())
      row.matter.things.push_back({LayoutKind::tr, setter.left(), 0, setter.width(), row.height,
                                   std::move(row.text), std::string(more)});
    if (row.too_wide)
      findings_.push_back(
          text::warning("W-WIDE", text_.where,
                        fmt::format("{} is wider than its table column; it extends beyond it",
                                    named(*row.too_wide)),
                        "shorten it, or write it so that a line can end within it"));
    return Block{std::move(row.matter), notes_called(row.notes)};
  };

  std::size_t const rows = table.rows.size();
  std::shared_ptr<Repeated const> head;
  double grown = 0;
  if (!table.head.empty()) {
    // Pieces are higher than letters: a larger distance below the rules, taken from the gap.
    double const baseline = std::max(head_baseline * line, setter.ink(0) + rule_distance * line);
    double const under =
        std::max(0.0, setter.highest_ink() + (rule_distance - baseline_part) * line);
    double const lower = baseline - head_baseline * line;
    grown = lower + under;
    SetRow row = setter.set_row(0, baseline);
    double const height = row.height + lower;
    double const all = height + setter.below() / 2 + under;
    Block block = block_of(std::move(row), "head");
    block.matter.rules.push_back(rule(-thick_rule / 2, thick_rule));
    block.matter.rules.push_back(rule(height - 0.02 * line, rows == 0 ? thick_rule : thin_rule));
    Repeated repeated{block.matter, all};
    for (LayoutItem& one : repeated.matter.things) one.more = "head repeated";
    repeated.matter.forget_nodes();
    head = std::make_shared<Repeated const>(std::move(repeated));
    add_block(std::move(block), all, setter.room_above_row(0) + baseline - baseline_part * line);
  }
  std::vector<SetRow> body;
  double whole = 0;
  for (std::size_t i = 0; i < rows; ++i) {
    body.push_back(setter.set_row(i + 1, baseline_part * line));
    whole += body.back().height;
  }
  bool const stays = rows <= few_rows || whole <= high_table * design_.text_height();
  int const within_few = stays ? keep : divided_table;
  for (std::size_t i = 0; i < rows; ++i) {
    bool const last = i + 1 == rows;
    SetRow& row = body[i];
    double const height = row.height;
    Block block = block_of(std::move(row), "");
    if (last) block.matter.rules.push_back(rule(height + 0.1 * line, thick_rule));
    if (!last) {
      PageContent foot;
      foot.rules.push_back(rule(height + 0.1 * line, thin_rule));
      block.foot = std::make_shared<PageContent const>(std::move(foot));
    }
    if (i > 0) block.head = head;
    // Neither the head nor the last row may be alone on a page.
    if (i == 0) penalty(keep);
    else penalty(i == 1 || last ? keep : rows <= rows_kept ? within_few : 100);
    add_block(std::move(block), height + (last ? 0 : setter.below()));
  }
  if (caption && !caption->above) {
    gap({line / 2, 0, 0, true});
    tags_.within(part, [&] { add_caption(*caption, false); });
  }
  gap({std::max(line / 2, line - grown), line, line / 4, true});
  text_.indents = false;
}

// Finds column widths. Columns share the available room and then exchange parts of it, two at a
// time and in smaller and smaller steps, while that makes the table lower.

namespace {

constexpr double ragged = 1.08;    // lines do not fill their column completely
constexpr double evenness = 0.02;  // prefers one of several widths with the same number of lines
constexpr double exchanged[] = {0.08, 0.04, 0.02, 0.01};  // of the available room

double height(ColumnWishes const& wishes, std::vector<double> const& widths) {
  double sum = 0;
  for (std::vector<double> const& row : wishes.rows) {
    double lines = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
      double const full = row[i] / std::max(widths[i], 1.0);
      if (full > 1.001) lines = std::max(lines, std::ceil(full * ragged));
      sum += evenness * full * full;
    }
    sum += lines;
  }
  return sum;
}

// Makes the best exchange of `step` between two columns. Returns false if none makes the table
// lower.
bool exchange(ColumnWishes const& wishes, std::vector<double> const& preferred,
              std::vector<double>& widths, double& lowest, double step) {
  std::vector<double> best;
  for (std::size_t from = 0; from < widths.size(); ++from) {
    if (widths[from] - step < wishes.least[from]) continue;
    for (std::size_t to = 0; to < widths.size(); ++to) {
      if (to == from || widths[to] >= preferred[to]) continue;
      std::vector<double> tried = widths;
      tried[from] -= step;
      tried[to] += step;
      double const reached = height(wishes, tried);
      if (reached >= lowest - 1e-9) continue;
      lowest = reached;
      best = std::move(tried);
    }
  }
  if (best.empty()) return false;
  widths = std::move(best);
  return true;
}

}  // namespace

std::vector<double> column_widths(ColumnWishes const& wishes, double room) {
  std::vector<double> preferred = wishes.least;
  for (std::vector<double> const& row : wishes.rows)
    for (std::size_t i = 0; i < row.size(); ++i) preferred[i] = std::max(preferred[i], row[i]);
  double const all = std::accumulate(preferred.begin(), preferred.end(), 0.0);
  if (all <= room) return preferred;
  double const needed = std::accumulate(wishes.least.begin(), wishes.least.end(), 0.0);
  std::vector<double> widths(preferred.size());
  for (std::size_t i = 0; i < widths.size(); ++i)
    widths[i] = needed >= room ? wishes.least[i] * room / needed
                               : wishes.least[i] + (preferred[i] - wishes.least[i]) *
                                                       (room - needed) / (all - needed);
  if (needed >= room) return widths;
  double lowest = height(wishes, widths);
  for (double const part : exchanged)
    while (exchange(wishes, preferred, widths, lowest, part * room)) {}
  return widths;
}

}  // namespace dawson::pages
