// Converts text with diagram.sty's pieces and signs, for the reader of diagram.sty.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

/// Returns the text with \chess{...} for pieces (\sDU, \wNr, \Imi; \bDU for \sDU as Popeye writes
/// it) and with LaTeX's own signs (\ra, \lra, \x, \OO, \any, {\00}). Other LaTeX code in it is
/// kept.
text::SourceMappedText with_characters(text::SourceMappedText const& value, Letters const& letters);

/// Returns the text of a twin in the same way, but with letters for pieces, German ones ("b)
/// sDUh8"), so that it can be played.
text::SourceMappedText twin_with_characters(text::SourceMappedText const& value,
                                            Letters const& letters);

/// Returns the piece that a control word prints, in janko's notation ("*2q", "-k"); no value if it
/// prints none.
std::optional<std::string> piece_of(std::string_view word, Letters const& letters);

/// Returns the names of symbols in a remark, `\mbox{\wDU =Grash"upfer\sDU =Grash"upfer}`, as items
/// of a legend: `*2Q = Grash"upfer` and `*2q = Grash"upfer`; none for other text.
std::vector<text::SourceMappedText> figures_named(text::SourceMappedText const& item,
                                                  Letters const& letters);

/// Returns the text with `sign` for each explicit line end (\newline, \\); with `blanks`, line ends
/// of the source become blanks, and empty lines are kept.
text::SourceMappedText with_line_ends(text::SourceMappedText const& value, std::string_view sign,
                                      bool blanks);

}  // namespace dawson::collection::diagram_sty
