// The files besides the documents that LaTeX reads when it typesets them: pictures, bibliographies,
// classes and packages. For bundles.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::document {

/// What LaTeX does with a named file, which determines how it looks for the file.
enum class FileUse : std::uint8_t {
  picture,             ///< by graphics; the suffix may be omitted
  picture_folder,      ///< a folder of \graphicspath
  picture_suffix,      ///< a suffix of \DeclareGraphicsExtensions
  bibliography,        ///< ".bib" may be omitted
  bibliography_style,  ///< without ".bst"; TeX's installation has most of them
  document_class,      ///< without ".cls"; the same
  package,             ///< without ".sty"; the same
  included,            ///< LaTeX code; ".tex" may be omitted; TeX's installation may have it
  source,              ///< the same, but not followed when a book is woven
  text,                ///< printed or read as it is
  data,                ///< the same, or the data themselves
  font,                ///< a file if it has the suffix of one, otherwise a name
  made,                ///< written by LaTeX itself (filecontents)
};

/// A name in a LaTeX text.
struct FileReference {
  FileUse use = FileUse::text;
  text::Span name;          ///< without the braces and quotation marks around it
  bool made_later = false;  ///< it contains a macro or a parameter; only LaTeX can resolve it
};

/// Returns the files that the commands of a LaTeX text name, in the order of the text. Comments,
/// verbatim text and text after \end{document} are skipped; directives are text. Commands in a
/// false branch count too. Linear time.
std::vector<FileReference> named_files(std::string_view bytes);

}  // namespace dawson::document
