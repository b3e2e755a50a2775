#include "layout/board.hpp"

#include <algorithm>

#include "chess/square.hpp"
#include "layout/outline.hpp"

namespace dawson::layout {
namespace {

using chess::Board;
using chess::Cell;
using chess::Square;

class BoardLayout {
 public:
  BoardLayout(chess::Position const& position, problem::View const& view)
      : board_(position.board), view_(view), ranks_(static_cast<int>(position.board.rows())) {
    left_ = board_.left();
    right_ = board_.right();
    bottom_ = 0;
    top_ = ranks_;
    if (view.region) take_region(*view.region);
  }

  Scene run() {
    scene_.square = view_.size;
    scene_.style = view_.style;
    scene_.width = (right_ - left_) / double(chess::quarters);
    scene_.height = top_ - bottom_;
    scene_.single_frame = view_.caption == problem::Preset::schwalbe;
    double const margin = scene_.single_frame ? single_frame_width : frame_width;
    scene_.frame = {-margin, -margin, scene_.width + 2 * margin, scene_.height + 2 * margin};
    place_cells();
    place_outline();
    place_grid();
    place_marks();
    place_labels();
    if (view_.to_move) {
      scene_.to_move = view_.to_move;
      bool const at_top = (*view_.to_move == chess::Side::black) != view_.flip;
      scene_.to_move_at = at_top ? scene_.height - 0.5 : 0.5;
      if (*view_.to_move == chess::Side::neutral) scene_.to_move_at = scene_.height / 2;
    }
    if (!view_.draw.empty()) {
      scene_.code = view_.draw;
      for (Cell const* cell : shown_) scene_.names.push_back({chess::square_name(square_of(*cell)), centre(place(*cell))});
    }
    return std::move(scene_);
  }

 private:
  int rank_of(Cell const& cell) const { return ranks_ - 1 - cell.row; }

  Square square_of(Cell const& cell) const {
    auto const row = board_.row(static_cast<std::size_t>(cell.row));
    return {static_cast<int>(&cell - row.data()), rank_of(cell)};
  }

  Cell const& cell_of(Square square) const { return board_.cells()[*chess::cell_at(board_, square)]; }

  void take_region(chess::Area const& region) {
    Cell const& a = cell_of(region.from);
    Cell const& b = cell_of(region.to);
    left_ = std::min(a.left, b.left);
    right_ = std::max(a.left + a.width, b.left + b.width);
    bottom_ = std::min(rank_of(a), rank_of(b));
    top_ = std::max(rank_of(a), rank_of(b)) + 1;
  }

  bool in_part(Cell const& cell) const {
    int const rank = rank_of(cell);
    return cell.left >= left_ && cell.left + cell.width <= right_ && rank >= bottom_ && rank < top_;
  }

  // From board places to the scene: shifted to the part shown, turned by half a turn if flipped.
  Rectangle turned(Rectangle r) const {
    if (!view_.flip) return r;
    return {scene_.width - r.x - r.width, scene_.height - r.y - r.height, r.width, r.height};
  }
  Rectangle place(Cell const& cell) const {
    return turned({(cell.left - left_) / double(chess::quarters), double(rank_of(cell) - bottom_),
                   cell.width / double(chess::quarters), 1});
  }
  static Point centre(Rectangle const& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }

  void place_cells() {
    bool checkered = board_.rectangular() && !view_.region;
    for (Cell const& cell : board_.cells()) {
      if (cell.kind == chess::CellKind::hole) checkered = false;
      if (cell.kind == chess::CellKind::hole || !in_part(cell)) continue;
      shown_.push_back(&cell);
      if (cell.shade == chess::Shade::dark) scene_.dark.push_back(place(cell));
      if (cell.occupant) scene_.men.push_back({place(cell), *cell.occupant});
    }
    if (checkered && board_.lower_left != chess::Shade::none) {
      int const files = static_cast<int>(board_.row(0).size());
      bool const far_corner_alike = (files + ranks_) % 2 == 0;
      bool const dark = board_.lower_left == chess::Shade::dark;
      scene_.checkers = {files, ranks_, view_.flip && !far_corner_alike ? !dark : dark};
      scene_.dark.clear();
    }
    std::ranges::stable_sort(scene_.men, [](Placed const& a, Placed const& b) {
      return a.cell.y != b.cell.y ? a.cell.y > b.cell.y : a.cell.x < b.cell.x;
    });
  }

  void place_outline() {
    std::vector<LatticeCell> lattice;
    OpenSides open;
    auto const joined = [&](chess::Edges edges) { return view_.edges == edges || view_.edges == chess::Edges::torus; };
    open.left = open.right = joined(chess::Edges::vertical_cylinder);
    open.top = open.bottom = joined(chess::Edges::horizontal_cylinder);
    for (Cell const* cell : shown_) {
      Rectangle const r = place(*cell);
      lattice.push_back({static_cast<int>(r.x * chess::quarters), static_cast<int>(r.y), cell->width});
    }
    if (view_.region) {
      // Where the part was cut out of the board, no frame pretends an edge.
      bool const cut_left = left_ > board_.left(), cut_right = right_ < board_.right();
      bool const cut_bottom = bottom_ > 0, cut_top = top_ < ranks_;
      open.left = open.left || (view_.flip ? cut_right : cut_left);
      open.right = open.right || (view_.flip ? cut_left : cut_right);
      open.bottom = open.bottom || (view_.flip ? cut_top : cut_bottom);
      open.top = open.top || (view_.flip ? cut_bottom : cut_top);
    }
    scene_.outline = outline(lattice, open);
    scene_.whole_frame = board_.rectangular() && scene_.outline.size() == 1 && scene_.outline[0].closed &&
                         scene_.outline[0].points.size() == 4;
  }

