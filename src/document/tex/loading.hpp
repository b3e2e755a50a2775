// Finds which classes and packages a document loads, for the scanner of LaTeX.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "document/tex/groups.hpp"
#include "text/diagnostic.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// What the commands seen so far load.
class Loading {
 public:
  /// Reads a \documentclass or \usepackage that ends at `end`.
  void take(std::string_view bytes, TexGroups& groups, text::Span command, std::string_view word);

  std::optional<text::Span> document_class;  ///< the first \documentclass
  /// its package is loaded; true in a file of the class subfiles, which has the preamble of the
  /// document that it names
  bool dawson = false;
  std::optional<text::Diagnostic> fault;  ///< E-VERSION of a number among the options of dawson
  bool diagram_sty = false;  ///< the package diagram is loaded, or a package that loads it
  std::size_t behind_diagram_sty = 0;  ///< the byte after that command
  std::size_t behind_class = 0;        ///< the byte after `document_class`
};

}  // namespace dawson::document
