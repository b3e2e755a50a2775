// Boards of games with pieces in hand, promotion, and walls.
#include "layout/games.hpp"

#include <boost/test/unit_test.hpp>

#include <sstream>

#include "boards.hpp"
#include "layout/board.hpp"
#include "layout/board_lines.hpp"
#include "layout/figures.hpp"

using namespace dawson;
using namespace dawson::layout;
using chess::Pocket, chess::Kind, chess::Piece, chess::Side;
using problem::HandPlace;

namespace {

Pocket held(Kind kind, Side side, unsigned count = 1) { return {{kind, side, 0, {}}, count}; }
Pocket held(std::string name, Side side = Side::white) {
  return {{Kind::named, side, 0, std::move(name)}, 1};
}

chess::Position with_hands(std::vector<Pocket> hands, int ranks = 4) {
  chess::Position position =
      drawn(std::vector<std::string_view>(static_cast<std::size_t>(ranks), "...."));
  position.hands = std::move(hands);
  return position;
}

problem::View at(HandPlace place, bool flip = false) {
  problem::View view;
  view.hand = place;
  view.flip = flip;
  return view;
}

// "Q 5,0.4": the letter and the centre of each piece, rounded to a tenth.
std::string places(Scene const& scene) {
  std::ostringstream out;
  out.precision(2);
  for (Placed const& placed : scene.held) {
    Piece const& piece = std::get<Piece>(placed.occupant);
    char const letter = "KQRBNP"[static_cast<int>(piece.kind)];
    out << (placed.cell.x == scene.held.front().cell.x && placed.cell.y == scene.held.front().cell.y
                ? ""
                : " ")
        << (piece.side == Side::black ? static_cast<char>(letter + 32) : letter)
        << placed.cell.x + placed.cell.width / 2 << ',' << placed.cell.y + placed.cell.height / 2;
  }
  return out.str();
}

std::string counts(Scene const& scene) {
  std::string out;
  for (Label const& label : scene.labels)
    if (label.place == LabelPlace::hand) out += label.text + " ";
  return out;
}

std::vector<Pocket> const both{held(Kind::queen, Side::white), held(Kind::knight, Side::white, 2),
                               held(Kind::pawn, Side::black)};

}  // namespace

