// Text with diagram.sty's men and signs.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "collection/diagram_sty/surroundings.hpp"
#include "text/mapped.hpp"

namespace dawson::collection::diagram_sty {

/// The text with \chess{...} for men (\sDU, \wNr, \Imi; \bDU for \sDU as Popeye writes it) and with
/// LaTeX's own signs (\ra, \lra, \x, \OO, \any, {\00}). What else LaTeX does in it stays.
text::Mapped with_characters(text::Mapped const& value, Letters const& letters);

/// The same of a twin, whose men stay letters, German ones ("b) sDUh8"), so that it can be played.
text::Mapped twin_with_characters(text::Mapped const& value, Letters const& letters);

/// The man whom a control word prints, as janko's notation has it ("*2q", "-k"); nothing if it is
/// none.
std::optional<std::string> man_of(std::string_view word, Letters const& letters);

/// What names figures in a remark, `\mbox{\wDU =Grash"upfer\sDU =Grash"upfer}`, as items of a
/// legend: `*2Q = Grash"upfer` and `*2q = Grash"upfer`; none for other words.
std::vector<text::Mapped> figures_named(text::Mapped const& item, Letters const& letters);

/// The text with `sign` for each line end that is written (\newline, \\); with `blanks` those of
/// the source are blanks, and empty lines stay.
text::Mapped with_line_ends(text::Mapped const& value, std::string_view sign, bool blanks);

}  // namespace dawson::collection::diagram_sty
