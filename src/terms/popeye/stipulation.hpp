// What Popeye is asked for.
#pragma once

#include <optional>
#include <string_view>

#include "chess/language.hpp"
#include "terms/popeye/tokens.hpp"
#include "text/mapped.hpp"

namespace dawson::terms::popeye {

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

}  // namespace dawson::terms::popeye
