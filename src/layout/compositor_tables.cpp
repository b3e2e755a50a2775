// Tables and code: what stands in columns.
#include <algorithm>
#include <numeric>

#include "layout/compositor.hpp"
#include "text/utf8.hpp"

namespace dawson::layout {
namespace {

constexpr double cell_size = 0.95;       // of the text's
constexpr double code_size = 0.86;
constexpr std::size_t rows_kept = 8;     // a table of so many stays on one page where it can
constexpr double thick_rule = 0.7, thin_rule = 0.4;   // points

struct Cell {
  std::vector<SetLine> lines;
};

Flush flush_of(prose::Align align) {
  return align == prose::Align::right ? Flush::right : align == prose::Align::centre ? Flush::centre : Flush::left;
}

class TableSetter {
 public:
  TableSetter(TypeCase& sorts, prose::Table const& table, Font const& font, double width, Inlays const& inlays)
      : sorts_(sorts), table_(table), font_(font), width_(width), gap_(font.size * 1.4), inlays_(inlays) {
    columns_ = table.head.size();
    for (auto const& row : table.rows) columns_ = std::max(columns_, row.size());
  }

  double width() const {
    return std::accumulate(widths_.begin(), widths_.end(), 0.0) + gap_ * static_cast<double>(columns_ > 0 ? columns_ - 1 : 0);
  }

  // As wide as the longest cell asks for; where that is too much, the wide columns give, in proportion.
  void fit() {
    std::vector<double> least(columns_, 0);
    widths_.assign(columns_, 0);
    auto const measure = [&](std::vector<prose::Inlines> const& row, bool bold) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        widths_[i] = std::max(widths_[i], widest_line(row[i], bold, 1e6));
        least[i] = std::max(least[i], widest_line(row[i], bold, 1));
      }
    };
    measure(table_.head, true);
    for (auto const& row : table_.rows) measure(row, false);
    double const room = width_ - gap_ * static_cast<double>(columns_ > 0 ? columns_ - 1 : 0);
    double const wanted = std::accumulate(widths_.begin(), widths_.end(), 0.0);
    if (wanted <= room) return;
    double const needed = std::accumulate(least.begin(), least.end(), 0.0);
    double const spare = std::max(0.0, room - needed);
    double const more = wanted - needed;
    for (std::size_t i = 0; i < columns_; ++i)
      widths_[i] = needed > room ? least[i] * room / needed : least[i] + (more > 0 ? (widths_[i] - least[i]) * spare / more : 0);
  }

  std::vector<Cell> cells(std::vector<prose::Inlines> const& row, bool bold) {
    std::vector<Cell> out(columns_);
    for (std::size_t i = 0; i < row.size(); ++i) {
      ParagraphStyle style = style_of(bold, widths_[i] + 0.01);
      style.flush = i < table_.columns.size() ? flush_of(table_.columns[i]) : Flush::left;
      out[i].lines = set_paragraph(sorts_, row[i], style, inlays_);
    }
    return out;
  }

  double left_of(std::size_t column) const {
    return std::accumulate(widths_.begin(), widths_.begin() + static_cast<std::ptrdiff_t>(column), 0.0) +
           gap_ * static_cast<double>(column);
  }

 private:
  ParagraphStyle style_of(bool bold, double width) const {
    ParagraphStyle style;
    style.font = font_;
    style.font.bold = style.font.bold || bold;
    style.width = width;
    style.flush = Flush::left;
    return style;
  }

  double widest_line(prose::Inlines const& cell, bool bold, double width) {
    ParagraphStyle style = style_of(bold, width);
    style.divide = false;
    double widest = 0;
    for (SetLine const& line : set_paragraph(sorts_, cell, style, inlays_)) widest = std::max(widest, line.width);
    return widest;
  }

  TypeCase& sorts_;
  prose::Table const& table_;
  Font font_;
  double width_;
  double gap_;
  Inlays const& inlays_;
  std::size_t columns_ = 0;
  std::vector<double> widths_;
};

}  // namespace

