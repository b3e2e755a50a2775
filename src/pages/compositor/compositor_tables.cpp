// Tables.
#include <algorithm>
#include <numeric>

#include "pages/columns.hpp"
#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

constexpr double cell_size = 0.95;     // of the text's
constexpr double cell_leading = 0.92;  // of the text's, between the lines of a cell
constexpr double row_space = 0.25;     // lines between rows, some of which have several
constexpr std::size_t rows_kept = 8;   // a table of so many stays on one page where it can
constexpr double thick_rule = 0.7, thin_rule = 0.4;  // points

struct Cell {
  std::vector<SetLine> lines;
};

layout::Flush flush_of(prose::Align align) {
  return align == prose::Align::right    ? layout::Flush::right
         : align == prose::Align::centre ? layout::Flush::centre
                                         : layout::Flush::left;
}

class TableSetter {
 public:
  TableSetter(TypeCase& sorts, prose::Table const& table, layout::Font const& font, double width,
              Inlays const& inlays)
      : sorts_(sorts),
        table_(table),
        font_(font),
        width_(width),
        gap_(font.size * 1.4),
        inlays_(inlays) {
    columns_ = table.head.size();
    for (auto const& row : table.rows) columns_ = std::max(columns_, row.size());
  }

  double width() const {
    return std::accumulate(widths_.begin(), widths_.end(), 0.0) +
           gap_ * static_cast<double>(columns_ > 0 ? columns_ - 1 : 0);
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
    widths_ =
        column_widths(wishes, width_ - gap_ * static_cast<double>(columns_ > 0 ? columns_ - 1 : 0));
  }

  std::vector<Cell> cells(std::vector<prose::Inlines> const& row, bool bold) {
    std::vector<Cell> out(columns_);
    for (std::size_t i = 0; i < row.size(); ++i) {
      ParagraphStyle style = style_of(bold, widths_[i] + 0.01);
      style.flush = i < table_.columns.size() ? flush_of(table_.columns[i]) : layout::Flush::left;
      out[i].lines = set_paragraph(sorts_, row[i], style, inlays_);
    }
    return out;
  }

  double left_of(std::size_t column) const {
    return std::accumulate(widths_.begin(), widths_.begin() + static_cast<std::ptrdiff_t>(column),
                           0.0) +
           gap_ * static_cast<double>(column);
  }

 private:
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

  TypeCase& sorts_;
  prose::Table const& table_;
  layout::Font font_;
  double width_;
  double gap_;
  Inlays const& inlays_;
  std::size_t columns_ = 0;
  std::vector<double> widths_;
};

}  // namespace

void Compositor::take_block(prose::Table const& written, prose::Block const&) {
  prose::Table table = written;
  for (prose::Inlines& cell : table.head) cell = with_references(std::move(cell));
  for (auto& row : table.rows)
    for (prose::Inlines& cell : row) cell = with_references(std::move(cell));
  double const line = design_.leading;
  layout::Font font = frame_.font;
  font.size *= cell_size;
  Inlays const inlaid = inlays();
  TableSetter setter(sorts_, table, font, frame_.width, inlaid);
  setter.fit();
  double const left = frame_.left + std::max(0.0, (frame_.width - setter.width()) / 2);
  std::size_t const rows = table.rows.size();
  gap({line, line, line / 4, true});
  std::vector<std::vector<Cell>> cells{setter.cells(table.head, true)};
  for (auto const& row : table.rows) cells.push_back(setter.cells(row, false));
  bool const one_liners = std::ranges::all_of(cells, [](auto const& row) {
    return std::ranges::all_of(row, [](Cell const& cell) { return cell.lines.size() <= 1; });
  });
  double const leading = one_liners ? line : cell_leading * line;
  double const below = one_liners ? 0 : row_space * line;
  // Puts a row into a block, its first baseline at `baseline` lines; how high it is.
  auto const set_row = [&](std::vector<Cell> const& row, double baseline, Block& block) {
    std::vector<std::string> called;
    std::size_t lines = 1;
    for (std::size_t column = 0; column < row.size(); ++column) {
      lines = std::max(lines, row[column].lines.size());
      for (std::size_t i = 0; i < row[column].lines.size(); ++i) {
        SetLine const& set = row[column].lines[i];
        block.matter.add(set.matter, left + setter.left_of(column),
                         static_cast<double>(i) * leading + baseline * line);
        called.insert(called.end(), set.notes.begin(), set.notes.end());
        if (set.too_wide)
          findings_.push_back(
              text::warning("W-WIDE", where_, "a word is wider than its column of the table"));
      }
    }
    block.notes = notes_called(called);
    return static_cast<double>(lines - 1) * leading + line;
  };
  auto const rule = [&](double y, double thickness) {
    return RuleAt{left, y, setter.width(), thickness, 0};
  };

  std::shared_ptr<Repeated const> head;
  if (!table.head.empty()) {
    Block block;
    double const height = set_row(cells.front(), 0.68, block);
    block.matter.rules.push_back(rule(-thick_rule / 2, thick_rule));
    block.matter.rules.push_back(
        rule(height - 0.02 * line, table.rows.empty() ? thick_rule : thin_rule));
    head = std::make_shared<Repeated const>(Repeated{block.matter, height + below / 2});
    add_block(std::move(block), height + below / 2);
  }
  for (std::size_t i = 0; i < rows; ++i) {
    bool const last = i + 1 == rows;
    Block block;
    double const height = set_row(cells[i + 1], 0.76, block);
    if (last) block.matter.rules.push_back(rule(height + 0.1 * line, thick_rule));
    if (!last) {
      Matter foot;
      foot.rules.push_back(rule(height + 0.1 * line, thin_rule));
      block.foot = std::make_shared<Matter const>(std::move(foot));
    }
    if (i > 0) block.head = head;
    // The head never stands alone, nor does the last row.
    if (i == 0) penalty(keep);
    else penalty(rows <= rows_kept ? 4000 : i == 1 || last ? 1000 : 100);
    add_block(std::move(block), height + (last ? 0 : below));
  }
  gap({line, line, line / 4, true});
  indents_ = false;
}

}  // namespace dawson::pages
