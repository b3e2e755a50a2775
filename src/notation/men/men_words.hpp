// The words of lists by square: colours, attributes, and the letters of pieces in each language.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/language.hpp"
#include "chess/piece.hpp"

namespace dawson::notation {

/// Popeye's words for a colour: "White", "Weiss", "Blanc".
struct ColourWords {
  chess::Side side;
  chess::PopeyeWords words;

  /// Returns whether `word` is the word in `language`, in any case.
  bool has(std::string_view word, chess::Language language) const;
};

/// Returns the colour of a word in any language ("White", "Schwarz", "Neutre"), in any case; null
/// if it is not a colour.
ColourWords const* find_colour_word(std::string_view word);

/// Returns Popeye's English attribute for `word` in any of its languages; empty if it is not an
/// attribute.
std::string_view attribute_in_english(std::string_view word);

/// Returns the printed form of one of Popeye's English attributes: "Half-neutral", "Königlich".
std::string printed_attribute(std::string_view english, chess::Language language);

/// Returns whether `word` is one of Popeye's attributes ("Royal", "Magisch") in any language.
bool is_attribute(std::string_view word);

/// Returns the colour word or attribute closest to `word`, if it can be a typing error; otherwise
/// empty.
std::string_view closest_list_word(std::string_view word);

/// Returns the white piece with that walk in Popeye's `language`, in either case: an orthodox
/// piece, one of `chess::fairy_pieces`, or a hunter ("R/B": "rook/bishop-hunter"). English S is the
/// knight, N the nightrider ("Popeye, pieces").
std::optional<chess::Piece> piece_of_walk(std::string_view walk, chess::Language language);

/// Returns Popeye's English walk of a piece, upper case; empty if it has none.
std::string english_walk(chess::Piece const& piece);

/// Returns Popeye's walk of a piece in `language`; empty if it has none.
std::string walk_of(chess::Piece const& piece, chess::Language language);

/// Returns true for the name of a square, "b4". In a list it does not name a pawn, because a pawn
/// has a letter too.
bool is_square_name(std::string_view word);

/// Returns the suggestion for a walk that `language` does not have: the same piece if another
/// language has the walk, otherwise the closest walk.
std::string hint_for_walk(std::string_view walk, chess::Language language);

/// Returns the possible meanings of a capital in diagram.sty's lists, as white pieces: its C, E and
/// X are fixed ("\DefinePieces"), the letters of orthodox pieces are those of `language`. Without a
/// language it can mean an English and a German piece: B is a bishop or a Bauer.
std::vector<chess::Piece> pieces_of_letter(char letter, std::optional<chess::Language> language);

/// Returns diagram.sty's German letter of an orthodox piece; 0 for other kinds.
char german_letter(chess::Kind kind);

}  // namespace dawson::notation
