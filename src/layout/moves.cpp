// A leap is shown only by the sign on its square. A ride is a line from the piece's square through
// the squares that it steps on; an arrow head means that the ride continues beyond the edge of the
// board. Rides in one direction (a cannon's two ways) share a line. Lines around a cylinder leave
// the board on one side and come in on the other.
#include "layout/moves.hpp"

#include "chess/languages/words.hpp"
#include "layout/measures.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>

#include "chess/fairy_pieces.hpp"
#include "chess/targets.hpp"

namespace dawson::layout {
namespace {

using chess::Content;
using chess::End;
using chess::MovePath;
using chess::Occupancy;
using chess::Offset;
using chess::Square;

Point centre(Square square) { return {square.file + 0.5, square.rank + 0.5}; }
Point moved(Point p, double dx, double dy) { return {p.x + dx, p.y + dy}; }

// Moves a point along `step` until its longer side has moved by `distance`.
Point along(Point p, Offset step, double distance) {
  double const longer = std::max(std::abs(step.dx), std::abs(step.dy));
  return moved(p, step.dx * distance / longer, step.dy * distance / longer);
}

bool is_piece(Content content) { return content == Content::friendly || content == Content::enemy; }

chess::Side side_of_mover(chess::Board const& board, Square from) {
  auto const cell = chess::cell_at(board, from);
  auto const* piece = cell && board.cells()[*cell].occupant
                          ? std::get_if<chess::Piece>(&*board.cells()[*cell].occupant)
                          : nullptr;
  return piece ? piece->side : chess::Side(chess::Side::white);
}

// Content of the diagram of a movement, on the whole board.
struct Findings {
  std::optional<Occupancy> arena;
  std::vector<MovePath> lines;  ///< one for each line to be drawn
  std::vector<std::pair<Square, SignKind>> signs;
  std::vector<chess::ChainWay> ways;         ///< also lines, with their turns
  std::vector<chess::TakenOnTheWay> arrows;  ///< from the captured piece to the end of the move
  bool passes = false;
};

// More lines would hide the board.
constexpr std::size_t most_lines = 12;

// Returns the corner for a small sign if another sign or a piece is in the middle.
Point corner_of(SignKind kind) {
  switch (kind) {
    case SignKind::passant: return {0.3, 0.3};
    case SignKind::castling: return {-0.3, 0.3};
    case SignKind::taken: return {0.36, -0.14};  // clear of arrows
    case SignKind::taken_end: return {-0.3, -0.3};
    default: return {0, 0};
  }
}

std::size_t length(MovePath const& trail) {
  for (std::size_t i = trail.squares.size(); i > 0; --i)
    if (trail.reached[i - 1]) return i;
  return 0;
}

bool has_line(MovePath const& trail) {
  return length(trail) > 0 &&
         (trail.ride.range != 1 || trail.ride.passing == chess::Passing::nothing);
}

bool runs_on(MovePath const& trail) {
  return trail.end == End::edge && trail.ride.range != 1 && length(trail) == trail.squares.size();
}

Findings find(chess::Board const& board, problem::MoveDiagram const& moves) {
  Findings found;
  auto arena = chess::arena(board, side_of_mover(board, moves.from));
  if (!arena) return found;
  found.arena = std::move(*arena);
  std::map<std::tuple<Offset, int, int, bool, chess::Passing>, MovePath> longest;
  for (MovePath& trail : chess::trails(moves.movement, *found.arena, moves.from)) {
    if (!has_line(trail)) continue;
    auto const key = std::tuple(trail.ride.step, trail.ride.turn, trail.ride.ring,
                                trail.ride.cylindrical, trail.ride.passing);
    auto const [known, is_new] = longest.try_emplace(key, trail);
    if (!is_new && length(trail) >= length(known->second)) known->second = std::move(trail);
  }
  for (auto& [key, trail] : longest) found.lines.push_back(std::move(trail));

  chess::Targets const targets = chess::targets(moves.movement, *found.arena, moves.from);
  auto const in = [](std::vector<Square> const& squares, Square square) {
    return std::ranges::find(squares, square) != squares.end();
  };
  for (Square const& square : targets.moves)
    found.signs.push_back(
        {square, in(targets.captures, square) ? SignKind::move_and_capture : SignKind::move});
  for (Square const& square : targets.captures)
    if (!in(targets.moves, square))
      found.signs.push_back(
          {square, is_piece(found.arena->at(square)) ? SignKind::capturable : SignKind::capture});
  std::set<std::tuple<int, int, SignKind>> seen;
  auto const add = [&](std::vector<Square> const& squares, SignKind kind) {
    for (Square const& square : squares)
      if (seen.insert({square.file, square.rank, kind}).second)
        found.signs.push_back({square, kind});
  };
  add(targets.own, SignKind::own);
  add(targets.first_move, SignKind::first_move);
  add(targets.passant, SignKind::passant);
  add(targets.castling, SignKind::castling);
  bool const few = targets.on_the_way.size() <= most_lines;
  for (chess::TakenOnTheWay const& one : targets.on_the_way) {
    add({one.taken}, SignKind::taken);
    if (few) found.arrows.push_back(one);
    else if (!(one.end == moves.from)) add({one.end}, SignKind::taken_end);
  }
  found.passes = targets.pass;
  found.ways = chess::chain_ways(moves.movement, *found.arena, moves.from, most_lines);
  return found;
}

class MoveLayout {
 public:
  MoveLayout(Scene& scene, Findings const& found, Square from, Placing const& placing)
      : scene_(scene), found_(found), from_(from), placing_(placing) {}

