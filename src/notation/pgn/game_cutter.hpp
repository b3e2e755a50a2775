// Splits a PGN file into games, line by line.
#pragma once

#include <cstddef>
#include <string_view>

namespace dawson::notation::pgn {

/// Decides where games begin. Tag lines, and after a result a number or a half-move, begin the next
/// one; within a comment neither does.
class GameCutter {
 public:
  /// Returns the length of the beginning of `line` that belongs to the present game: all of it, or
  /// less if the next game begins in this line. `next` is the line after it, empty at the end of
  /// the file. Lines have no line end. Time is linear in the lines.
  std::size_t take(std::string_view line, std::string_view next);

  /// Begins the next game with the rest of the line.
  void begin_game() { *this = {}; }

  /// Returns true if the present game has tags or movetext.
  bool has_content() const { return has_tags_ || in_moves_; }

 private:
  bool ends_comment(std::string_view line, std::string_view next) const;
  std::size_t scan(std::string_view line);

  bool in_moves_ = false, has_tags_ = false;
  bool in_comment_ = false;    ///< a brace is open
  bool ended_ = false;         ///< a result was read
  bool blank_before_ = false;  ///< the line before was empty
  std::size_t depth_ = 0;      ///< open parentheses
};

/// Returns the result that the text begins with, up to a blank, brace, parenthesis or the end, as
/// written; empty without one.
std::string_view result_at(std::string_view text);

/// Returns "1-0", "0-1", "1/2-1/2" or "*" for a result in any of its forms; empty for other text.
std::string_view canonical_result(std::string_view written);

}  // namespace dawson::notation::pgn
