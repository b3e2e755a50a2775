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

/// Reads changes up to the first token that begins none. Without changes, the twin repeats the
/// position before it. E-AMBIGUOUS, E-ARGUMENT, E-SQUARE, E-ANGLE, E-MIRROR, E-CONTINUED (not in
/// the first place), and the errors of lists of pieces and conditions; a command with an error is
/// skipped alone.
chess::Twin read_twin_commands(popeye::Tokens& tokens, chess::Language language,
                               text::Diagnostics& findings);

/// Reads a text of changes only, up to the first error; also E-COMMAND. Skipped text is reported
/// to `warnings`: W-CHAR, W-LONEWALK.
text::Result<chess::Twin> read_twin_commands(std::string_view text, chess::Language language,
                                             text::Diagnostics& warnings);
text::Result<chess::Twin> read_twin_commands(std::string_view text, chess::Language language);

/// Reads a text that may consist of commands, in any language; nothing for any other text.
std::optional<chess::Twin> commands_in_any_language(std::string_view text);

/// Writes the changes of such a twin in English; the result reads back as the same changes.
std::string write_twin_commands(chess::Twin const& twin);

}  // namespace dawson::semantics
