// Reads German letters as german.sty writes them: `G"unther Gro"s`. For the readers of diagram.sty
// and Popeye.
#pragma once

#include "text/mapped.hpp"

namespace dawson::collection {

/// Returns a value with `"a "o "u "e "i "A "O "U "s "z` as letters (german.sty, section 1). The
/// mark makes a letter if it follows a letter; at the beginning of a word, and then not for "s and
/// "z, only if no quotation mark of the value could close it: `"Osterreich`, but `"uber" Bauern`.
/// Any other `"` is kept, and so is TeX's accent \".
text::SourceMappedText german_letters(text::SourceMappedText const& value);

}  // namespace dawson::collection
