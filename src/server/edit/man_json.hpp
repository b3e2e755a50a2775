// What stands on a square as JSON, in the names of `notation::json`.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "chess/man.hpp"

namespace dawson::server {

/// {"man": "king", "side": "white", "rotation": 90}, with "name" for men known by one and
/// "promotion" ("promoted", "was a pawn") for those; {"text":
/// "a", "rotation": 0}. Degrees go clockwise.
nlohmann::ordered_json json_of(chess::Occupant const& occupant);

/// The same read; nothing for what is none: another kind or side, a rotation that is no multiple of
/// 45 degrees, a man by name without one.
std::optional<chess::Occupant> occupant_from(nlohmann::ordered_json const& value);

/// "neutral queen turned 180°", "the letter a".
std::string words_of(chess::Occupant const& occupant);

}  // namespace dawson::server
