// Which classes and packages a document loads.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "document/tex/groups.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

class Loading {
 public:
  /// Takes a \documentclass or \usepackage that ends at `end`.
  void take(std::string_view bytes, TexGroups& groups, text::Span command, std::string_view word);

  std::optional<text::Span> document_class;  ///< the first \documentclass
  bool dawson = false;  ///< its package is loaded; so in a file of the class subfiles, which
                        ///< has the preamble of the document that it names
  std::optional<text::Diagnostic> fault;  ///< E-VERSION of a number among the options of dawson
  bool diagram_sty = false;               ///< the package diagram is loaded, or what loads it
  std::size_t behind_diagram_sty = 0;     ///< the byte behind that command
  std::size_t behind_class = 0;           ///< the same of `document_class`
};

}  // namespace dawson::document
