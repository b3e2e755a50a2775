// A document split into text that is copied and directives that are replaced: the result of a
// scanner.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "document/markup.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// What surrounds a Markdown block; its replacement must keep it.
struct DirectiveContext {
  /// before each line but the first: the marks of quotes, blanks for items of lists
  std::string prefix;
  /// without an empty line before it, a paragraph would join the text there
  bool part_before = false;
  bool part_after = false;  ///< the same for the text after it
  bool continues = false;   ///< only empty lines are between it and the previous directive
};

/// A directive as the scanner found it. All spans are bytes of the source.
struct Directive {
  bool is_inline = false;
  text::Span whole;  ///< the text to replace, from `\begin{chess}` to `\end{chess}` or the whole
                     ///< `\chess{...}`
  /// `\begin{chess}` or `\chess`: the span of findings about the whole directive
  text::Span opening;
  text::Span options;  ///< between the brackets; empty without
  text::Span word;     ///< the opening word ("solutions"); empty without
  text::Span body;     ///< whole lines between the fences, or the text between the delimiters
  /// the body's text, if the source has marks of the markup language between its lines
  std::optional<text::SourceMappedText> inner;
  text::Span foreign;       ///< the name of the environment or command of diagram.sty; empty for
                            ///< Dawson's own directives
  DirectiveContext around;  ///< of blocks in Markdown
  std::optional<text::Diagnostic> broken;  ///< why it cannot be read ("missing \end{chess}")
};

/// Returns the index of the first directive that begins at or after `offset`.
inline std::size_t directive_at(std::vector<Directive> const& directives, std::size_t offset) {
  auto const found = std::ranges::lower_bound(directives, offset, {},
                                              [](Directive const& one) { return one.whole.begin; });
  return static_cast<std::size_t>(found - directives.begin());
}

/// Returns the body of `directive` (of `source`) without the marks of the markup language.
inline text::SourceMappedText body_text(text::Source const& source, Directive const& directive) {
  text::Span const body = directive.body;
  return directive.inner
             ? *directive.inner
             : text::SourceMappedText(source.bytes().substr(body.begin, body.end - body.begin),
                                      body.begin);
}

/// Where the search for a file that a document includes begins.
enum class IncludeFrom : std::uint8_t {
  here,        ///< the folder that \import named last, then the one that LaTeX runs in
  beside,      ///< the folder of the document (subfiles)
  named,       ///< a folder named from the one that LaTeX runs in (\import)
  named_here,  ///< a folder named from the one that \import named last (\subimport)
};

/// A file that a document includes. All spans are bytes of the source.
struct Include {
  IncludeFrom from = IncludeFrom::here;
  bool with_suffix = false;  ///< `.tex` is added to any name (\include)
  text::Span whole;          ///< the command with its arguments
  text::Span folder;         ///< empty without
  text::Span name;
  bool made_later = false;  ///< the name contains a macro or a parameter; only LaTeX can resolve it
  bool undecided = false;   ///< it is in a branch of a conditional
};

/// The result of scanning a document. Text between directives is copied byte for byte.
struct Scan {
  std::vector<Directive> directives;
  std::vector<Include> includes;  ///< in source order
  text::Diagnostics diagnostics;  ///< about the document as a whole
  LinkDefinitions links;          ///< that values may refer to
  /// the package diagram is loaded, or the document is declared to use it
  bool diagram_sty = false;
  std::optional<std::size_t> dawson_missing;  ///< where to load dawson if it is missing: after the
                                              ///< package diagram or the document class
};

}  // namespace dawson::document
