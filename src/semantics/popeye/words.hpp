// Popeye's input language in English, German and French: tokens, words, and the arguments of
// conditions.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/piece.hpp"
#include "chess/task.hpp"
#include "semantics/popeye/condition_table.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics::popeye {

enum class Command : std::uint8_t {
  begin,
  next,
  end,
  remark,
  author,
  origin,
  title,
  award,
  pieces,
  forsyth,
  game_array,
  stipulation,
  structured,
  condition,
  option,
  twin,
  zeroposition,
  protocol,
  latex,
  latex_men,
};

struct Keyword {
  Command command;
  chess::PopeyeWords words;
};
std::span<Keyword const> keywords();

/// An option, and the arguments after it: a count of numbers, or squares.
struct Option {
  chess::PopeyeWords words;
  int numbers = 0;
  bool squares = false;
  bool hides_grid = false;
};
std::span<Option const> options();

struct Colour {
  std::optional<chess::Side> side;  ///< no value: invisible pieces, given by their number
  chess::PopeyeWords words;
};
std::span<Colour const> colours();

/// The arguments of a change from twin to twin.
enum class ChangeTakes : std::uint8_t {
  nothing,
  squares_2,
  squares,
  pieces,
  walks_2,
  angle,
  axis,
  stipulation,
  structured,
  conditions,
  continued,  ///< no change itself: the changes continue from the twin before
};
struct Change {
  chess::ChangeKind kind;
  ChangeTakes takes;
  chess::PopeyeWords words;
};
std::span<Change const> changes();

/// The meaning of a token in a list of words: the only word that it begins, or the first of
/// several if the token is that word in full. `several`: it begins more than one word and is none.
struct Match {
  std::optional<std::size_t> index;
  bool several = false;
};

template <class Row>
Match match(std::string_view token, std::span<Row const> rows, chess::Language language);

/// Returns the language whose "BeginProblem" begins with `token`; nothing if there is none.
std::optional<chess::Language> language_of(std::string_view token);

/// Returns true if `word` begins with `token`, ASCII letters in either case.
bool begins_with(std::string_view word, std::string_view token);

template <class Row>
Match match(std::string_view token, std::span<Row const> rows, chess::Language language) {
  Match found;
  if (token.empty()) return found;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::string_view const word = rows[i].words.in(language);
    if (!begins_with(word, token)) continue;
    if (!found.index) {
      found.index = i;
      if (word.size() == token.size()) return found;
    } else {
      found.several = true;
    }
  }
  if (found.several) found.index.reset();
  return found;
}

struct Token {
  std::string_view text;  ///< empty at the end
  text::Span where;

  bool ended() const { return text.empty(); }
};

/// Reads a text token by token. Blanks, line ends, `;` and `,` separate tokens; other characters
/// that no token contains are skipped, and reported once per run (W-CHAR).
class Tokens {
 public:
  Tokens(std::string_view text, std::size_t start, text::Diagnostics& findings);

  Token const& peek() const { return token_; }
  /// Returns the current token and moves to the next one.
  Token take();
  /// Returns the token after the current one.
  Token after() const;
  /// Returns the rest of the line after `token`, the last one taken, without leading blanks and
  /// punctuation; moves to the next line.
  Token rest_of_line(Token const& token);

 private:
  Token read(std::size_t at, text::Diagnostics* findings) const;
  Token line(std::size_t begin);

  std::string_view text_;
  text::Diagnostics& findings_;
  Token token_;
};

bool is_separator(char c);
bool in_token(char c);

/// The arguments of a condition.
struct Grammar {
  bool squares = false;  ///< one token
  bool walks = false;    ///< any number
  int numbers = 0;
  bool tokens = false;  ///< of squares, letters and digits, any number: cells and lines of a grid
  bool piece = false;   ///< a colour, attributes and a piece
  /// The printed name of a flag without one is its word in small letters, split at capitals.
  std::vector<Condition> flags{};
};

/// Returns the arguments that `Condition::takes` names.
Grammar const& grammar_of(std::string_view takes);

}  // namespace dawson::semantics::popeye
