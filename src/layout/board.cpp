#include "layout/board.hpp"

#include <algorithm>
#include <cmath>
#include <span>

#include "chess/board.hpp"
#include "layout/board_lines.hpp"
#include "layout/games.hpp"
#include "layout/hexagons.hpp"
#include "layout/marks.hpp"
#include "layout/moves.hpp"

namespace dawson::layout {
namespace {

using chess::Board;
using chess::Cell;
using chess::Square;

class BoardLayout {
 public:
  BoardLayout(chess::Position const& position, problem::View const& view, Style const& style)
      : position_(position),
        board_(position.board),
        marks_(marks_of(position, view)),
        view_(view),
        style_(style),
        ranks_(static_cast<int>(position.board.rows())) {
    left_ = board_.left();
    right_ = board_.right();
    top_ = ranks_;
    if (view.region) take_region(*view.region);
    measure();
  }

  Scene run() {
    scene_.square = view_.size.value_or(style_.square);
    scene_.width = across(right_ - left_);
    scene_.height = top_edge(top_ - 1) - bottom_edge(bottom_);
    scene_.single_frame = style_.single_frame;
    scene_.baseline = view_.baseline ? view_.baseline : style_.baseline;
    Measures const measures = layout::measure(style_, scene_.square, scene_.single_frame);
    double const margin = measures.frame;
    // The corners of the frame are further out than its sides.
    double const beside = margin * corner_beside_, above = margin * corner_above_;
    scene_.frame = {-beside, -above, scene_.width + 2 * beside, scene_.height + 2 * above};
    scene_.abbreviations = abbreviations(position_);
    place_cells();
    place_outline();
    place_grid();
    place_marks();
    if (view_.moves)
      layout::place_moves(scene_, board_, *view_.moves, [this](Point p) {
        return turned(Point{p.x - left_ / 4.0, p.y - bottom_});
      });
    place_labels();
    if (view_.to_move) {
      scene_.to_move = view_.to_move;
      bool const at_top = (*view_.to_move == chess::Side::black) != view_.flip;
      scene_.to_move_at = at_top ? scene_.height - 0.5 : 0.5;
      if (view_.to_move->name >= chess::Side::neutral) scene_.to_move_at = scene_.height / 2;
    }
    if (position_.hands) {
      place_hands(scene_, *position_.hands, view_, measures.label_outside);
      dress(scene_.held, style_, view_.flip);
    }
    if (!view_.draw.empty()) {
      scene_.code = view_.draw;
      for (Cell const* cell : shown_)
        scene_.names.push_back({chess::square_name(square_of(*cell)), centre(place(*cell))});
    }
    return std::move(scene_);
  }

  std::vector<SquareArea> areas() {
    run();
    std::vector<SquareArea> out;
    for (Cell const& cell : board_.cells())
      if (in_part(cell))
        out.push_back({square_of(cell), place(cell), cell.kind == chess::CellKind::hole});
    return out;
  }

 private:
  int rank_of(Cell const& cell) const { return ranks_ - 1 - cell.row; }

  Square square_of(Cell const& cell) const {
    auto const row = board_.row(static_cast<std::size_t>(cell.row));
    return {static_cast<int>(&cell - row.data()), rank_of(cell)};
  }

  // The corner of an area may be a hole.
  Cell const& cell_of(Square square) const {
    return row_of_rank(square.rank)[static_cast<std::size_t>(square.file)];
  }

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

  // Computes the places of the rows for this tiling. Rows run through the cells' widest points
  // (X2-FEN): rhombs are squares on their corners, and a hexagon has a corner at its lower end.
  // Rows that are shifted by half a cell fit into the gaps between each other.
  void measure() {
    constexpr double root2 = 1.41421356, root3 = 1.73205081;
    double shifted_row_height = 1, y = 0;
    if (board_.tiling == chess::Tiling::rhombic)
      stretch_ = height_ = corner_beside_ = corner_above_ = root2, shifted_row_height = root2 / 2;
    if (board_.tiling == chess::Tiling::hexagonal)
      height_ = corner_above_ = 2 / root3, shifted_row_height = root3 / 2;
    for (int rank = 0; rank < ranks_; ++rank) {
      if (rank > 0) {
        auto const above = row_of_rank(rank), below = row_of_rank(rank - 1);
        bool const shifted = !above.empty() && !below.empty() &&
                             std::abs(above.front().left - below.front().left) % chess::quarters ==
                                 chess::quarters / 2;
        y += shifted ? shifted_row_height : height_;
      }
      bottoms_.push_back(y);
    }
  }

