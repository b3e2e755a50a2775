// The pieces of shogi, xiangqi and janggi on boards of their games.
#include "layout/games.hpp"

#include <boost/test/unit_test.hpp>

#include <optional>
#include <string>
#include <vector>

#include "layout/board.hpp"

using namespace dawson;
using chess::Kind, chess::Piece, chess::Side;
using problem::Game;

namespace {

Piece white(std::string name) { return {Kind::named, Side::white, 0, std::move(name)}; }
Piece black(std::string name) { return {Kind::named, Side::black, 0, std::move(name)}; }
Piece king(Side side) { return {Kind::king, side, 0, {}}; }

// Pieces of each rank from the left, on a board with `files` files.
chess::Position position(std::size_t files, std::vector<std::vector<Piece>> const& ranks) {
  chess::Position out;
  for (std::vector<Piece> const& pieces : ranks) {
    out.board.open_row();
    for (std::size_t file = 0; file < files; ++file) {
      chess::Cell cell;
      cell.left = static_cast<int>(file) * chess::quarters;
      if (file < pieces.size()) cell.occupant = pieces[file];
      out.board.add(cell);
    }
  }
  out.board.checker(chess::Shade::dark);
  return out;
}

// "shogi-king 4": name, rotation in eighths, and `b` for a black piece.
std::vector<std::string> shown(std::vector<layout::Placed> const& pieces) {
  std::vector<std::string> out;
  for (layout::Placed const& placed : pieces) {
    auto const& piece = std::get<chess::Piece>(placed.occupant);
    std::string one = piece.name.empty() ? std::string(chess::kind_name(piece.kind)) : piece.name;
    if (piece.rotation != 0) one += ' ' + std::to_string(piece.rotation);
    if (piece.side == chess::Side::black) one += " b";
    if (piece.promotion != chess::Promotion::none) one += " +";
    out.push_back(std::move(one));
  }
  return out;
}

layout::Scene scene(chess::Position const& position, std::optional<Game> game, bool flip = false,
                    std::optional<layout::Style> const& style = {}) {
  problem::View view;
  view.game = game;
  view.flip = flip;
  return layout::lay_out(position, view, style);
}

using Names = std::vector<std::string>;
auto const each = boost::test_tools::per_element();

chess::Position two_kings() { return position(9, {{king(Side::black)}, {king(Side::white)}}); }

}  // namespace

BOOST_AUTO_TEST_CASE(shogi_has_pentagons_without_colour_with_one_side_rotated) {
  Piece tokin = white("tokin");
  tokin.promotion = chess::Promotion::promoted;
  chess::Position played =
      position(9, {{king(Side::black), black("dragon king")}, {tokin, king(Side::white)}});
  played.hands = {{{white("gold general"), 1}, {black("silver general"), 1}}};
  auto const board = scene(played, Game::shogi);
  BOOST_TEST(
      shown(board.pieces) == (Names{"shogi-king 4", "shogi-dragon 4", "shogi-tokin", "shogi-king"}),
      each);
  BOOST_TEST(shown(board.held) == (Names{"shogi-silver 4", "shogi-gold"}), each);
  BOOST_TEST(!board.checkers.has_value());
  BOOST_TEST(!board.lattice.empty());
}

BOOST_AUTO_TEST_CASE(a_flipped_shogi_board_rotates_the_other_side) {
  BOOST_TEST(
      shown(scene(two_kings(), Game::shogi, true).pieces) == (Names{"shogi-king 4", "shogi-king"}),
      each);
}

BOOST_AUTO_TEST_CASE(xiangqi_and_janggi_have_the_signs_of_each_side_on_points) {
  std::vector<std::vector<Piece>> ranks(10);
  ranks[0] = {black("general"), black("soldier")};
  ranks[9] = {white("soldier"), white("general")};
  auto const xiangqi = scene(position(9, ranks), Game::xiangqi);
  BOOST_TEST(shown(xiangqi.pieces) == (Names{"xiangqi-black-general b", "xiangqi-black-soldier b",
                                             "xiangqi-red-soldier", "xiangqi-red-general"}),
             each);
  ranks[0][1] = black("janggi soldier");
  ranks[9][0] = white("janggi soldier");
  auto const janggi = scene(position(9, ranks), Game::janggi);
  BOOST_TEST(shown(janggi.pieces) == (Names{"janggi-han-general b", "janggi-han-soldier b",
                                            "janggi-cho-soldier", "janggi-cho-general"}),
             each);
  // The river cuts the seven inner files of one of the two boards.
  BOOST_TEST(xiangqi.lattice.size() == janggi.lattice.size() + 7);
}

BOOST_AUTO_TEST_CASE(descriptions_call_signs_by_the_names_of_their_pieces) {
  BOOST_TEST(layout::name_in_words(white("shogi-gold")) == "gold general");
  BOOST_TEST(layout::name_in_words(black("xiangqi-black-soldier")) == "soldier");
  BOOST_TEST(layout::name_in_words(white("grasshopper")) == "grasshopper");
}

BOOST_AUTO_TEST_CASE(pieces_without_a_sign_and_boards_without_a_game_are_unchanged) {
  auto const mixed =
      position(9, {{king(Side::black), {Kind::queen, Side::black, 0, {}}}, {king(Side::white)}});
  BOOST_TEST(shown(scene(mixed, Game::shogi).pieces).at(1) == "queen 4 b");
  BOOST_TEST(shown(scene(two_kings(), {}).pieces) == (Names{"king b", "king"}), each);
}

BOOST_AUTO_TEST_CASE(the_style_overrides_the_pieces_of_the_game) {
  layout::Style style = layout::hatched_style();
  style.pieces = Game::chess;
  auto const chess = scene(two_kings(), Game::shogi, false, style);
  BOOST_TEST(shown(chess.pieces) == (Names{"king b", "king"}), each);
  BOOST_TEST(chess.checkers.has_value());
  style.pieces = Game::xiangqi;
  auto const fairy = position(3, {{king(Side::black), black("mao"), black("pao")}});
  BOOST_TEST(
      shown(scene(fairy, {}, false, style).pieces) ==
          (Names{"xiangqi-black-general b", "xiangqi-black-horse b", "xiangqi-black-cannon b"}),
      each);
}
