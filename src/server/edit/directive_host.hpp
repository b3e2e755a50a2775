// A directive that is pasted into the board editor with all that is around its body, and one that
// is carried over to another markup language.
#pragma once

#include <optional>
#include <string>

#include "document/directive_text.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"

namespace dawson::server {

/// "LaTeX" and "Markdown", as the editor names the markup languages; null for other names.
document::Host const* host_named(std::string_view name);
std::string_view name_of(document::Host const& host);

/// The body of a directive and the markup language that its values are in.
struct BodyOfDirective {
  std::string body;
  document::Host const* host;
};

/// The body of `text`, which begins as a directive of LaTeX (`\begin{chess}[...]`, `\chess`) or of
/// Markdown (a fenced block, inline code): its options are fields of the body, read as documents
/// are. Nothing for a body alone, and with a finding: E-EDIT where more stands there than one
/// diagram, or what its options or the scanner find.
std::optional<BodyOfDirective> body_of_directive(std::string const& text,
                                                 text::Diagnostics& findings);

/// The text of `directive` with its values in `target`, so that the same is printed; lines whose
/// values are written alike in both stay byte for byte. W-EDIT: the lines of a listing became
/// fields; W-MARKUP: what the other language cannot say.
std::string text_in_host(document::DirectiveText const& directive, document::Host const& target,
                         text::Diagnostics& findings);

}  // namespace dawson::server
