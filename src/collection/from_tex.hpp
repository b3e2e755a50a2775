// Converts LaTeX for `convert`: markup to another markup language, letters of german.sty, and
// diagram.sty's names of symbols.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection {

/// Returns a value of LaTeX markup as LaTeX prints it: letters for accents, blanks for ties,
/// characters for commands; in Markdown, pieces (`\chess{K}`) and marks (\emph, {\bf ...}) in
/// Markdown's syntax. W-MARKUP: a command that is not understood, which is kept with its arguments
/// as written; in plain text, pieces and marks.
text::SourceMappedText from_tex(text::SourceMappedText const& value, Markup target,
                                text::Diagnostics& findings);

/// Returns a value with `"a "o "u "e "i "A "O "U "s "z` as letters (german.sty, section 1). The
/// mark makes a letter if it follows a letter; at the beginning of a word, and then not for "s and
/// "z, only if no quotation mark of the value could close it: `"Osterreich`, but `"uber" Bauern`.
/// Any other `"` is kept, and so is TeX's accent \".
text::SourceMappedText german_letters(text::SourceMappedText const& value);

/// Returns the key of a legend for a symbol with its rotation: "*2q" for DU (a queen upside down),
/// "c" for the circle C; no value if it is not a symbol. Letters are the German ones.
std::optional<std::string> figure_key(std::string_view figure);

}  // namespace dawson::collection
