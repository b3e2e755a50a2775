// How text is written so that LaTeX prints it: the one list of characters that mean something to
// it.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace dawson::prose {

/// Who reads the LaTeX that is written.
enum class TexReader : std::uint8_t {
  people,  ///< a source that goes on being edited: no more escapes than LaTeX and babel's `"` need
  engine   ///< LaTeX alone, whatever babel's languages have made of `; : ! ?`
};

/// What prints the character; empty: the character itself.
std::string_view tex_escape(char character, TexReader reader);

/// What replaces a character of plain text that has no shape, for which LaTeX's engines stop, print
/// nothing or print a hyphen: `\-` for a soft hyphen, a blank for a separator of lines, nothing for
/// zero-width and bidirectional controls, variation selectors and control characters; none for all
/// others, line ends and tabs.
std::optional<std::string_view> tex_shapeless(char32_t character);

/// Whether two of them beside each other become a dash or a quotation mark, unless `{}` is between.
bool joins_in_tex(char character);

}  // namespace dawson::prose
