// Conditions and options in Popeye's words and in print.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "semantics/popeye/words.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::semantics::popeye {

/// Reads conditions with their arguments up to the first other token; returns the printed name of
/// each in `language`, "Circe rex inclusive", "Imitator c4". E-AMBIGUOUS; W-SWALLOWED if Popeye
/// reads a probable command as a condition.
std::vector<text::SourceMappedText> read_conditions(Tokens& tokens, chess::Language language,
                                                    text::Diagnostics& findings);

/// Reads options, in English: "SetPlay", "Defence 1". E-NUMBER, E-SQUARE, W-SWALLOWED.
std::vector<text::SourceMappedText> read_options(Tokens& tokens, chess::Language language,
                                                 text::Diagnostics& findings);

/// Returns in Popeye's English a printed condition in any language, or one in Popeye's own words;
/// nothing if Popeye does not have the condition.
std::optional<std::string> condition_for_popeye(std::string_view printed);

/// Returns true if one of the options, in any language, hides the grid of a condition.
bool hides_grid(std::vector<std::string> const& options);

/// Returns the full English form of an option, which may be abbreviated: "maxsol 5" is
/// "MaxSolutions 5". Nothing if the text is no option, or if its word begins several.
std::optional<std::string> option_for_popeye(std::string_view text);

/// Returns true if the text begins with the name of one of Popeye's options.
bool is_option(std::string_view text);

/// Returns the closest name of an option or a condition for `word`; empty if none is close.
std::string_view closest_option(std::string_view word, chess::Language language);
std::string_view closest_condition(std::string_view word, chess::Language language);

}  // namespace dawson::semantics::popeye
