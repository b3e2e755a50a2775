#include "replay_rules/game/game_state.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "replay_rules/rules.hpp"

namespace dawson::replay_rules {
namespace {

using notation::pgn::WrittenMove;

constexpr int last_file = 7;
constexpr std::size_t kingside = 0, queenside = 1;

// PGN has N for the knight, Popeye S.
std::string walk_of(char letter) { return std::string(1, letter == 'N' ? 'S' : letter); }
char letter_of(Piece const& piece) {
  char const walk = piece.usual();
  return walk == 'S' ? 'N' : walk;
}

bool on_board(Square at) {
  return at.file >= 0 && at.file <= last_file && at.rank >= 0 && at.rank <= last_file;
}

template <class Look>
void each_square(Look const& look) {
  for (int file = 0; file <= last_file; ++file)
    for (int rank = 0; rank <= last_file; ++rank) look(Square{file, rank});
}

}  // namespace

std::optional<GameState> GameState::of(chess::Position const& position) {
  auto board = Board::of(position);
  if (!board || !board->flat() || !board->orthodox() || board->files() != last_file + 1 ||
      board->ranks() != last_file + 1)
    return {};
  GameState state(std::move(*board));
  bool const black = position.to_move == chess::Side(chess::Side::black);
  state.turn_.side = black ? Colour::black : Colour::white;
  state.turn_.number = position.fullmove.value_or(1);
  for (auto const& right : position.castling.value_or(std::vector<chess::CastlingRight>{})) {
    GameState one = state;
    one.turn_.side = colour_of(right.side);
    auto const king = one.king();
    Square const rook{right.file, one.home()};
    if (!king || king->rank != one.home() || !(state.board_.at(rook) == Piece{one.turn_.side, "R"}))
      continue;
    std::size_t const wing = right.file > king->file ? kingside : queenside;
    state.turn_.rooks[one.side_index()][wing] = static_cast<std::int8_t>(right.file);
  }
  if (position.en_passant && position.en_passant->size() == 2)
    state.turn_.passed = chess::read_square(*position.en_passant);
  return state;
}

GameState GameState::array() {
  GameState state(Board::game_array());
  state.turn_.rooks = {{{last_file, 0}, {last_file, 0}}};
  return state;
}

std::optional<Square> GameState::king() const {
  for (Square const at : board_.kings())
    if (board_.at(at).is_of(turn_.side)) return at;
  return {};
}

bool GameState::in_check() const { return replay_rules::in_check(board_, turn_.side); }

bool GameState::can_move() { return replay_rules::can_move(board_, turn_.side, turn_.passed); }

std::string GameState::check_sign() {
  if (!in_check()) return {};
  return can_move() ? "+" : "#";
}

bool GameState::is_en_passant(Square from, Square to) const {
  return turn_.passed == to && board_.at(from).usual() == 'P' && from.file != to.file &&
         !board_.at(to).stands();
}

// Returns true if a piece of the side to move reaches the square, whatever its king's danger.
bool GameState::reaches_square(Square from, Square to) const {
  Piece const& piece = board_.at(from);
  Piece const& there = board_.at(to);
  if (!piece.is_of(turn_.side) || there.is_of(turn_.side)) return false;
  bool const capture = there.stands() || is_en_passant(from, to);
  if (piece.usual() == 'P' && !capture && from.file != to.file) return false;
  if (piece.usual() == 'P' && capture && from.file == to.file) return false;
  return reaches(board_, from, to, turn_.side, capture);
}

bool GameState::is_safe(Square from, Square to) {
  std::optional<Square> taken;
  if (is_en_passant(from, to)) taken = Square{to.file, from.rank};
  return board_.after_trial(from, to, taken,
                            [&] { return !replay_rules::in_check(board_, turn_.side); });
}

std::optional<GameState::Castling> GameState::castling(bool long_castling) const {
  auto const at = king();
  std::int8_t const file = turn_.rooks[side_index()][long_castling ? queenside : kingside];
  if (!at || file < 0) return {};
  constexpr int c_file = 2, d_file = 3, f_file = 5, g_file = 6;
  return Castling{*at,
                  {file, home()},
                  {long_castling ? c_file : g_file, home()},
                  {long_castling ? d_file : f_file, home()}};
}

// All squares that king and rook pass are empty but for the two, and no square that the king
// passes is attacked.
bool GameState::may_castle(Castling const& castling) {
  auto const [low, high] = std::minmax(
      {castling.king.file, castling.rook.file, castling.king_to.file, castling.rook_to.file});
  for (int file = low; file <= high; ++file) {
    Square const at{file, home()};
    if (board_.at(at).stands() && !(at == castling.king) && !(at == castling.rook)) return false;
  }
  if (in_check()) return false;
  std::size_t const before = board_.changes();
  Piece const king = board_.at(castling.king), rook = board_.at(castling.rook);
  board_.clear(castling.king);
  int const step = castling.king_to.file < castling.king.file ? -1 : 1;
  bool safe = true;
  for (int file = castling.king.file; safe; file += step) {
    safe = !attacked(board_, {file, home()}, other(turn_.side));
    if (file == castling.king_to.file) break;
  }
  board_.clear(castling.rook);
  board_.put(castling.king_to, king);
  board_.put(castling.rook_to, rook);
  safe = safe && !in_check();
  board_.go_back(before);
  return safe;
}

FoundMove GameState::find_castling(bool long_castling) {
  auto const squares = castling(long_castling);
  if (!squares || !may_castle(*squares)) return {Misfit::rule, {}};
  return {Misfit::none, {GameMove::Kind::castling, squares->king, squares->rook, '\0'}};
}

// Reads a king that takes its own rook, or that moves two squares, as castling.
std::optional<FoundMove> GameState::find_castling_by_squares(WrittenMove const& written) {
  auto const from = king();
  if (!from || (written.letter != 'K' && !(written.letter == '\0' && written.has_departure())))
    return {};
  if (written.file >= 0 && written.file != from->file) return {};
  if (written.rank >= 0 && written.rank != from->rank) return {};
  if (written.to.rank != from->rank) return {};
  for (bool const long_castling : {false, true}) {
    auto const squares = castling(long_castling);
    if (!squares) continue;
    bool const takes_rook = written.to == squares->rook;
    bool const two_squares =
        written.to == squares->king_to && std::abs(written.to.file - from->file) == 2;
    if (takes_rook || two_squares) return find_castling(long_castling);
  }
  return {};
}

FoundMove GameState::find(WrittenMove const& written) {
  using Body = WrittenMove::Body;
  switch (written.body) {
    case Body::null: return {Misfit::none, {GameMove::Kind::null, {-1, -1}, {-1, -1}, '\0'}};
    case Body::short_castling: return find_castling(false);
    case Body::long_castling: return find_castling(true);
    case Body::move: break;
  }
  if (auto const castled = find_castling_by_squares(written)) return *castled;
  char const letter = written.letter != '\0'    ? written.letter
                      : written.has_departure() ? '\0'
                                                : 'P';
  bool const pawn_without_file = letter == 'P' && written.file < 0;
  std::vector<Square> safe;
  bool unsafe = false;
  each_square([&](Square from) {
    Piece const& piece = board_.at(from);
    if (!piece.is_of(turn_.side) || (letter != '\0' && letter_of(piece) != letter)) return;
    if ((written.file >= 0 && written.file != from.file) ||
        (written.rank >= 0 && written.rank != from.rank))
      return;
    if (pawn_without_file && from.file != written.to.file) return;
    if (!reaches_square(from, written.to)) return;
    if (is_safe(from, written.to)) safe.push_back(from);
    else unsafe = true;
  });
  if (safe.empty()) return {unsafe ? Misfit::rule : Misfit::no_piece, {}};
  if (safe.size() > 1) return {Misfit::ambiguous, {}};
  GameMove move{
      is_en_passant(safe[0], written.to) ? GameMove::Kind::en_passant : GameMove::Kind::plain,
      safe[0], written.to, written.promotion};
  bool const promotes =
      board_.at(move.from).usual() == 'P' && (move.to.rank == 0 || move.to.rank == last_file);
  constexpr std::string_view promotions = "QRBN";
  if (!promotes) move.promotion = '\0';
  else if (promotions.find(move.promotion) == promotions.npos) return {Misfit::promotion, {}};
  return {Misfit::none, move};
}

// Returns the squares of other pieces that could make a move to the same square.
std::vector<Square> GameState::others(GameMove const& move) {
  std::vector<Square> found;
  Piece const piece = board_.at(move.from);
  each_square([&](Square from) {
    if (from == move.from || !(board_.at(from) == piece)) return;
    if (reaches_square(from, move.to) && is_safe(from, move.to)) found.push_back(from);
  });
  return found;
}

std::string GameState::san(GameMove const& move) {
  switch (move.kind) {
    case GameMove::Kind::null: return "--";
    case GameMove::Kind::castling: return move.to.file > move.from.file ? "O-O" : "O-O-O";
    default: break;
  }
  char const letter = letter_of(board_.at(move.from));
  bool const capture = move.kind == GameMove::Kind::en_passant || board_.at(move.to).stands();
  std::string const from = chess::square_name(move.from);
  std::string out;
  if (letter == 'P') {
    if (capture) out += from[0];
  } else {
    out += letter;
    auto const same = others(move);
    bool const file =
        std::ranges::any_of(same, [&](Square at) { return at.file == move.from.file; });
    bool const rank =
        std::ranges::any_of(same, [&](Square at) { return at.rank == move.from.rank; });
    if (!same.empty() && (!file || rank)) out += from[0];
    if (file) out += from[1];
  }
  if (capture) out += 'x';
  out += chess::square_name(move.to);
  if (move.promotion != '\0') (out += '=') += move.promotion;
  return out;
}

void GameState::drop_rights(Square square) {
  for (std::size_t side : {std::size_t{0}, std::size_t{1}})
    for (std::int8_t& rook : turn_.rooks[side])
      if (square == Square{rook, side == 0 ? 0 : last_file}) rook = -1;
}

void GameState::make(GameMove const& move) {
  std::optional<Square> passed;
  if (move.kind == GameMove::Kind::castling) {
    Square const king_to{move.to.file > move.from.file ? 6 : 2, home()};
    Square const rook_to{move.to.file > move.from.file ? 5 : 3, home()};
    Piece const king = board_.at(move.from), rook = board_.at(move.to);
    board_.clear(move.from);
    board_.clear(move.to);
    board_.put(king_to, king);
    board_.put(rook_to, rook);
    turn_.rooks[side_index()] = {-1, -1};
  } else if (move.kind != GameMove::Kind::null) {
    Piece piece = board_.at(move.from);
    if (piece.usual() == 'K') turn_.rooks[side_index()] = {-1, -1};
    drop_rights(move.from);
    drop_rights(move.to);
    bool const double_step = piece.usual() == 'P' && std::abs(move.to.rank - move.from.rank) == 2;
    if (double_step) passed = Square{move.from.file, (move.from.rank + move.to.rank) / 2};
    if (move.kind == GameMove::Kind::en_passant) board_.clear({move.to.file, move.from.rank});
    if (move.promotion != '\0') piece.walk = walk_of(move.promotion);
    board_.clear(move.from);
    board_.put(move.to, std::move(piece));
  }
  turn_.passed = passed;
  if (turn_.side == Colour::black) ++turn_.number;
  turn_.side = other(turn_.side);
}

GameState::Turn GameState::turn() const {
  Turn turn = turn_;
  turn.changes = board_.changes();
  return turn;
}

void GameState::go_back(Turn const& turn) {
  board_.go_back(turn.changes);
  turn_ = turn;
}

// Returns true if a pawn of the side to move is beside the pawn that has passed.
bool GameState::can_capture_en_passant(Square passed) const {
  int const rank = passed.rank + (turn_.side == Colour::black ? 1 : -1);
  for (int const file : {passed.file - 1, passed.file + 1}) {
    Square const at{file, rank};
    if (on_board(at) && board_.at(at).usual() == 'P' && board_.at(at).is_of(turn_.side))
      return true;
  }
  return false;
}

std::string GameState::fen() const {
  std::string out;
  for (int rank = last_file; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file <= last_file; ++file) {
      Piece const& piece = board_.at({file, rank});
      if (!piece.stands()) {
        ++empty;
        continue;
      }
      if (empty > 0) out += std::to_string(std::exchange(empty, 0));
      char const letter = letter_of(piece);
      out += piece.colour == Colour::black ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    if (empty > 0) out += std::to_string(empty);
    if (rank > 0) out += '/';
  }
  out += turn_.side == Colour::black ? " b " : " w ";
  std::string rights;
  constexpr std::string_view letters[] = {"KQ", "kq"};
  for (std::size_t side : {std::size_t{0}, std::size_t{1}})
    for (std::size_t wing : {kingside, queenside})
      if (turn_.rooks[side][wing] >= 0) rights += letters[side][wing];
  out += rights.empty() ? "-" : rights;
  bool const passed = turn_.passed && can_capture_en_passant(*turn_.passed);
  return out + " " + (passed ? chess::square_name(*turn_.passed) : "-") + " 0 " +
         std::to_string(turn_.number);
}

}  // namespace dawson::replay_rules
