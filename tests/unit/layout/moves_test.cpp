// Move diagrams as scenes: the positions of signs, the ends of lines, and the content of the key.
#include "layout/moves.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "layout/board.hpp"
#include "layout/captions/caption.hpp"
#include "layout/templates/template_reader.hpp"

namespace dawson::layout {
namespace {

using chess::Offset;
using chess::Slide;

chess::Position board_of(int side) {
  chess::Position position;
  for (int rank = 0; rank < side; ++rank) {
    position.board.open_row();
    for (int file = 0; file < side; ++file) {
      chess::Cell cell;
      cell.left = file * chess::quarters;
      position.board.add(cell);
    }
  }
  position.board.checker(chess::Shade::none);
  return position;
}

void put(chess::Position& position, char const* square, chess::Kind kind, chess::Side side) {
  chess::Piece piece;
  piece.kind = kind;
  piece.side = side;
  position.board.cells()[*chess::cell_at(position.board, *chess::read_square(square))].occupant =
      piece;
}

struct Diagram {
  chess::Position position = board_of(8);
  problem::View view;

  Diagram(chess::Movement movement, char const* from) {
    put(position, from, chess::Kind::queen, chess::Side::white);
    view.moves = problem::MoveDiagram{std::move(movement), *chess::read_square(from), false, true,
                                      chess::Language::english};
  }
  Scene scene() const { return lay_out(position, view); }
  std::vector<KeyItem> key() const { return move_key(position.board, *view.moves); }
};

Slide ride(Offset step, int range) {
  Slide one;
  one.step = step;
  one.range = range;
  return one;
}

std::string name(SignKind kind) {
  constexpr char const* names[] = {"both",    "move",     "capture", "capturable",
                                   "ride",    "path",     "own",     "first move",
                                   "passant", "castling", "taken",   "taken end"};
  return names[static_cast<std::size_t>(kind)];
}

/// "d5 both, d6 move" by the names of the squares.
std::string signs(Scene const& scene) {
  std::map<std::string, std::string> sorted;
  for (Sign const& sign : scene.signs)
    sorted[chess::square_name({static_cast<int>(sign.at.x), static_cast<int>(sign.at.y)})] =
        name(sign.kind);
  std::string out;
  for (auto const& [square, kind] : sorted) out += (out.empty() ? "" : ", ") + square + " " + kind;
  return out;
}

std::string words(std::vector<KeyItem> const& key) {
  std::string out;
  for (KeyItem const& item : key)
    out += (out.empty() ? "" : ", ") +
           (item.sign    ? name(*item.sign)
            : item.piece ? std::string("man")
                         : std::string("words")) +
           " " + item.text;
  return out;
}

bool near(Point a, double x, double y) { return std::hypot(a.x - x, a.y - y) < 1e-6; }

BOOST_AUTO_TEST_SUITE(move_diagrams)

BOOST_AUTO_TEST_CASE(leaps_are_signs_without_lines) {
  Diagram const diagram({ride({1, 2}, 1), ride({-1, 2}, 1)}, "e4");
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "d6 both, f6 both");
  BOOST_TEST(scene.trails.empty());
  BOOST_TEST(scene.heads.empty());
  BOOST_TEST(words(diagram.key()) == "both moves and captures");
  BOOST_TEST(scene.checkers.has_value() == false);
  BOOST_TEST(!scene.lattice.empty());
}

BOOST_AUTO_TEST_CASE(rides_are_lines_with_a_head_at_the_edge_of_the_board) {
  Diagram const diagram({ride({0, 1}, chess::unlimited), ride({1, 0}, 2)}, "e4");
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "e5 both, e6 both, e7 both, e8 both, f4 both, g4 both");
  BOOST_TEST_REQUIRE(scene.trails.size() == 2U);
  BOOST_TEST_REQUIRE(scene.heads.size() == 1U);
  BOOST_TEST(near(scene.heads[0][0], 4.5, 7.96));  // its tip, within the last square
  for (Path const& trail : scene.trails) {
    BOOST_TEST(!trail.closed);
    BOOST_TEST_REQUIRE(trail.points.size() == 2U);
    bool const upwards = trail.points[1].x == trail.points[0].x;
    BOOST_TEST((upwards ? near(trail.points[0], 4.5, 4) : near(trail.points[0], 5, 3.5)));
    if (!upwards) BOOST_TEST(near(trail.points[1], 6.5, 3.5));
  }
  BOOST_TEST(words(diagram.key()) == "both moves and captures, ride goes on like this");
}

