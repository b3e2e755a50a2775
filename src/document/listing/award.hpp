// Reads awards and the tourneys that gave them: "2. Preis, Thematurnier 1987", "1st-2nd Prize
// e.a.". For the reader of listings.
#pragma once

#include <optional>
#include <string_view>

#include "document/listing/publication.hpp"

namespace dawson::document {

/// Returns the end of an award at the beginning of `text` ("2e Prix", "Special HM", "1. ehrende
/// Erwähnung"); 0 if it begins with none.
std::size_t award_end(std::string_view text);

/// Returns true if the text contains a word for a tourney: "TT", "Memorial", "feenschach-TT",
/// "Thematurnier".
bool has_tourney_word(std::string_view text);

/// Splits a line that contains an award into `award`, `tournament`, `date`, and the result of
/// `read_publication` for the rest; no value without an award.
std::optional<Parts> read_award_line(std::string_view line);

/// Splits a line without an award, from its first part with a word for a tourney.
Parts read_tournament_line(std::string_view line);

/// Splits a value at the place of an award: the award, and everything else as `tournament`; without
/// an award, the award is the text before the first comma.
Parts read_award_field(std::string_view line);

/// Splits a line with an award, a tourney or neither.
Parts read_source_line(std::string_view line);

}  // namespace dawson::document
