// Recognises commands and environments of diagram.sty that Dawson replaces, for the scanner of
// LaTeX.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// The kind of a replaced command or environment.
enum class DiagramSty : std::uint8_t { diagram, solutions, authors, sources, themes };

/// Returns the kind of the command of that name (\putsol, \authorindex); no value for others.
std::optional<DiagramSty> command_of_diagram_sty(std::string_view name);

/// Returns true if an environment of that name is a diagram, on any board or on none.
bool is_environment_of_diagram_sty(std::string_view name);

/// The end of an environment of diagram.sty that is open at `from`: its \end; if that is missing,
/// the next diagram, the end of the document or of the text; or the end of the group that contains
/// it, which belongs to a macro that opens an environment. Comments are skipped.
struct DiagramEnd {
  /// What ends it: its \end, no closing command, the end of the group.
  enum class By : std::uint8_t { end, nothing, group };
  std::size_t at;
  By by;
};
/// Returns the end of the environment `name` that is open at `from`.
DiagramEnd end_of_diagram(std::string_view text, std::size_t from, std::string_view name);

/// Returns the finding for an environment without an \end: E-END; W-COMMAND if its group ends
/// before it.
text::Diagnostic unclosed_diagram(text::Span opening, std::string_view name, DiagramEnd::By by);

}  // namespace dawson::document
