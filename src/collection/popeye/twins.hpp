// Converts twins between Popeye's files and records, where each is a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/twin.hpp"
#include "collection/record.hpp"
#include "terms/popeye/tokens.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::popeye {

/// Returns the changes after `word`, up to the first token that is not one, in English: "b)
/// Continued Move a3 b4 Add White PAa6". Findings as in `terms::read_twin_commands`.
text::SourceMappedText read_twin(terms::popeye::Tokens& tokens, chess::Language language,
                                 terms::popeye::Token const& word, std::string_view label,
                                 text::Diagnostics& findings);

/// Returns the changes of a twin without its label as English commands: "sKh7→a6" becomes "Move h7
/// a6". No value if the text is not understood, or if languages read it in two ways ("+wBa2").
std::optional<std::string> changes_in_english(std::string_view text, bool continued);

/// A twin of a record; an a) that is the diagram itself is left out.
struct RecordTwin {
  chess::Twin twin;
  /// As `changes_in_english`; also no value if the twin continues one without commands.
  std::optional<std::string> commands;
  text::Span where;  ///< in the source of the record
};

/// Returns the twins of the field, in any form that documents use; no value if its text is not a
/// list of twins.
std::optional<std::vector<RecordTwin>> twins_of(RecordField const& field);

/// Returns the twins of such a field as in Popeye's files, with their labels: "b) Move h7 a6".
/// Twins that commands cannot express are returned in their own words.
std::vector<std::string> twins_in_commands(RecordField const& field);

}  // namespace dawson::collection::popeye
