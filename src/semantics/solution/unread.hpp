// Words of a line that are not understood: their ends, whether they may be moves, and their place
// in the tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "semantics/solution/builder.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Returns the end of the word at `scan`: before a blank, bracket, brace, comma or semicolon;
/// these signs are words of their own, and text in braces is one word.
std::size_t token_end(Scan const& scan);

/// Returns where the parenthesis or bracket at `scan` closes; nothing if it does not, or only far
/// away.
std::optional<std::size_t> bracket_end(Scan const& scan);

/// Returns true if a word may be a half-move: castling, or a square with more than punctuation
/// around it.
bool looks_like_move(std::string_view word);

/// Returns true if the text has a move number: "2.", "2...".
bool has_move_number(std::string_view text);

/// Returns true if the text has a move number or a word that may be a half-move.
bool may_have_moves(std::string_view text);

/// Returns true if words that are not understood look like moves: a move number and a move after
/// it, or two moves. A move is castling or a square with a piece's letter, a capture sign or
/// another square before it, or a promotion after it.
bool looks_like_moves(std::string_view words, Letters const& letters);

/// Returns true if words are a comment in braces, a remark in parentheses or brackets without
/// moves, or only the full stop of a sentence.
bool is_remark(std::string_view words);

/// Returns a comment in braces without them; other words unchanged.
std::string_view remark_of(std::string_view words);

/// Returns true if words are half-moves with their numbers, and nothing else, in these letters.
bool are_moves(std::string_view words, Letters const& letters);

/// Keeps unreadable words of a line that begins with a half-move, word by word, after the
/// half-move before them.
class UnreadWords {
 public:
  UnreadWords(SolutionBuilder& builder, Letters const& letters)
      : builder_(builder), letters_(letters) {}

  enum class Token : std::uint8_t { other, number, comma, bracket, half_move };

  /// Call at the beginning of a line, or after a head.
  void begin() { state_ = {}; }
  /// Call when the line has begun with a half-move.
  void may_begin() { state_.may_begin = true; }
  /// Call after each token, which began at `from`. Numbers and commas do not separate words.
  void note(Token token, std::size_t from);

  /// Returns true if the text at `scan` belongs to the words before it although it is readable:
  /// after something like a half-move, text without a number; in a sentence, its words and
  /// squares.
  bool joins(Scan const& scan) const;

  /// Keeps the word at `scan`, with a number before it, or a whole remark in parentheses, and
  /// moves `scan` after it. Returns false, and does nothing, if the whole line is text.
  bool keep(Scan& scan);

 private:
  struct Kept {
    text::Span words;
    bool moves = false;  ///< they look like a half-move, or have a number
  };
  Kept words_at(Scan const& scan);
  bool is_move_at(Scan scan, std::size_t end) const;

  SolutionBuilder& builder_;
  Letters const& letters_;
  struct State {
    bool may_begin = false;
    bool has_words = false;  ///< only numbers and commas since the last ones
    bool has_move = false;   ///< they look like a half-move
    std::optional<std::size_t> number_at, bracket_at;  ///< directly before the next token
  } state_;
};

}  // namespace dawson::semantics
