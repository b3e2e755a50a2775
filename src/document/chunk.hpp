// A document cut into what is copied and what is replaced.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "document/host.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// What a Markdown block has around it, which its replacement must keep.
struct Surroundings {
  std::string prefix;  ///< of each further line: the marks of quotes, blanks for items of lists
  bool part_before =
      false;  ///< without an empty line before it a paragraph would join what stands there
  bool part_after = false;  ///< the same behind it
  bool goes_on = false;     ///< only empty lines are between it and the directive before it
};

/// A directive as the scanner found it. All spans are bytes of the source.
struct Directive {
  bool is_inline = false;
  text::Span whole;    ///< what is replaced, from `\begin{chess}` to `\end{chess}` or the whole
                       ///< `\chess{...}`
  text::Span opening;  ///< `\begin{chess}` or `\chess`: where findings about the whole point
  text::Span options;  ///< between the brackets; empty without
  text::Span word;     ///< the opening word ("solutions"); empty without
  text::Span body;     ///< whole lines between the fences, or what stands between the delimiters
  std::optional<text::Mapped>
      inner;            ///< the body's text, where the source has a host's marks between its lines
  text::Span foreign;   ///< the name of the environment or command of diagram.sty that it is; empty
                        ///< for what is Dawson's own
  Surroundings around;  ///< of blocks in Markdown
  std::optional<text::Diagnostic> broken;  ///< why it cannot be read ("missing \end{chess}")
};

/// Where among directives the first is that begins at `offset` or behind it.
inline std::size_t directive_at(std::vector<Directive> const& directives, std::size_t offset) {
  auto const found = std::ranges::lower_bound(directives, offset, {},
                                              [](Directive const& one) { return one.whole.begin; });
  return static_cast<std::size_t>(found - directives.begin());
}

/// The body of `directive` (of `source`) without the host's marks.
inline text::Mapped body_text(text::Source const& source, Directive const& directive) {
  text::Span const body = directive.body;
  return directive.inner
             ? *directive.inner
             : text::Mapped(source.bytes().substr(body.begin, body.end - body.begin), body.begin);
}

/// What a scanner says of a document. Text between directives is copied byte for byte.
/// Where the search for a file that a document takes in begins.
enum class IncludeFrom : std::uint8_t {
  here,        ///< the folder that \import named last, then the one that LaTeX runs in
  beside,      ///< the folder of the document (subfiles)
  named,       ///< a folder named from the one that LaTeX runs in (\import)
  named_here,  ///< a folder named from the one that \import named last (\subimport)
};

/// A file that a document takes in. All spans are bytes of the source.
struct Include {
  IncludeFrom from = IncludeFrom::here;
  bool with_suffix = false;  ///< `.tex` is added to any name (\include)
  text::Span whole;          ///< the command with its arguments
  text::Span folder;         ///< empty without
  text::Span name;
  bool made_later = false;  ///< the name has a macro or a parameter in it: LaTeX alone knows it
  bool undecided = false;   ///< it stands in a branch of a conditional
};

struct Scan {
  std::vector<Directive> directives;
  std::vector<Include> includes;              ///< in the order of the source
  text::Diagnostics diagnostics;              ///< about the document as a whole
  LinkDefinitions links;                      ///< that values may refer to
  bool diagram_sty = false;                   ///< the package diagram is loaded, or said to be
  std::optional<std::size_t> dawson_missing;  ///< behind the package diagram, where it is alone
};

}  // namespace dawson::document
