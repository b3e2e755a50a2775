#include "edition/edition.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "document/markdown/definitions.hpp"
#include "document/markdown/prose.hpp"
#include "edition/book_links.hpp"
#include "edition/reference_checks.hpp"
#include "edition/targets.hpp"
#include "edition/text_passes.hpp"
#include "session/invocation.hpp"
#include "style/styles.hpp"

namespace dawson::run {
namespace {

// Returns the design that the page keys in force ask for. A text without pages has no margins.
BookletDesign design_of(Invocation& invocation, text::SourceId id,
                        document::FrontMatter const& front, PageStyle const& pages,
                        BookletOptions const* booklet) {
  text::Diagnostics findings;
  BookletDesign out = resolve_design(front, pages, booklet ? *booklet : BookletOptions(), findings);
  if (!booklet)
    std::erase_if(findings, [](text::Diagnostic const& one) { return one.code == "W-MARGIN"; });
  invocation.report(std::move(findings), id);
  if (StyleSheet const* const style = invocation.chosen_style()) {
    out.design.head_font = look_of(style->caption, layout::head_font);
    out.design.foot_font = look_of(style->caption, layout::foot_font);
  }
  return out;
}

void settle(Invocation& invocation, text::SourceId id, Compilation& compilation,
            EditionUse const& use, Edition& out) {
  document::ParsedMarkdown& manuscript = out.manuscript;
  out.document = CompiledDocument(invocation, id, std::move(manuscript.directives),
                                  std::move(manuscript.findings));
  out.pages = settle_front_matter(invocation, id, manuscript, use.owner);
  if (use.strict) invocation.report(other_names(*manuscript.front_entries), id);
  out.style = invocation.chosen_style();
  out.chosen = design_of(invocation, id, manuscript.front_matter, out.pages, use.booklet);
  manuscript.surroundings.across = out.chosen.design.grid.across;
  compilation.scan(out.document, manuscript.surroundings);
}

}  // namespace

void read_edition(Invocation& invocation, text::SourceId id, Compilation& compilation,
                  EditionUse const& use, Edition& out) {
  document::ScannedMarkdown scanned =
      scan_markdown(invocation, id, document::Inlines::all, use.owner);
  std::optional<document::RawHtml> html;
  if (use.blocks != HtmlBlocks::as_written) html.emplace(scanned.tree, use.in_markup);
  out.manuscript = document::open_manuscript(std::move(scanned),
                                             use.blocks == HtmlBlocks::repaired ? &*html : nullptr);
  resolve_marks(out.manuscript, use.html);
  lead_within_book(invocation, id, out.manuscript.document);
  if (!use.no_pages.empty())
    drop_page_ends(out.manuscript.document.blocks, use.no_pages, out.manuscript.findings);
  settle(invocation, id, compilation, use, out);
  if (html)
    invocation.report(use.blocks == HtmlBlocks::refused ? html->unwanted() : html->findings(), id);
  if (use.set_running_text) use.set_running_text(out);
  out.text = edit_text(invocation, out.document, out.manuscript, out.chosen, out.targets);
}

void add_others(Invocation& invocation, Edition const& edition, LinkedDocuments& others,
                ReferenceTargets& targets) {
  CompiledDocument const& document = edition.document;
  QuoteSetter const quotes(invocation, document, edition.manuscript.surroundings, edition.chosen);
  for (document::WordlessLink const& one : edition.text.links) {
    std::string const label = prose::label_of(one.link);
    bool const known = targets.contains(label);
    others.add(targets, document.source, one.link);
    auto const heading = targets.headings.find(label);
    if (!known && heading != targets.headings.end())
      quotes.set(heading->second, quotes.of_titles());
  }
}

void check_links(Invocation& invocation, Edition const& edition,
                 std::set<std::string> const& printed, WrittenLinks const& written) {
  text::SourceId const id = edition.document.source;
  invocation.report(
      check_references(invocation.sources()[id], edition.manuscript.document,
                       edition.document.directives, edition.targets, printed, written.relative),
      id);
  invocation.report(far_faults(edition.targets, edition.text.links), id);
  if (!written.pages) invocation.report(asked_pages(edition.text.links), id);
}

std::string read_targets(Invocation& invocation, CompiledDocument const& document,
                         ReferenceTargets& targets) {
  document::ParsedMarkdown manuscript = document::open_manuscript(
      scan_markdown(invocation, document.source, document::Inlines::all, FrontOwner::site),
      nullptr);
  resolve_pandoc_attributes(manuscript.document, manuscript.findings);
  extract_captions(manuscript.document.blocks, pages::Design(), targets);
  targets.add(manuscript.document);
  std::string const& title = manuscript.front_matter.title;
  auto const headings = labelled_headings(manuscript.document);
  return title.empty() && !headings.empty() ? headings.front().words : title;
}

bool read_contents(Invocation& invocation, Edition& edition, Compilation& compilation,
                   Contents& contents, bool with_running_text) {
  bool sound = true;
  invocation.set_style(edition.style);
  contents.resize(edition.document.directives.size());
  for (std::size_t i = 0; i < contents.size(); ++i) {
    if (!with_running_text && edition.document.directives[i].is_inline) continue;
    compilation.each(edition.document, i, [&](Content&& content) {
      sound = sound && !std::holds_alternative<ErrorContent>(content);
      edition.targets.add(content);
      contents[i].push_back(std::move(content));
    });
  }
  return sound;
}

}  // namespace dawson::run