void Compositor::take_block(prose::Table const& table, prose::Block const&) {
  double const line = design_.leading;
  Font font = frame_.font;
  font.size *= cell_size;
  Inlays const inlaid = inlays();
  TableSetter setter(sorts_, table, font, frame_.width, inlaid);
  setter.fit();
  double const left = frame_.left + std::max(0.0, (frame_.width - setter.width()) / 2);
  std::size_t const rows = table.rows.size();
  gap({line, line, line / 4, true});
  auto const add_row = [&](std::vector<prose::Inlines> const& row, bool head, bool last) {
    auto const cells = setter.cells(row, head);
    Block block;
    std::vector<std::string> called;
    std::size_t lines = 1;
    for (std::size_t column = 0; column < cells.size(); ++column) {
      lines = std::max(lines, cells[column].lines.size());
      for (std::size_t i = 0; i < cells[column].lines.size(); ++i) {
        SetLine const& set = cells[column].lines[i];
        block.matter.add(set.matter, left + setter.left_of(column), (static_cast<double>(i) + (head ? 0.68 : 0.76)) * line);
        called.insert(called.end(), set.notes.begin(), set.notes.end());
        if (set.too_wide)
          findings_.push_back(text::warning("W-WIDE", where_, "a word is wider than its column of the table"));
      }
    }
    double const height = static_cast<double>(lines) * line;
    if (head) {
      block.matter.rules.push_back({left, -thick_rule / 2, setter.width(), thick_rule, 0});
      block.matter.rules.push_back({left, height - 0.02 * line, setter.width(), thin_rule, 0});
    }
    if (last) block.matter.rules.push_back({left, height + 0.1 * line, setter.width(), thick_rule, 0});
    block.notes = notes_called(called);
    add_block(std::move(block), height);
  };
  if (!table.head.empty()) add_row(table.head, true, rows == 0);
  for (std::size_t i = 0; i < rows; ++i) {
    // The head never stands alone, nor does the last row.
    if (i == 0) penalty(keep);
    else penalty(rows <= rows_kept ? 1500 : i == 1 || i + 1 == rows ? 1000 : 100);
    add_row(table.rows[i], false, i + 1 == rows);
  }
  gap({line, line, line / 4, true});
  indents_ = false;
}

void Compositor::take_block(prose::CodeBlock const& code, prose::Block const&) {
  double const line = design_.leading;
  Font font = frame_.font;
  font.family = Family::mono;
  font.size *= code_size;
  double const left = frame_.left + line;
  double const letter = sorts_.word("nnnnnnnnnn", font).width / 10;
  auto const most = static_cast<std::size_t>(std::max(8.0, (frame_.width - line) / std::max(letter, 0.1)));
  gap({line / 2, line / 4, 0});
  bool first = true;
  auto const add = [&](std::string const& text, bool last) {
    Block block;
    // No-break spaces keep their width at the start of a line and between words.
    std::string kept;
    for (char const c : text) kept += c == ' ' ? std::string("\u00A0") : c == '\t' ? std::string("\u00A0\u00A0\u00A0\u00A0") : std::string(1, c);
    if (!text.empty()) block.matter.type.push_back({left, 0.74 * line * 0.92, sorts_.set(prose::Text{kept}, font).shaped});
    if (!first) penalty(last ? 1000 : 50);
    first = false;
    add_block(std::move(block), line * 0.92);
  };
  std::string_view text = code.text;
  if (text.ends_with('\n')) text.remove_suffix(1);
  while (true) {
    std::size_t const end = std::min(text.find('\n'), text.size());
    std::string_view rest = text.substr(0, end);
    bool const last = end == text.size();
    // A line that is too long goes on below.
    do {
      std::size_t bytes = 0;
      for (std::size_t letters = 0; bytes < rest.size() && letters < most; ++letters)
        bytes += std::max<std::size_t>(1, text::utf8_length(rest, bytes));
      std::string_view const part = rest.substr(0, bytes);
      rest.remove_prefix(std::min(bytes, rest.size()));
      add(std::string(part), last && rest.empty());
    } while (!rest.empty());
    if (last) break;
    text.remove_prefix(end + 1);
  }
  gap({line / 2, line / 4, 0, true});
  indents_ = false;
}

}  // namespace dawson::layout
