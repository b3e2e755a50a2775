// The variants whose letters Fairy-Stockfish, pychess-variants and related programs write, and the
// meaning of the letters.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/piece.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// A row of the table of variants.
struct Variant {
  std::string_view name;       ///< name in Fairy-Stockfish: "shogi"
  std::string_view parent;     ///< variant whose other letters it also has; empty: none
  std::string_view letters{};  ///< "P=shogi pawn; +P=tokin"; "Q=" removes a letter of the parent
  std::string_view start{};    ///< start position; empty: the parent's
};

/// Returns all variants, each after its parent.
std::span<Variant const> variants();

/// Returns the variant with that name or alias ("zh"), in any case; null if there is none.
Variant const* find_variant(std::string_view name);

/// Returns the one of "shogi", "xiangqi" and "janggi" whose pieces a variant has; empty for all
/// others.
std::string_view family_of(std::string_view variant);

/// Returns the start position of a variant, as `fsf` writes it.
std::string_view first_position(Variant const& variant);

/// The meaning of the letters of a placement, and the size of its board.
struct Letters {
  struct Meaning {
    std::string letter;  ///< upper case: "P", "+P" for a promoted piece, "*"
    std::string name;    ///< English, lower case: "tokin"
    std::string betza;   ///< its movement in the dialect XBetza; empty if none is given
  };
  std::string variant;               ///< variant of the letters; empty: none in particular
  std::vector<Meaning> meanings;     ///< the first of several letters for a piece is written
  std::size_t files = 0, ranks = 0;  ///< size of the board; 0: any

  /// Returns whether a variant, letters or a board are given.
  bool named() const { return !variant.empty() || !meanings.empty() || files != 0; }

  /// Returns the piece of a letter, White's in upper case; the piece of `*` belongs to no side. No
  /// value if the variant has none. Without a variant, K Q R B N P are the orthodox pieces, and
  /// every other letter is the piece known by that letter.
  std::optional<chess::Piece> piece_of(char letter, bool promoted = false) const;

  /// Returns the letter of a piece, "+p" for a promoted one; empty if the variant has none for it.
  std::string letter_of(chess::Piece const& piece) const;

  /// Returns the meaning for the piece's kind; null if the variant has none.
  Meaning const* meaning_of(chess::Piece const& piece) const;
};

/// Returns the letters of a variant of the table.
Letters letters_of(Variant const& variant);

/// Parses "shogi", or user-defined letters and a board, `{ letters: "a = archbishop: BN; +p =
/// tokin", board: 9x9 }`; after a name these are the differences from that variant. E-VARIANT, with
/// the closest match; E-LIMIT for a board of more than a hundred files or ranks.
text::Result<Letters> read_variant(std::string_view text);

/// Returns the movement, in the dialect XBetza, that the piece with that English name has in most
/// of the variants that include it; empty if none includes it, or if it does not move.
std::string_view betza_of_piece(std::string_view name);

/// Returns the name of a piece in variants: "knight", "tokin".
std::string_view name_of_piece(chess::Piece const& piece);

/// Returns the variants that have a piece of that kind: "capablanca, gothic". Only a few are named;
/// empty if there is none.
std::string variants_with(chess::Piece const& piece);

}  // namespace dawson::notation
