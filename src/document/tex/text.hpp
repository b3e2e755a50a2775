// Reads values of directives in LaTeX documents: the user's LaTeX, and Dawson's own syntax with
// LaTeX's escapes. For `tex_markup`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/markup.hpp"
#include "prose/prose.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// Returns the offsets of `sign` outside of braces and not after a backslash.
std::vector<std::size_t> separators_in_tex(std::string_view text, char sign);

/// Returns a position without TeX's escapes. No notation uses backslashes itself: before another
/// sign they are a habit of LaTeX authors.
text::SourceMappedText position_in_tex(text::SourceMappedText const& position);

/// Returns markup that is checked and ready for output: bare `#`, `&` and `%` escaped, paragraphs
/// as \par, kept line ends as \newline, pieces of `\chess{...}` as figurines. No value with E-BRACE
/// (an unmatched brace), E-VERB (\verb, which is not allowed in an argument), or the errors of an
/// inline directive.
std::optional<prose::Inlines> markup_tex(text::SourceMappedText const& value,
                                         LinkDefinitions const& links, text::Diagnostics& findings);

/// Returns a line of markup up to its comment, an unescaped `%`.
text::SourceMappedText without_comment(text::SourceMappedText const& line);

/// Returns the `%` of `line` if a number precedes its comment, "50% correct" or "50 % richtig". No
/// value if no text is lost, or if a comment is separated from a longer number ("1987 % a guess").
std::optional<text::Span> percentage_in_tex(std::string_view line);

/// Returns TikZ code as written, with its braces checked. E-BRACE.
text::Result<std::string> code_tex(text::SourceMappedText const& value);

/// Returns the text of a value in Dawson's own syntax, with TeX's escapes and accents resolved:
/// "h\#2" becomes "h#2", "Pr\'eis" has an é, "\to" is an arrow. No value if it contains TeX that is
/// not understood (it is then markup).
std::optional<Plain> plain_tex(text::SourceMappedText const& value);

/// Returns the character printed by the control sequence whose backslash is at `at`, with the
/// letter of its accent: "\'e" an é, "\," a blank, "\to" an arrow; moves `at` to its end. No value
/// for others.
std::optional<std::string> printed_command(std::string_view text, std::size_t& at);

/// Returns the LaTeX code of a letter that is not in the document's encoding: `\v{C}`.
std::optional<std::string> tex_command_of(std::string_view character);

/// Returns the same as `plain_tex` for a line of a listing: braces are kept, since they protect,
/// and a tie becomes a blank.
std::optional<Plain> line_of_tex(text::SourceMappedText const& line);

}  // namespace dawson::document
