// HTML from an FFEN string, as Kurnia's FFEN-to-HTML makes it.
#pragma once

#include <string>
#include <string_view>

#include "text/result.hpp"

namespace dawson::notation {

struct HtmlOptions {
  std::string_view square = "[%f|%s]";  ///< template of a square ("Syntax", FFEN-to-HTML)
  bool escape = false;                  ///< & < > and " in names become character references
  /// Names in brackets are black in upper case and white in lower case, as four lines of the
  /// tool's notes have it against all its examples.
  bool names_inverted = false;
};

/// Sets each square by the template, `%f` being the name of its picture without extension, `%s`
/// the name of the man as written and `%%` a percent sign; rows are divided by <BR>, all on one
/// line. The tool reads more than FFEN allows: leading zeros, names of any characters, and a
/// vacant square for each character that it does not know.
/// Errors (spans are bytes of `text`): E-EMPTYROW (no text), E-UNCLOSED, E-LIMIT, E-UTF8.
/// `warnings` receives W-CHAR for what was taken for a vacant square, and W-RAGGED.
text::Result<std::string> ffen_to_html(std::string_view text, HtmlOptions const& options,
                                       text::Diagnostics& warnings);

}  // namespace dawson::notation
