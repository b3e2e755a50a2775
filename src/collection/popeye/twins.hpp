// Twins in Popeye's files: a line of a record for each.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "terms/popeye/tokens.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::popeye {

/// Reads the changes behind `word` up to the first token that is none, in English: "b) Continued
/// Move a3 b4 Add White PAa6". Findings as `terms::read_twin_commands` has them.
text::Mapped read_twin(terms::popeye::Tokens& tokens, chess::Language language,
                       terms::popeye::Token const& word, std::string_view label,
                       text::Diagnostics& findings);

/// What a twin without its label changes, in English commands: "sKh7→a6" is "Move h7 a6". Nothing
/// where it is not understood, or languages read it in two ways ("+wBa2").
std::optional<std::string> changes_in_english(std::string_view text, bool continued);

/// Whether the text, a twin without its label, consists of changes in English alone.
bool are_changes(std::string_view text);

}  // namespace dawson::collection::popeye
