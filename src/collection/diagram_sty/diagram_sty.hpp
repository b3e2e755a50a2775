// LaTeX sources for diagram.sty: the problems of its environments.
#pragma once

#include <string_view>
#include <vector>

#include "chess/planes.hpp"
#include "collection/diagram_sty/surroundings.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// The environments `diagram`, `stereodiagram` and `spacediagram` of a document, in order, as
/// records in LaTeX; those in comments are none. W-COMMAND: a command that says nothing of the
/// problem here, or is not known, and is left out; E-BRACE: an argument that nothing closes;
/// E-END: an environment without its end.
std::vector<Record> read_diagram_sty(text::Source const& document, text::Diagnostics& findings);

namespace diagram_sty {

/// A list whose first item stands behind the stipulation: \condition*, \twins*; of two, twins.
struct Star {
  std::string_view field;  ///< empty: there is none
  text::Span where;
};

/// A diagram, and what is in force at its end.
struct Diagram {
  Record record;
  Surroundings here;
  int columns = 8, rows = 8;
  std::optional<chess::Planes> planes{};  ///< of stereo and space chess
  std::vector<text::Mapped>
      twins;  ///< with figures for men, where those of the record have letters
  Star star{};
  bool counted = true;     ///< it takes the next number
  bool understood = true;  ///< otherwise a finding names the command that is not
};

/// Reads the environment that `opening` (\begin{diagram}) opens, with this body. Findings as above.
Diagram read_environment(std::string_view text, text::Span opening, text::Span body,
                         Surroundings const& outside, text::Diagnostics& findings);

/// The caption of diagram.sty for it, one of the shipped ones.
std::string_view caption_of(Diagram const& diagram);

/// What no field says and only captions and frames of diagram.sty's own show: stars,
/// \noinnerframe. W-COMMAND.
text::Diagnostics look_lost(Diagram const& diagram);

/// The diagram with all that diagram.sty prints and the environment does not say: its number, the
/// soundness of what is not proved, the size of the squares, an empty board; and without what is
/// not shown.
Record as_printed(Diagram const& diagram);

}  // namespace diagram_sty

}  // namespace dawson::collection
