// What of diagram.sty Dawson sets in its place.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace dawson::document {

enum class DiagramSty : std::uint8_t { diagram, solutions, authors, sources, themes };

/// What a command of that name stands for (\putsol, \authorindex); nothing for others.
std::optional<DiagramSty> command_of_diagram_sty(std::string_view name);

/// Whether an environment of that name is a diagram, on whatever board or on none.
bool is_environment_of_diagram_sty(std::string_view name);

}  // namespace dawson::document
