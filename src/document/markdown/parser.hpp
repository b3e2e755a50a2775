// Parses a text with cmark-gfm, for `MarkdownTree`: refuses what would cost hours or all memory,
// and hides carets that cmark-gfm misreads. Also its version, for `dawson --version`.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/markdown/tree.hpp"
#include "text/c_library.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::document {

/// First character of the mark that replaces a directive in a text to parse. It occurs in no text,
/// since it would be replaced.
inline constexpr char mark_of_directives = '\x02';

/// Returns the tree of a text, owned by the caller; the text is freed as early as possible.
/// `nesting`: inlines nested deeper than this are found in any case.
cmark_node* parsed(std::string text, Inlines inlines, std::size_t nesting);

}  // namespace dawson::document

struct cmark_node;

namespace dawson::document {

/// Returns E-LIMIT if the tables of a Markdown text would have too many cells (each row is filled
/// up to the columns of its head: 32 KB took 3.7 GB) or columns (64 KB of `|` took 5 s), or if its
/// links by reference would repeat too many bytes of their definitions. The count may be too high,
/// never too low: lines of code that look like tables are counted too.
std::optional<text::Diagnostic> over_limits(std::string_view markdown, text::Limits const& limits);

/// Returns the first node within more than `most` quotes, lists, links and emphases; null if there
/// is none.
cmark_node* deeper_than(std::size_t most, cmark_node* root);

// Hides carets written as entities after brackets, `[&#94;n]`, from cmark-gfm. Version 0.29.0.gfm.6
// reads them as calls of footnotes, and looks for the label after the one byte that it made of the
// entity.

/// Hides the `&` of each from cmark-gfm, so that they are text. The length does not change.
void hide_carets(std::string& text);

/// Returns `text`, taken from the tree, with `^` for each hidden caret, as it is read.
std::string shown_carets(std::string text);

/// Returns the same with each hidden caret as it was written, for code and HTML.
std::string written_carets(std::string text);

/// Returns the version of cmark-gfm that is linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::document
