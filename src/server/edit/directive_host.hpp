// Reads directives pasted into the board editor, and converts a directive to another markup
// language.
#pragma once

#include <optional>
#include <string>

#include "document/directive_text.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

/// Returns the markup language that the editor calls "LaTeX" or "Markdown"; null for other names.
document::MarkupLanguage const* host_named(std::string_view name);
/// Returns the name of a markup language in the editor.
std::string_view name_of(document::MarkupLanguage const& host);

/// The body of a directive, and the markup language of its values.
struct BodyOfDirective {
  std::string body;
  document::MarkupLanguage const* host;
};

/// Returns the body of `text` if it begins as a directive of LaTeX (`\begin{chess}[...]`, `\chess`)
/// or of Markdown (a fenced block, inline code); its options become fields of the body, read as in
/// documents. Returns no value if `text` is a body alone; and no value with a finding for errors:
/// E-EDIT if `text` contains more than one diagram, or findings of the options or the scanner.
std::optional<BodyOfDirective> body_of_directive(std::string const& text,
                                                 text::Diagnostics& findings);

/// Returns the text of `directive` with its values converted to `target`, so that it is printed in
/// the same way; lines whose values are written the same in both languages are kept byte for byte.
/// Adds W-EDIT if the lines of a listing became fields, W-MARKUP for text that the other language
/// cannot express.
std::string text_in_host(document::DirectiveText const& directive,
                         document::MarkupLanguage const& target, text::Diagnostics& findings);

}  // namespace dawson::server
