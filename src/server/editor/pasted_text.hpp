// Reads text that is pasted into the board editor: a directive in a document, an entry of a file of
// problems, a position. Bodies of directives, for the editor.
#pragma once

#include <optional>
#include <string>

#include "collection/formats.hpp"
#include "document/directive_span.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::server {

/// Returns the fields of a block directive of `source` as a body: its options first, or below a
/// listing. No value with a finding for options that cannot be read.
std::optional<std::string> body_of_directive(text::Source const& source,
                                             document::Directive const& directive,
                                             document::MarkupLanguage const& markup,
                                             text::Diagnostics& findings);

/// The body of a directive, and the markup language of its values.
struct BodyOfDirective {
  std::string body;
  document::MarkupLanguage const* markup;
};

/// Returns the first diagram of `text` as the body of a directive:
///
/// - a directive of LaTeX or Markdown as documents have it, with any opening; its options become
///   fields, and the values stay in its markup language;
/// - the source that an SVG file carries (`backend::source_in`);
/// - an entry of a file of problems in any of `collection::formats`, in `markup`;
/// - a position in any notation, or an address that contains one, in `markup`.
///
/// Returns no value if `text` is already a body, or for an error, with a finding. W-EDIT: other
/// directives, entries or text around the diagram are left out. Further findings are those of the
/// scanner, the options and the format; their spans are bytes of `text`.
std::optional<BodyOfDirective> read_pasted(std::string const& text,
                                           document::MarkupLanguage const& markup,
                                           text::Diagnostics& findings);

/// Returns the format of a text with problems: that of files, by its sign, or that of documents if
/// it has a block directive or a diagram of diagram.sty. Null for other texts, such as a position.
collection::Format const* format_of_pasted(std::string const& text);

}  // namespace dawson::server
