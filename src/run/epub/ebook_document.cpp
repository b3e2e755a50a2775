#include "run/epub/ebook_document.hpp"

#include <utility>

#include "run/job.hpp"
#include "run/style/front_keys.hpp"

namespace dawson::run {

EbookDocument open_ebook_document(Job& job, text::SourceId id, Book& book) {
  EbookDocument out;
  out.id = id;
  out.manuscript = document::open_manuscript(job.sources()[id], job.plugin_fences());
  document::OpenManuscript& manuscript = out.manuscript;
  resolve_marks(manuscript, OtherHtml::dropped);
  drop_page_ends(manuscript.document.blocks, "e-books have no pages", manuscript.findings);
  out.document =
      BookDocument(job, id, std::move(manuscript.directives), std::move(manuscript.findings));
  out.chosen = design_of_text(job, out.document, manuscript);
  out.style = job.chosen_style();
  book.scan(out.document, manuscript.surroundings);
  out.edited = edit_text(job, out.document, manuscript, out.chosen, out.targets);
  return out;
}

bool read_directives(Job& job, EbookDocument& document, Book& book) {
  bool sound = true;
  job.set_style(document.style);
  for (std::size_t i = 0; i < document.document.directives.size(); ++i) {
    document.read.emplace_back();
    book.each(document.document, i, [&](Content&& content) {
      if (std::holds_alternative<Failed>(content)) sound = false;
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
