// Plural and gender of the names of pieces, for counts and articles. For the descriptions of this
// folder.
#pragma once

#include <string>
#include <string_view>

#include "chess/languages/spoken_words.hpp"

namespace dawson::alt_text {

/// A name in the plural, and its gender: "f", "n", or empty.
struct NounForms {
  std::string plural;
  std::string_view gender;
};

/// Returns the forms of a name, by the endings in `words.nouns`: those of its last word, or in
/// French those of all words up to a preposition ("généraux d’or"), with the first word's gender.
NounForms noun_forms(std::string_view name, chess::SpokenWords const& words);

}  // namespace dawson::alt_text
