// Recognises the fenced blocks of Markdown that are not written as ```chess: those of MyST, those
// of other programs that draw chessboards, and those that were probably meant for Dawson. For the
// scanner.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "document/front_matter.hpp"
#include "document/markdown/tree.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// The treatment of such blocks.
enum class PluginFences : std::uint8_t {
  of_document,  ///< by `fences` of front matter; without it they are reported
  diagrams,     ///< each is a directive
  reported,     ///< W-FENCE, and left as code
  code,         ///< left as code
};

/// Returns the meaning of the value of `fences` in front matter; no value if it is not a valid one.
std::optional<PluginFences> read_plugin_fences(std::string_view value);

/// Returns `wanted`, or for `of_document` the value in front matter.
PluginFences plugin_fences_of(FrontMatter const& front, PluginFences wanted);

/// Returns true if blocks with that word after their fence are such blocks.
bool is_plugin_fence(std::string_view word);

/// Returns the body of a block as the body of a directive: its position as `fen`, `orientation` as
/// `flip`, arrows and squares as `marks`. W-FENCE for each key and each part of a value that is
/// left out.
text::SourceMappedText body_of_plugin(std::string_view word, text::SourceMappedText const& content,
                                      text::Diagnostics& findings);

/// Returns W-FENCE for a block that is left as code; its word is at `where`.
text::Diagnostic plugin_fence_left_alone(std::string_view word, text::Span where);

/// Returns W-FENCE for a fenced code block whose info string is a typing error for `chess` ("ches",
/// "Chess", "chess-diagram", "{.chess"); `info` is that string. No value for other languages, and
/// for words that only begin so ("chessboard", "chess.js").
std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info);

/// Returns the word of an info string, without the characters that attributes and directives have
/// around it.
text::Span word_of_fence(std::string_view text, text::Span info);

/// Returns W-FENCE for a block whose name is an opening word, ```solutions; `content` is its
/// contents. No value for blocks with other contents.
std::optional<text::Diagnostic> word_as_fence(MarkdownTree const& tree, text::Span info,
                                              std::string_view content);

/// Returns true if a Markdown text loads diagram.sty for LaTeX, for example in `header-includes`.
bool loads_diagram_sty(std::string_view text);

/// Returns true if a block is pandoc's raw LaTeX, ```{=latex}.
bool is_raw_tex(cmark_node* block);

/// Returns W-FENCE for LaTeX environments that are text in Markdown: `\begin{diagram}`,
/// `\begin{chess}`, at the beginning of a line of a paragraph or of raw LaTeX; `anywhere`: also
/// within a line.
text::Diagnostics environments_of_tex(MarkdownTree const& tree, cmark_node* block, bool anywhere);

/// Returns W-FENCE for blocks that are part of HTML, which continues to the next empty line.
text::Diagnostics fences_in_html(MarkdownTree const& tree, cmark_node* html);

/// Returns W-FENCE for lines of a paragraph that are not text but the beginning of a block of
/// pandoc's or MyST's, `::: chess`.
text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph);

}  // namespace dawson::document

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