BOOST_AUTO_TEST_CASE(moves_and_captures_have_different_signs) {
  Slide only_moves = ride({0, 1}, 1), only_captures = ride({1, 1}, 1);
  only_moves.captures = false;
  only_captures.moves = false;
  Diagram diagram({only_moves, only_captures, ride({-1, 1}, 1)}, "e4");
  put(diagram.position, "d5", chess::Kind::pawn, chess::Side::black);
  BOOST_TEST(signs(diagram.scene()) == "d5 capturable, e5 move, f5 capture");
  BOOST_TEST(words(diagram.key()) ==
             "move moves only, capture captures only, capturable can be captured");
  diagram.view.moves->stand_ins = true;
  diagram.view.moves->language = chess::Language::german;
  BOOST_TEST(words(diagram.key()) ==
             "move zieht nur, capture schlägt nur, capturable kann geschlagen werden, man "
             "gegnerischer Stein");
}

BOOST_AUTO_TEST_CASE(a_line_ends_before_the_piece_that_blocks_it) {
  Diagram diagram({ride({1, 0}, chess::unlimited)}, "b4");
  put(diagram.position, "e4", chess::Kind::pawn, chess::Side::black);
  Scene const scene = diagram.scene();
  BOOST_TEST_REQUIRE(scene.trails.size() == 1U);
  BOOST_TEST(scene.trails[0].points[1].x < 4.1);
  BOOST_TEST(scene.trails[0].points[1].x > 3.9);
  BOOST_TEST(scene.heads.empty());
  put(diagram.position, "c4", chess::Kind::pawn, chess::Side::white);
  BOOST_TEST(diagram.scene().trails.empty());  // it reaches nothing
}

BOOST_AUTO_TEST_CASE(moves_and_captures_of_a_cannon_share_a_line) {
  Slide slides = ride({0, 1}, chess::unlimited), shoots = slides;
  slides.captures = false;
  shoots.moves = false;
  shoots.manner = chess::Manner::cannon;
  Diagram diagram({slides, shoots}, "e2");
  put(diagram.position, "e5", chess::Kind::pawn, chess::Side::neutral);
  diagram.view.moves->stand_ins = true;
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "e3 move, e4 move, e6 capture, e7 capture, e8 capture");
  BOOST_TEST(scene.trails.size() == 1U);
  BOOST_TEST(scene.heads.size() == 1U);
  BOOST_TEST(
      words(diagram.key()) ==
      "move moves only, capture captures only, ride goes on like this, man any man, hopped over");
}

BOOST_AUTO_TEST_CASE(a_lame_step_is_drawn_through_the_squares_that_must_be_empty) {
  Slide lame = ride({1, 2}, 1);
  lame.passing = chess::Passing::nothing;
  Diagram const diagram({lame}, "e4");
  Scene const scene = diagram.scene();
  BOOST_TEST_REQUIRE(scene.trails.size() == 1U);
  auto const& points = scene.trails[0].points;
  BOOST_TEST_REQUIRE(points.size() == 3U);
  BOOST_TEST(near(points[1], 4.5, 4.5));  // e5
  BOOST_TEST(near(points[2], 5.5, 5.5));  // f6
  BOOST_TEST(words(diagram.key()) == "both moves and captures, path over empty squares");
}

BOOST_AUTO_TEST_CASE(a_lame_and_a_free_ride_in_one_direction_have_separate_lines) {
  Slide free = ride({1, 2}, 2), lame = free;
  lame.passing = chess::Passing::nothing;
  Scene const scene = Diagram({free, lame}, "a1").scene();
  BOOST_TEST_REQUIRE(scene.trails.size() == 2U);
  BOOST_TEST(scene.trails[0].points.size() != scene.trails[1].points.size());
}

