// Twins in Popeye's files: a line of a record for each.
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

/// Reads the changes behind `word` up to the first token that is none, in English: "b) Continued
/// Move a3 b4 Add White PAa6". Findings as `terms::read_twin_commands` has them.
text::Mapped read_twin(terms::popeye::Tokens& tokens, chess::Language language,
                       terms::popeye::Token const& word, std::string_view label,
                       text::Diagnostics& findings);

/// What a twin without its label changes, in English commands: "sKh7→a6" is "Move h7 a6". Nothing
/// where it is not understood, or languages read it in two ways ("+wBa2").
std::optional<std::string> changes_in_english(std::string_view text, bool continued);

/// A twin of a record, but for a) that is the diagram.
struct RecordTwin {
  chess::Twin twin;
  /// As `changes_in_english`; nothing also where it goes on from a twin that has none.
  std::optional<std::string> commands;
  text::Span where;  ///< in the record's source
};

/// The twins of the field, in any of the forms of documents; nothing where its text is no list of
/// twins.
std::optional<std::vector<RecordTwin>> twins_of(RecordField const& field);

/// What Popeye's files have of the twins of such a field, with their labels: "b) Move h7 a6".
/// Twins that no commands say are in their own words.
std::vector<std::string> twins_in_commands(RecordField const& field);

}  // namespace dawson::collection::popeye
