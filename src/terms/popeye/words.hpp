// The words of Popeye's input language in English, German and French.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/fairy_men.hpp"
#include "chess/man.hpp"
#include "chess/twin.hpp"

namespace dawson::terms::popeye {

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

}  // namespace dawson::terms::popeye
