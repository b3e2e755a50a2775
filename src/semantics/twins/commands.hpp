// Twins in Popeye's commands: "Continued Move a5 b5 Add White PAa6".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "semantics/popeye/words.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Reads changes up to the first token that begins none ("Popeye, twins"). Nothing at all repeats
/// the position before. E-AMBIGUOUS, E-ARGUMENT, E-SQUARE, E-ANGLE, E-MIRROR, E-CONTINUED (not in
/// the first place), and what lists of men and conditions say; each costs its own command.
chess::Twin read_twin_commands(popeye::Tokens& tokens, chess::Language language,
                               text::Diagnostics& findings);

/// The same of a text that is nothing but changes, up to the first fault. Besides: E-COMMAND. What
/// is passed over goes to `warnings`: W-CHAR, W-LONEWALK.
text::Result<chess::Twin> read_twin_commands(std::string_view text, chess::Language language,
                                             text::Diagnostics& warnings);
text::Result<chess::Twin> read_twin_commands(std::string_view text, chess::Language language);

/// The same where nobody has said that they are commands; nothing for any other text.
std::optional<chess::Twin> commands_in_any_language(std::string_view text);

/// The changes of such a twin in English: reads back as them.
std::string write_twin_commands(chess::Twin const& twin);

}  // namespace dawson::semantics
