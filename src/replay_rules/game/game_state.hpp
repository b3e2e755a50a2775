// The board of a game of chess or Chess960: legal half-moves, castling rights, SAN.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"
#include "notation/pgn/game.hpp"
#include "replay_rules/board.hpp"

namespace dawson::replay_rules {

/// A half-move with all its squares. Castling goes from the king's to the rook's square; a null
/// move has no squares.
struct GameMove {
  enum class Kind : std::uint8_t { plain, en_passant, castling, null };
  Kind kind = Kind::plain;
  Square from{-1, -1}, to{-1, -1};
  char promotion = '\0';  ///< Q R B N

  friend bool operator==(GameMove const&, GameMove const&) = default;
};

/// Why a written half-move is not one legal half-move.
enum class Misfit : std::uint8_t {
  none,
  no_piece,   ///< no piece can make it
  ambiguous,  ///< several pieces can
  promotion,  ///< a pawn reaches its last rank without a promotion
  rule,       ///< only self-check or the rules of castling forbid it
};

struct FoundMove {
  Misfit misfit = Misfit::none;
  GameMove move;
};

class GameState {
 public:
  /// Returns the game that begins with a position; no value for boards other than 8x8 and for
  /// pieces that are not orthodox. Castling rights without king or rook are ignored.
  static std::optional<GameState> of(chess::Position const& position);

  /// Returns the game that begins with the array.
  static GameState array();

  Board const& board() const { return board_; }
  Colour side() const { return turn_.side; }
  /// Returns the number of the next half-move's move.
  unsigned number() const { return turn_.number; }

  /// Returns the legal half-move that fits everything that is written but signs.
  FoundMove find(notation::pgn::WrittenMove const& written);

  /// Returns the half-move in Standard Algebraic Notation (PGN 8.2.3) without signs of check. The
  /// half-move must be legal.
  std::string san(GameMove const& move);

  /// Makes a legal half-move.
  void make(GameMove const& move);

  /// Returns true if the side to move is in check, or has no legal half-move.
  bool in_check() const;
  bool can_move();

  /// Returns "+", "#" or "", for the half-move made last.
  std::string check_sign();

  /// The state before a half-move, to return to.
  struct Turn {
    Colour side = Colour::white;
    unsigned number = 1;
    std::optional<Square> passed;  ///< the square that a pawn has just passed
    std::array<std::array<std::int8_t, 2>, 2> rooks{{{-1, -1}, {-1, -1}}};
    std::size_t changes = 0;  ///< of the board
  };
  Turn turn() const;
  void go_back(Turn const& turn);

  /// Returns six fields of FEN, with castling rights in the letters of X-FEN, and the square of a
  /// capture en passant if a pawn is there to make it.
  std::string fen() const;

 private:
  explicit GameState(Board board) : board_(std::move(board)) {}

  struct Castling {
    Square king, rook, king_to, rook_to;
  };
  std::optional<Castling> castling(bool long_castling) const;
  bool may_castle(Castling const& castling);
  FoundMove find_castling(bool long_castling);
  std::optional<FoundMove> find_castling_by_squares(notation::pgn::WrittenMove const& written);
  bool reaches_square(Square from, Square to) const;
  bool is_safe(Square from, Square to);
  bool is_en_passant(Square from, Square to) const;
  bool can_capture_en_passant(Square passed) const;
  std::vector<Square> others(GameMove const& move);
  std::optional<Square> king() const;
  void drop_rights(Square square);
  std::size_t side_index() const { return turn_.side == Colour::black ? 1 : 0; }
  int home() const { return turn_.side == Colour::black ? 7 : 0; }

  Board board_;
  Turn turn_;
};

}  // namespace dawson::replay_rules
