// LaTeX in running text: escapes of the characters that LaTeX treats specially, and code that is
// only words.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::prose {

/// The reader of the LaTeX that is written.
enum class TexReader : std::uint8_t {
  people,  ///< a source that people edit: only the escapes that LaTeX and babel's `"` need
  engine   ///< only LaTeX, with any meaning that babel's languages give to `; : ! ?`
};

/// Returns the code that prints the character; empty: the character itself.
std::string_view tex_escape(char character, TexReader reader);

/// Returns the replacement of a character without a shape, for which LaTeX's engines stop, print
/// nothing or print a hyphen: `\-` for a soft hyphen, a blank for a separator of lines, empty for
/// zero-width and bidirectional controls, variation selectors and control characters. No value for
/// all others, line ends and tabs.
std::optional<std::string_view> tex_shapeless(char32_t character);

/// Returns whether two adjacent ones become a dash or a quotation mark, unless `{}` is between
/// them.
bool joins_in_tex(char character);

/// Returns the text of `part`: plain text, or raw LaTeX that consists of letters, digits, blanks,
/// full stops, commas, round brackets and hyphens within words, which LaTeX prints unchanged. No
/// value for anything else.
std::optional<std::string_view> words_of(Inline const& part);

/// Returns the text of `part`, after converting such LaTeX to text. Null for anything else.
Text* words_in(Inline& part);

}  // namespace dawson::prose
