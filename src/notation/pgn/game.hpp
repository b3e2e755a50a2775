// A game of PGN as written: its tags, and its half-moves as a tree. No rules of chess.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "notation/pgn/comments.hpp"
#include "notation/pgn/tags.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation::pgn {

/// A half-move as written. Signs of capture are not kept.
struct WrittenMove {
  enum class Body : std::uint8_t { move, short_castling, long_castling, null };
  Body body = Body::move;
  char letter = '\0';                ///< K Q R B N P in English; '\0' if none is written
  char promotion = '\0';             ///< Q R B N; '\0' if none is written
  bool mates = false;                ///< a sign of mate is written
  std::int8_t file = -1, rank = -1;  ///< of departure, from 0; -1 if not written
  chess::Square to{-1, -1};
  std::string_view text{};   ///< without signs
  std::string_view check{};  ///< "+", "#", "mate" as written

  bool has_departure() const { return file >= 0 && rank >= 0; }
};

/// A comment or a sign of a half-move, in the order of the text.
struct MoveNote {
  enum class Kind : std::uint8_t { comment_before, sign, comment };
  Kind kind = Kind::comment;
  std::string text;  ///< in canonical form
};

/// A half-move of the tree. Node 0 is the start position and has no half-move. The first child
/// continues the line, the others are its alternatives.
struct MoveNode {
  static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);

  std::uint32_t parent = none, first_child = none, last_child = none, next = none;
  std::uint32_t where = 0;  ///< offset of the half-move in the text
  WrittenMove move;
  std::string_view number{};  ///< digits of the number before it; empty without one
  bool number_has_dots = false;
  bool after_words = false;  ///< words that are no move precede it in its line
  std::string_view mark{};   ///< "!", "?!"
  std::vector<MoveNote> notes;
};

/// A game. Views refer to the text that was read.
struct Game {
  std::vector<Tag> tags;  ///< each name once: the first with something counts
  std::vector<MoveNode> nodes;
  std::string_view result{};  ///< after the moves, in canonical form; empty without one
  text::Span movetext;        ///< bytes after the tags
  LeftOut left_out;
  text::Diagnostics findings;  ///< W-PGN, W-TWICE

  /// Returns the value of a tag, by its name in lower case; empty without one, or if it says
  /// nothing.
  std::string_view tag(std::string_view key) const;
  Tag const* find(std::string_view key) const;
};

/// Reads one game: tag lines, then movetext. Time is linear in the text, and nesting needs no
/// recursion. `text` must outlive the game and have at most 2^32 - 2 bytes.
Game read_game(std::string_view text);

/// Reads movetext alone: its result and tree.
Game read_movetext(std::string_view text);

}  // namespace dawson::notation::pgn