BOOST_AUTO_TEST_CASE(a_line_around_a_cylinder_continues_at_the_other_side) {
  Slide around = ride({1, 0}, 3);
  around.cylindrical = true;
  Diagram const diagram({around}, "g4");
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "a4 both, b4 both, h4 both");
  BOOST_TEST_REQUIRE(scene.trails.size() == 2U);
  BOOST_TEST(near(scene.trails[0].points.back(), 8, 3.5));
  BOOST_TEST(near(scene.trails[1].points.front(), 0, 3.5));
  BOOST_TEST(near(scene.trails[1].points.back(), 1.5, 3.5));
}

BOOST_AUTO_TEST_CASE(nothing_is_drawn_outside_the_region) {
  chess::Movement all;
  for (int dx = -2; dx <= 2; ++dx)
    for (int dy = -2; dy <= 2; ++dy)
      if (dx != 0 || dy != 0) {
        Slide one = ride({dx, dy}, chess::unlimited);
        one.cylindrical = (dx + dy) % 2 != 0;
        all.push_back(one);
        if (std::abs(dx) == 1) one.turn = dy < 0 ? 1 : -1, all.push_back(one);
      }
  Diagram diagram(all, "d4");
  for (bool const part : {false, true})
    for (bool const flip : {false, true}) {
      diagram.view.flip = flip;
      if (part) diagram.view.region = chess::Area{{1, 1}, {5, 4}, {}, {}};
      Scene const scene = diagram.scene();
      auto const inside = [&](Point p) {
        return p.x >= -1e-9 && p.y >= -1e-9 && p.x <= scene.width + 1e-9 &&
               p.y <= scene.height + 1e-9;
      };
      BOOST_TEST(!scene.trails.empty());
      for (Path const& trail : scene.trails) BOOST_TEST(std::ranges::all_of(trail.points, inside));
      for (Polygon const& head : scene.heads) BOOST_TEST(inside(head[0]));
      for (Sign const& sign : scene.signs) BOOST_TEST(inside(sign.at));
    }
}

BOOST_AUTO_TEST_CASE(the_key_is_below_the_coordinates) {
  Diagram diagram({ride({0, 1}, 1)}, "e4");
  diagram.view.coordinates = problem::Coordinates::none;
  Scene bare = diagram.scene();
  add_key(bare, diagram.key());
  BOOST_TEST_REQUIRE(bare.labels.empty());
  diagram.view.coordinates = problem::Coordinates::outside;
  Scene labelled = diagram.scene();
  add_key(labelled, diagram.key());
  BOOST_TEST_REQUIRE(!labelled.labels.empty());
  BOOST_TEST(bare.notes.front().at.y - labelled.notes.front().at.y == 0.75,
             boost::test_tools::tolerance(1e-9));
}

BOOST_AUTO_TEST_CASE(a_flipped_board_rotates_its_moves) {
  Diagram diagram({ride({0, 1}, 1)}, "e4");
  diagram.view.flip = true;
  Scene const scene = diagram.scene();
  BOOST_TEST_REQUIRE(scene.signs.size() == 1U);
  BOOST_TEST(near(scene.signs[0].at, 3.5, 3.5));  // e5 from Black's side
}

BOOST_AUTO_TEST_CASE(a_key_is_below_the_frame_and_has_each_sign_once) {
  Diagram const diagram({ride({0, 1}, chess::unlimited), ride({1, 2}, 1)}, "e4");
  Scene scene = diagram.scene();
  std::size_t const on_board = scene.signs.size();
  add_key(scene, diagram.key());
  BOOST_TEST(scene.signs.size() == on_board + 2);
  BOOST_TEST(scene.notes.size() == 2U);
  for (KeyText const& note : scene.notes) {
    BOOST_TEST(note.at.y < scene.frame.y);
    BOOST_TEST(note.at.y > scene.key_area.y);
  }
  BOOST_TEST(scene.key_area.y + scene.key_area.height <= scene.frame.y);
  Scene without = diagram.scene();
  add_key(without, {});
  BOOST_TEST(without.key_area.width == 0);
}

