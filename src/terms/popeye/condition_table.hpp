// Fairy conditions as Popeye writes them, with what stands behind the word, and as print does.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "chess/fairy_men.hpp"

namespace dawson::terms {

/// What may stand behind a condition's word in Popeye's input ("Popeye, conditions").
enum class Takes : std::uint8_t {
  none,
  kings,      ///< RexInclusive
  no_kings,   ///< RexExclusive
  anticirce,  ///< Calvet, Cheylan
  circe,      ///< any number of variants of Circe
  squares,    ///< one token
  typed_squares,
  maximum,    ///< ultra, exact
  walks,      ///< any number
  vaulting,   ///< walks, Transmuting
  neighbour,  ///< Neighbour and a walk
  types,      ///< TypeA ... TypeD, Type1 ... Type3, RexInclusive
  side,       ///< White, Black
  absolute,
  inverse,
  one_number,
  two_numbers,  ///< decimals, `-` for no limit
  breton,       ///< Adverse, Chromatic, PY
  pad,          ///< Strict, RexInclusive, RexExclusive
  sentinels,
  grid,
  last_capture,  ///< colour, attributes, walk and square
};

struct PopeyeCondition {
  chess::InLanguages words;  ///< without blanks, in ASCII: "MirrorCirce"
  Takes takes;
};

/// All of them in Popeye's order, which decides between words of which one begins the other.
std::span<PopeyeCondition const> popeye_conditions();

/// How print names it: "Mirror Circe", "Spiegelcirce", "Circé maléfique".
std::string printed_name(PopeyeCondition const& condition, chess::Language language);

}  // namespace dawson::terms
