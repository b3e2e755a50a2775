// Awards, and the tourneys that gave them: "2. Preis, Thematurnier 1987", "1st-2nd Prize e.a.".
#pragma once

#include <optional>
#include <string_view>

#include "document/listing/publication.hpp"

namespace dawson::document {

/// Where the award ends that `text` begins with ("2e Prix", "Special HM", "1. ehrende Erwähnung");
/// 0: with none.
std::size_t award_end(std::string_view text);

/// Whether a word for a tourney is in it: "TT", "Memorial", "feenschach-TT", "Thematurnier".
bool has_tourney_word(std::string_view text);

/// A line that has an award in it: `award`, `tournament`, `date`, and what `read_publication` says
/// of the rest; nothing without one.
std::optional<Parts> read_award_line(std::string_view line);

/// A line without one, from the first piece on that has a tourney's word.
Parts read_tournament_line(std::string_view line);

/// What stands where awards do: the award, and all that is none as `tournament`; without an award
/// what stands before the first comma.
Parts read_award_field(std::string_view line);

/// A line with an award, a tourney or neither.
Parts read_source_line(std::string_view line);

}  // namespace dawson::document
