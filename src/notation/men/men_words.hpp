// The words of lists by square: colours, attributes, and the letters by which each language knows
// its men.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_men.hpp"
#include "chess/language.hpp"
#include "chess/man.hpp"

namespace dawson::notation {

/// Popeye's words for a colour: "White", "Weiss", "Blanc".
struct ColourWords {
  chess::Side side;
  chess::PopeyeWords words;

  /// Whether `word` is that of the language, in any case.
  bool has(std::string_view word, chess::Language language) const;
};

/// The colour of a word in any language ("White", "Schwarz", "Neutre"), in any case; null if it is
/// none.
ColourWords const* find_colour_word(std::string_view word);

/// Popeye's English attribute that `word` is in any of its languages; empty if it is none.
std::string_view attribute_in_english(std::string_view word);

/// How print has an English attribute of Popeye's: "Half-neutral", "Königlich".
std::string printed_attribute(std::string_view english, chess::Language language);

/// Whether `word` is one of Popeye's attributes ("Royal", "Magisch") in any language.
bool is_attribute(std::string_view word);

/// The colour word or attribute of which `word` can be a slip of the pen; empty if there is none.
std::string_view nearest_list_word(std::string_view word);

/// The white man whose walk that is in Popeye's `language`, in either case: an orthodox man or one
/// of `chess::fairy_men`, or of a hunter ("R/B": "rook/bishop-hunter"). English S is the knight, N
/// the nightrider ("Popeye, pieces").
std::optional<chess::Man> man_of_walk(std::string_view walk, chess::Language language);

/// Popeye's English walk of a man, upper case; empty where it has none.
std::string english_walk(chess::Man const& man);

/// The same in any language.
std::string walk_of(chess::Man const& man, chess::Language language);

/// What to write for a walk that `language` does not have: the same man if another language has it,
/// else the nearest walk.
std::string hint_for_walk(std::string_view walk, chess::Language language);

/// What a capital means in diagram.sty's lists, as white men: its C, E and X are fixed
/// ("\DefinePieces"), the letters of orthodox men are those of `language`. Without one it can mean
/// an English man and a German one: B is a bishop or a Bauer.
std::vector<chess::Man> men_of_letter(char letter, std::optional<chess::Language> language);

/// diagram.sty's German letter of an orthodox man; 0 for other kinds.
char german_letter(chess::Kind kind);

}  // namespace dawson::notation
