// Reads the problems of LaTeX sources for diagram.sty, for `convert` and for `weave`: the
// environments of a document, and what diagram.sty prints of a diagram.
#pragma once

#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "collection/diagram_sty/context.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Returns the environments `diagram`, `stereodiagram` and `spacediagram` of a document, in order,
/// as records in LaTeX; those in comments are ignored. W-COMMAND: a command that is irrelevant to
/// the problem here, or unknown, and is left out; E-BRACE: an argument that is never closed; E-END:
/// an environment without its end.
std::vector<Record> read_diagram_sty(text::Source const& document, text::Diagnostics& findings);

namespace diagram_sty {

/// A list whose first item follows the stipulation: \condition*, \twins*; if both have a star, the
/// twins.
struct Star {
  std::string_view field;  ///< empty: no list
  text::Span where;
};

/// A diagram, and the settings in force at its end.
struct Diagram {
  Record record;
  DiagramStyContext here;
  int columns = 8, rows = 8;
  std::optional<chess::Planes> planes{};  ///< of stereo and space chess
  std::vector<text::SourceMappedText>
      twins;  ///< with symbols for pieces, where the record has letters
  Star star{};
  bool counted = true;     ///< it takes the next number
  bool understood = true;  ///< otherwise a finding names the command that is not understood
};

/// Reads the environment that `opening` (\begin{diagram}) begins, with this body. Findings as
/// above.
Diagram read_environment(std::string_view text, text::Span opening, text::Span body,
                         DiagramStyContext const& outside, text::Diagnostics& findings);

/// Returns the name of the built-in caption that corresponds to diagram.sty's for this diagram.
std::string_view caption_of(Diagram const& diagram);

/// Returns W-COMMAND for what no field expresses and only diagram.sty's own captions and frames
/// show: stars, \noinnerframe.
text::Diagnostics look_lost(Diagram const& diagram);

/// Returns the diagram with everything that diagram.sty prints but the environment does not
/// contain: its number, the soundness of unproved problems, the size of the squares, an empty
/// board; and without what is not shown.
Record as_printed(Diagram const& diagram);

}  // namespace diagram_sty

}  // namespace dawson::collection
