// The operators that draw a board. A square has 20 points.
#include "drawing/board.hpp"

#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <fstream>
#include <map>

#include "layout/measures.hpp"
#include "places.hpp"
#include "recording.hpp"

using namespace dawson;
using namespace dawson::drawing;
using chess::Kind, chess::Piece, chess::MarkKind, chess::Side;

namespace {

layout::Scene plain_scene() {
  layout::Scene scene;
  scene.square = 20 / layout::points_a_millimetre;
  scene.width = 2;
  scene.height = 1;
  scene.frame = {-0.2, -0.2, 2.4, 1.4};
  scene.style = layout::tinted_style();
  return scene;
}

std::string drawn(layout::Scene const& scene) {
  Recording canvas;
  draw_board(canvas, scene, plain_letters);
  return canvas.text_of();
}

std::string marked(MarkKind kind, std::string colour = "") {
  layout::Scene scene = plain_scene();
  scene.marks = {{kind, {0, 0, 2, 1}, {0.5, 0.5}, {1.5, 0.5}, std::move(colour), "12", {}}};
  return drawn(scene);
}

std::string with_piece(Piece const& piece) {
  layout::Scene scene = plain_scene();
  scene.pieces = {{{1, 0, 1, 1}, piece}};
  return drawn(scene);
}

std::string to_move(Side side) {
  layout::Scene scene = plain_scene();
  scene.to_move = side;
  scene.to_move_at = 0.5;
  return drawn(scene);
}

std::string disc(Side side, int rotation = 0) {
  Recording canvas;
  draw_lettered_disc(canvas, {Kind::named, side, rotation, "whatsit"}, "Wh", 20,
                     layout::hatched_style(), plain_letters);
  return canvas.text_of();
}

std::string seven_labels(layout::Shading shading = layout::Shading::hatched) {
  layout::Scene scene = plain_scene();
  scene.style->shading = shading;
  using layout::LabelPlace;
  scene.labels = {{LabelPlace::file, {0.5, 0}, "a"},
                  {LabelPlace::rank, {0, 0.5}, "10"},
                  {LabelPlace::inside, {1, 0}, "b1"}};
  return drawn(scene);
}

std::string framed(bool single, bool whole) {
  layout::Scene scene = plain_scene();
  scene.outline = {{{{0, 0}, {2, 0}, {2, 1}, {0, 1}}, whole}};
  scene.whole_frame = whole;
  scene.single_frame = single;
  return drawn(scene);
}

std::string ground(layout::Style const& style) {
  layout::Scene scene = plain_scene();
  scene.style = style;
  scene.ground = {{{{0, 0}, {2, 0}, {2, 1}, {0, 1}}, true}};
  scene.checkers = layout::Checkers{2, 1, false};
  scene.lattice = {{{1, 0}, {1, 1}}};
  scene.grid = {{{0, 0.5}, {2, 0.5}}};
  return drawn(scene);
}

std::string bare_ground() {
  layout::Scene scene = plain_scene();
  scene.style = layout::screen_style();
  scene.ground = {{{{0, 0}, {2, 0}, {2, 1}, {0, 1}}, true}};
  return drawn(scene);
}

std::string cells() {
  layout::Scene scene = plain_scene();
  scene.style->shading = layout::Shading::hatched;
  scene.dark = {{0, 0, 1.5, 1}, {0.25, 1, 1, 1}};
  return drawn(scene);
}

std::string walls(layout::Shading shading) {
  layout::Scene scene = plain_scene();
  scene.style->shading = shading;
  scene.walls = {{0, 0, 1, 1}, {1, 0, 1, 1}};
  return drawn(scene);
}

std::string hands() {
  layout::Scene scene = plain_scene();
  scene.held = {{{3, 0, 0.8, 0.8}, Piece{Kind::pawn, Side::white, 0, {}}},
                {{3, 0.8, 0.8, 0.8}, Piece{Kind::named, Side::neutral, 0, "duck"}}};
  scene.labels = {{layout::LabelPlace::hand, {3.8, 0.4}, "2"}};
  return drawn(scene);
}

std::string promoted(chess::Promotion promotion) {
  Piece piece{Kind::rook, Side::white, 0, {}};
  piece.promotion = promotion;
  return with_piece(piece);
}

std::string signs() {
  layout::Scene scene = plain_scene();
  for (int kind = 0; kind <= static_cast<int>(layout::SignKind::path); ++kind)
    scene.signs.push_back({static_cast<layout::SignKind>(kind), {0.5, 0.5}, kind == 0 ? 0.5 : 1});
  scene.trails = {{{{0.5, 0.5}, {1.5, 0.5}}, false}};
  scene.heads = {{{1.5, 0.5}, {1.25, 0.6}, {1.25, 0.4}}};
  scene.notes = {{{0, -1}, "moves", 0.6}};
  return drawn(scene);
}

std::string area(MarkKind kind) {
  layout::Scene scene = plain_scene();
  scene.marks = {{kind, {}, {}, {}, "", "", {{{{0, 0}, {1, 0}, {1, 1}, {0, 1}}, true}}}};
  return drawn(scene);
}

std::string piece_of_a_set() {
  class Kings : public PieceSet {
    bool has(PieceDrawing const& symbol) const override { return symbol.code == "K"; }
    std::string_view svg(PieceDrawing const&) const override { return {}; }
    std::string picture(PieceDrawing const&) const override { return {}; }
    bool draw(cairo_t*, PieceDrawing const&, int) const override { return false; }
  } const kings;
  layout::Scene scene = plain_scene();
  scene.pieces = {{{0, 0, 1, 1}, Piece{Kind::king, Side::neutral, 2, {}}},
                  {{1, 0, 1, 1}, Piece{Kind::queen, Side::white, 0, {}}}};
  Recording canvas;
  canvas.use_pieces(&kings);
  draw_board(canvas, scene, plain_letters);
  return canvas.text_of();
}

std::string figurines() {
  Recording canvas;
  draw_figurine(canvas,
                {Piece{Kind::queen, Side::black, 4, {}}, "", 12, {5, 4}, layout::black, 1, 10, {}});
  draw_figurine(canvas, {Piece{Kind::named, Side::white, 0, "whatsit"},
                         "Wh",
                         12,
                         {5, 4},
                         layout::black,
                         0,
                         10,
                         plain_letters});
  return canvas.text_of();
}

std::string inside_of(Side side, layout::Style const& style) {
  static artwork::Figure const square{"test",
                                      "T",
                                      {-100, -100, 100, 100},
                                      {{artwork::Segment::move, {{{-100, -100}}}},
                                       {artwork::Segment::line, {{{100, 100}}}},
                                       {artwork::Segment::close, {}}},
                                      {{20, {{artwork::Segment::move, {{{0, 0}}}}}}},
                                      {{0, {{artwork::Segment::move, {{{1, 1}}}}}}}};
  Recording canvas;
  draw_figure(canvas, square, side, style);
  // Hatchings have many lines.
  std::string out = canvas.text_of();
  return out.size() < 1500 ? out : out.substr(0, 700) + "...\n" + out.substr(out.size() - 300);
}

std::string mixed_letters() {
  layout::Scene scene = plain_scene();
  scene.pieces = {{{0, 0, 1, 1}, chess::Text{"x", 2}}, {{1, 0, 1, 1}, chess::Text{"1234", 0}}};
  return drawn(scene);
}

using Records = std::vector<std::pair<std::string, std::string>>;

Records found_records() {
  Records all{
      {"mark frame", marked(MarkKind::frame)},
      {"mark fill", marked(MarkKind::fill)},
      {"mark fill in a colour", marked(MarkKind::fill, "red!50")},
      {"mark circle", marked(MarkKind::circle, "#00f")},
      {"mark cross", marked(MarkKind::cross, "tint")},
      {"mark dot", marked(MarkKind::dot, "nobody's")},
      {"mark arrow", marked(MarkKind::arrow)},
      {"mark line", marked(MarkKind::line)},
      {"mark text", marked(MarkKind::text)},
      {"framed area of no rectangle", area(MarkKind::frame)},
      {"filled area of no rectangle", area(MarkKind::fill)},
      {"crown", area(MarkKind::crown)},
      {"double frame of a rectangle", framed(false, true)},
      {"single frame", framed(true, true)},
      {"open frame", framed(false, false)},
      {"coordinates", seven_labels()},
      {"ground hatched", ground(layout::hatched_style())},
      {"ground on a screen", ground(layout::screen_style())},
      {"ground without dark squares on a screen", bare_ground()},
      {"coordinates on a screen", seven_labels(layout::Shading::flat_on_screens)},
      {"dark cells", cells()},
      {"signs of moves", signs()},
      {"walls hatched", walls(layout::Shading::hatched)},
      {"walls flat", walls(layout::Shading::flat)},
      {"men in hand, the duck", hands()},
      {"man promoted", promoted(chess::Promotion::promoted)},
      {"man once a pawn", promoted(chess::Promotion::was_pawn)},
      {"letters in squares", mixed_letters()},
      {"man upright", with_piece({Kind::king, Side::white, 0, {}})},
      {"man turned", with_piece({Kind::pawn, Side::black, 3, {}})},
      {"man by name", with_piece({Kind::named, Side::neutral, 0, "grasshopper"})},
      {"man without a figure", with_piece({Kind::named, Side::white, 0, "whatsit"})},
      {"pieces of the user's", piece_of_a_set()},
      {"figurines", figurines()},
  };
  for (auto const& [side, name] : {std::pair{Side::white, "white"},
                                   {Side::black, "black"},
                                   {Side::neutral, "neutral"},
                                   {Side::red, "red"},
                                   {Side::blue, "blue"},
                                   {Side::green, "green"},
                                   {Side::yellow, "yellow"},
                                   {Side::purple, "purple"},
                                   {Side::orange, "orange"}}) {
    all.push_back({std::string("disc of ") + name, disc(side)});
    all.push_back({std::string("inside of ") + name, inside_of(side, layout::hatched_style())});
  }
  all.push_back({"disc turned", disc(Side::white, 2)});
  all.push_back({"inside of red in colour", inside_of(Side::red, layout::screen_style())});
  for (auto const& [side, name] :
       {std::pair{Side::white, "white"}, {Side::black, "black"}, {Side::neutral, "neutral"}})
    all.push_back({std::string("mover ") + name, to_move(side)});
  return all;
}

std::string const file = dawson::in_sources("tests/unit/drawing/records.txt");

// "== NAME", and the operators below it.
std::map<std::string, std::string> expected_records() {
  std::ifstream in(file);
  std::map<std::string, std::string> records;
  std::string name;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("== ")) name = line.substr(3);
    else records[name] += line + "\n";
  }
  return records;
}

}  // namespace

