// The problem in Popeye's input: pieces as Popeye lists them, and the stipulation, for reading and
// writing.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/language.hpp"
#include "semantics/popeye/words.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::semantics::popeye {

/// A man and where he stands, in Popeye's English words.
struct Placed {
  chess::Side side;
  std::vector<std::string_view> attributes;
  std::string walk;  ///< "S", "PA"; of a hunter both, "B/R"
  std::string square;
  text::Span where;
};

/// A token that is a walk and squares ("Sg3f7", "PAa6", "B/Rb4"), or a walk alone.
struct PieceToken {
  std::string_view walk;
  std::string_view squares;
};

/// "a1", "a1b2": squares without anything between them, at least one.
bool are_squares(std::string_view text);

/// Cuts the token; nothing if it has not that form. The walk need not be one.
std::optional<PieceToken> cut_piece(std::string_view token);

/// The walk in English and capitals, of a hunter both; nothing if the language has no such walk.
std::optional<std::string> english_walk(std::string_view walk, chess::Language language);

/// What a list says.
struct Listed {
  std::vector<Placed> pieces;
  int invisible = 0;  ///< men whose squares nobody knows
};

/// A walk with its squares in the next token: Popeye takes "P" for an attribute that it begins.
enum class LoneWalks : std::uint8_t { as_pieces, as_popeye_does };

/// Reads a list up to the first token that belongs to none. E-COLOUR, E-WALK, E-SQUARE, E-NUMBER;
/// W-LONEWALK, or E-AMBIGUOUS where the lone walk begins several attributes. What is not understood
/// costs its own token.
Listed read_list(Tokens& tokens, chess::Language language, text::Diagnostics& findings,
                 LoneWalks lone_walks = LoneWalks::as_pieces);

/// The list in English, each man mapped to where he stood: "White Kh2 Sg3f7 White Magic Ba8".
text::SourceMappedText write_list(std::vector<Placed> const& pieces);

/// Whether `text` is a stipulation with its length ("Popeye, 3.1"): "ser-h#5", "2->h=3", "dia 7.5".
bool is_stipulation(std::string_view text);

/// Reads the stipulation behind `word`; its length may stand apart. E-STIPULATION: it is none (it
/// is kept as it is written), or nothing follows.
std::optional<text::SourceMappedText> read_stipulation(Tokens& tokens, Token const& word,
                                                       text::Diagnostics& findings);

/// Reads a side and an expression, up to a word that is of neither ("Popeye, 3.2"), parted by
/// blanks, the side in English. E-STIPULATION: it has no side or no brackets (it is kept as it is
/// written), or nothing follows.
std::optional<text::SourceMappedText> read_structured(Tokens& tokens, chess::Language language,
                                                      Token const& word,
                                                      text::Diagnostics& findings);

/// Whether a second position is to be reached: "a=>b".
bool leads_to_a_position(std::string_view stipulation);

/// Whether the text is a structured stipulation: a side in English, and an expression
/// with brackets.
bool is_structured(std::string_view stipulation);

}  // namespace dawson::semantics::popeye