  void place_grid() {
    auto const shown = [&](Point p) -> Point {
      Point moved{p.x - left_ / double(chess::quarters), p.y - bottom_};
      if (view_.flip) moved = {scene_.width - moved.x, scene_.height - moved.y};
      return {std::clamp(moved.x, 0.0, scene_.width), std::clamp(moved.y, 0.0, scene_.height)};
    };
    auto const add = [&](Point from, Point to) {
      Segment const line{shown(from), shown(to)};
      if (!(line.from == line.to)) scene_.grid.push_back(line);
    };
    double const width = (board_.right() - board_.left()) / double(chess::quarters);
    chess::Grid const& grid = view_.grid;
    if (grid.block_files > 0)
      for (int x = grid.block_files; x < width; x += grid.block_files) add({double(x), 0}, {double(x), double(ranks_)});
    if (grid.block_ranks > 0)
      for (int y = grid.block_ranks; y < ranks_; y += grid.block_ranks) add({0, double(y)}, {width, double(y)});
    for (chess::GridLine const& line : grid.lines) {
      double const at = line.at, from = line.from, to = line.to;
      if (line.vertical) add({at, from}, {at, to});
      else add({from, at}, {to, at});
    }
  }

  void place_marks() {
    for (chess::Mark const& mark : view_.marks) {
      Cell const& a = cell_of(mark.area.from);
      Cell const& b = cell_of(mark.area.to);
      bool const directed = mark.kind == chess::MarkKind::arrow || mark.kind == chess::MarkKind::line;
      if (!in_part(a) || !in_part(b)) continue;
      if (directed || mark.kind == chess::MarkKind::frame || mark.kind == chess::MarkKind::fill) {
        add_mark(mark, place(a), place(b));
        continue;
      }
      // A sign for an area stands in each of its squares.
      for (Cell const* cell : shown_) {
        Square const s = square_of(*cell);
        auto const [file0, file1] = std::minmax(mark.area.from.file, mark.area.to.file);
        auto const [rank0, rank1] = std::minmax(mark.area.from.rank, mark.area.to.rank);
        if (s.file >= file0 && s.file <= file1 && s.rank >= rank0 && s.rank <= rank1)
          add_mark(mark, place(*cell), place(*cell));
      }
    }
  }

  void add_mark(chess::Mark const& mark, Rectangle const& a, Rectangle const& b) {
    double const x = std::min(a.x, b.x), y = std::min(a.y, b.y);
    PlacedMark placed;
    placed.kind = mark.kind;
    placed.area = {x, y, std::max(a.x + a.width, b.x + b.width) - x, std::max(a.y + a.height, b.y + b.height) - y};
    placed.from = centre(a);
    placed.to = centre(b);
    placed.colour = mark.colour;
    placed.text = mark.text;
    scene_.marks.push_back(std::move(placed));
  }

  void place_labels() {
    if (view_.coordinates == problem::Coordinates::none) return;
    bool const inside = view_.coordinates == problem::Coordinates::inside;
    auto const add = [&](LabelPlace where, Point at, std::string text) {
      scene_.labels.push_back({inside ? LabelPlace::inside : where, at, std::move(text)});
    };
    // Files below the lowest row that is shown, ranks beside the leftmost square of each row.
    double const lowest = 0;
    std::vector<bool> has_rank(static_cast<std::size_t>(scene_.height), false);
    std::vector<std::pair<Rectangle, Cell const*>> cells;
    for (Cell const* cell : shown_) cells.push_back({place(*cell), cell});
    std::ranges::stable_sort(cells, {}, [](auto const& entry) { return entry.first.x; });
    for (auto const& [r, cell] : cells) {
      auto const row = static_cast<std::size_t>(r.y);
      if (!has_rank[row]) {
        has_rank[row] = true;
        add(LabelPlace::rank, inside ? Point{r.x, r.y} : Point{0, r.y + 0.5}, std::to_string(rank_of(*cell) + 1));
      }
    }
    for (auto const& [r, cell] : cells) {
      if (r.y != lowest) continue;
      std::string name = chess::file_name(square_of(*cell).file);
      // The corner square carries both.
      if (inside && !scene_.labels.empty()) {
        auto const same = std::ranges::find_if(scene_.labels, [&](Label const& label) { return label.at == Point{r.x, r.y}; });
        if (same != scene_.labels.end()) {
          same->text = name + same->text;
          continue;
        }
      }
      add(LabelPlace::file, inside ? Point{r.x, r.y} : Point{r.x + r.width / 2, 0}, std::move(name));
    }
  }

  Board const& board_;
  problem::View const& view_;
  int ranks_;
  int left_, right_, bottom_, top_;
  std::vector<Cell const*> shown_;
  Scene scene_;
};

}  // namespace

Scene lay_out(chess::Position const& position, problem::View const& view) { return BoardLayout(position, view).run(); }

}  // namespace dawson::layout