BOOST_AUTO_TEST_CASE(pieces_in_hand_are_half_a_square_right_of_the_frame) {
  Scene const scene = lay_out(with_hands(both), {});
  BOOST_TEST(places(scene) == "p5.1,3.6 Q5.1,0.4 N5.1,1.2");
  BOOST_TEST(counts(scene) == "2 ");
  double const frame_ends = scene.frame.x + scene.frame.width;
  BOOST_TEST(scene.hand_area.x - frame_ends == 0.5, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(scene.held.front().cell.width == 0.8);
  // Room for a digit.
  BOOST_TEST(scene.hand_area.width > 1.0);
  BOOST_TEST(beside_frame(scene).right == scene.hand_area.width + 0.5,
             boost::test_tools::tolerance(1e-9));
  BOOST_TEST(beside_frame(scene).left == 0);
}

BOOST_AUTO_TEST_CASE(a_flipped_board_swaps_the_pieces_in_hand) {
  BOOST_TEST(places(lay_out(with_hands(both), at(HandPlace::right, true))) ==
             "Q5.1,3.6 N5.1,2.8 p5.1,0.4");
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_on_the_left_are_clear_of_the_rank_numbers) {
  problem::View view = at(HandPlace::left);
  double const bare = lay_out(with_hands(both), view).hand_area.x;
  view.coordinates = problem::Coordinates::outside;
  Scene const scene = lay_out(with_hands(both), view);
  BOOST_TEST(bare < 0);
  BOOST_TEST(scene.hand_area.x < bare);
  double const room = rank_label_room(scene, 0.46);
  BOOST_TEST(room > 0.4);
  BOOST_TEST(scene.hand_area.x + scene.hand_area.width < scene.frame.x - room);
  BOOST_TEST(beside_frame(scene).right == 0);
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_are_beyond_the_sign_of_the_side_to_move) {
  problem::View view;
  double const bare = lay_out(with_hands(both), view).hand_area.x;
  view.to_move = Side::white;
  BOOST_TEST(lay_out(with_hands(both), view).hand_area.x > bare + 0.3);
}

BOOST_AUTO_TEST_CASE(more_pieces_than_fit_have_two_columns) {
  std::vector<Pocket> const many{held(Kind::queen, Side::white),  held(Kind::rook, Side::white),
                                 held(Kind::bishop, Side::white), held(Kind::pawn, Side::white),
                                 held(Kind::queen, Side::black),  held(Kind::rook, Side::black)};
  // Four squares must hold five pieces.
  BOOST_TEST(places(lay_out(with_hands(many), {})) ==
             "q5.1,3.6 r5.9,3.6 Q5.1,0.4 R5.9,0.4 B5.1,1.2 P5.9,1.2");
  std::vector<Pocket> const five(many.begin(), many.end() - 1);
  BOOST_TEST(lay_out(with_hands(five), {}).hand_area.width == 0.8);
  // On a board of one rank with both sides they are smaller.
  Scene const low = lay_out(with_hands(both, 1), {});
  BOOST_TEST(low.held.front().cell.width == 0.5);
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_below_have_one_line_per_side_lower_side_last) {
  Scene const scene = lay_out(with_hands(both), at(HandPlace::below));
  double const black = scene.held[0].cell.y, white = scene.held[1].cell.y;
  BOOST_TEST(black == white + 0.8, boost::test_tools::tolerance(1e-9));
  BOOST_TEST(black + 0.8 < scene.frame.y);
  BOOST_TEST(scene.hand_area.y == white);
  BOOST_TEST(beside_frame(scene).right == 0);
  problem::View view = at(HandPlace::below);
  view.coordinates = problem::Coordinates::outside;
  BOOST_TEST(lay_out(with_hands(both), view).held[0].cell.y < black - 0.5);
  // Five pieces 0.8 squares high do not fit on four squares.
  std::vector<Pocket> const six(6, held(Kind::pawn, Side::white));
  Scene const broken = lay_out(with_hands(six), at(HandPlace::below));
  BOOST_TEST(broken.held[4].cell.y == broken.held[0].cell.y);
  BOOST_TEST(broken.held[5].cell.y < broken.held[0].cell.y);
  BOOST_TEST(broken.held[5].cell.x == 0);
}

BOOST_AUTO_TEST_CASE(no_pieces_in_hand_and_those_in_words_take_no_room) {
  for (Scene const& scene :
       {lay_out(with_hands({}), {}), lay_out(with_hands(both), at(HandPlace::text)),
        lay_out(with_hands(both), at(HandPlace::none))}) {
    BOOST_TEST(scene.held.empty());
    BOOST_TEST(scene.hand_area.width == 0);
  }
}

BOOST_AUTO_TEST_CASE(shogi_pieces_in_hand_are_in_the_order_of_shogi) {
  auto const names = [](std::vector<Pocket> const& hands) {
    std::string out;
    for (Pocket const& one : in_printed_order(hands))
      out +=
          (one.piece.name.empty() ? std::string(kind_name(one.piece.kind)) : one.piece.name) + "; ";
    return out;
  };
  BOOST_TEST(names({held(Kind::rook, Side::white), held("gold general"), held("lance"),
                    held("shogi knight"), held("shogi pawn"), held("silver general"),
                    held(Kind::bishop, Side::black)}) ==
             "rook; gold general; silver general; shogi knight; lance; shogi pawn; bishop; ");
  BOOST_TEST(names({held("lance"), held("hawk")}) == "lance; hawk; ");
}

BOOST_AUTO_TEST_CASE(a_wall_is_neither_light_nor_dark_and_within_the_frame) {
  chess::Position position = drawn({"..", ".."});
  position.board.cells()[1].kind = chess::CellKind::wall;
  Scene const scene = lay_out(position, {});
  BOOST_TEST_REQUIRE(scene.walls.size() == 1U);
  BOOST_TEST((scene.walls[0] == Rectangle{1, 1, 1, 1}));
  BOOST_TEST(!scene.checkers);
  BOOST_TEST_REQUIRE(scene.dark.size() == 1U);  // b2 would be the second
  BOOST_TEST((scene.dark[0] == Rectangle{0, 0, 1, 1}));
  BOOST_TEST(scene.whole_frame);
  auto const areas = square_areas(position, {});
  BOOST_TEST(areas.size() == 4U);
  BOOST_TEST(!areas[1].hole);
}

BOOST_AUTO_TEST_CASE(promoted_pieces_are_plain_if_field_or_style_say_so) {
  chess::Position position = drawn({"K"});
  chess::piece_on(position.board.cells()[0])->promotion = chess::Promotion::promoted;
  auto const sign = [&](problem::View const& view, std::optional<Style> const& style) {
    Scene const scene = lay_out(position, view, style);
    return promotion_of(std::get<Piece>(scene.pieces[0].occupant)) != chess::Promotion::none;
  };
  Style plain = hatched_style();
  plain.promoted = false;
  problem::View view;
  BOOST_TEST(sign(view, {}));
  BOOST_TEST(!sign(view, plain));
  view.promoted = true;
  BOOST_TEST(sign(view, plain));
  view.promoted = false;
  BOOST_TEST(!sign(view, {}));
}

BOOST_AUTO_TEST_CASE(dragons_of_shogi_are_rook_and_bishop_with_the_sign) {
  Piece const dragon{Kind::named, Side::white, 0, "dragon king"};
  BOOST_TEST(figure_of(dragon)->drawn == figure_of(Piece{Kind::rook, {}, 0, {}})->drawn);
  BOOST_TEST((promotion_of(dragon) == chess::Promotion::promoted));
  BOOST_TEST((promotion_of({Kind::named, {}, 0, "dragon"}) == chess::Promotion::none));
  BOOST_TEST(abbreviation({Kind::named, {}, 0, "tokin"}) == "+P");
}

BOOST_AUTO_TEST_CASE(discs_in_hand_also_have_letters) {
  chess::Position position = drawn({"K"});
  position.hands = {held("whatsit"), held("whimsy")};
  Abbreviations const letters = abbreviations(position);
  BOOST_TEST(letters.at("whatsit") == "Wh");
  BOOST_TEST(letters.at("whimsy") == "Whi");
}

BOOST_AUTO_TEST_CASE(the_side_that_moves_down_is_rotated_if_the_style_says_so) {
  chess::Position position = drawn({"k", "K"});
  position.hands = {held(Kind::pawn, Side::black)};
  Style style = hatched_style();
  style.turned = true;
  auto const turns = [&](bool flip) {
    Scene const scene = lay_out(position, at(HandPlace::right, flip), style);
    std::string out;
    for (auto const* pieces : {&scene.pieces, &scene.held})
      for (Placed const& piece : *pieces)
        out += std::to_string(std::get<Piece>(piece.occupant).rotation);
    return out;
  };
  BOOST_TEST(turns(false) == "404");
  BOOST_TEST(turns(true) == "400");  // White's king is above now
}

BOOST_AUTO_TEST_CASE(framed_squares_are_marks) {
  chess::Position position = drawn({"K."});
  position.frames = {{1, 0}};
  Scene const scene = lay_out(position, {});
  BOOST_TEST_REQUIRE(scene.marks.size() == 1U);
  BOOST_TEST((scene.marks[0].kind == chess::MarkKind::frame));
  BOOST_TEST((scene.marks[0].area == Rectangle{1, 0, 1, 1}));
}

BOOST_AUTO_TEST_CASE(lines_of_points_leave_out_the_river_and_cross_in_the_palaces) {
  // Ten ranks; two edges and seven files in two parts each; two palaces.
  BOOST_TEST(point_lines(9, 10, true).size() == 10U + 2 + 14 + 4);
  BOOST_TEST(point_lines(9, 10, false).size() == 10U + 9 + 4);
  BOOST_TEST(point_lines(5, 5, true).size() == 5U + 5);
  Segment const bank = point_lines(9, 10, true)[11];  // of file b, from below
  BOOST_TEST(bank.from.x == 1.5);
  BOOST_TEST(bank.to.y == 4.5);
}

BOOST_AUTO_TEST_CASE(a_board_of_points_has_lines_through_its_squares_and_no_shades) {
  problem::View view;
  view.form = problem::BoardForm::points;
  Scene const scene = lay_out(drawn({"K..", "..k"}), view);
  BOOST_TEST(!scene.checkers);
  BOOST_TEST(scene.dark.empty());
  BOOST_TEST(scene.whole_frame);
  BOOST_TEST_REQUIRE(scene.lattice.size() == 5U);
  BOOST_TEST((scene.lattice[0].from == Point{0.5, 0.5}));
  BOOST_TEST((scene.lattice[0].to == Point{2.5, 0.5}));
  view.region = chess::Area{{1, 0}, {2, 1}, {}, {}};
  // Lines that continue beyond the region reach its edge.
  Scene const part = lay_out(drawn({"K..", "..k"}), view);
  BOOST_TEST((part.lattice[0].from == Point{0, 0.5}));
}