  void run() {
    for (MovePath const& trail : found_.lines) draw(trail);
    for (chess::ChainWay const& way : found_.ways) draw(way);
    for (chess::TakenOnTheWay const& arrow : found_.arrows) draw(arrow);
    std::set<std::pair<int, int>> busy;
    for (auto const& [square, kind] : found_.signs) {
      Point at = placing_(centre(square));
      if (!shown(at)) continue;
      bool const free = busy.insert({square.file, square.rank}).second && !(square == from_) &&
                        !is_piece(found_.arena->at(square));
      Point const aside = corner_of(kind);
      if (!free) at = moved(at, aside.x, aside.y);
      scene_.signs.push_back({kind, at, 1});
    }
  }

 private:
  bool shown(Point p) const {
    return p.x > 0 && p.y > 0 && p.x < scene_.width && p.y < scene_.height;
  }

  void draw(MovePath const& trail) {
    line_.clear();
    Square at = from_;
    std::size_t const steps = length(trail);
    auto const cycle = chess::step_cycle(trail.ride);
    for (std::size_t i = 0; i < steps; ++i) {
      Offset const step = cycle[i % cycle.size()];
      Square const next = trail.squares[i];
      std::vector<Point> way = way_of(trail.ride, step, centre(at));
      if (i == 0) way.front() = along(centre(at), step_from(way), 0.5);
      bool const piece_ahead = i + 1 == steps && is_piece(found_.arena->at(next));
      Offset const jump{next.file - at.file - step.dx, next.rank - at.rank - step.dy};
      if (piece_ahead)
        way.back() = along(way.back(), step_into(way), -(part("capturable radius") + 0.01));
      add(way);
      // Around a cylinder, the step is drawn a second time where it comes in.
      if (jump.dx != 0) {
        for (Point& p : way) p.x += jump.dx;
        add(way);
      }
      at = next;
    }
    if (runs_on(trail)) add_head(centre(at), cycle[steps % cycle.size()]);
    flush();
  }

  static Offset unit(Square from, Square to) {
    int const dx = to.file - from.file, dy = to.rank - from.rank;
    int const longer = std::max({std::abs(dx), std::abs(dy), 1});
    bool const straight = dx == 0 || dy == 0 || std::abs(dx) == std::abs(dy);
    return straight ? Offset{dx / longer, dy / longer} : Offset{dx, dy};
  }

  // The line begins at the edge of the piece's own square and ends before a piece.
  void draw(chess::ChainWay const& way) {
    line_.clear();
    std::vector<Point> points;
    for (Square const& square : way.squares) points.push_back(centre(square));
    std::size_t const last = points.size() - 1;
    Offset const out = unit(way.squares[last - 1], way.squares[last]);
    points.front() = along(points.front(), unit(way.squares[0], way.squares[1]), 0.5);
    if (is_piece(found_.arena->at(way.squares.back())))
      points.back() = along(points.back(), out, -(part("capturable radius") + 0.01));
    add(points);
    if (way.runs_on) add_head(centre(way.squares.back()), out);
    flush();
  }