// DAWSON_UPDATE=1 in the environment writes the records again: check the difference.
BOOST_AUTO_TEST_CASE(every_part_of_a_board_is_drawn_as_recorded) {
  Records const found = found_records();
  if (std::getenv("DAWSON_UPDATE")) {
    std::ofstream out(file);
    for (auto const& [name, record] : found) out << "== " << name << '\n' << record;
  }
  auto const expected = expected_records();
  BOOST_TEST(expected.size() == found.size());
  for (auto const& [name, record] : found) {
    auto const known = expected.find(name);
    BOOST_REQUIRE_MESSAGE(known != expected.end(), name);
    BOOST_TEST(record == known->second, name << " is\n" << record << "not\n" << known->second);
  }
}

BOOST_AUTO_TEST_CASE(a_board_includes_the_parts_below_its_frame) {
  layout::Scene scene = plain_scene();
  auto const near = [](double a, double b) { return std::abs(a - b) < 1e-6; };
  layout::Rectangle const bare = board_box(scene);
  BOOST_TEST(
      (near(bare.x, -4) && near(bare.y, -4) && near(bare.width, 48) && near(bare.height, 28)));
  scene.labels = {{layout::LabelPlace::file, {0.5, 0}, "a"}};
  BOOST_TEST(near(board_box(scene).y, -4 - 20 * (0.18 + 0.46)));
  BOOST_TEST(near(board_box(scene).x, -4));
  scene.labels = {{layout::LabelPlace::rank, {0, 0.5}, "10"}};
  BOOST_TEST(near(board_box(scene).x, -4 - 20 * (0.16 + 2 * 0.6 * 0.46)));
  BOOST_TEST(near(board_box(scene).y, -4));
  scene.labels.clear();
  scene.to_move = Side::white;
  BOOST_TEST(near(board_box(scene).width, 48 + 20 * (0.42 + 0.18 + 0.04)));
  scene.to_move.reset();
  scene.key_area = {0, -2.2, 3, 1};
  BOOST_TEST(near(board_box(scene).y, -44));
  BOOST_TEST(near(board_box(scene).width, 64));
}

