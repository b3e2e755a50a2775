// Positions that a notation can express are the same after writing and reading.
#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <random>

#include "notation/notations.hpp"
#include "notation/x2fen/shifted_rows.hpp"

using namespace dawson;
using chess::Kind, chess::Piece, chess::Side, chess::Wing;

namespace {

/// Random positions, the same in every run.
class Chance {
 public:
  explicit Chance(unsigned seed) : engine_(seed) {}

  int below(int limit) { return static_cast<int>(engine_() % static_cast<unsigned>(limit)); }
  bool one_in(int times) { return below(times) == 0; }

  template <class T>
  T const& of(std::vector<T> const& choices) {
    return choices[static_cast<std::size_t>(below(static_cast<int>(choices.size())))];
  }

 private:
  std::mt19937 engine_;
};

std::vector<Kind> const orthodox = {Kind::king,   Kind::queen,  Kind::rook,
                                    Kind::bishop, Kind::knight, Kind::pawn};

std::vector<Kind> with(std::vector<Kind> kinds, std::vector<Kind> const& more) {
  kinds.insert(kinds.end(), more.begin(), more.end());
  return kinds;
}

Piece simple_piece(Chance& chance, std::vector<Kind> const& kinds) {
  return {chance.of(kinds), chance.one_in(2) ? Side::white : Side::black, 0, {}};
}

/// A rectangular board; `fill` sets its squares.
template <class Fill>
chess::Board rectangle(int rows, int files, Fill const& fill) {
  chess::Board board;
  for (int r = 0; r < rows; ++r) {
    board.open_row();
    for (int f = 0; f < files; ++f) {
      chess::Cell cell;
      cell.left = f * chess::quarters;
      fill(cell);
      board.add(std::move(cell));
    }
  }
  board.checker(chess::Shade::dark);
  return board;
}

void set_clocks(Chance& chance, chess::Position& position) {
  position.halfmove = static_cast<unsigned>(chance.below(100));
  position.fullmove = static_cast<unsigned>(1 + chance.below(300));
}

void set_passant(Chance& chance, chess::Position& position, int files) {
  bool const white = position.to_move == Side(Side::white);
  position.en_passant = "-";
  if (chance.one_in(2))
    position.en_passant =
        std::string(1, static_cast<char>('a' + chance.below(files))) + (white ? "6" : "3");
}

/// Castling rights with rooks on up to two files per side, in stored order.
std::vector<chess::CastlingRight> rooks(Chance& chance, int files) {
  std::vector<chess::CastlingRight> rights;
  for (Side const side : {Side(Side::white), Side(Side::black)}) {
    std::vector<int> own;
    for (int i = 0; i < 2; ++i)
      if (chance.one_in(2)) own.push_back(chance.below(files));
    std::ranges::sort(own);
    own.erase(std::unique(own.begin(), own.end()), own.end());
    for (int const file : own) rights.push_back({side, file, Wing::none});
  }
  return rights;
}

std::vector<chess::CastlingRight> wings(Chance& chance) {
  std::vector<chess::CastlingRight> rights;
  for (Side const side : {Side(Side::white), Side(Side::black)})
    for (Wing const wing : {Wing::king, Wing::queen})
      if (chance.one_in(2)) rights.push_back({side, wing == Wing::king ? 7 : 0, wing});
  return rights;
}

chess::Position orthodox_game(Chance& chance, std::vector<Kind> const& kinds, int files) {
  chess::Position position;
  position.board = rectangle(8, files, [&](chess::Cell& cell) {
    if (chance.one_in(3)) cell.occupant = simple_piece(chance, kinds);
  });
  if (chance.one_in(5)) return position;
  position.to_move = chance.one_in(2) ? Side::white : Side::black;
  set_passant(chance, position, files);
  set_clocks(chance, position);
  return position;
}

chess::Position fen_position(Chance& chance) {
  auto position = orthodox_game(chance, orthodox, 8);
  if (position.to_move) position.castling = wings(chance);
  return position;
}

chess::Position shredder_position(Chance& chance) {
  auto position = orthodox_game(chance, orthodox, 8);
  if (position.to_move) position.castling = rooks(chance, 8);
  return position;
}

chess::Position xfen_position(Chance& chance) {
  int const files = chance.one_in(2) ? 8 : 10;
  auto position =
      orthodox_game(chance, with(orthodox, {Kind::archbishop, Kind::chancellor}), files);
  if (position.to_move) position.castling = rooks(chance, files);
  return position;
}

chess::Position epd_position(Chance& chance) {
  chess::Position position;
  do position = fen_position(chance);
  while (!position.to_move);
  position.halfmove = {};
  position.fullmove = {};
  auto& operations = position.operations.emplace();
  if (chance.one_in(2)) operations.push_back({"dm", std::to_string(chance.below(9))});
  if (chance.one_in(2)) operations.push_back({"id", "\"No. 7; first prize\""});
  if (chance.one_in(2)) operations.push_back({"noop", ""});
  if (chance.one_in(2)) operations.push_back({"bm", "Qd1+ e4"});
  return position;
}

Side ffen_side(Chance& chance) {
  switch (chance.below(4)) {
    case 0: return Side::neutral;
    case 1: return Side::colour(static_cast<unsigned>(3 + chance.below(9)));
    case 2: return Side::white;
    default: return Side::black;
  }
}

Piece ffen_piece(Chance& chance) {
  int const turn = chance.one_in(3) ? static_cast<int>(chance.below(8)) : 0;
  switch (chance.below(3)) {
    case 0:
      return {Kind::letter, ffen_side(chance), turn,
              std::string(1, "acdefghijlmostuvwxyz"[chance.below(20)])};
    case 1:
      return {Kind::named, ffen_side(chance), turn,
              chance.of<std::string>({"elk", "grasshopper", "xx"})};
    default: return {chance.of(orthodox), ffen_side(chance), turn, {}};
  }
}

chess::Position ffen_position(Chance& chance) {
  chess::Position position;
  position.board = rectangle(1 + chance.below(13), 1 + chance.below(25), [&](chess::Cell& cell) {
    if (chance.one_in(6)) cell.kind = chess::CellKind::hole;
    else if (chance.one_in(3)) cell.occupant = ffen_piece(chance);
  });
  position.board.checker(
      chance.of<chess::Shade>({chess::Shade::dark, chess::Shade::light, chess::Shade::none}));
  return position;
}

chess::SquareContent janko_occupant(Chance& chance) {
  int const rotation = chance.one_in(2) ? 2 * chance.below(4) : 0;
  if (chance.one_in(3))
    return chess::Text{chance.of<std::string>({"a", "Z", "0", "7", "05", "99"}), rotation};
  auto piece = simple_piece(
      chance, with(orthodox, {Kind::circle, Kind::cross, Kind::square, Kind::triangle}));
  piece.rotation = rotation;
  if (chance.one_in(3)) piece.side = Side::neutral;
  return piece;
}

chess::Position janko_position(Chance& chance) {
  chess::Position position;
  position.board = rectangle(1 + chance.below(13), 1 + chance.below(25), [&](chess::Cell& cell) {
    if (chance.one_in(3)) cell.occupant = janko_occupant(chance);
  });
  return position;
}

Piece x2fen_piece(Chance& chance) {
  std::vector<Kind> const common = with(orthodox, {Kind::robot});
  auto piece = simple_piece(chance, with(common, {Kind::archbishop, Kind::chancellor}));
  if (chance.one_in(2))
    piece = {chance.of(common), chance.one_in(2) ? Side::red : Side::blue, 0, {}};
  return piece;
}

chess::Board x2fen_board(Chance& chance) {
  notation::ShiftedRows rows;
  int const count = 1 + chance.below(10);
  for (int r = 0; r < count; ++r) {
    if (r > 0) rows.open_row();
    rows.sit_from(chance.of<notation::Seat::Edge>(
        {notation::Seat::Edge::none, notation::Seat::Edge::left, notation::Seat::Edge::right}));
    if (chance.one_in(3)) rows.sit_halves(static_cast<std::size_t>(chance.below(5)), {});
    int const squares = 1 + chance.below(12);
    for (int s = 0; s < squares; ++s) {
      chess::Cell cell;
      if (chance.one_in(3)) cell.occupant = x2fen_piece(chance);
      else if (chance.one_in(5)) cell.kind = chess::CellKind::hole;
      bool const hole = cell.kind == chess::CellKind::hole;
      rows.add(std::move(cell), {});
      if (!hole && chance.one_in(8)) rows.widen(static_cast<std::size_t>(1 + chance.below(4)), {});
    }
    rows.close_row({});
  }
  return rows.finish();
}

chess::Position x2fen_position(Chance& chance) {
  chess::Position position;
  position.board = x2fen_board(chance);
  if (chance.one_in(2)) return position;
  position.to_move = chance.of<Side>({Side::white, Side::black, Side::red, Side::blue, Side::green,
                                      Side::yellow, Side::purple, Side::orange});
  position.castling.emplace();
  position.en_passant = chance.of<std::string>({"-", "a1", "z120"});
  set_clocks(chance, position);
  if (chance.one_in(2)) return position;
  position.rules = "atomic";
  if (chance.one_in(2)) return position;
  position.board_variant = "hexagonal";
  position.board.tiling = chess::Tiling::hexagonal;
  return position;
}

/// Pieces in hand by their letters, in the order of pieces in hand; each of `letters` one to three
/// times.
std::vector<chess::Pocket> hands(Chance& chance, notation::Letters const& game,
                                 std::string_view letters) {
  std::vector<chess::Pocket> all;
  for (char const letter : letters)
    if (auto piece = game.piece_of(letter); piece && chance.one_in(3))
      all.push_back({std::move(*piece), static_cast<unsigned>(1 + chance.below(3))});
  return all;
}

constexpr std::string_view hand_letters = "KQRBNPACDEFGHIJLMOSTUVWXYZkqrbnpacdefghijlmostuvwxyz";

/// A piece of the letters of a game, or any letter without a game.
Piece piece_of_game(Chance& chance, notation::Letters const& game) {
  while (true) {
    char const letter = hand_letters[static_cast<std::size_t>(chance.below(52))];
    if (auto piece = game.piece_of(letter, chance.one_in(4))) {
      if (piece->promotion == chess::Promotion::none && chance.one_in(5) &&
          game.letter_of(*piece).size() == 1)
        piece->promotion = chess::Promotion::was_pawn;
      return *piece;
    }
  }
}

chess::Position game_position(Chance& chance, notation::Letters const& game) {
  chess::Position position;
  int const ranks = game.ranks > 0 ? static_cast<int>(game.ranks) : 1 + chance.below(12);
  int const files = game.files > 0 ? static_cast<int>(game.files) : 1 + chance.below(12);
  bool const duck = game.piece_of('*').has_value();
  position.board = rectangle(ranks, files, [&](chess::Cell& cell) {
    if (chance.one_in(9)) cell.kind = chess::CellKind::hole;
    else if (!duck && chance.one_in(9)) cell.kind = chess::CellKind::wall;
    else if (chance.one_in(3)) cell.occupant = piece_of_game(chance, game);
  });
  if (chance.one_in(2)) position.hands = hands(chance, game, hand_letters);
  if (chance.one_in(4)) return position;
  position.to_move = chance.one_in(2) ? Side::white : Side::black;
  position.castling.emplace();
  position.en_passant = chance.one_in(2) ? "-" : "a1";
  if (chance.one_in(3)) {
    position.en_passant = "-";
    position.counting_limit = static_cast<unsigned>(1 + chance.below(128));
  }
  if (chance.one_in(3))
    position.checks = chess::Checks{static_cast<unsigned>(chance.below(10)),
                                    static_cast<unsigned>(chance.below(10))};
  set_clocks(chance, position);
  return position;
}

chess::Position fsf_position(Chance& chance) {
  auto position = game_position(chance, {});
  if (!position.to_move) return position;
  int const files = std::min(static_cast<int>(position.board.row(0).size()), 10);
  for (Side const side : {Side(Side::white), Side(Side::black)})
    for (int file = 0; file < files; ++file)
      if (chance.one_in(3)) position.castling->push_back({side, file, Wing::none});
  return position;
}

chess::Position lichess_position(Chance& chance) {
  auto position = fen_position(chance);
  for (chess::Cell& cell : position.board.cells())
    if (Piece* const piece = chess::piece_on(cell);
        piece && piece->kind != Kind::pawn && chance.one_in(4))
      piece->promotion = chess::Promotion::was_pawn;
  // The rook of a wing is the outermost one.
  if (position.castling) position.castling = {std::vector<chess::CastlingRight>{}};
  if (chance.one_in(2)) position.hands = hands(chance, {}, "QRBNPqrbnp");
  if (position.to_move && chance.one_in(3))
    position.checks = chess::Checks{static_cast<unsigned>(chance.below(4)),
                                    static_cast<unsigned>(chance.below(4))};
  return position;
}

chess::Position yacpdb_position(Chance& chance) {
  chess::Position position;
  position.board = rectangle(8, 8, [&](chess::Cell& cell) {
    if (!chance.one_in(3)) return;
    auto piece = simple_piece(chance, with(orthodox, {Kind::circle, Kind::cross, Kind::named}));
    if (piece.kind == Kind::named)
      piece.name = chance.of<std::string>({"equihopper", "amazon", "rose"});
    if (piece.kind <= Kind::pawn) piece.rotation = 2 * chance.below(4);
    if (piece.name == "equihopper") piece.rotation = 2 * chance.below(2);
    if (chance.one_in(3)) piece.side = Side::neutral;
    cell.occupant = std::move(piece);
  });
  for (chess::Cell const& cell : position.board.cells())
    if (cell.occupant && chance.one_in(4))
      position.frames.push_back(chess::square_of(position.board, cell));
  return position;
}

chess::Position sfen_position(Chance& chance) {
  auto const game = notation::letters_of(*notation::find_variant("shogi"));
  chess::Position position;
  position.board = rectangle(9, 9, [&](chess::Cell& cell) {
    if (!chance.one_in(3)) return;
    Piece piece = piece_of_game(chance, game);
    piece.promotion = chess::Promotion::none;
    cell.occupant = std::move(piece);
  });
  if (chance.one_in(4)) return position;
  position.to_move = chance.one_in(2) ? Side::white : Side::black;
  position.hands = hands(chance, game, "RBNPGLSrbnpgls");
  position.fullmove = static_cast<unsigned>(1 + chance.below(200));
  return position;
}

chess::Position popeye_position(Chance& chance) {
  chess::Position position;
  position.board = rectangle(8, 8, [&](chess::Cell& cell) {
    if (!chance.one_in(3)) return;
    auto piece = simple_piece(chance, with(orthodox, {Kind::named}));
    if (piece.kind == Kind::named)
      piece.name = chance.of<std::string>({"grasshopper", "1:5-leaper", "pao", "nightrider"});
    if (chance.one_in(3)) piece.side = Side::neutral;
    cell.occupant = std::move(piece);
  });
  return position;
}

struct Family {
  std::string_view notation;
  chess::Position (*make)(Chance&);
};

}  // namespace