BOOST_AUTO_TEST_CASE(captions_explain_signs_if_field_and_style_request_it) {
  problem::Problem problem;
  Diagram const diagram({ride({1, 2}, 1)}, "e4");
  problem.position = diagram.position;
  problem.view = diagram.view;
  CaptionStyle style;
  style.legend = *read_template("{figures} = {name}", {TemplatePlace::legend, true, nullptr});
  auto const composed = [&] { return compose_caption(problem, style, chess::Language::english); };
  Caption const caption = composed();
  BOOST_TEST_REQUIRE(caption.below.size() == 1U);
  BOOST_TEST_REQUIRE(caption.below[0].rows.size() == 1U);
  BOOST_TEST((caption.below[0].rows[0].sign == SignKind::move_and_capture));
  problem.view.moves->key = false;
  BOOST_TEST(composed().below.empty());
  problem.view.moves->key = true;
  style.legend.reset();
  BOOST_TEST(composed().below.empty());
}

BOOST_AUTO_TEST_CASE(long_legends_take_two_columns_or_are_a_paragraph) {
  problem::Problem problem;
  CaptionStyle style;
  style.legend = *read_template("{name}", {TemplatePlace::legend, true, nullptr});
  auto const line = [](std::string_view text) {
    CaptionLine out;
    out.line = *read_template(text, {});
    return out;
  };
  auto const composed = [&](CaptionLine of_legend) {
    style.below = {std::move(of_legend)};
    return compose_caption(problem, style, chess::Language::english).below.at(0);
  };
  std::string const names = "abcde";
  for (std::size_t i = 0; i < names.size(); ++i) {
    problem.legend.push_back({{}, {prose::Text{std::string(1, names[i])}}, {}});
    bool const is_long = i == 4;
    CaptionEntry const left = composed(line("{legend}")),
                       centred = composed(line(" | {legend} | "));
    BOOST_TEST((left.kind == EntryKind::columns) == is_long);
    BOOST_TEST(left.rows.size() == i + 1);
    BOOST_TEST(centred.rows.size() == (is_long ? 1 : i + 1));
    if (is_long) BOOST_TEST(prose::plain(centred.rows[0].centre) == "a; b; c; d; e");
  }
  CaptionLine with_else = line("{legend}");
  with_else.otherwise = {with_else.line};
  BOOST_TEST((composed(with_else).kind == EntryKind::line));
}

BOOST_AUTO_TEST_CASE(moves_that_depend_on_the_past_have_their_own_signs) {
  Slide double_step = ride({0, 2}, 1), castling = ride({2, 0}, 1), passant = ride({1, 1}, 1);
  double_step.first_move = true;
  castling.manner = chess::Manner::castle;
  passant.passant = true;
  passant.moves = false;
  Slide takes_own = ride({-1, 0}, 1);
  takes_own.own = true;
  Diagram diagram({double_step, castling, passant, takes_own}, "e1");
  put(diagram.position, "h1", chess::Kind::rook, chess::Side::white);
  put(diagram.position, "d1", chess::Kind::rook, chess::Side::white);
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "d1 own, e3 first move, f2 passant, g1 castling");
  // On a square that it can also capture on, the en-passant sign is in the corner.
  for (Sign const& sign : scene.signs) {
    if (sign.kind == SignKind::passant) BOOST_TEST(near(sign.at, 5.8, 1.8));
    if (sign.kind == SignKind::castling) BOOST_TEST(near(sign.at, 6.5, 0.5));
  }
  BOOST_TEST(words(diagram.key()) ==
             "capture captures only, own captures own men, first move first move only, passant en "
             "passant, castling castling");
}

// Captures an enemy on the next square of the file and continues to the square after it.
Slide taking(int range) {
  Slide taker = ride({0, 1}, range), on = ride({0, 1}, 1);
  taker.moves = false;
  on.captures = false;
  on.turns = 1;
  taker.then = {on};
  return taker;
}