BOOST_AUTO_TEST_CASE(a_diagram_includes_its_caption) {
  layout::Scene const scene = plain_scene();
  layout::PlacedCaption caption;
  caption.height_above = 10, caption.height_below = 7;
  layout::PlacedLine line;
  line.x = 1, line.baseline = 3;
  line.line = plain_letters({prose::Text{"Author"}}, {}, {}).lines.front();
  line.line.width = 90;
  caption.above = {line};
  line.baseline = 5;
  caption.below = {line};
  layout::Rectangle const box = diagram_box(scene, caption);
  BOOST_TEST(box.x == -4);
  BOOST_TEST(box.width == 91, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(box.y == -11, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(box.height == 28 + 17, boost::test_tools::tolerance(1e-9));
  Recording canvas;
  draw_caption(canvas, scene, caption);
  BOOST_TEST(canvas.text_of() ==
             "text Author at -3,21 size 10 ink\ntext Author at -3,-9 size 10 ink\n");
}

BOOST_AUTO_TEST_CASE(hatching_without_a_font_is_drawn_by_rows_and_cells) {
  struct Filling : Recording {
    void hatch(std::span<layout::Rectangle const> cells, double square, Hatching const& hatching,
               layout::Colour colour) override {
      // The default of the base class is tested.
      Canvas::hatch(cells, square, hatching, colour);  // NOLINT(bugprone-parent-virtual-call)
    }
  } canvas;
  canvas.hatch(std::vector<layout::Rectangle>{{0, 0, 1, 1}, {2, 0, 1, 1}, {1, 1, 1, 1}}, 20,
               {0, 0.5, 0.1, 0}, layout::black);
  std::string const found = canvas.text_of();
  BOOST_TEST(found.find("repeat hatch@20,0:1x1,2:1x1 1 0 0 1 0 0\n") == 0U, found);
  BOOST_TEST(found.find("  repeat hatch1x1@20 1 0 0 1 40 0\n") != std::string::npos, found);
  BOOST_TEST(found.find("repeat hatch@20,0:1x1 1 0 0 1 20 20\n") != std::string::npos, found);
}

BOOST_AUTO_TEST_CASE(dark_squares_below_three_millimetres_are_tints) {
  layout::Scene scene = plain_scene();
  scene.style->shading = layout::Shading::hatched;
  scene.dark = {{0, 0, 1, 1}};
  scene.square = 3;
  BOOST_TEST(drawn(scene).find("hatch") != std::string::npos);
  scene.square = 2.9;
  BOOST_TEST(drawn(scene).find("hatch") == std::string::npos);
  BOOST_TEST(drawn(scene).find("fill") != std::string::npos);
}
