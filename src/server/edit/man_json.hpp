// Pieces and texts on squares as JSON, with the names of `notation::json`, for the board editor.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "chess/man.hpp"

namespace dawson::server {

/// Returns an occupant as JSON: {"man": "king", "side": "white", "rotation": 90}, with "name" for
/// pieces identified by a name and "promotion" ("promoted", "was a pawn") for promoted pieces; or
/// {"text": "a", "rotation": 0}. Degrees are clockwise.
nlohmann::ordered_json json_of(chess::SquareContent const& occupant);

/// Parses the same JSON; returns no value for anything else: an unknown kind or side, a rotation
/// that is not a multiple of 45 degrees, a piece identified by name without the name.
std::optional<chess::SquareContent> occupant_from(nlohmann::ordered_json const& value);

/// Describes an occupant in English: "neutral queen turned 180°", "the letter a".
std::string words_of(chess::SquareContent const& occupant);

}  // namespace dawson::server
