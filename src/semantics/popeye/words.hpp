// Popeye's input language in English, German and French: its tokens, its words, and what may stand
// behind the words of conditions.
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

/// An option, and how many numbers or whether squares stand behind it.
struct Option {
  chess::PopeyeWords words;
  int numbers = 0;
  bool squares = false;
  bool hides_grid = false;
};
std::span<Option const> options();

struct Colour {
  std::optional<chess::Side> side;  ///< nothing: men that are not seen, counted
  chess::PopeyeWords words;
};
std::span<Colour const> colours();

/// How the board or the task changes from twin to twin, and what stands behind the word.
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
  continued,  ///< it is no change, but says what is changed
};
struct Change {
  chess::ChangeKind kind;
  ChangeTakes takes;
  chess::PopeyeWords words;
};
std::span<Change const> changes();

/// What a token means in a list of words: the only one that it begins; or the first that it begins,
/// if that is it in full. `several`: it begins more than one and is none.
struct Match {
  std::optional<std::size_t> index;
  bool several = false;
};

template <class Row>
Match match(std::string_view token, std::span<Row const> rows, chess::Language language);

/// The language whose "BeginProblem" begins with `token`; nothing if none does.
std::optional<chess::Language> language_of(std::string_view token);

/// Whether `word` begins with `token`, ASCII letters of either case.
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

/// Goes through a text token by token. Blanks, line ends, `;` and `,` separate; characters that can
/// stand in no token are told once a run (W-CHAR) and skipped.
class Tokens {
 public:
  Tokens(std::string_view text, std::size_t start, text::Diagnostics& findings);

  Token const& peek() const { return token_; }
  /// The token at hand; goes on to the next.
  Token take();
  /// The token behind the one at hand.
  Token after() const;
  /// What stands behind `token`, which was taken last, up to the end of its line, without the
  /// blanks and marks before it; goes on to the line below.
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

/// Words, and what besides words.
struct Grammar {
  bool squares = false;  ///< one token
  bool walks = false;    ///< any number
  int numbers = 0;
  bool tokens = false;  ///< of squares, letters and digits, any number: cells and lines of a grid
  bool piece = false;   ///< a colour, attributes and a man
  /// Without a name in print: in small letters, taken apart at capitals.
  std::vector<Condition> flags{};
};

/// Of `Condition::takes` ("Popeye, conditions").
Grammar const& grammar_of(std::string_view takes);

}  // namespace dawson::semantics::popeye