  void draw(chess::TakenOnTheWay const& arrow) {
    line_.clear();
    if (arrow.end == arrow.taken) return;
    Offset const way{arrow.end.file - arrow.taken.file, arrow.end.rank - arrow.taken.rank};
    // Before the piece's own square, the line ends at the edge.
    double const longer = std::max(std::abs(way.dx), std::abs(way.dy));
    Point const foot = along(centre(arrow.taken), way, longer - (arrow.end == from_ ? 0.96 : 0.46));
    add({centre(arrow.taken), foot});
    add_head(foot, way);
    flush();
  }

  // Returns the points of one step: its ends, and the squares between them if it walks.
  static std::vector<Point> way_of(chess::Slide const& ride, Offset step, Point from) {
    std::vector<Point> way{from};
    if (ride.passing == chess::Passing::nothing)
      for (Offset const& over : chess::passed_over(ride, step))
        way.push_back(moved(from, over.dx, over.dy));
    way.push_back(moved(from, step.dx, step.dy));
    return way;
  }

  static Offset difference(Point a, Point b) {
    return {static_cast<int>(std::lround(b.x - a.x)), static_cast<int>(std::lround(b.y - a.y))};
  }
  static Offset step_from(std::vector<Point> const& way) { return difference(way[0], way[1]); }
  static Offset step_into(std::vector<Point> const& way) {
    return difference(way[way.size() - 2], way.back());
  }

  // Adds an arrow head; the line of the last step continues to the middle of the head.
  void add_head(Point at, Offset step) {
    Point const tip = placing_(along(at, step, 0.46)), foot = placing_(at);
    double const dx = tip.x - foot.x, dy = tip.y - foot.y, distance = std::hypot(dx, dy);
    Point const unit{dx / distance, dy / distance};
    auto const from_tip = [&](double back, double aside) -> Point {
      return {tip.x - back * unit.x - aside * unit.y, tip.y - back * unit.y + aside * unit.x};
    };
    if (!shown(tip)) return;
    add_segment(foot, from_tip(part("trail head") / 2, 0));
    scene_.heads.push_back({tip, from_tip(part("trail head"), part("trail barb")),
                            from_tip(part("trail head"), -part("trail barb"))});
  }

  void add(std::vector<Point> const& way) {
    for (std::size_t i = 1; i < way.size(); ++i)
      add_segment(placing_(way[i - 1]), placing_(way[i]));
  }

  // Adds the part of the segment on the board shown (clipping by Liang and Barsky).
  void add_segment(Point a, Point b) {
    double first = 0, last = 1;
    auto const cut = [&](double start, double change, double low, double high) {
      if (change == 0) return start >= low && start <= high;
      double const t = (low - start) / change, u = (high - start) / change;
      first = std::max(first, std::min(t, u));
      last = std::min(last, std::max(t, u));
      return first < last;
    };
    double const dx = b.x - a.x, dy = b.y - a.y;
    if (!cut(a.x, dx, 0, scene_.width) || !cut(a.y, dy, 0, scene_.height)) return;
    Point const from{a.x + first * dx, a.y + first * dy}, to{a.x + last * dx, a.y + last * dy};
    if (!line_.empty() && !near(line_.back(), from)) flush();
    if (line_.empty()) line_.push_back(from);
    bool const continues_straight =
        line_.size() > 1 && straight(line_[line_.size() - 2], line_.back(), to);
    if (continues_straight) line_.back() = to;
    else line_.push_back(to);
  }

  static bool near(Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y) < 1e-6; }
  static bool straight(Point a, Point b, Point c) {
    return std::abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < 1e-9 &&
           (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) > 0;
  }

  void flush() {
    if (line_.size() > 1) scene_.trails.push_back({line_, false});
    line_.clear();
  }

  Scene& scene_;
  Findings const& found_;
  Square from_;
  Placing const& placing_;
  std::vector<Point> line_;
};

struct KeyWords {
  SignKind sign;
  chess::Word chess::SignWords::*text;
};
constexpr KeyWords sign_words[] = {
    {SignKind::move_and_capture, &chess::SignWords::move_and_capture},
    {SignKind::move, &chess::SignWords::move},
    {SignKind::capture, &chess::SignWords::capture},
    {SignKind::capturable, &chess::SignWords::capturable},
    {SignKind::own, &chess::SignWords::own},
    {SignKind::first_move, &chess::SignWords::first_move},
    {SignKind::passant, &chess::SignWords::passant},
    {SignKind::castling, &chess::SignWords::castling},
    {SignKind::taken, &chess::SignWords::taken},
    {SignKind::taken_end, &chess::SignWords::taken_end},
    {SignKind::ride, &chess::SignWords::ride},
    {SignKind::path, &chess::SignWords::path},
};

}  // namespace

