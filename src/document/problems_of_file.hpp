// A directive that stands for the problems of a file: `from: dawson.olv` with `select` and `sort`.
#pragma once

#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// Which file, which of its problems in which order, and what the directive says of all of them.
struct ProblemsOfFile {
  text::Mapped file;                      ///< as the document names it, perhaps behind its format
  std::vector<text::Mapped> select;       ///< what all of them fulfil; none: they are all problems
  std::vector<text::Mapped> sort;         ///< by what; none: as in the file
  std::vector<FieldLine> fields;          ///< that go before those of each problem
  text::SourceId source = text::at_hand;  ///< of the spans of the first three
};

/// What `solutions` and `index` take from other documents, and what of all that they print.
struct FromOthers {
  std::vector<text::Mapped> files;        ///< documents and files of problems; none: the text above
  std::vector<text::Mapped> select;       ///< what all fulfil that is printed; none: all of it
  std::vector<text::Mapped> order;        ///< by what it is sorted; none: as it was collected
  text::SourceId source = text::at_hand;  ///< of the spans of these

  bool plain() const { return files.empty() && select.empty() && order.empty(); }
};

/// What the fields `from`, `select` and `order` among these say.
FromOthers from_others(std::vector<FieldLine> const& fields, Host const& host);

/// What a directive with these fields asks for; nothing if it has no `from`. E-POSITIONS: a
/// position beside it; E-FIELD: `select` or `sort` without it, a label with it, `order`.
std::optional<ProblemsOfFile> problems_of_file(std::vector<FieldLine> const& fields,
                                               Host const& host, text::Diagnostics& findings);

}  // namespace dawson::document