  std::span<Cell const> row_of_rank(int rank) const {
    return board_.row(static_cast<std::size_t>(ranks_ - 1 - rank));
  }
  double across(int length) const { return stretch_ * length / chess::quarters; }
  double bottom_edge(int rank) const { return bottoms_[static_cast<std::size_t>(rank)]; }
  double top_edge(int rank) const { return bottom_edge(rank) + height_; }

  // Converts places on the board to the scene: shifted to the part shown, rotated by half a turn
  // if flipped.
  Rectangle turned(Rectangle r) const {
    if (!view_.flip) return r;
    return {scene_.width - r.x - r.width, scene_.height - r.y - r.height, r.width, r.height};
  }
  Point turned(Point p) const {
    return view_.flip ? Point{scene_.width - p.x, scene_.height - p.y} : p;
  }
  Rectangle place(Cell const& cell) const {
    return turned({across(cell.left - left_), bottom_edge(rank_of(cell)) - bottom_edge(bottom_),
                   across(cell.width), height_});
  }
  static Point centre(Rectangle const& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }

  void place_cells() {
    constexpr std::size_t most_pieces = 32;  // of a game
    scene_.pieces.reserve(most_pieces);
    shown_.reserve(board_.cells().size());
    bool const whole = !view_.region, shaded = is_shaded();
    complete_ = whole && board_.tiling == chess::Tiling::square && board_.rectangular();
    bool checkered = complete_;
    for (Cell const& cell : board_.cells()) {
      bool const hole = cell.kind == chess::CellKind::hole;
      if (hole) checkered = complete_ = false;  // the letter of a plane is printed next to it
      if (!whole && !in_part(cell)) continue;
      if (cell.occupant) scene_.pieces.emplace_back(place(cell), *cell.occupant);
      if (hole) continue;
      shown_.push_back(&cell);
      if (cell.kind == chess::CellKind::wall) {
        checkered = false;
        scene_.walls.push_back(place(cell));
        continue;
      }
      if (!shaded || cell.shade == chess::Shade::none) unshaded_ = true;
    }
    if (checkered && shaded && board_.lower_left != chess::Shade::none) {
      int const files = static_cast<int>(board_.row(0).size());
      bool const far_corner_alike = (files + ranks_) % 2 == 0;
      bool const dark = board_.lower_left == chess::Shade::dark;
      scene_.checkers = {files, ranks_, view_.flip && !far_corner_alike ? !dark : dark};
    } else if (shaded) {
      for (Cell const* const cell : shown_)
        if (cell->kind != chess::CellKind::wall && cell->shade == chess::Shade::dark)
          scene_.dark.push_back(place(*cell));
    }
    if (board_.tiling == chess::Tiling::hexagonal)
      shade_hexagons(scene_, shown_, board_, style_, [this](auto& cell) { return place(cell); });
    auto const before = [](Placed const& a, Placed const& b) {
      return a.cell.y != b.cell.y ? a.cell.y > b.cell.y : a.cell.x < b.cell.x;
    };
    if (!std::ranges::is_sorted(scene_.pieces, before))
      std::ranges::stable_sort(scene_.pieces, before);
    if (!view_.promoted.value_or(style_.promoted)) show_no_promotion();
    dress(scene_.pieces, style_, view_.flip);
  }

  // Two colours cannot separate adjacent rhombs or hexagons, so lines do.
  bool is_shaded() const { return board_.tiling == chess::Tiling::square && !in_one_shade(); }

  void show_no_promotion() {
    for (Placed& placed : scene_.pieces)
      if (auto* piece = std::get_if<chess::Piece>(&placed.occupant))
        piece->promotion = chess::Promotion::none;
  }