void place_moves(Scene& scene, chess::Board const& board, problem::MoveDiagram const& moves,
                 Placing const& placing) {
  Findings const found = find(board, moves);
  if (found.arena) MoveLayout(scene, found, moves.from, placing).run();
}

std::vector<KeyItem> move_key(chess::Board const& board, problem::MoveDiagram const& moves) {
  Findings const found = find(board, moves);
  std::set<SignKind> used;
  for (auto const& [square, kind] : found.signs) used.insert(kind);
  for (MovePath const& trail : found.lines) {
    if (runs_on(trail)) used.insert(SignKind::ride);
    if (trail.ride.passing == chess::Passing::nothing) used.insert(SignKind::path);
  }
  if (std::ranges::any_of(found.ways, &chess::ChainWay::runs_on)) used.insert(SignKind::ride);
  chess::SignWords const& sign_texts = chess::words(moves.language).signs;
  std::vector<KeyItem> key;
  for (KeyWords const& words : sign_words)
    if (used.contains(words.sign))
      key.push_back({words.sign, {}, std::string(sign_texts.*words.text)});
  chess::Aspects const asked = chess::aspects(moves.movement);
  for (auto const& [applies, text] : {std::pair{found.passes, sign_texts.pass},
                                      {asked.exchanges, sign_texts.exchanges},
                                      {asked.spares_kings, sign_texts.spares_kings}})
    if (applies) key.push_back({{}, {}, std::string(text)});
  if (!moves.stand_ins || !found.arena) return key;
  chess::Side const mover = side_of_mover(board, moves.from);
  std::optional<chess::Piece> friendly, enemy, any;
  for (chess::Cell const& cell : board.cells()) {
    Square const square{cell.left / chess::quarters, static_cast<int>(board.rows()) - 1 - cell.row};
    auto const* piece = cell.occupant && !(square == moves.from)
                            ? std::get_if<chess::Piece>(&*cell.occupant)
                            : nullptr;
    if (!piece) continue;
    if (piece->side == chess::Side::neutral) any = *piece;
    else (piece->side == mover ? friendly : enemy) = *piece;
  }
  for (auto const& [piece, words] : {std::pair{friendly, sign_texts.friendly_piece},
                                     {enemy, sign_texts.enemy_piece},
                                     {any, sign_texts.any_piece}})
    if (piece) key.push_back({{}, piece, std::string(words)});
  return key;
}

void add_key(Scene& scene, std::vector<KeyItem> const& key) {
  if (key.empty()) return;
  double const point = 1 / points_a_millimetre / scene.square;  // in squares
  double const type = 8 * point, line = 10.5 * point;
  // Signs are as large as on the board, but at most as high as a line of text; pieces are at least
  // as large as a line.
  double const scale = std::min(1.0, line), piece = std::max(1.0, line);
  double const indent = scene.frame.x + 0.5 * piece;
  double y = scene.frame.y - 0.6 * line;
  if (!scene.labels.empty()) y -= 0.75;
  double const top = y;
  double widest = 0;
  for (KeyItem const& item : key) {
    double const height = item.piece ? piece : line;
    double const middle = y - height / 2;
    if (item.sign)
      scene.signs.push_back(
          {*item.sign, {indent, middle}, *item.sign == SignKind::capturable ? 0.8 * scale : scale});
    if (item.piece) scene.key_pieces.push_back({{indent - 0.5, middle - 0.5, 1, 1}, *item.piece});
    double const x = indent + 0.5 * piece + 0.3 * type;
    scene.notes.push_back({{x, middle - 0.34 * type}, item.text, type});
    // The text has not been measured; in sans serif and serif faces a letter takes about half the
    // type size.
    widest = std::max(widest, x + 0.52 * type * static_cast<double>(item.text.size()));
    y -= height;
  }
  double const bottom = y - 0.2 * line;
  scene.key_area = {scene.frame.x, bottom, std::max(scene.frame.width, widest - scene.frame.x),
                    top - bottom};
}

}  // namespace dawson::layout
