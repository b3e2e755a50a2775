// One half-move as written in a solution, in Popeye's English.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/piece.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// A piece, or a promotion. Parts that are not written are empty.
struct MovePiece {
  std::optional<chess::Side> side;
  std::string attributes;  ///< Popeye's capitals, lower case, English: "c", "hn"
  std::string walk;        ///< Popeye's English code: "Q", "S", "PA", "R/B"; a pawn has "P" or none
  std::optional<chess::Square> square;

  bool is_pawn() const { return walk.empty() || walk == "P"; }
};

/// An effect in brackets: a change of the board besides the move itself.
struct MoveEffect {
  enum class Kind : std::uint8_t {
    added,      ///< [+wPa2], [+wPa8=Q]; in print [wBa2]
    moved,      ///< [wPd7->c8=Q]
    removed,    ///< [-bRe6], [-a2]
    changed,    ///< [f7=w], [c3=Q]
    self,       ///< [=n]: the piece that has just moved
    imitators,  ///< [Ib2,c3]
    exchanged,  ///< [Ra1<->Bb2]
  };
  Kind kind = Kind::added;
  MovePiece what;
  MovePiece becomes;  ///< after `=`, or the second piece of an exchange
  std::optional<chess::Square> to;
  std::string walk_to;  ///< of `moved`: [wSf3->Qf3]
  std::vector<chess::Square> squares;
  bool plus = true;  ///< of `added`: the sign is written
};

/// A part of a half-move after its path, in the order written.
struct MoveSuffix {
  enum class Kind : std::uint8_t { en_passant, becomes, effect, board, clock, buried };
  Kind kind = Kind::becomes;
  MovePiece becomes;    ///< `=Q`, `=nQ`, `=w`
  bool halves = false;  ///< `=wh`: half-neutral
  /// Of `becomes`: the steps before it, if the path goes on after it ("e2*f3*d8=B-c6"); else 0.
  std::size_t steps_before = 0;
  MoveEffect effect;
  std::string words;  ///< of `board` "A", "B"; of `clock` "6.5", "5/0.76"
};

struct MoveStep {
  bool capture = false;
  chess::Square square;       ///< rank -1: not written, and not yet known ("cxd")
  bool without_sign = false;  ///< no sign between the squares: the position decides on the capture
  bool optional = false;      ///< "R(x)c5": a capture for some members of a group
};

/// A comment after a half-move and its signs.
struct MoveComment {
  enum class Kind : std::uint8_t {
    words,       ///< in braces: {weak}
    label,       ///< in brackets: [a]
    evaluation,  ///< of the position: "+\u2212", "\u00B1", in printed form
    ending,      ///< "wins", "etc."
    result,      ///< "1-0"
  };
  std::string words;
  Kind kind = Kind::words;
  text::Span where;     ///< of the words; empty for signs that PGN writes as numbers
  bool before = false;  ///< it opens a variation of a study, before its first half-move
};

struct HalfMove {
  enum class Body : std::uint8_t {
    path,
    short_castling,
    long_castling,
    pair,      ///< Ke8-g8/wRh8-f8
    exchange,  ///< Rc3<->Rh8
    null,
    role,  ///< RoleExchange
    any,   ///< ~, R~
  };
  Body body = Body::path;
  std::vector<MoveEffect> before;
  MovePiece piece;                ///< on the departure square; without a square in short notation
  std::string walk_of_group;      ///< set by the replay: that of the first member, "Kb5/c5"
  bool from_unknown = false;      ///< `TI~*a1`
  std::optional<int> file, rank;  ///< the hint of a short half-move, from 0
  std::vector<MoveStep> steps;
  MovePiece partner;  ///< of a pair or an exchange
  std::optional<chess::Square> partner_to;
  std::vector<MoveSuffix> suffixes;
  std::string check;  ///< "", "+", "++"; "(+)": a check of some members of a group
  std::string goal;   ///< "#", "=", "z" ...
  std::string marks;  ///< "!", "?", "!?" ...
  std::vector<MoveComment> comments;
  std::vector<std::string> directives;  ///< {display-departure-file}: kept, never printed
  text::Span where;   ///< the half-move without marks and comments, in the text read
  text::Span letter;  ///< of the walk, empty for a pawn without one

  bool is_short() const { return body == Body::path && !piece.square && !from_unknown; }
  bool has_evaluation() const {
    for (MoveComment const& comment : comments)
      if (comment.kind == MoveComment::Kind::evaluation) return true;
    return false;
  }
  bool is_en_passant() const {
    for (MoveSuffix const& suffix : suffixes)
      if (suffix.kind == MoveSuffix::Kind::en_passant) return true;
    return false;
  }
};

}  // namespace dawson::semantics