BOOST_AUTO_TEST_CASE(a_piece_captured_on_the_way_has_a_dot_and_an_arrow_continues) {
  Diagram diagram({taking(1)}, "e4");
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "e5 taken");
  BOOST_TEST(near(scene.signs[0].at, 4.5, 4.5));
  BOOST_TEST_REQUIRE(scene.trails.size() == 1U);
  BOOST_TEST(near(scene.trails[0].points.front(), 4.5, 4.5));
  BOOST_TEST_REQUIRE(scene.heads.size() == 1U);
  BOOST_TEST(near(scene.heads[0].front(), 4.5, 5.5));
  BOOST_TEST(words(diagram.key()) == "taken taken on the way");
  put(diagram.position, "e5", chess::Kind::pawn, chess::Side::black);
  BOOST_TEST(near(diagram.scene().signs[0].at, 4.86, 4.36));
}

BOOST_AUTO_TEST_CASE(many_pieces_to_capture_have_dots_and_squares_for_ends) {
  chess::Movement all;
  for (Offset const step : {Offset{0, 1}, {1, 1}, {1, 0}, {1, -1}}) {
    Slide one = taking(1);
    one.step = step;
    for (int const turns : {1, 2, 4, 8}) {
      one.then[0].turns = static_cast<std::uint8_t>(turns);
      all.push_back(one);
    }
  }
  Diagram diagram(all, "d4");
  BOOST_TEST(diagram.scene().heads.empty());
  BOOST_TEST(words(diagram.key()) ==
             "taken taken on the way, taken end ends here after taking on the way");
  // No end is drawn on the square of the piece.
  for (Slide& one : all) one.then[0].turns = 16;
  BOOST_TEST(words(Diagram(all, "d4").key()) == "taken taken on the way");
}

BOOST_AUTO_TEST_CASE(chains_are_lines_that_bend_where_they_turn) {
  Slide griffon = ride({1, 1}, 1), on = ride({1, 1}, chess::unlimited);
  griffon.captures = false;
  on.turns = 0b10000010;
  griffon.then = {on};
  Diagram diagram({griffon}, "e4");
  Scene const scene = diagram.scene();
  BOOST_TEST(signs(scene) == "f6 both, f7 both, f8 both, g5 both, h5 both");
  BOOST_TEST_REQUIRE(scene.trails.size() == 2U);
  auto const& points = scene.trails[0].points;
  BOOST_TEST_REQUIRE(points.size() == 3U);
  BOOST_TEST(near(points[0], 5, 4));
  BOOST_TEST(near(points[1], 5.5, 4.5));
  BOOST_TEST(scene.heads.size() == 2U);
  BOOST_TEST(words(diagram.key()) == "both moves and captures, ride goes on like this");
  // Around a cylinder, where it would cross the board, none is drawn.
  Slide around = griffon;
  around.cylindrical = true;
  BOOST_TEST(Diagram({around}, "e4").scene().trails.empty());
  // A single step at the edge does not continue.
  Slide step = griffon;
  step.then[0].range = 1;
  BOOST_TEST(Diagram({step}, "g7").scene().heads.empty());
  // Before a piece it ends at the outline of the piece.
  put(diagram.position, "f6", chess::Kind::pawn, chess::Side::black);
  Scene const stopped = diagram.scene();
  BOOST_TEST(std::ranges::any_of(stopped.trails, [](Path const& trail) {
    return trail.points.back().y > 4.9 && trail.points.back().y < 5.4;
  }));
  // If there are too many for the board, signs replace them.
  chess::Movement many;
  for (int range = 1; range <= 7; ++range) {
    griffon.range = range;
    many.push_back(griffon);
  }
  BOOST_TEST(Diagram(many, "e4").scene().trails.empty());
}

BOOST_AUTO_TEST_CASE(moves_that_no_square_shows_are_in_the_key) {
  Slide back = ride({0, 1}, 1), home = ride({0, 1}, 1);
  back.captures = false;
  home.turns = 16;
  back.then = {home};
  Slide swaps = ride({1, 0}, 1);
  swaps.exchanges = swaps.spares_kings = true;
  BOOST_TEST(words(Diagram({back, swaps}, "e4").key()) ==
             "both moves and captures, words may pass, words changes places with the man that "
             "it takes, words may not take a king");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::layout