  // Pieces are on the intersections of lines.
  problem::BoardForm form() const { return view_.form.value_or(style_.form); }
  bool in_one_shade() const { return on_points() || style_.pieces == problem::Game::shogi; }
  bool on_points() const {
    return form() != problem::BoardForm::squares && board_.tiling == chess::Tiling::square;
  }
  void place_points() {
    bool const river = form() == problem::BoardForm::points;
    for (Segment const& line :
         point_lines((board_.right() - board_.left()) / chess::quarters, ranks_, river)) {
      Point const a = from_corner(line.from), b = from_corner(line.to);
      Segment const cut{clamped(a), clamped(b)};
      bool const slanted = a.x != b.x && a.y != b.y,
                 outside = slanted && !(cut.from == a && cut.to == b);
      if (!outside && !(cut.from == cut.to)) scene_.lattice.push_back(cut);
    }
  }
  // Lines are counted from the board's lower left corner, which need not be the origin of its
  // cells.
  Point from_corner(Point p) const {
    return turned(
        Point{p.x - (left_ - board_.left()) / double(chess::quarters), p.y - double(bottom_)});
  }
  Point clamped(Point p) const {
    return {std::clamp(p.x, 0.0, scene_.width), std::clamp(p.y, 0.0, scene_.height)};
  }

  void place_outline() {
    Path const whole{{{0, 0}, {scene_.width, 0}, {scene_.width, scene_.height}, {0, scene_.height}},
                     true};
    // Most boards are rectangles of squares. Their outline needs no search, which takes ten times
    // as long as everything else.
    if (complete_ && !unshaded_ && view_.edges == chess::Edges::none) {
      scene_.outline = scene_.ground = {whole};
      scene_.whole_frame = true;
      return;
    }
    std::vector<Polygon> cells;
    OpenSides open;
    auto const joined = [&](chess::Edges edges) {
      return view_.edges == edges || view_.edges == chess::Edges::torus;
    };
    open.left = open.right = joined(chess::Edges::vertical_cylinder);
    open.top = open.bottom = joined(chess::Edges::horizontal_cylinder);
    for (Cell const* cell : shown_) {
      cells.push_back(cell_polygon(place(*cell), board_.tiling));
    }
    if (view_.region) {
      // The frame is open where the part was cut out of the board.
      bool const cut_left = left_ > board_.left(), cut_right = right_ < board_.right();
      bool const cut_bottom = bottom_ > 0, cut_top = top_ < ranks_;
      open.left = open.left || (view_.flip ? cut_right : cut_left);
      open.right = open.right || (view_.flip ? cut_left : cut_right);
      open.bottom = open.bottom || (view_.flip ? cut_top : cut_bottom);
      open.top = open.top || (view_.flip ? cut_bottom : cut_top);
    }
    scene_.outline = outline(cells, open);
    scene_.ground = outline(cells, {});
    if (on_points()) place_points();
    else if (unshaded_) scene_.lattice = inner_sides(cells);
    scene_.whole_frame = scene_.outline == std::vector{whole};
  }

  void place_grid() {
    auto const add = [&](Point from, Point to) {
      Point const a = from_corner(from), b = from_corner(to);
      Segment const line{clamped(a), clamped(b)};
      // A line outside the part shown would be drawn along its edge.
      bool const beside = a.x == b.x ? line.from.x != a.x : line.from.y != a.y;
      if (!beside && !(line.from == line.to)) scene_.grid.push_back(line);
    };
    double const width = (board_.right() - board_.left()) / double(chess::quarters);
    chess::Grid const& grid = view_.grid;
    if (grid.block_files > 0)
      for (int x = grid.block_files; x < width; x += grid.block_files)
        add({double(x), 0}, {double(x), double(ranks_)});
    if (grid.block_ranks > 0)
      for (int y = grid.block_ranks; y < ranks_; y += grid.block_ranks)
        add({0, double(y)}, {width, double(y)});
    for (chess::GridLine const& line : grid.lines) {
      double const at = line.at, from = line.from, to = line.to;
      if (line.vertical) add({at, from}, {at, to});
      else add({from, at}, {to, at});
    }
  }

  void place_marks() {
    for (chess::Mark const& mark : marks_) place_mark(mark);
    clear_arrows(scene_);
  }

