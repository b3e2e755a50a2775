// What of diagram.sty Dawson sets in its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

enum class DiagramSty : std::uint8_t { diagram, solutions, authors, sources, themes };

/// What a command of that name stands for (\putsol, \authorindex); nothing for others.
std::optional<DiagramSty> command_of_diagram_sty(std::string_view name);

/// Whether an environment of that name is a diagram, on whatever board or on none.
bool is_environment_of_diagram_sty(std::string_view name);

/// Where an environment of diagram.sty that is open at `from` ends: at its \end, or, where that is
/// missing, at the next diagram, at the end of the document or of the text; at the end of the group
/// that it is in, which is a macro's that opens one. Comments are passed over.
struct DiagramEnd {
  enum class By : std::uint8_t { end, nothing, group };
  std::size_t at;
  By by;
};
DiagramEnd end_of_diagram(std::string_view text, std::size_t from, std::string_view name);

/// What is said of one that no \end closes: E-END; W-COMMAND where its group ends before it.
text::Diagnostic unclosed_diagram(text::Span opening, std::string_view name, DiagramEnd::By by);

}  // namespace dawson::document
