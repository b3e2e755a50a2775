#include "run/epub/ebook_document.hpp"

#include <utility>

#include "run/booklet/booklet_design.hpp"
#include "run/booklet/booklet_text.hpp"
#include "run/booklet/figures.hpp"
#include "run/booklet/html_marks.hpp"
#include "run/booklet/numbered_headings.hpp"
#include "run/booklet/pandoc_marks.hpp"
#include "run/booklet/running_text.hpp"
#include "run/job.hpp"
#include "run/style/front_keys.hpp"

namespace dawson::run {

EbookDocument open_ebook_document(Job& job, text::SourceId id, Book& book,
                                  document::Settings const& defaults) {
  text::Source const& source = job.sources()[id];
  EbookDocument out;
  out.id = id;
  out.manuscript = document::open_manuscript(source, job.plugin_fences());
  document::OpenManuscript& manuscript = out.manuscript;
  take_pandoc_marks(manuscript.document, manuscript.findings);
  take_html_marks(manuscript.document, manuscript.findings);
  mark_sources(manuscript.document.blocks);
  out.document =
      BookDocument(job, id, std::move(manuscript.directives), std::move(manuscript.findings));
  PageStyle const pages = settle_front_matter(job, id, manuscript.front_matter);
  out.style = job.chosen_style();
  BookletOptions options;
  options.defaults = defaults;
  BookletDesign const chosen = choose_design(job, id, manuscript.front_matter, options, pages);
  out.language = chosen.design.language;
  out.title_page = chosen.title_page;
  book.scan(out.document, manuscript.surroundings);
  number_headings(manuscript.document.blocks, chosen.design,
                  body_place(source, out.document.directives));
  out.captions = take_captions(manuscript.document.blocks, chosen.design, out.targets);
  set_quotes(job, out.document, manuscript, out.language, chosen.quotes_by_language);
  out.targets.add(manuscript.document);
  out.links = all_links(source, out.document.directives);
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
