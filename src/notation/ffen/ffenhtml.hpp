// HTML from an FFEN string, as in Kurnia's FFEN-to-HTML.
#pragma once

#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Options of the conversion.
struct HtmlOptions {
  std::string_view square = "[%f|%s]";  ///< template of a square ("Syntax", FFEN-to-HTML)
  bool escape = false;                  ///< write & < > and " in names as character references
  /// Names in brackets are black in upper case and white in lower case, as in four lines of the
  /// tool's notes, which contradict all its examples.
  bool names_inverted = false;
};

/// Writes each square with the template: `%f` is the name of its picture without extension, `%s`
/// the name of the piece as written and `%%` a percent sign. Rows are separated by <BR>, all on one
/// line. The tool reads more than FFEN allows: leading zeros, names of any characters, and an empty
/// square for each unknown character. Errors (spans are bytes of `text`): E-EMPTYROW (no text),
/// E-UNCLOSED, E-LIMIT, E-UTF8. `warnings` receives W-CHAR for unknown characters, and W-RAGGED.
text::Result<std::string> ffen_to_html(std::string_view text, HtmlOptions const& options,
                                       text::Diagnostics& warnings);

}  // namespace dawson::notation
