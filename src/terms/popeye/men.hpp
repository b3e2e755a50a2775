// Men as Popeye lists them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/fairy_men.hpp"
#include "terms/popeye/tokens.hpp"
#include "text/mapped.hpp"

namespace dawson::terms::popeye {

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

}  // namespace dawson::terms::popeye
