// Twins as Popeye has them: changes of the board or the task, in words.
#pragma once

#include <string>
#include <string_view>

#include "chess/stipulation.hpp"
#include "collection/popeye/tokens.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::popeye {

/// Reads the changes behind `word` up to the first token that is none, in English: "b) Continued
/// Move a3 b4 Add White PAa6". E-ARGUMENT, E-AMBIGUOUS, and what lists of men and conditions say.
text::Mapped read_twin(Tokens& tokens, chess::Language language, Token const& word,
                       std::string_view label, text::Diagnostics& findings);

/// Whether the text, a twin without its label, consists of changes in English alone.
bool are_changes(std::string_view text);

}  // namespace dawson::collection::popeye
