// Conditions and options as Popeye writes them, and as print does.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "semantics/popeye/words.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::semantics::popeye {

/// Reads conditions with their arguments up to the first token that is none: each as print has it
/// in `language`, "Circe rex inclusive", "Imitator c4". E-AMBIGUOUS; W-SWALLOWED where Popeye reads
/// what is probably a command as a condition.
std::vector<text::SourceMappedText> read_conditions(Tokens& tokens, chess::Language language,
                                                    text::Diagnostics& findings);

/// The same of options, in English: "SetPlay", "Defence 1". E-NUMBER, E-SQUARE, W-SWALLOWED.
std::vector<text::SourceMappedText> read_options(Tokens& tokens, chess::Language language,
                                                 text::Diagnostics& findings);

/// A printed condition in any language, or one in Popeye's own words, in Popeye's English; nothing
/// if Popeye has no such condition.
std::optional<std::string> condition_for_popeye(std::string_view printed);

/// Whether one of the options, in any language, keeps the grid of a condition from being drawn.
bool hides_grid(std::vector<std::string> const& options);

/// An option in English, its word cut short or not, in full: "maxsol 5" is "MaxSolutions 5".
/// Nothing if the text is none, or its word begins several.
std::optional<std::string> option_for_popeye(std::string_view text);

/// Whether the text begins with the name of one of Popeye's options.
bool is_option(std::string_view text);

/// The name of an option or a condition that `word` may be meant for; empty if none is near.
std::string_view nearest_option(std::string_view word, chess::Language language);
std::string_view nearest_condition(std::string_view word, chess::Language language);

}  // namespace dawson::semantics::popeye
