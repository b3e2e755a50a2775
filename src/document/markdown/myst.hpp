// Directives as MyST writes them, which is read by Sphinx and Jupyter Book: ```{chess} and
// :::{chess}, with options below that line, `:name: value`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/mapped.hpp"
#include "text/span.hpp"

struct cmark_node;

namespace dawson::document {

/// `{chess}` with which the info string `info` of `text` begins, braces and all; nothing for any
/// other. What stands behind it is read as behind `chess`.
std::optional<text::Span> braced_keyword(std::string_view text, text::Span info);

/// Whether a Markdown text may have blocks between colons that are directives.
bool may_have_colon_fences(std::string_view text);

/// The same text with tildes in the place of the colons around `:::{chess}` ("Colon fences" of
/// MyST's own syntax), which cmark-gfm then takes for code; all bytes keep their places. `root` is
/// the tree of the text as it is: colons in code and in HTML are none.
std::string with_tildes_for_colons(std::string text, cmark_node* root);

/// A body whose options are fields: `:size: 5mm` is `size: 5mm`, `:flip:` is `flip: yes`, `:name:`
/// the label.
text::Mapped with_options_as_fields(text::Mapped const& body);

}  // namespace dawson::document
