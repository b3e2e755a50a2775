// A document of an e-book: its text as booklets set it, and what stands in the place of its
// directives.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "document/manuscript.hpp"
#include "document/markdown/wordless_links.hpp"
#include "pages/compositor/compositor.hpp"
#include "run/book/book.hpp"
#include "run/book/reference_targets.hpp"
#include "run/rows.hpp"

namespace dawson::run {

struct EbookDocument {
  text::SourceId id = text::at_hand;
  document::OpenManuscript manuscript;
  BookDocument document;
  FullStyle const* style = nullptr;  ///< in force; null: none is named
  std::string language;              ///< a tag
  bool title_page = false;
  std::map<std::size_t, prose::FigureCaption> captions;  ///< by the places of what they belong to
  ReferenceTargets targets;
  std::vector<document::WordlessLink> links;
  std::vector<std::vector<Content>> read;  ///< by directive; then in rows
  std::map<std::size_t, std::vector<Row>>
      rows;  ///< by the first directive of what belongs together
};

/// Opens a document of `book`: its directives are found, its headings numbered, captions of figures
/// and tables taken out of the text. Findings are reported.
EbookDocument open_ebook_document(Job& job, text::SourceId id, Book& book,
                                  document::Settings const& defaults);

/// Reads its directives. False if one of them has an error.
bool read_directives(Job& job, EbookDocument& document, Book& book);

/// Gives words to references in what directives print, and puts diagrams into rows.
void fill_rows(EbookDocument& document);

}  // namespace dawson::run
