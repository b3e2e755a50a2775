// German letters as german.sty writes them: `G"unther Gro"s`.
#pragma once

#include "text/mapped.hpp"

namespace dawson::collection {

/// A value with `"a "o "u "e "i "A "O "U "s "z` as the letters that they are (german.sty, section
/// 1). The mark makes a letter where a letter stands before it; at the beginning of a word, and
/// then not "s and "z, only where no quotation mark of the value could close it: `"Osterreich`, but
/// `"uber" Bauern`. Any other `"` stays, and so does TeX's accent \".
text::Mapped german_letters(text::Mapped const& value);

}  // namespace dawson::collection
