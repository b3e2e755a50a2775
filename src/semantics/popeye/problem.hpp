// The problem in Popeye's input: its lists of pieces and the stipulation, for reading and writing.
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

/// A piece and its square, in Popeye's English words.
struct Placed {
  chess::Side side;
  std::vector<std::string_view> attributes;
  std::string walk;  ///< "S", "PA"; both walks of a hunter, "B/R"
  std::string square;
  text::Span where;
};

/// A token of a walk and squares ("Sg3f7", "PAa6", "B/Rb4"), or of a walk alone.
struct PieceToken {
  std::string_view walk;
  std::string_view squares;
};

/// Returns true for "a1" or "a1b2": at least one square, without separators.
bool are_squares(std::string_view text);

/// Splits the token; nothing if it does not have that form. The walk may be unknown.
std::optional<PieceToken> cut_piece(std::string_view token);

/// Returns the walk in English capitals, for a hunter both; nothing if the language does not have
/// it.
std::optional<std::string> english_walk(std::string_view walk, chess::Language language);

/// The contents of a list.
struct Listed {
  std::vector<Placed> pieces;
  int invisible = 0;  ///< number of pieces on unknown squares
};

/// A walk whose squares are in the next token: Popeye reads "P" as an attribute that begins with
/// it.
enum class LoneWalks : std::uint8_t { as_pieces, as_popeye_does };

/// Reads a list up to the first token that does not belong to it. E-COLOUR, E-WALK, E-SQUARE,
/// E-NUMBER; W-LONEWALK, or E-AMBIGUOUS if the lone walk begins several attributes. An unreadable
/// token is skipped alone.
Listed read_list(Tokens& tokens, chess::Language language, text::Diagnostics& findings,
                 LoneWalks lone_walks = LoneWalks::as_pieces);

/// Writes the list in English, with each piece mapped to its source: "White Kh2 Sg3f7 White Magic
/// Ba8".
text::SourceMappedText write_list(std::vector<Placed> const& pieces);

/// Returns true if `text` is a stipulation with its length: "ser-h#5", "2->h=3", "dia 7.5".
bool is_stipulation(std::string_view text);

/// Reads the stipulation after `word`; its length may be a separate token. E-STIPULATION: it is
/// none (and is kept as written), or nothing follows.
std::optional<text::SourceMappedText> read_stipulation(Tokens& tokens, Token const& word,
                                                       text::Diagnostics& findings);

/// Reads a side and an expression, up to the first word of neither, separated by blanks, with the
/// side in English. E-STIPULATION: it has no side or no brackets (and is kept as written), or
/// nothing follows.
std::optional<text::SourceMappedText> read_structured(Tokens& tokens, chess::Language language,
                                                      Token const& word,
                                                      text::Diagnostics& findings);

/// Returns true if a second position is the goal: "a=>b".
bool leads_to_a_position(std::string_view stipulation);

/// Returns true if the text is a structured stipulation: a side in English, and an expression with
/// brackets.
bool is_structured(std::string_view stipulation);

}  // namespace dawson::semantics::popeye
