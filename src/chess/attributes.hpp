// What Popeye says of a man besides his walk: royal, magic, chameleon ...
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "chess/language.hpp"
#include "chess/mark.hpp"

namespace dawson::chess {

struct Attribute {
  PopeyeWords words;             ///< as Popeye spells them, in ASCII
  std::optional<MarkKind> mark;  ///< what a diagram shows on the man's square
};

/// All there are, in Popeye's order.
std::span<Attribute const> attributes();

/// By Popeye's English word ("Royal"); null for others.
Attribute const* find_attribute(std::string_view english);

}  // namespace dawson::chess
