// Escapes of text for LaTeX: the only list of characters that LaTeX treats specially.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

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

}  // namespace dawson::prose
