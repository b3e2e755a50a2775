// Popeye's attributes of pieces: royal, magic, chameleon ...
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "chess/language.hpp"
#include "chess/mark.hpp"

namespace dawson::chess {

/// A row of the table of attributes.
struct Attribute {
  PopeyeWords words;             ///< Popeye's spelling, in ASCII
  std::optional<MarkKind> mark;  ///< mark on the square of the piece
};

/// Returns all attributes, in Popeye's order.
std::span<Attribute const> attributes();

/// Returns the attribute with Popeye's English word ("Royal"); null if there is none.
Attribute const* find_attribute(std::string_view english);

}  // namespace dawson::chess
