// Reads directives as MyST, the Markdown of Sphinx and Jupyter Book, writes them: ```{chess} and
// :::{chess}, with options below that line, `:name: value`. For the scanner.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/mapped.hpp"
#include "text/span.hpp"

struct cmark_node;

namespace dawson::document {

/// Returns the `{chess}` at the beginning of the info string `info` of `text`, including braces; no
/// value for others. The text after it is read as after `chess`.
std::optional<text::Span> braced_keyword(std::string_view text, text::Span info);

/// Returns true if a Markdown text may have directives between colons.
bool may_have_colon_fences(std::string_view text);

/// Returns the same text with tildes instead of the colons around `:::{chess}` ("Colon fences" of
/// MyST's own syntax), which cmark-gfm then parses as code; no offset changes. `root` is the tree
/// of the unchanged text: colons in code and in HTML are no fences.
std::string with_tildes_for_colons(std::string text, cmark_node* root);

/// Returns a body with its options as fields: `:size: 5mm` becomes `size: 5mm`, `:flip:` becomes
/// `flip: yes`, `:name:` becomes the label.
text::SourceMappedText with_options_as_fields(text::SourceMappedText const& body);

}  // namespace dawson::document
