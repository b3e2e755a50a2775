// Grids are consecutive diagrams in rows that fill columns. They are set when the run ends, since
// all their captions determine the size of the squares.
#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "layout/measures.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/diagram.hpp"
#include "pages/row_lines.hpp"

namespace dawson::pages {
namespace {

constexpr double nearly = 0.05;     // points
constexpr int tries = 4;            // attempts to find squares that fit
constexpr double size_step = 0.1;   // millimetres: runs of nearly the same height look alike
constexpr double same_size = 1e-6;  // millimetres
constexpr int halvings = 20;        // of the range of squares

}  // namespace

struct Compositor::RunRow {
  std::size_t across = 1;
  bool spans = false;
  std::vector<RowBuilder::Waiting> waiting;
  std::vector<bool> keeps_size{};  // a diagram has a size of its own
  std::vector<ComposedDiagram> set{};
  std::vector<std::vector<std::string>> notes{};  // called by each diagram

  void level() {
    double const most = extent().ascent;
    for (ComposedDiagram& diagram : set) raise_head(diagram, most - diagram.ascent);
  }
  // Returns the extent of the row; if `square` is given, with squares of that side.
  RowExtent extent(std::optional<double> square = std::nullopt) const {
    RowExtent out;
    for (std::size_t i = 0; i < set.size(); ++i) {
      ComposedDiagram const& one = set[i];
      bool const is_sized = square && !keeps_size[i];
      double const more = is_sized ? one.frame * (*square / one.square - 1) : 0;
      out.widen({one.ascent + more, one.descent});
    }
    return out;
  }
};

std::vector<Compositor::RunRow> Compositor::rows_of_run() {
  std::vector<RunRow> rows;
  for (RowBuilder::Waiting& one : rows_.take_waiting()) {
    auto const across = static_cast<std::size_t>(std::max(1, one.diagram.across));
    bool const fits = !rows.empty() && rows.back().across == across &&
                      rows.back().spans == one.diagram.span && rows.back().waiting.size() < across;
    if (!fits) rows.push_back({across, one.diagram.span, {}});
    RunRow& row = rows.back();
    one.diagram.problem.where = one.where;
    row.notes.push_back(notes_.number(one.diagram.caption));
    row.keeps_size.push_back(one.diagram.problem.view.size.has_value());
    row.waiting.push_back(std::move(one));
  }
  return rows;
}

double Compositor::width_in(std::size_t across) const {
  double const gap = design_.grid.gap.value_or(design_.leading);
  auto const many = static_cast<double>(across);
  return (text_.frame.width - (many - 1) * gap) / many;
}

// Sets the diagrams of a run with squares of this side, except those that have a size.
void Compositor::set_squares(std::vector<RunRow>& rows, double square) {
  for (RunRow& row : rows) {
    double const width = width_in(row.across);
    row.set.resize(row.waiting.size());
    for (std::size_t i = 0; i < row.waiting.size(); ++i) {
      DiagramInsert& diagram = row.waiting[i].diagram;
      if (!row.keeps_size[i]) diagram.problem.view.size = square;
      else if (row.set[i].square > 0) continue;
      row.set[i] = set_in(diagram, {width, i, row.across, true});
    }
  }
}

// Returns the height of the fullest column, without the gaps between its rows.
double Compositor::height_of_run(std::vector<RunRow> const& rows,
                                 std::optional<double> square) const {
  std::vector<RowExtent> extents;
  extents.reserve(rows.size());
  for (RunRow const& row : rows) extents.push_back(row.extent(square));
  int const columns = rows.front().spans ? 1 : flow_.wanted_columns();
  return greatest_height(extents, static_cast<std::size_t>(rows_.down()),
                         static_cast<std::size_t>(columns));
}

// Returns the largest squares within the range of the design with which each column has room for
// its rows, and each cell for its board; the smallest ones if even these do not fit.
double Compositor::fitting_square(std::vector<RunRow> const& rows, double room) const {
  double least = design_.grid.least_square, most = design_.grid.most_square;
  for (RunRow const& row : rows)
    for (std::size_t i = 0; i < row.set.size(); ++i)
      if (!row.keeps_size[i])
        most = std::min(most, row.set[i].square * width_in(row.across) / row.set[i].board_width);
  if (most <= least) return least;
  if (height_of_run(rows, most) > room) {
    for (int i = 0; i < halvings; ++i) {
      double const middle = (least + most) / 2;
      (height_of_run(rows, middle) > room ? most : least) = middle;
    }
    most = least;
  }
  return std::max(design_.grid.least_square, std::floor(most / size_step + same_size) * size_step);
}

// Gives the boards of a run the squares that fill its columns.
void Compositor::fill_columns(std::vector<RunRow>& rows) {
  auto const down = static_cast<double>(rows_.down());
  double const room = design_.text_height() - (down - 1) * design_.leading / 2;
  double square = std::clamp(last_square_ > 0 ? last_square_ : layout::Style().square,
                             design_.grid.least_square, design_.grid.most_square);
  set_squares(rows, square);
  for (int attempt = 0; attempt < tries; ++attempt) {
    double const fitting = fitting_square(rows, room);
    bool const is_final =
        attempt > 0 ? fitting > square - same_size : std::abs(fitting - square) < same_size;
    if (is_final) break;
    set_squares(rows, square = fitting);
  }
  last_square_ = square;
  for (RunRow& row : rows)
    for (std::size_t i = 0; i < row.set.size(); ++i)
      complete(row.set[i], row.waiting[i].diagram, width_in(row.across));
  if (height_of_run(rows) <= room + nearly) return;
  auto const highest =
      std::ranges::max_element(rows, {}, [](RunRow const& row) { return row.extent().height(); });
  findings_.push_back(text::warning(
      "W-HIGH", highest->waiting.front().where,
      fmt::format("{} rows of diagrams do not fit in a column; fewer are printed", rows_.down()),
      "choose fewer rows `down`, a smaller `square` or `size`, or shorter captions"));
}

void Compositor::add_run() {
  double const line = design_.leading;
  clear_beside();
  bool const spans = rows_.first_waiting_spans();
  stand_in(spans ? 1 : flow_.wanted_columns());
  std::vector<RunRow> rows = rows_of_run();
  fill_columns(rows);
  if (design_.grid.level_heads)
    for (RunRow& row : rows) row.level();
  auto const down = static_cast<double>(rows_.down());
  auto grid = std::make_shared<GridRun>();
  grid->down = static_cast<std::size_t>(rows_.down());
  grid->natural = line;
  grid->least = line / 2;
  grid->spread = design_.grid.spread;
  grid->own = grid->spread != DiagramGrid::Spread::foot || rows_.down() == 1
                  ? line
                  : std::max(line / 2, (design_.text_height() - height_of_run(rows)) / (down - 1));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    RunRow& row = rows[i];
    Block block;
    std::vector<std::string> notes;
    RowExtent const extent = row.extent();
    for (std::size_t j = 0; j < row.set.size(); ++j) {
      tags_.tag(row.set[j]);
      block.matter.add(row.set[j].matter, place_in_row(j, row.across, row.set[j].width),
                       extent.ascent);
      notes.insert(notes.end(), row.notes[j].begin(), row.notes[j].end());
    }
    rows_.set_spans(row.spans);
    if (sorts_.keeps_words()) list_row(block.matter);
    block.notes = notes_called(notes);
    block.grid = grid;
    block.ascent = extent.ascent;
    text_.where = row.waiting.front().where;
    if (i == 0) gap({line, 0.75 * line, line / 4, true});
    else gap({grid->own, 0, grid->own - grid->least + 2 * nearly});
    PageItem& item = add_block(std::move(block), extent.height());
    item.rows = grid->down;
    item.first_row = i == 0;
    if (i > 0) flow_.fill_last_gap();
  }
  gap({line, 0.75 * line, line / 4, true});
  text_.indents = false;
  text_.after_heading = false;
  flow_.end_new_chapter();
}

}  // namespace dawson::pages
