// Fairy conditions: one table of what Popeye calls them, what may stand behind the word, and what
// print calls them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"

namespace dawson::semantics {

/// Names are empty where a language has none.
struct Condition {
  std::string_view takes{};  ///< what may stand behind Popeye's word: "kings", "squares", nothing;
                             ///< of those that are not Popeye's the edges that are joined
  chess::PopeyeWords words{};                ///< Popeye's, without blanks, in ASCII: "MirrorCirce"
  chess::PopeyeWords printed{};              ///< where print does not use Popeye's word
  std::vector<chess::PopeyeWords> others{};  ///< what people write besides
};

/// Popeye's in its own order, which decides between words of which one begins the other.
std::span<Condition const> popeye_conditions();

/// Those that Popeye does not know: they have `others` alone.
std::span<Condition const> further_conditions();

/// Reads rows as the table has them.
std::vector<Condition> read_conditions_table(std::string_view rows, bool has_words);

/// How print names one of Popeye's: "Mirror Circe", "Spiegelcirce", "Circé maléfique".
std::string printed_name(Condition const& condition, chess::Language language);

}  // namespace dawson::semantics
