// Reads directives that print the problems of a file, `from: dawson.olv` with `select` and `sort`,
// and the same fields of `solutions` and `index`.
#pragma once

#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// A file, the selection and order of its problems, and the fields that apply to all of them.
struct ProblemsOfFile {
  text::SourceMappedText file;  ///< as the document names it, perhaps after its format
  std::vector<text::SourceMappedText>
      select;  ///< conditions that all problems meet; none: all problems
  std::vector<text::SourceMappedText> sort;  ///< the sort keys; none: as in the file
  std::vector<FieldLine> fields;             ///< fields before those of each problem
  text::SourceId source = text::at_hand;     ///< of the spans of the first three members
};

/// The documents from which `solutions` and `index` are taken, and the selection and order of what
/// they print.
struct FromOthers {
  /// documents and files of problems; none: the text before this directive
  std::vector<text::SourceMappedText> files;
  std::vector<text::SourceMappedText> select;  ///< conditions for what is printed; none: all of it
  std::vector<text::SourceMappedText> order;   ///< the sort keys; none: as collected
  text::SourceId source = text::at_hand;       ///< of the spans of these members

  /// Returns true if none of the fields is given.
  bool plain() const { return files.empty() && select.empty() && order.empty(); }
};

/// Returns the values of `from`, `select` and `order` among these fields.
FromOthers from_others(std::vector<FieldLine> const& fields, MarkupLanguage const& host);

/// Returns what a directive with these fields requests; no value without `from`. E-POSITIONS: it
/// also has a position; E-FIELD: `select` or `sort` without `from`, a label with it, `order`.
std::optional<ProblemsOfFile> problems_of_file(std::vector<FieldLine> const& fields,
                                               MarkupLanguage const& host,
                                               text::Diagnostics& findings);

}  // namespace dawson::document
