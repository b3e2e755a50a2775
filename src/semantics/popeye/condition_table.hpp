// Fairy conditions in one table: Popeye's words, their arguments, and the printed names.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"

namespace dawson::semantics {

/// Names are empty in languages without one.
struct Condition {
  std::string_view takes{};      ///< arguments after Popeye's word: "kings", "squares", nothing;
                                 ///< for conditions unknown to Popeye, the joined edges
  chess::PopeyeWords words{};    ///< Popeye's, without blanks, in ASCII: "MirrorCirce"
  chess::PopeyeWords printed{};  ///< if it differs from Popeye's word
  std::vector<chess::PopeyeWords> others{};  ///< further names
};

/// Returns Popeye's conditions in its own order, which decides between words of which one begins
/// the other.
std::span<Condition const> popeye_conditions();

/// Returns conditions that Popeye does not know: they have only `others`.
std::span<Condition const> further_conditions();

/// Parses rows in the format of the table.
std::vector<Condition> read_conditions_table(std::string_view rows, bool has_words);

/// Returns the printed name of one of Popeye's conditions: "Mirror Circe", "Spiegelcirce", "Circé
/// maléfique".
std::string printed_name(Condition const& condition, chess::Language language);

}  // namespace dawson::semantics
