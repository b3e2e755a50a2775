#include "run/edition/edition.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "document/markdown/called_notes.hpp"
#include "document/markdown/raw_html.hpp"
#include "run/book/other_documents.hpp"
#include "run/booklet/references.hpp"
#include "run/edition/captions.hpp"
#include "run/edition/pandoc_marks.hpp"
#include "run/edition/quotes.hpp"
#include "run/job.hpp"
#include "run/project.hpp"
#include "run/style/styles.hpp"

namespace dawson::run {
namespace {

document::ScannedMarkdown scan(Job& job, text::SourceId id, document::Inlines inlines,
                               FrontOwner owner) {
  document::ScannedMarkdown out =
      document::scan_with_notes(job.sources()[id], inlines, job.plugin_fences());
  document::FrontMatter& front = out.front.front;
  if (owner == FrontOwner::site) front.url = {};  // Hugo has paths there
  settle_language(front, job.project());
  return out;
}

// The design that the keys of pages in force ask for. A text without pages has no margins.
BookletDesign design_of(Job& job, text::SourceId id, document::FrontMatter const& front,
                        PageStyle const& pages, BookletOptions const* booklet) {
  text::Diagnostics findings;
  BookletDesign out = choose_design(front, pages, booklet ? *booklet : BookletOptions(), findings);
  if (!booklet)
    std::erase_if(findings, [](text::Diagnostic const& one) { return one.code == "W-MARGIN"; });
  job.report(std::move(findings), id);
  if (FullStyle const* const style = job.chosen_style()) {
    out.design.head_font = look_of(style->caption, layout::head_font);
    out.design.foot_font = look_of(style->caption, layout::foot_font);
  }
  return out;
}

void settle(Job& job, text::SourceId id, Book& book, EditionUse const& use, Edition& out) {
  document::OpenManuscript& manuscript = out.manuscript;
  out.document =
      BookDocument(job, id, std::move(manuscript.directives), std::move(manuscript.findings));
  out.pages = settle_front_matter(job, id, manuscript, use.owner);
  if (use.strict) job.report(other_names(*manuscript.front_entries), id);
  out.style = job.chosen_style();
  out.chosen = design_of(job, id, manuscript.front_matter, out.pages, use.booklet);
  manuscript.surroundings.across = out.chosen.design.grid.across;
  book.scan(out.document, manuscript.surroundings);
}

}  // namespace

void read_edition(Job& job, text::SourceId id, Book& book, EditionUse const& use, Edition& out) {
  document::ScannedMarkdown scanned = scan(job, id, document::Inlines::all, use.owner);
  std::optional<document::RawHtml> html;
  if (use.blocks != HtmlBlocks::as_written) html.emplace(scanned.tree, use.in_host);
  out.manuscript = document::open_manuscript(std::move(scanned),
                                             use.blocks == HtmlBlocks::mended ? &*html : nullptr);
  resolve_marks(out.manuscript, use.html);
  if (!use.no_pages.empty())
    drop_page_ends(out.manuscript.document.blocks, use.no_pages, out.manuscript.findings);
  settle(job, id, book, use, out);
  if (html) job.report(use.blocks == HtmlBlocks::refused ? html->unwanted() : html->findings(), id);
  if (use.set_running_text) use.set_running_text(out);
  out.text = edit_text(job, out.document, out.manuscript, out.chosen, out.targets);
}

void add_others(Job& job, Edition const& edition, OtherDocuments& others,
                ReferenceTargets& targets) {
  BookDocument const& document = edition.document;
  QuoteSetter const quotes(job, document, edition.manuscript.surroundings, edition.chosen);
  for (document::WordlessLink const& one : edition.text.links) {
    std::string const label = prose::label_of(one.link);
    bool const known = targets.contains(label);
    others.add(targets, document.source, one.link);
    auto const heading = targets.headings.find(label);
    if (!known && heading != targets.headings.end())
      quotes.set(heading->second, quotes.of_titles());
  }
}

void check_links(Job& job, Edition const& edition, std::set<std::string> const& printed,
                 WrittenLinks const& written) {
  text::SourceId const id = edition.document.source;
  job.report(
      check_references(job.sources()[id], edition.manuscript.document, edition.document.directives,
                       edition.targets, printed, written.relative),
      id);
  job.report(far_faults(edition.targets, edition.text.links), id);
  if (!written.pages) job.report(asked_pages(edition.text.links), id);
}

BookDocument read_directives_alone(Job& job, text::SourceId id, Book& book, FrontOwner owner) {
  document::OpenManuscript manuscript =
      document::open_without_text(scan(job, id, document::Inlines::of_scan, owner));
  BookDocument document(job, id, std::move(manuscript.directives), std::move(manuscript.findings));
  PageStyle const pages = settle_front_matter(job, id, manuscript, owner);
  take_across(pages, manuscript.surroundings.across);
  book.scan(document, manuscript.surroundings);
  return document;
}

std::string read_targets(Job& job, BookDocument const& document, ReferenceTargets& targets) {
  document::OpenManuscript manuscript = document::open_manuscript(
      scan(job, document.source, document::Inlines::all, FrontOwner::site), nullptr);
  take_pandoc_marks(manuscript.document, manuscript.findings);
  take_captions(manuscript.document.blocks, pages::Design(), targets);
  targets.add(manuscript.document);
  std::string const& title = manuscript.front_matter.title;
  auto const headings = labelled_headings(manuscript.document);
  return title.empty() && !headings.empty() ? headings.front().words : title;
}

}  // namespace dawson::run
