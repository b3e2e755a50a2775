// The games whose letters Fairy-Stockfish, pychess-variants and their kin write, and what letters
// mean in them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/man.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// A row of the table of games.
struct Variant {
  std::string_view name;       ///< Fairy-Stockfish's: "shogi"
  std::string_view parent;     ///< whose letters it has besides; empty: nobody's
  std::string_view letters{};  ///< "P=shogi pawn; +P=tokin", "Q=" for a letter that it has not
  std::string_view start{};    ///< the first position; empty: the parent's
};

/// All of them, each behind its parent.
std::span<Variant const> variants();

/// The game of that name or alias ("zh"), in any case; null if there is none.
Variant const* find_variant(std::string_view name);

/// The game among "shogi", "xiangqi" and "janggi" whose men a game has; empty for all others.
std::string_view family_of(std::string_view variant);

/// The first position of a game, as `fsf` writes it.
std::string_view first_position(Variant const& variant);

/// What the letters of a placement mean, and the board that it is on.
struct Letters {
  struct Meaning {
    std::string letter;  ///< upper case: "P", "+P" of a promoted man, "*"
    std::string name;    ///< English, lower case: "tokin"
    std::string betza;   ///< how he moves, in the dialect XBetza; empty where nobody says it
  };
  std::string variant;               ///< whose letters they are; empty: nobody's in particular
  std::vector<Meaning> meanings;     ///< of several letters for a man the first one is written
  std::size_t files = 0, ranks = 0;  ///< of the board; 0: any

  /// Whether somebody has said anything.
  bool named() const { return !variant.empty() || !meanings.empty() || files != 0; }

  /// The man of a letter, White's in upper case; the man of `*` belongs to nobody. Nothing where
  /// the game has none. Without a game K Q R B N P are the orthodox men, and every other letter is
  /// the man of that letter.
  std::optional<chess::Man> man_of(char letter, bool promoted = false) const;

  /// The letter of a man, "+p" of a promoted one; empty where the game has none for him.
  std::string letter_of(chess::Man const& man) const;

  /// What is said of him, by his kind; null where the game has none.
  Meaning const* meaning_of(chess::Man const& man) const;
};

/// The letters of a game of the table.
Letters letters_of(Variant const& variant);

/// Reads "shogi", or letters of one's own and a board, `{ letters: "a = archbishop: BN; +p =
/// tokin", board: 9x9 }`, which behind a name are those that differ from the game's. E-VARIANT,
/// with the nearest name; E-LIMIT for a board of more than a hundred files or ranks.
text::Result<Letters> read_variant(std::string_view text);

/// How the man of that English name moves in most of the games that have one, in the dialect
/// XBetza; empty where none has him or he does not move.
std::string_view betza_of_man(std::string_view name);

/// The name by which games know a man: "knight", "tokin".
std::string_view name_of_man(chess::Man const& man);

/// The games that have a man of that kind: "capablanca, gothic".
/// Not more than a few are named; empty if there is none.
std::string variants_with(chess::Man const& man);

}  // namespace dawson::notation