BOOST_AUTO_TEST_SUITE(round_trips)

BOOST_AUTO_TEST_CASE(reading_a_written_position_gives_the_same_position) {
  Family const families[] = {{"fen", fen_position},          {"shredder", shredder_position},
                             {"xfen", xfen_position},        {"epd", epd_position},
                             {"ffen", ffen_position},        {"janko", janko_position},
                             {"x2fen", x2fen_position},      {"fsf", fsf_position},
                             {"lichess", lichess_position},  {"yacpdb", yacpdb_position},
                             {"sfen", sfen_position},        {"popeye", popeye_position},
                             {"popeye-de", popeye_position}, {"popeye-fr", popeye_position}};
  for (auto const& [name, make] : families) {
    auto const& notation = *notation::find_notation(name);
    Chance chance(7);
    for (int i = 0; i < 500; ++i) {
      chess::Position const position = make(chance);
      auto const written = notation.write(position);
      BOOST_REQUIRE_MESSAGE(written.ok(), refusal(name, written));
      BOOST_TEST(written.dropped.empty());
      text::Diagnostics warnings;
      auto const read = notation.read(written.text, warnings);
      if (!read.ok()) BOOST_FAIL(name << ": " << written.text << ": " << read.error().message);
      BOOST_TEST((*read == position), name << ": " << written.text);
      BOOST_TEST(notation.write(*read).text == written.text);
    }
  }
}

BOOST_AUTO_TEST_CASE(every_game_reads_its_own_output) {
  auto const& fsf = *notation::find_notation("fsf");
  Chance chance(11);
  for (notation::Variant const& variant : notation::variants()) {
    notation::Dialect dialect;
    dialect.letters = notation::letters_of(variant);
    for (int i = 0; i < 10; ++i) {
      auto const position = game_position(chance, dialect.letters);
      auto const written = fsf.write(position, dialect);
      BOOST_REQUIRE_MESSAGE(written.ok(), variant.name << ": " << refusal("fsf", written));
      text::Diagnostics warnings;
      auto const read = fsf.read(written.text, dialect, warnings);
      if (!read.ok()) BOOST_FAIL(variant.name << ": " << written.text << read.error().message);
      BOOST_TEST((*read == position), variant.name << ": " << written.text);
    }
  }
}

BOOST_AUTO_TEST_SUITE_END()
