// A document of an e-book: its text as booklets set it, and what stands in the place of its
// directives.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "edition/diagram_rows.hpp"
#include "edition/edition.hpp"

namespace dawson::run {

struct EbookDocument : Edition {
  std::vector<std::vector<Content>> read;  ///< by directive; then in rows
  std::map<std::size_t, std::vector<Row>>
      rows;  ///< by the first directive of what belongs together
};

/// Opens a document of `book`: its directives are found, its text is edited. Findings are reported.
EbookDocument open_ebook_document(Invocation& invocation, text::SourceId id, Compilation& book);

/// Reads its directives. False if one of them has an error.
bool read_directives(Invocation& invocation, EbookDocument& document, Compilation& book);

/// Gives words to references in what directives print, and puts diagrams into rows.
void fill_rows(EbookDocument& document);

}  // namespace dawson::run
