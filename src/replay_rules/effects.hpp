// Conditions that make a replay impossible, and conditions that do not change how pieces move.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "replay_rules/plain_effects.hpp"

namespace dawson::replay_rules {

enum class ReplayedAs {
  unknown,  ///< no known condition
  written,  ///< all effects are written with the moves
  nothing,  ///< not replayed, since squares are not enough to follow the play
};

/// Classifies a condition by any of its names, or one word of an option line.
ReplayedAs replayed_as(std::string_view condition);

/// Returns true if pieces move as without the condition, whatever happens to them afterwards
/// (Circe) or is forbidden (Madrasi); false for unknown conditions. The condition is as written,
/// in any language, with its arguments.
bool leaves_walks(std::string const& condition);

/// Returns true if no piece may capture one of its own side: for all known conditions except those
/// that allow it. The condition is as written, in any language; false for unknown conditions.
bool forbids_own_captures(std::string const& condition);

/// Effects of conditions that are not written with a move.
struct PlainEffects {
  std::vector<PlainEffect> effects;  ///< in the order of application
  bool all_known = true;             ///< there are no other effects, and pieces keep their walks
};

/// Returns the effects of conditions as written, in any language: Circe and the like have effects,
/// others only forbid moves (Madrasi, Koeko, Maximummer); those whose effects are written are not
/// known.
PlainEffects effects_of(std::vector<std::string> const& conditions);

}  // namespace dawson::replay_rules
