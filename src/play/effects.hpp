// Which conditions hide what happens on the board, and which leave men their walks.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/plain_effects.hpp"

namespace dawson::play {

enum class ReplayedAs {
  unknown,  ///< no condition that is known
  written,  ///< all that happens is written beside the moves
  nothing,  ///< squares do not tell: nothing is replayed
};

/// Of a condition by any of its names, or of one word of an option line.
ReplayedAs replayed_as(std::string_view condition);

/// Whether men go as without the condition, whatever it makes of them when they have arrived
/// (Circe) or forbids (Madrasi); false of conditions that nobody knows. As written, in any
/// language, with what stands behind its name.
bool leaves_walks(std::string const& condition);

/// Whether no piece may capture one of its own side: under all known conditions but those that say
/// otherwise. As written, in any language; false of conditions that nobody knows.
bool forbids_own_captures(std::string const& condition);

/// What conditions do where nothing is written beside a move.
struct PlainEffects {
  std::vector<PlainEffect> effects;  ///< one after the other
  bool all_known = true;             ///< nothing else happens, and men keep their walks
};

/// That of conditions as written, in any language: Circe and its like are done, others forbid moves
/// alone (Madrasi, Koeko, Maximummer); those whose effects have to be written are not known.
PlainEffects effects_of(std::vector<std::string> const& conditions);

}  // namespace dawson::play