  void place_mark(chess::Mark const& mark) {
    Cell const& a = cell_of(mark.area.from);
    Cell const& b = cell_of(mark.area.to);
    if (mark.kind == chess::MarkKind::arrow || mark.kind == chess::MarkKind::line) {
      if (in_part(a) && in_part(b))
        add_mark(mark, around(place(a), place(b)), centre(place(a)), centre(place(b)));
      return;
    }
    if (mark.kind == chess::MarkKind::frame || mark.kind == chess::MarkKind::fill) {
      Rectangle const area = cut(around(place(a), place(b)));
      if (area.width <= 0 || area.height <= 0) return;
      add_mark(mark, area, centre(area), centre(area));
      if (!board_.rectangular() || board_.tiling != chess::Tiling::square)
        scene_.marks.back().shape = shape_of(mark.area);
      return;
    }
    // A sign for an area is repeated in each of its squares.
    for (Cell const* cell : shown_) {
      if (!in_area(*cell, mark.area)) continue;
      add_mark(mark, place(*cell), centre(place(*cell)), centre(place(*cell)));
      if (mark.kind == chess::MarkKind::crown) scene_.marks.back().shape = {crown_in(place(*cell))};
      if (cell->occupant) keep_legible(scene_.marks.back(), *cell->occupant);
    }
  }

  bool in_area(Cell const& cell, chess::Area const& area) const {
    Square const s = square_of(cell);
    auto const [file0, file1] = std::minmax(area.from.file, area.to.file);
    auto const [rank0, rank1] = std::minmax(area.from.rank, area.to.rank);
    return s.file >= file0 && s.file <= file1 && s.rank >= rank0 && s.rank <= rank1;
  }

  // Returns the outline of the squares in an area.
  std::vector<Path> shape_of(chess::Area const& area) const {
    std::vector<Polygon> cells;
    for (Cell const* cell : shown_)
      if (in_area(*cell, area)) cells.push_back(cell_polygon(place(*cell), board_.tiling));
    return outline(cells, {});
  }

  void add_mark(chess::Mark const& mark, Rectangle const& area, Point from, Point to) {
    scene_.marks.push_back({mark.kind, area, from, to, mark.colour, mark.text, {}});
  }

  static Rectangle between(double left, double bottom, double right, double top) {
    return {left, bottom, right - left, top - bottom};
  }
  static Rectangle around(Rectangle const& a, Rectangle const& b) {
    return between(std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x + a.width, b.x + b.width),
                   std::max(a.y + a.height, b.y + b.height));
  }
  // Returns the part of a rectangle within the part shown.
  Rectangle cut(Rectangle const& r) const {
    return between(std::max(r.x, 0.0), std::max(r.y, 0.0), std::min(r.x + r.width, scene_.width),
                   std::min(r.y + r.height, scene_.height));
  }

  void place_labels() {
    using problem::Coordinates;
    auto const coordinates = view_.coordinates.value_or(style_.coordinates);
    if (coordinates == Coordinates::none) return;
    std::vector<SquareArea> squares;
    for (Cell const* cell : shown_) squares.push_back({square_of(*cell), place(*cell)});
    place_coordinates(scene_, std::move(squares), coordinates == Coordinates::inside,
                      board_.tiling);
  }

  chess::Position const& position_;
  Board const& board_;
  std::vector<chess::Mark> const marks_;
  problem::View const& view_;
  Style const& style_;
  int ranks_;
  int left_, right_, bottom_ = 0, top_;
  double stretch_ = 1, height_ = 1;  // cell width relative to the notation's; cell height
  double corner_beside_ = 1,
         corner_above_ = 1;      // distance of the frame's corners relative to its width
  std::vector<double> bottoms_;  // of the cells in each rank
  bool complete_ = false;        // a full rectangle of squares, and all of it is shown
  bool unshaded_ = false;
  std::vector<Cell const*> shown_;
  Scene scene_;
};

}  // namespace

Scene lay_out(chess::Position const& position, problem::View const& view,
              std::optional<Style> const& style) {
  std::optional<problem::Frame> const& frame = view.frame;
  Style const own = style_of_game(framed_style(style, frame), view.game);
  Scene scene = BoardLayout(position, view, own).run();
  // Line widths of a frame reach the renderer only in a style.
  if (style || (frame && (frame->inner > 0 || frame->outer > 0))) scene.style = own;
  return scene;
}

std::vector<SquareArea> square_areas(chess::Position const& position, problem::View const& view,
                                     std::optional<Style> const& style) {
  return BoardLayout(position, view, style_of_game(framed_style(style, view.frame), view.game))
      .areas();
}

}  // namespace dawson::layout
