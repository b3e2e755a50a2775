// A document of an e-book: its text as booklets set it, and what stands in the place of its
// directives.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "run/edition/edition.hpp"
#include "run/rows.hpp"

namespace dawson::run {

struct EbookDocument : Edition {
  std::vector<std::vector<Content>> read;  ///< by directive; then in rows
  std::map<std::size_t, std::vector<Row>>
      rows;  ///< by the first directive of what belongs together
};

/// Opens a document of `book`: its directives are found, its text is edited. Findings are reported.
EbookDocument open_ebook_document(Job& job, text::SourceId id, Book& book);

/// Reads its directives. False if one of them has an error.
bool read_directives(Job& job, EbookDocument& document, Book& book);

/// Gives words to references in what directives print, and puts diagrams into rows.
void fill_rows(EbookDocument& document);

}  // namespace dawson::run
