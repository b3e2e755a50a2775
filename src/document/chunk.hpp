// A document cut into what is copied and what is replaced.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A directive as the scanner found it. All spans are bytes of the source.
struct Directive {
  bool is_inline = false;
  text::Span whole;      ///< what is replaced, from `\begin{chess}` to `\end{chess}` or the whole `\chess{...}`
  text::Span opening;    ///< `\begin{chess}` or `\chess`: where findings about the whole point
  text::Span options;    ///< between the brackets; empty without
  text::Span word;       ///< the opening word ("solutions"); empty without
  text::Span body;       ///< whole lines between the fences, or what stands between the delimiters
  std::optional<text::Diagnostic> broken;   ///< why it cannot be read ("missing \end{chess}")
};

/// What a scanner says of a document. Text between directives is copied byte for byte.
struct Scan {
  std::vector<Directive> directives;
  text::Diagnostics diagnostics;             ///< about the document as a whole
};

}  // namespace dawson::document
