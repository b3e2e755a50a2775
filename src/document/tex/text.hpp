// Values of a directive in a LaTeX document: the user's LaTeX, and Dawson's own syntax written in
// it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "prose/prose.hpp"
#include "text/mapped.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// Where `sign` stands outside of braces and not behind a backslash.
std::vector<std::size_t> parting_in_tex(std::string_view text, char sign);

/// A position without TeX's escapes. No notation has a backslash of its own: before a sign it is a
/// habit of those who write LaTeX.
text::Mapped position_in_tex(text::Mapped const& position);

/// Host text checked and ready to go out: bare `#`, `&` and `%` escaped, paragraphs as \par, kept
/// line ends as \newline, men of `\chess{...}` as figurines. Nothing with E-BRACE (a brace without
/// its partner), E-VERB (\verb, which cannot stand in an argument), or what is wrong with an inline
/// directive.
std::optional<prose::Inlines> host_tex(text::Mapped const& value, LinkDefinitions const& links,
                                       text::Diagnostics& findings);

/// `line` of host text up to its comment, an unescaped `%`.
text::Mapped without_comment(text::Mapped const& line);

/// The `%` of `line` where a number stands before its comment, "50% correct" or "50 % richtig";
/// nothing where nothing is lost, or a comment is set apart from a longer number ("1987 % a
/// guess").
std::optional<text::Span> percentage_in_tex(std::string_view line);

/// TikZ code as it is, braces checked. E-BRACE.
text::Result<std::string> code_tex(text::Mapped const& value);

/// What a value of Dawson's own syntax says once TeX's escapes and accents are read: "h\#2" is
/// "h#2", "Pr\'eis" has an é, "\to" is an arrow. Nothing if it holds TeX that is not understood
/// (it is then host text).
std::optional<Plain> plain_tex(text::Mapped const& value);

/// What the control sequence prints whose backslash is at `at`, with its accent's letter: "\'e" an
/// é, "\," a blank, "\to" an arrow; `at` moves behind it. Nothing for others.
std::optional<std::string> printed_command(std::string_view text, std::size_t& at);

/// How a letter that the document's encoding lacks is written in LaTeX: `\v{C}`.
std::optional<std::string> tex_command_of(std::string_view character);

/// The same of a line that is read for what it is: braces stay, since they protect, and a tie is a
/// blank.
std::optional<Plain> line_of_tex(text::Mapped const& line);

}  // namespace dawson::document
