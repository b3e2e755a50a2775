#include "write/epub/ebook_document.hpp"

#include <utility>

#include "session/invocation.hpp"

namespace dawson::run {

EbookDocument open_ebook_document(Invocation& invocation, text::SourceId id, Compilation& book) {
  EbookDocument out;
  read_edition(invocation, id, book, {.no_pages = "e-books have no pages"}, out);
  return out;
}

bool read_directives(Invocation& invocation, EbookDocument& document, Compilation& book) {
  bool sound = true;
  invocation.set_style(document.style);
  for (std::size_t i = 0; i < document.document.directives.size(); ++i) {
    document.read.emplace_back();
    book.each(document.document, i, [&](Content&& content) {
      if (std::holds_alternative<ErrorContent>(content)) sound = false;
      document.targets.add(content);
      document.read.back().push_back(std::move(content));
    });
  }
  return sound;
}

void fill_rows(EbookDocument& document) {
  std::size_t at = 0;
  Rows rows(epub_abilities, [&](Row row) {
    if (!row.goes_on) at = row.first();
    document.rows[at].push_back(std::move(row));
  });
  for (std::size_t i = 0; i < document.read.size(); ++i) {
    bool follows = document.document.follows(i);
    for (Content& content : document.read[i]) {
      fill_references(content, [&](prose::Link& link) { return document.targets.printed(link); });
      rows.add(std::move(content), i, follows);
      follows = true;
    }
  }
  rows.finish();
}

}  // namespace dawson::run
