// Words of a line that are not understood: where they end, whether they may be moves, and where
// they stand in the tree.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "semantics/solution/builder.hpp"
#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

/// Where the word ends that stands at `scan`: before a blank, bracket, brace, comma or semicolon;
/// such a sign is a word of its own, text in braces is one.
std::size_t token_end(Scan const& scan);

/// Where the parentheses or brackets close that open at `scan`; nothing where they do not, or only
/// far away.
std::optional<std::size_t> bracket_end(Scan const& scan);

/// Whether a word may be a half-move: it castles, or has a square with more beside it than the
/// signs of a sentence.
bool looks_like_move(std::string_view word);

/// Whether text has a number of a move: "2.", "2...".
bool has_move_number(std::string_view text);

/// Whether text has a number of a move or a word that may be a half-move.
bool may_have_moves(std::string_view text);

/// Whether words are a comment in braces, a remark in parentheses or brackets that has no moves, or
/// nothing but the stop of a sentence.
bool is_remark(std::string_view words);

/// Whether words are half-moves with their numbers, and nothing else, in the letters of `letters`.
bool are_moves(std::string_view words, Letters const& letters);

/// Keeps what cannot be read of a line that begins with a half-move, word by word, as words behind
/// the half-move before it.
class UnreadWords {
 public:
  UnreadWords(SolutionBuilder& builder, Letters const& letters)
      : builder_(builder), letters_(letters) {}

  enum class Token : std::uint8_t { other, number, comma, bracket };

  /// A line begins, or what stands behind a head.
  void begin() { state_ = {}; }
  /// The line has begun with a half-move.
  void may_begin() { state_.may_begin = true; }
  /// A token has been read that began at `from`. Words go on behind numbers and commas.
  void note(Token token, std::size_t from);

  /// Whether what is at `scan` goes with the words before it, though it could be read: behind
  /// something like a half-move all that has no number, in a sentence its words and squares.
  bool joins(Scan const& scan) const;

  /// Keeps the word at `scan`, with a number that stands before it, or a remark in parentheses as a
  /// whole; `scan` is behind it then. False, and nothing is done, where all of the line is text.
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
    bool has_words = false;  ///< nothing but numbers and commas since the last ones
    bool has_move = false;   ///< they look like a half-move
    std::optional<std::size_t> number_at, bracket_at;  ///< directly before the next token
  } state_;
};

}  // namespace dawson::semantics
