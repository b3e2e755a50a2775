#include "compile/markdown_directives.hpp"

#include <utility>

#include "document/markdown/called_notes.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"
#include "style/styles.hpp"

namespace dawson::run {

document::ScannedMarkdown scan_markdown(Invocation& invocation, text::SourceId id,
                                        document::Inlines inlines, FrontOwner owner) {
  document::ScannedMarkdown out =
      document::scan_with_notes(invocation.sources()[id], inlines, invocation.plugin_fences());
  document::FrontMatter& front = out.front.front;
  if (owner == FrontOwner::site) front.url = {};  // Hugo has paths there
  resolve_language(front, invocation.project());
  return out;
}

PageStyle settle_front_matter(Invocation& invocation, text::SourceId id,
                              document::ParsedMarkdown const& opened, FrontOwner owner) {
  invocation.use_document_style(opened.front_matter.style, id, owner);
  StyleSheet const* const style = invocation.chosen_style();
  PageStyle keys = style ? style->pages : PageStyle();
  text::Diagnostics findings;
  take_over(keys, read_front_keys(*opened.front_entries, invocation.sources()[id], findings));
  invocation.report(std::move(findings), id);
  return keys;
}

text::Diagnostics other_names_in(text::Source const& document) {
  return other_names(*document::read_front_matter(document).entries);
}

CompiledDocument read_directives_alone(Invocation& invocation, text::SourceId id,
                                       Compilation& compilation, FrontOwner owner) {
  document::ParsedMarkdown manuscript =
      document::open_without_text(scan_markdown(invocation, id, document::Inlines::of_scan, owner));
  CompiledDocument document(invocation, id, std::move(manuscript.directives),
                            std::move(manuscript.findings));
  PageStyle const pages = settle_front_matter(invocation, id, manuscript, owner);
  take_across(pages, manuscript.surroundings.across);
  compilation.scan(document, manuscript.surroundings);
  return document;
}

}  // namespace dawson::run
